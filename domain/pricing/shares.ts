/** Parts of an amount of satang that add up to it exactly; apart from `money.ts`, which every page loads. */
import { assertSatang } from './money.ts';

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
