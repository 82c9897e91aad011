/** One exchange with the mirror of a customer's cart: what is sent, and what becomes of the lines by its answer. */
import type { MirroredCart } from '#contract/cart.schemas.ts';
import type { CallInput } from '#contract/schemas.ts';
import { addToCart, type CartLine } from '#domain/orders/cart.ts';
import { MAX_STORED_LINES } from '#domain/orders/cart.ts';
import { takeMirror } from '#domain/orders/cart-mirror.ts';
import { UNIT_NUMBERS, quantityOf } from '#domain/pricing/units.ts';
import type { CartChanges } from './cart-changes.ts';

type Changes = CallInput<'putCart'>['body']['Changes'];
export type CartAndChanges = { lines: readonly CartLine[]; changes: CartChanges };

const MAX_AGO_MS = 31 * 24 * 3600 * 1000;

/** The changes as they are sent: how long ago rather than when, since clocks differ. */
export function changesToTell({ lines, changes }: CartAndChanges, now: number): Changes {
  const byCode = new Map(lines.map((line) => [line.P_Code, line]));
  return [...changes.changed].slice(0, MAX_STORED_LINES).map(([P_Code, at]) => {
    const Ago = Math.round(Math.min(Math.max(now - at, 0), MAX_AGO_MS));
    const line = byCode.get(P_Code);
    if (!line) return { P_Code, qty1: 0, qty2: 0, qty3: 0, selected: false, Removed: true, Ago };
    const { qty1, qty2, qty3, selected } = line;
    return { P_Code, qty1, qty2, qty3, selected, Removed: false, Ago };
  });
}

/** A guest's quantities come on top of what the customer's other browsers have, not in its place (S-14). */
export function settleMoved({ lines, changes }: CartAndChanges, mirror: MirroredCart): CartAndChanges {
  const theirs = new Map(mirror.Lines.map((line) => [line.P_Code, line]));
  const removed = new Set(mirror.Removed);
  const settled = lines.map((line) => {
    const brought = changes.moved.get(line.P_Code);
    const there = theirs.get(line.P_Code);
    if (!brought || (!there && !removed.has(line.P_Code))) return line;
    const empty = { ...line, qty1: 0, qty2: 0, qty3: 0, selected: true };
    const sum = UNIT_NUMBERS.reduce<CartLine[]>(
      (sums, unit) => addToCart(sums, { P_Code: line.P_Code, unit, quantity: quantityOf(brought, unit) }),
      [there ?? empty],
    );
    return { ...(sum[0] ?? line), selected: line.selected || (there?.selected ?? false) };
  });
  return { lines: settled, changes: { ...changes, moved: new Map() } };
}

/**
 * The lines after the mirror's answer. `told` are the changes that it has accepted; what changed while the call was
 * under way (another time in `changes`), and what exceeded its limit, stays as it is here and is sent next time.
 */
export function afterAnswer(
  { lines, changes }: CartAndChanges,
  mirror: MirroredCart,
  { told, now }: { told: ReadonlyMap<string, number>; now: number },
): CartAndChanges {
  const refused = new Set(mirror.Refused);
  const pending = new Map(
    [...changes.changed].filter(([code, at]) => told.get(code) !== at || refused.has(code)),
  );
  const rest = { ...changes, changed: pending, version: mirror.Version };
  // Nothing was new, and what the shop has corrected here since stays corrected.
  if (mirror.Version === changes.version && told.size === 0 && pending.size === changes.changed.size)
    return { lines, changes: rest };
  const taken = takeMirror(
    lines,
    { lines: mirror.Lines, removed: mirror.Removed },
    { pending: new Set(pending.keys()) },
  );
  const unheard = taken.unheard.map((code) => [code, now] as const);
  return { lines: taken.lines, changes: { ...rest, changed: new Map([...pending, ...unheard]) } };
}
