/** Sums of satang that may be broken until they are rounded; apart from `money.ts`, whose amounts are always whole. */
import type { BasisPoints } from '../pricing/tax.ts';

/** Less than any real difference of shares, more than the error of adding them up in binary fractions. */
export const TINY = 1e-6;

/** Half up; what is half but for that error counts as half. */
export const roundedSatang = (satang: number): number => Math.floor(satang + 0.5 + TINY);

/** Without binary fractions as long as the amount is whole. */
export function percentOf(satang: number, basisPoints: BasisPoints): number {
  const near = Math.round(satang);
  if (Math.abs(near - satang) > TINY) return (satang * basisPoints) / WHOLE;
  // In two parts: the product of a large order may not be exact.
  const rest = near % WHOLE;
  return ((near - rest) / WHOLE) * basisPoints + (rest * basisPoints) / WHOLE;
}
const WHOLE = 10_000;

/** A loop: it is called thousands of times a cart. */
export function sum(all: readonly number[]): number {
  let total = 0;
  for (const one of all) total += one;
  return total;
}
