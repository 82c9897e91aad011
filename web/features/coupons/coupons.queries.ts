/** Coupons. What a customer has is asked for each time: an order or a salesman may have used one meanwhile. */
import { queryOptions } from '@tanstack/react-query';
import type { CallAnswer } from '#contract/schemas.ts';
import type { Page } from '../../page/page-context.ts';
import type { OrderedLine } from '../cart/cart.queries.ts';
import type { Vouchers } from '../cart/store/vouchers.ts';

type Asker = Pick<Page, 'api' | 'locale'>;
export type Coupon = CallAnswer<'couponsByCustomer'>['coupons'][number];
export type CartCoupon = CallAnswer<'couponsForCart'>['Data'][number];

export const COUPONS = ['coupons'] as const;

export function ownCouponsQuery({ api, locale }: Asker) {
  return queryOptions({
    queryKey: [...COUPONS, 'own', locale],
    queryFn: async () => (await api.couponsByCustomer({ body: { notGroupByPromotionId: true } })).coupons,
  });
}

export function couponsToCollectQuery({ api, locale }: Asker) {
  return queryOptions({
    queryKey: [...COUPONS, 'collect', locale],
    queryFn: async () => (await api.couponsToCollect({})).Data,
  });
}

type Cart = { saleUnit: string; lines: readonly OrderedLine[]; delivery: string; vouchers: Vouchers };

/** Under the key of the cart: what tells it that its sums are old tells this. */
export function cartCouponsQuery({ api, locale }: Asker, { saleUnit, lines, delivery, vouchers }: Cart) {
  const { PromotionCode, WaivedGifts } = vouchers;
  return queryOptions({
    queryKey: ['cart', 'coupons', locale, saleUnit, delivery, PromotionCode, WaivedGifts, lines],
    queryFn: () =>
      api.couponsForCart({
        body: {
          SaleUnit: saleUnit,
          Lines: [...lines],
          DeliveryMethod: delivery,
          PromotionCode,
          WaivedGifts,
        },
      }),
    staleTime: 0,
  });
}
