/** What an order gets of promotions, in the format of the calls: names in the caller's language, baht. */
import type { Discount } from '#domain/orders/line-money.ts';
import { bahtFromSatang } from '#domain/pricing/money.ts';
import { toldNearly } from '#contract/told-nearly.ts';
import type { OrderDetail, OrderProblem } from '#contract/orders.schemas.ts';
import type { Language } from '../../http/messages.ts';
import type { OrderPromotion } from '../promotion/promotion.public.ts';
import type { QuotedNearly, QuotedProblem } from './orders.quote.promotions.rules.ts';

/** A promotion as an order names it. */
export type Named = Pick<OrderPromotion, 'promotionId' | 'nameTh' | 'nameEn'>;

const nameIn = (language: Language, { nameTh, nameEn }: Pick<Named, 'nameTh' | 'nameEn'>): string =>
  language === 'en' ? nameEn : nameTh;

type Line = OrderDetail['OrderDetails'][number];

/** `Discounts` of a line, or nothing. */
export function presentDiscounts(
  discounts: readonly Discount[],
  promotions: readonly Named[],
  language: Language,
): Pick<Line, 'Discounts'> {
  if (discounts.length === 0) return {};
  return {
    Discounts: discounts.map(({ id, satang }) => {
      const promotion = promotions.find(({ promotionId }) => promotionId === id);
      return {
        PromotionId: id,
        Name: promotion ? nameIn(language, promotion) : '',
        Amount: bahtFromSatang(satang),
      };
    }),
  };
}

/** `Promotions` of an order, or nothing. */
export function presentPromotions(
  promotions: readonly Omit<OrderPromotion, 'version' | 'isLimited'>[],
  language: Language,
): Pick<OrderDetail, 'Promotions'> {
  if (promotions.length === 0) return {};
  return {
    Promotions: promotions.map((one) => ({
      PromotionId: one.promotionId,
      Name: nameIn(language, one),
      DiscountAmount: bahtFromSatang(one.discountSatang),
      FreeAmount: bahtFromSatang(one.freeSatang),
      Times: one.times,
      ...(one.couponId !== null && { CouponId: one.couponId }),
    })),
  };
}

export const presentNearly = (one: QuotedNearly, language: Language) =>
  toldNearly(one, nameIn(language, one));

export function presentProblem({ named, ...problem }: QuotedProblem, language: Language): OrderProblem {
  const { promotion, gift } = named ?? {};
  return {
    ...problem,
    ...(promotion && { PromotionName: nameIn(language, promotion) }),
    ...(gift && { GiftName: nameIn(language, gift) }),
  };
}
