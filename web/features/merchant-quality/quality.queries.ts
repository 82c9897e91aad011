/** What is wrong with the products of the shop. Among the keys of the products: whatever changes one makes these stale. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { findingKinds, type FindingKind } from '#domain/products/findings.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import { oneOf, readFilters, typed, type FiltersOf } from '../../merchant-ui/read-filters.ts';
import type { Page } from '../../page/page-context.ts';
import { MERCHANT_PRODUCTS } from '../merchant-products/merchant-products.queries.ts';

type Asker = Pick<Page, 'api' | 'locale'>;

export type Finding = CallAnswer<'productFindings'>['Data'][number];
export type FindingCount = CallAnswer<'findingCounts'>['Data'][number];

const QUALITY = [...MERCHANT_PRODUCTS, 'quality'] as const;
const FINDINGS_A_PAGE = 12;

const FILTERS = { kind: oneOf(findingKinds), text: typed(100) };
export const QUALITY_FILTER_NAMES = Object.keys(FILTERS);
export const readQualityFilters = (search: URLSearchParams) => readFilters(search, FILTERS);

/** The kind of an address that says none. */
export const FIRST_KIND: FindingKind = 'noPrice';

export const countsQuery = ({ api }: Pick<Page, 'api'>) =>
  queryOptions({
    queryKey: [...QUALITY, 'counts'],
    queryFn: async () => (await api.findingCounts()).Data,
    staleTime: 0,
  });

export const findingsQuery = (
  { api, locale }: Asker,
  { kind = FIRST_KIND, text }: FiltersOf<typeof FILTERS>,
) =>
  infiniteQueryOptions({
    queryKey: [...QUALITY, 'list', locale, kind, text],
    queryFn: ({ pageParam }) =>
      api.productFindings({ query: { kind, text, after: pageParam, take: FINDINGS_A_PAGE } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ Next }) => Next ?? undefined,
    staleTime: 0,
  });
