/** Prices of a product as staff look after them. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CallAnswer, CallInput } from '#contract/schemas.ts';
import type { Page } from '../../page/page-context.ts';
import { MERCHANT_PRODUCTS } from './merchant-products.queries.ts';

type Asker = Pick<Page, 'api' | 'locale'>;

export type ProductPrices = CallAnswer<'productPrices'>;
export type AdvancePrice = CallAnswer<'advancePrices'>['Data'][number];
export type AgreedPrice = CallAnswer<'agreedPrices'>['Data'][number];
export type PriceWhy = CallAnswer<'explainPrice'>;

/** Those for all centers, or of one. */
export const productPricesQuery = ({ api, locale }: Asker, productCode: string, saleUnit?: string) =>
  queryOptions({
    queryKey: [...MERCHANT_PRODUCTS, 'prices', locale, productCode, saleUnit ?? ''],
    queryFn: () => api.productPrices({ params: { code: productCode }, query: { saleUnit } }),
    staleTime: 0,
  });

export const advancePricesQuery = ({ api, locale }: Asker, productCode: string) =>
  queryOptions({
    queryKey: [...MERCHANT_PRODUCTS, 'advance', locale, productCode],
    queryFn: async () => (await api.advancePrices({ body: { P_Code: productCode } })).Data,
    staleTime: 0,
  });

const AGREED_A_PAGE = 12;

export const agreedPricesQuery = ({ api, locale }: Asker, productCode: string) =>
  infiniteQueryOptions({
    queryKey: [...MERCHANT_PRODUCTS, 'agreed', locale, productCode],
    queryFn: ({ pageParam }) =>
      api.agreedPrices({ params: { code: productCode }, query: { after: pageParam, take: AGREED_A_PAGE } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ Next }) => Next ?? undefined,
    staleTime: 0,
  });

export const customerAgreedPricesQuery = (
  { api, locale }: Asker,
  params: { code: string; saleUnit: string },
) =>
  infiniteQueryOptions({
    queryKey: [...MERCHANT_PRODUCTS, 'agreedOf', locale, params.code, params.saleUnit],
    queryFn: ({ pageParam }) =>
      api.customerAgreedPrices({ params, query: { after: pageParam, take: AGREED_A_PAGE } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ Next }) => Next ?? undefined,
    staleTime: 0,
  });

export const customerTypesQuery = ({ api, locale }: Asker) =>
  queryOptions({
    queryKey: [...MERCHANT_PRODUCTS, 'customerTypes', locale],
    queryFn: async () => (await api.priceBuyers({ query: { take: 1 } })).CustomerTypes,
  });

export const priceWhyQuery = (
  { api, locale }: Asker,
  productCode: string,
  query: CallInput<'explainPrice'>['query'],
) =>
  queryOptions({
    queryKey: [...MERCHANT_PRODUCTS, 'why', locale, productCode, query],
    queryFn: () => api.explainPrice({ params: { code: productCode }, query }),
    staleTime: 0,
  });

export type PricesAhead = CallAnswer<'pricesAhead'>;
/** Three products with all their prices. */
export const AHEAD_A_PAGE = 45;

/** What a change would make of prices, a page of them. */
export const pricesAheadQuery = (
  { api, locale }: Asker,
  change: Omit<CallInput<'pricesAhead'>['body'], 'skip' | 'take'>,
  skip = 0,
) =>
  queryOptions({
    queryKey: [...MERCHANT_PRODUCTS, 'ahead', locale, change, skip],
    queryFn: () => api.pricesAhead({ body: { ...change, skip, take: AHEAD_A_PAGE } }),
    staleTime: 0,
    retry: false,
  });
