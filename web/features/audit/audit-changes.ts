/** What of a thing is another after a change, in the order of its fields. */
type State = { readonly [field: string]: unknown } | null;
export type Change = { field: string; before: string | undefined; after: string | undefined };

/** Only what differs; a field that is new has no before, one that is gone no after. */
export function changesBetween(before: State, after: State): Change[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields]
    .map((field) => ({ field, before: textOf(before?.[field]), after: textOf(after?.[field]) }))
    .filter((change) => change.before !== change.after);
}

function textOf(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
