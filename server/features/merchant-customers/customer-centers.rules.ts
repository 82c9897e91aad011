/**
 * A customer's centers after staff chose among their own: those of others stay where they are, so that the first one, which is
 * the customer's own, changes only by whom it belongs to.
 */
export function centersAfter(
  before: readonly string[],
  { chosen, own }: { chosen: readonly string[]; own: readonly string[] },
): string[] {
  const left = [...chosen];
  const kept = before.flatMap((unit) => (own.includes(unit) ? left.splice(0, 1) : [unit]));
  return [...kept, ...left];
}
