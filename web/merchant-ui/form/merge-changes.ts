/** Two people changed the same record: what each changed, put together. */

type Sides<Values> = {
  /** As it was when the form was begun. */
  base: Values;
  mine: Values;
  /** As it is stored now. */
  theirs: Values;
  /** Fields that are one thing: who changed one of them has decided on all. */
  together?: Groups;
};

export type Merged<Values> = {
  values: Values;
  /** The fields that both changed, each to something else: mine is in `values`. */
  clashes: string[];
};

type Groups = readonly (readonly string[])[];

/** Of every form that has them: half of a place is another place. */
const ALWAYS = [
  ['Province', 'Ampher', 'Town', 'PostalCode'],
  ['LatDecimal', 'LonDecimal'],
] as const;

/**
 * Only what is changed here goes over what is stored now. A list is one field: its lines have no names of their own, so that
 * lines of two people are never mixed.
 */
export function mergeChanges<Values extends Record<string, unknown>>({
  base,
  mine,
  theirs,
  together = [],
}: Sides<Values>): Merged<Values> {
  const values: Record<string, unknown> = { ...theirs };
  const clashes: string[] = [];
  for (const name of Object.keys(mine)) {
    const whole = fieldsWith(name, together);
    if (whole.every((one) => isSame(mine[one], base[one]))) continue;
    values[name] = mine[name];
    const isTheirs = whole.some((one) => !isSame(theirs[one], base[one]));
    if (isTheirs && !isSame(mine[name], theirs[name])) clashes.push(name);
  }
  return { values: values as Values, clashes };
}

/** The fields that are one thing with this one, itself included. */
export const fieldsWith = (name: string, together: Groups = []): readonly string[] =>
  [...ALWAYS, ...together].find((group) => group.some((one) => one === name)) ?? [name];

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** A value of a form as a line of text; '' for none, undefined for a yes or no, which only the reader's language can say. */
export function textOfValue(value: unknown): string | undefined {
  if (typeof value === 'boolean') return undefined;
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map((one) => textOfValue(one) ?? '').join(', ');
  if (typeof value === 'object' && value !== null)
    return Object.values(value)
      .map((one) => textOfValue(one) ?? '')
      .filter((text) => text !== '')
      .join(' ');
  return '';
}
