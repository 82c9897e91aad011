/** The promotions that run now, and what is in each. */
import { queryOptions } from '@tanstack/react-query';
import type { CallAnswer } from '#contract/schemas.ts';
import type { Page } from '../../page/page-context.ts';
import { inStockFirst } from '../product/list/in-stock-first.ts';

type Asker = Pick<Page, 'api' | 'locale'>;
export type Promotion = CallAnswer<'promotions'>['Data'][number];

/** Promotions count as fresh for 5 minutes (S-11). */
const PROMOTIONS_FRESH_MS = 5 * 60_000;
/** At most so many are on the page of promotions, each with the first of its products. */
const MAX = 12;
/** Products of each that stand side by side. */
const SHOWN = 6;

export function promotionsQuery({ api, locale }: Asker) {
  return queryOptions({
    queryKey: ['promotions', locale],
    queryFn: async () => (await api.promotions({ query: { take: MAX } })).Data,
    staleTime: PROMOTIONS_FRESH_MS,
  });
}

/** Each promotion with the first of its products, in one call; one of which the center has nothing is left out. */
export function promotionRowsQuery(asker: Asker) {
  return queryOptions({
    queryKey: ['promotions', asker.locale, 'rows'],
    queryFn: async () => {
      const { Data } = await asker.api.promotions({ query: { take: MAX, productsIncluded: 'Y' } });
      return Data.map(({ Products = [], ...promotion }) => ({
        promotion,
        products: inStockFirst(Products).slice(0, SHOWN),
      }));
    },
    staleTime: PROMOTIONS_FRESH_MS,
  });
}

/** The brands with something in a promotion. */
export function promotionBrandsQuery({ api, locale }: Asker) {
  return queryOptions({
    queryKey: ['promotions', locale, 'brands'],
    queryFn: async () => (await api.promotionBrands({})).Data,
    staleTime: PROMOTIONS_FRESH_MS,
  });
}

export function promotionBrandQuery({ api, locale }: Asker, code: string) {
  return queryOptions({
    queryKey: ['promotions', locale, 'brand', code],
    queryFn: () => api.promotionBrand({ params: { code } }),
    staleTime: PROMOTIONS_FRESH_MS,
  });
}
