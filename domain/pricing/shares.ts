/** Parts of an amount of satang that add up to it exactly; apart from `money.ts`, which every page loads. */
import { assertSatang } from './money.ts';

/**
 * Splits `totalSatang` by `weights` so that the shares add up to it exactly: every share is rounded towards zero,
 * and the remainder goes, one satang each, to the largest remainders (the earlier one on a tie). If all weights are
 * 0 the split is even. Throws RangeError for a negative or infinite weight.
 */
export function shareByLargestRemainder(totalSatang: number, weights: readonly number[]): number[] {
  assertSatang(totalSatang);
  if (weights.some((weight) => !Number.isSafeInteger(weight) || weight < 0)) {
    throw new RangeError('Weights are whole numbers from 0');
  }
  if (weights.length === 0) {
    if (totalSatang === 0) return [];
    throw new RangeError('Nothing to share the amount among');
  }
  // BigInt: a total times a weight easily exceeds the safe integers.
  const even = weights.every((weight) => weight === 0);
  const parts = weights.map((weight) => BigInt(even ? 1 : weight));
  const whole = parts.reduce((sum, part) => sum + part, 0n);
  const total = BigInt(Math.abs(totalSatang));
  const shares = parts.map((part) => (total * part) / whole);
  let left = total - shares.reduce((sum, share) => sum + share, 0n);
  const byRemainder = parts
    .map((part, index) => ({ index, remainder: (total * part) % whole }))
    .toSorted((a, b) => Number(b.remainder > a.remainder) - Number(b.remainder < a.remainder));
  for (const { index } of byRemainder) {
    if (left === 0n) break;
    shares[index] = (shares[index] ?? 0n) + 1n;
    left -= 1n;
  }
  return shares.map((share) => (totalSatang < 0 && share > 0n ? -Number(share) : Number(share)));
}

/**
 * The share of `satang` that `part` of `whole` has, rounded half up. It never falls as the part grows, so the
 * differences of growing parts are shares that add up exactly and are never negative. Throws RangeError unless
 * 0 <= part <= whole.
 */
export function partOf(satang: number, part: number, whole: number): number {
  if (!Number.isSafeInteger(part) || !Number.isSafeInteger(whole) || part < 0 || part > whole || whole === 0)
    throw new RangeError('A part is between nothing and the whole');
  // BigInt: the product easily exceeds the safe integers.
  const [all, of] = [BigInt(whole), BigInt(assertSatang(satang)) * BigInt(part)];
  return Number((of * 2n + all) / (all * 2n));
}
