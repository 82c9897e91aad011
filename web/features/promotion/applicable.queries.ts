/** The terms of the promotions that may touch this visitor's cart: asked for its products, not with each change of a quantity. */
import { queryOptions } from '@tanstack/react-query';
import type { PromotionTerms } from '#domain/promotion/promotion-terms.ts';
import type { Page } from '../../page/page-context.ts';

type Asker = Pick<Page, 'api' | 'locale'> & { saleUnit: string; customer: string };

type Wanted = {
  codes: readonly string[];
  CouponId?: string | undefined;
  PromotionCode?: string | undefined;
};

export type ApplicablePromotion = { name: string; terms: PromotionTerms };

/** Promotions count as fresh for 5 minutes (S-11); what the server computes meanwhile has the last word. */
const FRESH_MS = 5 * 60_000;

/** Of these products, with the coupon and code that the buyer names. Under the key of the cart: what tells it that its sums are old tells this. */
export function applicableQuery(
  { api, locale, saleUnit, customer }: Asker,
  { codes, CouponId, PromotionCode }: Wanted,
) {
  const body = {
    Products: [...new Set(codes)].toSorted(),
    ...(CouponId !== undefined && { CouponId }),
    ...(PromotionCode !== undefined && { PromotionCode }),
  };
  return queryOptions({
    queryKey: ['cart', 'promotions', locale, saleUnit, customer, body],
    queryFn: async (): Promise<ApplicablePromotion[]> =>
      (await api.applicablePromotions({ body })).Data.map(({ Name, Terms }) => ({
        name: Name,
        terms: { ...Terms, saleProducts: new Set(Terms.saleProducts) },
      })),
    staleTime: FRESH_MS,
    structuralSharing: false,
  });
}

/** Products that these may give for nothing to this cart; in no order. */
export function giftCodes(promotions: readonly ApplicablePromotion[], codes: readonly string[]): string[] {
  const touching = promotions.filter(
    ({ terms }) => terms.condition === 'order' || codes.some((code) => terms.saleProducts.has(code)),
  );
  return [...new Set(touching.flatMap(({ terms }) => terms.freeProducts))];
}
