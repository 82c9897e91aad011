/** The lowest that a shop allows for a piece of a product: no discount, change or agreement goes below it. */
import { priceWithTax, taxWithin, type BasisPoints, type TaxType } from './tax.ts';

type Unit = {
  /** Of one piece, without tax; null where the shop has set none. */
  floorSatang: number | null;
  unit: 1 | 2 | 3;
  /** Pieces per unit. */
  rate: number;
};

/** Whether a unit at this price, without its tax, costs less than its pieces do at least. */
export function isBelowFloor(
  { floorSatang, rate, unit }: Unit,
  { satang, type }: { satang: number; type: TaxType },
  vatRate: BasisPoints,
): boolean {
  if (floorSatang === null) return false;
  const paid = priceWithTax(satang, type, vatRate);
  return paid - taxWithin(paid, type, vatRate) < floorSatang * (unit === 1 ? 1 : rate);
}
