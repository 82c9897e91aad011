import { shareByLargestRemainder, sumSatang } from '../pricing/money.ts';

/** A line as ordered: whole units and satang. */
export type LineToPack = { lineNo: number; quantity: number; amountSatang: number };
export type PackedLine = { lineNo: number; quantity: number; amountSatang: number };
export type OrderSums = { discountSatang: number; deliveryFeeSatang: number };

export type Packing = {
  /** Every line, including those packed in full. */
  lines: PackedLine[];
  subtotalSatang: number;
  discountSatang: number;
  totalSatang: number;
};

/**
 * The order after packing less than was ordered. A line's amount, and its share of the order's discount (largest
 * remainder, by amount), follow the packed quantity; the delivery fee stays as the buyer agreed to it, since the
 * reduction was not the buyer's doing. `packed` gives whole units by line; lines not in it are packed in full.
 *
 * Undefined if that is not a valid packing: an unknown line, more than ordered, or nothing at all.
 */
export function packOrder(
  ordered: readonly LineToPack[],
  packed: ReadonlyMap<number, number>,
  { discountSatang, deliveryFeeSatang }: OrderSums,
): Packing | undefined {
  const known = new Set(ordered.map((line) => line.lineNo));
  if ([...packed.keys()].some((lineNo) => !known.has(lineNo))) return undefined;
  const discounts = shareByLargestRemainder(
    discountSatang,
    ordered.map((line) => line.amountSatang),
  );
  const parts = ordered.map((line, index) => {
    const quantity = packed.get(line.lineNo) ?? line.quantity;
    const part = (satang: number): number =>
      quantity === line.quantity
        ? satang
        : (shareByLargestRemainder(satang, [quantity, line.quantity - quantity])[0] ?? 0);
    return { line, quantity, part, discountSatang: discounts[index] ?? 0 };
  });
  if (parts.some(({ quantity, line }) => quantity < 0 || quantity > line.quantity)) return undefined;
  if (parts.every(({ quantity }) => quantity === 0)) return undefined;
  const lines = parts.map(({ line, quantity, part }) => ({
    lineNo: line.lineNo,
    quantity,
    amountSatang: part(line.amountSatang),
  }));
  const subtotalSatang = sumSatang(lines.map((line) => line.amountSatang));
  const discount = sumSatang(parts.map(({ part, discountSatang: share }) => part(share)));
  return {
    lines,
    subtotalSatang,
    discountSatang: discount,
    totalSatang: sumSatang([subtotalSatang, -discount, deliveryFeeSatang]),
  };
}
