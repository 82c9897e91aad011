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
  for (const { row, above } of decided) {
    if (all.some(({ CUSTOMERCODE }) => CUSTOMERCODE === row.CUSTOMERCODE)) continue;
    const at = all.findIndex(({ CUSTOMERCODE }) => CUSTOMERCODE === above);
    all.splice(at + 1, 0, row);
  }
  return all;
}
