/** Promotions as staff plan them. Keys carry the language, because names come in the caller's. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CallAnswer } from '#contract/schemas.ts';
import type { Page } from '../../page/page-context.ts';
import { PROMOTIONS_A_PAGE, type PromotionFilters } from './promotion-filters.ts';
import type { PromotionBody } from './promotion-body.ts';

type Asker = Pick<Page, 'api' | 'locale'>;

export type ListedPromotion = CallAnswer<'promotionList'>['Data'][number];
export type PromotionDetail = CallAnswer<'promotionDetail'>;
export type PromotionChoices = CallAnswer<'promotionMasterData'>;
export type PromotionProduct = CallAnswer<'promotionProducts'>['Data'][number];
export type PromotionCustomer = CallAnswer<'promotionCustomers'>['Data'][number];
export type Overlap = CallAnswer<'promotionOverlaps'>['Data'][number];
export type Trial = CallAnswer<'tryPromotion'>;
export type TrialLine = { P_Code: string; qty1: number; qty2: number; qty3: number };
export type PlannedPromotion = CallAnswer<'promotionCalendar'>['Data'][number];
export type Results = CallAnswer<'promotionResults'>;

/** Others work on them too. */
const FRESH_MS = 15_000;

/** Before every key here: whatever changes a promotion makes all of them stale. */
export const MERCHANT_PROMOTIONS = ['staff', 'promotions'] as const;

/** The filters as their call names them. */
export const asCalled = ({ status, text, dateStart, dateEnd }: PromotionFilters) => ({
  Status: status,
  Text: text,
  DateStart: dateStart,
  DateEnd: dateEnd,
});

/** Of the center that one works at; a page with fewer rows than asked for is the last (S-81g). */
export function promotionsQuery(
  { api, locale }: Asker,
  { status, text, dateStart, dateEnd }: PromotionFilters,
) {
  return infiniteQueryOptions({
    queryKey: [...MERCHANT_PROMOTIONS, 'list', locale, { status, text, dateStart, dateEnd }],
    queryFn: async ({ pageParam = '0' }) => {
      const Skip = Number(pageParam);
      const { Data } = await api.promotionList({
        query: {
          ...asCalled({ status, text, dateStart, dateEnd }),
          Skip,
          Take: PROMOTIONS_A_PAGE,
        },
      });
      return { Data, Next: Data.length < PROMOTIONS_A_PAGE ? null : String(Skip + PROMOTIONS_A_PAGE) };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ Next }) => Next ?? undefined,
    staleTime: FRESH_MS,
  });
}

export function promotionQuery({ api, locale }: Asker, promotionId: string) {
  return queryOptions({
    queryKey: [...MERCHANT_PROMOTIONS, 'one', locale, promotionId],
    queryFn: () => api.promotionDetail({ params: { promotionId }, query: {} }),
    staleTime: 0,
  });
}

export function promotionChoicesQuery({ api, locale }: Asker) {
  return queryOptions({
    queryKey: [...MERCHANT_PROMOTIONS, 'choices', locale],
    queryFn: () => api.promotionMasterData(),
  });
}

/** Found by a text; a page of each picker (K-30). */
export const PRODUCTS_FOUND = 12;
export const CUSTOMERS_FOUND = 48;

export const findProducts =
  ({ api }: Asker) =>
  async (text: string): Promise<PromotionProduct[]> =>
    (await api.promotionProducts({ query: { text, take: PRODUCTS_FOUND } })).Data;

export const findCustomers =
  ({ api }: Asker) =>
  async (text: string): Promise<PromotionCustomer[]> =>
    (await api.promotionCustomers({ query: { text, take: CUSTOMERS_FOUND } })).Data;

type Tried = { body: PromotionBody; lines: readonly TrialLine[]; customer: string };

/** What it gives for a cart, at the prices of today. */
export function trialQuery({ api, locale }: Asker, { body, lines, customer }: Tried) {
  return queryOptions({
    queryKey: [...MERCHANT_PROMOTIONS, 'trial', locale, body, lines, customer],
    queryFn: () =>
      api.tryPromotion({
        body: { ...body, Lines: [...lines], ...(customer !== '' && { CustomerCode: customer }) },
      }),
    retry: false,
  });
}

export function overlapsQuery({ api, locale }: Asker, body: PromotionBody) {
  return queryOptions({
    queryKey: [...MERCHANT_PROMOTIONS, 'overlaps', locale, body],
    queryFn: async () => (await api.promotionOverlaps({ body })).Data,
    retry: false,
    // Others are enabled meanwhile.
    staleTime: 0,
  });
}

/** What it would have cost on the orders of the last 30 days. */
export function replayQuery({ api }: Asker, body: PromotionBody) {
  return queryOptions({
    queryKey: [...MERCHANT_PROMOTIONS, 'replay', body],
    queryFn: () => api.replayPromotion({ body }),
    retry: false,
    staleTime: 0,
  });
}

export function calendarQuery({ api, locale }: Asker, month: string | undefined) {
  return queryOptions({
    queryKey: [...MERCHANT_PROMOTIONS, 'calendar', locale, month],
    queryFn: () => api.promotionCalendar({ query: { month } }),
    staleTime: 0,
  });
}

type ResultFilters = { dateStart?: string; dateEnd?: string; saleUnit?: string };

export function resultsQuery({ api, locale }: Asker, promotionId: string, filters: ResultFilters) {
  return queryOptions({
    queryKey: [...MERCHANT_PROMOTIONS, 'results', locale, promotionId, filters],
    queryFn: () => api.promotionResults({ params: { promotionId }, query: filters }),
    staleTime: 0,
  });
}
