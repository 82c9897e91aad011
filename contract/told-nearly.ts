/** What is nearly reached in the words of the calls: told by the server's quote, and by the page's own computation. */
import { bahtFromSatang } from '#domain/pricing/money.ts';
import type { NearlyReached } from '#domain/promotion/nearly-reached.ts';
import type { CallAnswer } from './schemas.ts';

type Told = NonNullable<CallAnswer<'quote'>['NearlyReached']>[number];

/** Baht in place of satang; pieces stay pieces. */
export function toldNearly(one: NearlyReached, name: string): Told {
  const { condition, discount } = one;
  const amount = (count: number) => (condition === 'quantity' ? count : bahtFromSatang(count));
  return {
    PromotionId: one.id,
    Name: name,
    Condition: condition,
    Have: amount(one.have),
    Missing: amount(one.missing),
    ...(discount && {
      Discount: {
        Code: discount.code,
        Value: discount.code === 'P' ? discount.basisPoints / 100 : bahtFromSatang(discount.satang),
      },
    }),
    Saving: bahtFromSatang(one.savingSatang),
    ...(one.isHeldBack && { IsHeldBack: true }),
    Free: one.free,
  };
}
