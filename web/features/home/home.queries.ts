import { queryOptions } from '@tanstack/react-query';
import type { CallAnswer, CallInput } from '#contract/schemas.ts';
import { need, optional, type PageQuery, type QueriesInput } from '../../page/define-page.ts';
import type { Page } from '../../page/page-context.ts';
import { childrenOf } from '../category/category-tree.ts';
import { categoriesQuery } from '../category/category.queries.ts';
import { bannersQuery, newsQuery } from '../content/content.queries.ts';
import { inStockFirst, type Stocked } from '../product/list/in-stock-first.ts';

type Asker = Pick<Page, 'api' | 'locale'>;
type ListBody = CallInput<'listProducts'>['body'];

/** Promotion products: so many, and fresh for 5 minutes (S-11). */
export const PROMOTED = 12;
const PROMOTIONS_FRESH_MS = 5 * 60_000;
/** The catalogue's own order is the shop's recommendation. */
export const RECOMMENDED = 12;
/** As many products as a desktop shows beside each other; a few more are asked for, as some may be out of stock. */
export const PRODUCTS_A_ROW = 6;
const PRODUCTS_TO_CHOOSE_FROM = 12;
/** The promotion row above shows many of the same: so many more are asked for that a row is left. */
const HOT_DEALS = PROMOTED + PRODUCTS_A_ROW;
/** Display groups of this type are on home, the first ones of them. */
const GROUPS = { type: 'HOME', take: 3 };

/** A list of home, by its place there; everything but promotions is fresh as long as home is (180 seconds). */
function rowQuery({ api, locale }: Asker, name: string, body: ListBody) {
  return queryOptions({
    queryKey: ['home', locale, name],
    queryFn: () => api.listProducts({ body }),
  });
}

export function promotionsQuery(asker: Asker) {
  const body = { OnlyPromotionProduct: true, Take: PROMOTED };
  return { ...rowQuery(asker, 'promotions', body), staleTime: PROMOTIONS_FRESH_MS };
}
export const hotDealsQuery = (asker: Asker) =>
  rowQuery(asker, 'hot-deals', { Types: ['HOT_DEAL'], Take: HOT_DEALS });
export const bestSellersQuery = (asker: Asker) =>
  rowQuery(asker, 'best-sellers', { Types: ['BEST_SELLER'], Take: PRODUCTS_TO_CHOOSE_FROM });
export const recommendedQuery = (asker: Asker) =>
  rowQuery(asker, 'recommended', { Types: ['suggest'], Take: RECOMMENDED });

/** What this customer has ordered before. Personal: no page that is cached for others may ask for it. */
export const buyAgainQuery = (asker: Asker) =>
  rowQuery(asker, 'buy-again', { Types: ['BUY_AGAIN'], Take: PRODUCTS_TO_CHOOSE_FROM });

/** The shop's own groups, each with a row of its products. */
export function displayGroupsQuery({ api, locale }: Asker) {
  return queryOptions({
    queryKey: ['home', locale, 'groups'],
    queryFn: async () => {
      const { type, take } = GROUPS;
      const { Data } = await api.displayGroups({ params: { type }, query: { productsIncluded: 'Y', take } });
      return Data.map(({ Group, Products }) => ({ Group, Products: rowOf(Products) }));
    },
  });
}
export type HomeGroup = CallAnswer<'displayGroups'>['Data'][number];

/** The top categories only: a shop may have hundreds. */
export function topCategoriesQuery(asker: Asker) {
  return queryOptions({
    queryKey: ['home', asker.locale, 'categories'],
    queryFn: async ({ client }) => childrenOf(await client.query(categoriesQuery(asker)), null),
  });
}

/** A row shows available products first, and no more than fit beside each other. */
export function rowOf<T extends Stocked>(products: readonly T[]): T[] {
  return inStockFirst(products).slice(0, PRODUCTS_A_ROW);
}

/**
 * What the tenant has switched off is not asked for either. Buy again is missing: it comes once the page is there. Home
 * does without any one of its rows: what fails is left out, reported to the shop, and asked for again by the browser.
 */
export function homeQueries({ config, ...asker }: QueriesInput<never>): PageQuery[] {
  const rows = [
    ...(config.get('HOME_BANNER_ENABLED') ? [need(bannersQuery(asker))] : []),
    ...(config.get('HOME_CATEGORY_ENABLED') ? [need(topCategoriesQuery(asker))] : []),
    ...(config.get('HOME_PROMOTION_ENABLED') ? [need(promotionsQuery(asker))] : []),
    ...(config.get('HOME_HOT_DEAL_ENABLED') ? [need(hotDealsQuery(asker))] : []),
    ...(config.get('HOME_DISPLAY_GROUP_ENABLED') ? [need(displayGroupsQuery(asker))] : []),
    ...(config.get('HOME_BEST_SELLER_ENABLED') ? [need(bestSellersQuery(asker))] : []),
    ...(config.get('HOME_RECOMMENDED_ENABLED') ? [need(recommendedQuery(asker))] : []),
    ...(config.get('HOME_NEWS_ENABLED') ? [need(newsQuery(asker))] : []),
  ];
  return rows.map(optional);
}
