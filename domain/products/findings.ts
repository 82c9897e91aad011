/** What can be wrong with a product (R-47x). What each means is said in the database: `find_wrong_products`. */
export const findingKinds = [
  'noPrice',
  'belowCost',
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

/** That prices are below cost says something of the cost. */
export const kindsFor = (rights: readonly string[]): FindingKind[] =>
  findingKinds.filter((kind) => kind !== 'belowCost' || rights.includes('costs'));
