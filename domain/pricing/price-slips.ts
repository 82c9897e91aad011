/** Changes of prices that look like a slip of the hand: they are asked about before they are saved. */
import { CELLS, type PriceCell } from './price-cells.ts';
import { LEVELS, type PriceLevel } from './pricing.ts';
import type { UnitNumber } from './units.ts';

/** In satang as set; `before` is null where there was no price. */
export type PriceSlip = { unit: UnitNumber; level: PriceLevel; before: number | null; after: number };

type Prices = {
  before: readonly PriceCell[];
  after: readonly PriceCell[];
  /** What holds where there is no price, such as under those of a center. */
  below?: readonly PriceCell[];
};

/**
 * Prices that become others by more than half, up or down, and those by which a level comes to cost more than the one before it in
 * a unit where none did. A price that is taken away is neither.
 */
export function priceSlips({ before, after, below = [] }: Prices): PriceSlip[] {
  const find = (cells: readonly PriceCell[], unit: UnitNumber, level: PriceLevel): number | null =>
    cells.find((cell) => cell.unit === unit && cell.level === level)?.satang ?? null;
  const priceIn = (own: readonly PriceCell[], unit: UnitNumber, level: PriceLevel): number | null =>
    find(own, unit, level) ?? find(below, unit, level);
  const levelsIn = (own: readonly PriceCell[], unit: UnitNumber) =>
    LEVELS.map((level) => priceIn(own, unit, level)).filter((satang) => satang !== null);
  return CELLS.flatMap(({ unit, level }): PriceSlip[] => {
    const [was, is] = [priceIn(before, unit, level), priceIn(after, unit, level)];
    if (is === null || is === was) return [];
    const leaps = was !== null && Math.abs(is - was) * 2 > was;
    const held = levelsIn(before, unit);
    const place = LEVELS.slice(0, level - 1).filter((one) => priceIn(after, unit, one) !== null).length;
    const levels = levelsIn(after, unit);
    const breaks =
      held.length > 0 && isOrdered(held) && !isOrdered(levels.slice(Math.max(0, place - 1), place + 2));
    return leaps || breaks ? [{ unit, level, before: was, after: is }] : [];
  });
}

const isOrdered = (levels: readonly number[]): boolean =>
  levels.every((satang, at) => at === 0 || satang <= (levels[at - 1] ?? satang));
