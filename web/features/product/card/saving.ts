import type { PricedUnit } from '#domain/pricing/units.ts';

/** By how much a piece is cheaper in this unit than in the smallest one, in whole percent rounded down; 0 where it is not. */
export function savingPercent(unit: PricedUnit, units: readonly PricedUnit[]): number {
  const smallest = units.toSorted((a, b) => a.rate - b.rate)[0];
  if (!smallest || smallest.priceSatang <= 0) return 0;
  // Whole numbers as long as can be: 5 % must not become 4 by a fraction of a billionth.
  const alone = (smallest.priceSatang * unit.rate) / smallest.rate;
  return Math.max(0, Math.floor(((alone - unit.priceSatang) * 100) / alone));
}

/** The unit in which a piece is cheapest, and by how much; undefined where none saves anything. */
export function bestSaving<Unit extends PricedUnit>(
  units: readonly Unit[],
): { unit: Unit; percent: number } | undefined {
  const [best] = units
    .map((unit) => ({ unit, percent: savingPercent(unit, units) }))
    .toSorted((a, b) => b.percent - a.percent);
  return best && best.percent > 0 ? best : undefined;
}
