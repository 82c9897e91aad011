import { changedCells, type PriceCell } from '#domain/pricing/price-cells.ts';

/** What of a thing is another after a change, in the order of its fields. */
type State = { readonly [field: string]: unknown } | null;
export type Change = { field: string; before?: unknown; after?: unknown };

/** They say which price a row is about, and stay as they are. */
const KEPT: ReadonlySet<string> = new Set(['unit', 'level']);

/** Only what differs; a field that is new has no before, one that is gone no after. */
export function changesBetween(before: State, after: State): Change[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields].flatMap((field): Change[] => {
    const [was, is] = [before?.[field] ?? undefined, after?.[field] ?? undefined];
    if (JSON.stringify(was) !== JSON.stringify(is)) return [{ field, before: was, after: is }];
    return KEPT.has(field) ? [{ field, after: is }] : [];
  });
}

const cellsOf = (value: unknown): readonly PriceCell[] =>
  Array.isArray(value) ? (value as readonly PriceCell[]) : [];

/** Of prices before and after, as the log holds them: those that are others, one by one. */
export const pricesBetween = (before: unknown, after: unknown) =>
  changedCells(cellsOf(before), cellsOf(after));
