/**
 * Money in the rules and in the database is an integer of satang (1 baht = 100 satang);
 * calls carry baht as numbers with at most 2 decimals.
 */

export const SATANG_PER_BAHT = 100;

/**
 * The maximum for a price, a line or the goods of an order: a billion baht. Calls carry no larger amount, and
 * anything computed from it (VAT, sums of many orders) stays exact.
 */
export const MAX_SATANG = 100_000_000_000;

/** Satang as baht, exact to 2 decimals. Throws RangeError when satang is not a safe integer. */
export function bahtFromSatang(satang: number): number {
  return assertSatang(satang) / SATANG_PER_BAHT;
}

/** Baht as satang. Throws RangeError for more than 2 decimals, infinities and unsafe amounts. */
export function satangFromBaht(baht: number): number {
  const satang = Math.round(baht * SATANG_PER_BAHT);
  // 1.005 * 100 is not 100.5 in binary: only a number that survives the round trip had 2 decimals.
  if (!Number.isSafeInteger(satang) || satang / SATANG_PER_BAHT !== baht) {
    throw new RangeError(`Not an amount of baht with at most 2 decimals: ${baht}`);
  }
  return satang === 0 ? 0 : satang;
}

/** The price of `quantity` items, in satang. Throws RangeError if the product is no longer exact. */
export function multiplySatang(satang: number, quantity: number): number {
  if (!Number.isSafeInteger(quantity)) throw new RangeError(`Not a whole quantity: ${quantity}`);
  const product = assertSatang(satang) * quantity;
  return assertSatang(product === 0 ? 0 : product);
}

/** The sum in satang. Throws RangeError if it is no longer exact. */
export function sumSatang(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => assertSatang(sum + assertSatang(amount)), 0);
}

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

/** A quotient of whole numbers rounded half up, without binary fractions. */
export function dividedHalfUp(dividend: number, divisor: number): number {
  const rest = dividend % divisor;
  return (dividend - rest) / divisor + (rest * 2 >= divisor ? 1 : 0);
}

/**
 * `part` of `whole` in percent with 2 decimals, at most 100 unless `capped` is false (K-05). A whole of 0 or less
 * gives 0: there is no progress towards nothing.
 */
export function percentage(
  part: number,
  whole: number,
  { capped = true }: { capped?: boolean } = {},
): number {
  if (!(whole > 0) || !Number.isFinite(part)) return 0;
  const percent = Math.round((part / whole) * 100 * 100) / 100;
  return capped ? Math.min(percent, 100) : percent;
}

function assertSatang(satang: number): number {
  if (!Number.isSafeInteger(satang)) throw new RangeError(`Not a whole amount of satang: ${satang}`);
  return satang;
}
