import {
  firstOf,
  orderSums,
  type Fee,
  type LineMoney,
  type OrderSums,
  type PartMoney,
} from './line-money.ts';

/** A line as ordered. */
export type LineToPack = Omit<LineMoney, 'taxType' | 'taxRate'> & { lineNo: number };
export type PackedLine = PartMoney & { lineNo: number };

/** Why less of a line is packed than was ordered. */
export const shortReasons = ['outOfStock', 'damaged', 'expired', 'other'] as const;
export type ShortReason = (typeof shortReasons)[number];

/** Every line, including those packed in full, and the sums of the order. */
export type Packing = OrderSums & { lines: PackedLine[] };

/**
 * The order after packing less than was ordered. Amount, discount and tax of a line follow the packed quantity; the
 * delivery fee stays as the buyer agreed to it, since the reduction was not the buyer's doing. `packed` gives whole
 * units by line; lines not in it are packed in full.
 *
 * Undefined if that is not a valid packing: an unknown line, more than ordered, or nothing at all.
 */
export function packOrder(
  ordered: readonly LineToPack[],
  packed: ReadonlyMap<number, number>,
  fee: Fee,
): Packing | undefined {
  const known = new Set(ordered.map((line) => line.lineNo));
  if ([...packed.keys()].some((lineNo) => !known.has(lineNo))) return undefined;
  const parts = ordered.map((line) => ({ line, quantity: packed.get(line.lineNo) ?? line.quantity }));
  if (parts.some(({ quantity, line }) => quantity < 0 || quantity > line.quantity)) return undefined;
  if (parts.every(({ quantity }) => quantity === 0)) return undefined;
  const lines = parts.map(({ line, quantity }) =>
    Object.assign(firstOf(line, quantity), { lineNo: line.lineNo }),
  );
  return { lines, ...orderSums(lines, fee) };
}
