import type { Registration } from './registrations.queries.ts';

export type Outcome = 'approved' | 'refused' | 'elsewhere';
export type Decided = {
  row: Registration;
  outcome: Outcome;
  /** The code of the row above it; undefined for the first. */
  above: string | undefined;
};

/** The list as it stands, and in their places those that were decided meanwhile: nothing moves under the pointer. */
export function withDecided(
  rows: readonly Registration[],
  decided: readonly Decided[],
): readonly Registration[] {
  const all = [...rows];
  const placeOf = (code: string | undefined) => all.findIndex(({ CUSTOMERCODE }) => CUSTOMERCODE === code);
  // Those whose neighbour above is in place come first: it may have been decided later.
  let left = decided.filter(({ row }) => placeOf(row.CUSTOMERCODE) < 0);
  while (left.length > 0) {
    const next = left.find(({ above }) => above === undefined || placeOf(above) >= 0) ?? left[0];
    if (!next) break;
    all.splice(placeOf(next.above) + 1, 0, next.row);
    left = left.filter((one) => one !== next);
  }
  return all;
}
