/** A change of many prices by one rule: up or down, by percent or baht, rounded. */
import { SATANG_PER_BAHT } from './money.ts';

/**
 * `none` to the satang, `half` to 50 satang (x.00 or x.50), `baht` to whole baht (x.00), `five` to 5 baht, `nine` to the nearest
 * baht that ends in 9.
 */
export const priceRoundings = ['none', 'half', 'baht', 'five', 'nine'] as const;
export type PriceRounding = (typeof priceRoundings)[number];

export type PriceChange = {
  by: 'percent' | 'baht';
  /** Hundredths of a percent, or satang; below 0 takes off. */
  amount: number;
  rounding: PriceRounding;
};

const STEPS = {
  none: 1,
  half: SATANG_PER_BAHT / 2,
  baht: SATANG_PER_BAHT,
  five: 5 * SATANG_PER_BAHT,
  nine: 10 * SATANG_PER_BAHT,
};
const NINE = 9 * SATANG_PER_BAHT;
const WHOLE = 10_000;

/** The price after the change, in satang, half a step rounded up; 0 or less is no price. */
export function changedPrice(satang: number, { by, amount, rounding }: PriceChange): number {
  // Exact: prices are at most 10^11 satang, and changes a few thousand percent.
  const added = by === 'baht' ? amount : Math.round((satang * amount) / WHOLE);
  const moved = satang + added;
  if (moved <= 0) return 0;
  const step = STEPS[rounding];
  if (rounding !== 'nine') return Math.round(moved / step) * step;
  return Math.max(NINE, Math.round((moved - NINE) / step) * step + NINE);
}
