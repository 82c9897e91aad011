/**
 * The lowest that a shop allows for a piece of a product: no discount, change or agreement goes below it, and no price is set below it
 * (decision 77). A floor that is raised above prices that are there refuses nothing; these are found (`findings.ts`).
 */
import { changedCells, type PriceCell } from './price-cells.ts';
import { priceWithTax, taxWithin, type BasisPoints, type TaxType } from './tax.ts';
import type { UnitNumber } from './units.ts';

type Unit = {
  /** Of one piece, without tax; null where the shop has set none. */
  floorSatang: number | null;
  /** Pieces per unit. */
  rate: number;
};

/** Whether a unit at this price, without its tax, costs less than its pieces do at least. */
export function isBelowFloor(
  { floorSatang, rate }: Unit,
  { satang, type }: { satang: number; type: TaxType },
  vatRate: BasisPoints,
): boolean {
  if (floorSatang === null) return false;
  const paid = priceWithTax(satang, type, vatRate);
  return paid - taxWithin(paid, type, vatRate) < floorSatang * rate;
}

type Floored = {
  units: readonly { no: UnitNumber; rate: number }[];
  floorSatang: number | null;
  vatRate: BasisPoints;
};

/** The prices of a product that are new or changed, and below its floor: one that stays as it was is let be. */
export function cellsBelowFloor(
  { before, after }: Record<'before' | 'after', readonly PriceCell[]>,
  { units, floorSatang, vatRate }: Floored,
): PriceCell[] {
  return changedCells(before, after).flatMap(({ after: cell }) => {
    const rate = units.find(({ no }) => no === cell?.unit)?.rate;
    return cell && rate !== undefined && isBelowFloor({ floorSatang, rate }, cell, vatRate) ? [cell] : [];
  });
}
