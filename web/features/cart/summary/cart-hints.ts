import { orderLimitProblem } from '#domain/orders/order-limits.ts';
import { percentage } from '#domain/pricing/money.ts';
import type { CartRules } from '../store/cart-rules.ts';

/** What the sum of the goods is short of, or over; amounts in satang. */
export type CartHint =
  | { code: 'BELOW_MINIMUM'; missingSatang: number; limitSatang: number; percent: number }
  | { code: 'ABOVE_MAXIMUM'; overSatang: number; limitSatang: number }
  | { code: 'FREE_DELIVERY_IN'; missingSatang: number; percent: number }
  | { code: 'FREE_DELIVERY' };

/** The limits of the shop come first; how far it is to free delivery matters only inside them. */
export function cartHint(goodsSatang: number, { limits, delivery }: CartRules): CartHint | undefined {
  if (goodsSatang <= 0) return undefined;
  const problem = orderLimitProblem(goodsSatang, limits);
  if (problem?.code === 'ABOVE_MAXIMUM')
    return { ...problem, code: 'ABOVE_MAXIMUM', overSatang: goodsSatang - problem.limitSatang };
  if (problem)
    return {
      ...problem,
      code: 'BELOW_MINIMUM',
      missingSatang: problem.limitSatang - goodsSatang,
      percent: percentage(goodsSatang, problem.limitSatang),
    };
  const { feeSatang, freeFromSatang } = delivery;
  if (feeSatang === 0 || freeFromSatang === 0) return undefined;
  if (goodsSatang >= freeFromSatang) return { code: 'FREE_DELIVERY' };
  return {
    code: 'FREE_DELIVERY_IN',
    missingSatang: freeFromSatang - goodsSatang,
    percent: percentage(goodsSatang, freeFromSatang),
  };
}
