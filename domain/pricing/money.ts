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

/** Returns it. Throws RangeError when satang is not a safe integer. */
export function assertSatang(satang: number): number {
  if (!Number.isSafeInteger(satang)) throw new RangeError(`Not a whole amount of satang: ${satang}`);
  return satang;
}
