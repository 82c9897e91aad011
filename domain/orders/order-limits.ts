/** The checkout value limits of the settings, in satang; 0 means no limit (V-01). */
export type OrderLimits = { minimumSatang: number; maximumSatang: number };
export type OrderLimitProblem = { code: 'BELOW_MINIMUM' | 'ABOVE_MAXIMUM'; limitSatang: number };

/**
 * What is wrong with the value of the goods (without delivery fee), or undefined; the limits themselves are
 * allowed.
 */
export function orderLimitProblem(
  goodsSatang: number,
  { minimumSatang, maximumSatang }: OrderLimits,
): OrderLimitProblem | undefined {
  if (minimumSatang > 0 && goodsSatang < minimumSatang) {
    return { code: 'BELOW_MINIMUM', limitSatang: minimumSatang };
  }
  if (maximumSatang > 0 && goodsSatang > maximumSatang) {
    return { code: 'ABOVE_MAXIMUM', limitSatang: maximumSatang };
  }
  return undefined;
}
