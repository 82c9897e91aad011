import { quantityOf, type PricedUnit, type UnitQuantities } from '#domain/pricing/units.ts';

type Unit = Pick<PricedUnit, 'unit' | 'rate'>;

/**
 * The quantities cut down to the pieces that are left: as many of the big units as fit, then of the smaller ones.
 * Where not one wanted unit fits, what is left is taken in the smallest unit that does. All 0 when nothing fits.
 */
export function fitToStock(
  wanted: UnitQuantities,
  { units, left }: { units: readonly Unit[]; left: number },
): UnitQuantities {
  const fitted: UnitQuantities = { qty1: 0, qty2: 0, qty3: 0 };
  const bySize = units.toSorted((a, b) => b.rate - a.rate);
  let rest = left;
  for (const { unit, rate } of bySize) {
    const quantity = Math.min(quantityOf(wanted, unit), Math.floor(rest / rate));
    fitted[`qty${unit}`] = quantity;
    rest -= quantity * rate;
  }
  const smallest = bySize.at(-1);
  if (smallest && rest === left) fitted[`qty${smallest.unit}`] = Math.floor(left / smallest.rate);
  return fitted;
}
