/** What can be wrong with a product (R-47x). What each means is said in the database: `find_wrong_products`. */
export const findingKinds = [
  'noPrice',
  'belowCost',
  'belowFloor',
  'unitRates',
  'dearerUnit',
  'barcodeTwice',
  'noPicture',
  'noCategory',
  'noEnglish',
] as const;
export type FindingKind = (typeof findingKinds)[number];

/** More of a kind are not counted. */
export const MOST_COUNTED = 500;

/** Thai letters, marks and digits: a name that has any is not in English. */
export const hasThai = (text: string): boolean => /[\u0E01-\u0E5B]/.test(text);

/** Of these each center has its own: a price that it has for itself. The rest is of the product as a whole. */
export const kindsOfCenters: readonly FindingKind[] = ['belowCost', 'belowFloor'];

/** That prices are below cost or floor says something of them. */
export const kindsFor = (rights: readonly string[]): FindingKind[] =>
  findingKinds.filter((kind) => !kindsOfCenters.includes(kind) || rights.includes('costs'));
