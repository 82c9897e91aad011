/** The goods of a cart as promotions count them: the dearest pieces first, whatever the order of the cart. */
import { multiplySatang } from '../pricing/money.ts';
import type { PromotableLine } from './promotion-terms.ts';

export type Goods = {
  /** Its place among the goods of the cart, by which discounts are kept. */
  place: number;
  /** The place of its line in the cart. */
  at: number;
  productCode: string;
  unitRate: number;
  quantity: number;
  unitPriceSatang: number;
  pieces: number;
  grossSatang: number;
  /** What all promotions together may take off, so that no piece gets below its floor. */
  roomSatang: number;
};

/** Dearest piece first; of two alike the one whose product and unit sort first, so that the order of lines does not matter. */
export function goodsOf(lines: readonly PromotableLine[]): Goods[] {
  return lines
    .map((line, at) => ({ line, at }))
    .filter(({ line }) => line.quantity > 0)
    .toSorted(
      ({ line: a }, { line: b }) =>
        b.unitPriceSatang * a.unitRate - a.unitPriceSatang * b.unitRate ||
        compareText(a.productCode, b.productCode) ||
        a.unitNo - b.unitNo ||
        b.quantity - a.quantity,
    )
    .map(({ line, at }, place) => {
      const { productCode, unitRate, quantity, unitPriceSatang } = line;
      const pieces = quantity * unitRate;
      const grossSatang = multiplySatang(unitPriceSatang, quantity);
      const roomSatang = Math.max(0, grossSatang - (line.floorSatang ?? 0) * pieces);
      return { place, at, productCode, unitRate, quantity, unitPriceSatang, pieces, grossSatang, roomSatang };
    });
}

export const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

export type CountBy = 'pieces' | 'satang';

/** How much goods count. */
export const sizeOf = (one: Goods, by: CountBy): number => (by === 'pieces' ? one.pieces : one.grossSatang);

export function countOf(goods: readonly Goods[], by: CountBy): number {
  let count = 0;
  for (const one of goods) count += sizeOf(one, by);
  return count;
}

const roomOfUnit = ({ roomSatang, quantity }: Goods): number => roomSatang / (quantity || 1);

/**
 * How many units of each goods begin in each of the counts. A unit is counted once, where its first piece is, though the count
 * may end within it: what is above takes the discount of what is counted from nobody. The smallest units are counted first, so
 * that one more unit in the cart never makes them fewer; of two alike, the one of which a floor keeps back less.
 */
export function unitsCounted(goods: readonly Goods[], counts: readonly number[], by: CountBy): number[][] {
  const size = (one: Goods) => (by === 'pieces' ? one.unitRate : one.unitPriceSatang);
  const smallestFirst = goods
    .map((one, index) => ({ one, index }))
    .toSorted((a, b) => size(a.one) - size(b.one) || roomOfUnit(b.one) - roomOfUnit(a.one));
  const left = goods.map((one) => one.quantity);
  /** What of the unit in which the count before ended is still to be counted. */
  let rest = 0;
  return counts.map((count) => {
    const units = goods.map(() => 0);
    let open = count - Math.min(count, rest);
    rest -= count - open;
    for (const { one, index } of smallestFirst) {
      const begin = size(one) > 0 ? Math.ceil(open / size(one)) : Infinity;
      const taken = Math.min(left[index] ?? 0, begin);
      units[index] = taken;
      left[index] = (left[index] ?? 0) - taken;
      open -= taken * size(one);
      if (open < 0) {
        rest = -open;
        open = 0;
      }
      if ((left[index] ?? 0) > 0) break;
    }
    return units;
  });
}
