/** The cart of two customers who become one. */
import { mergeGuestCart } from '#domain/orders/cart.ts';
import { mergeChanges, type MirroredLine } from '#domain/orders/cart-mirror.ts';

/** Quantities of the same product are added; devices of the kept customer hear of what came. */
export function joinedCart(
  kept: readonly MirroredLine[],
  double: readonly MirroredLine[],
  now: number,
): MirroredLine[] {
  const inCart = (lines: readonly MirroredLine[]) => lines.filter(({ removed }) => !removed);
  const came = new Set(inCart(double).map(({ P_Code }) => P_Code));
  const changes = mergeGuestCart(inCart(kept), inCart(double))
    .filter(({ P_Code }) => came.has(P_Code))
    .map((line) => Object.assign({}, line, { removed: false, changedAt: now }));
  return mergeChanges(kept, changes, { now }).lines;
}
