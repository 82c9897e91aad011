/** What is wrong with the products of the shop. Among the keys of the products: whatever changes one makes these stale. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { findingKinds, type FindingKind } from '#domain/products/findings.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import { oneOf, readFilters, typed, type FiltersOf } from '../../merchant-ui/read-filters.ts';
import type { Page } from '../../page/page-context.ts';
import { MERCHANT_PRODUCTS } from '../merchant-products/merchant-products.queries.ts';

type Asker = Pick<Page, 'api' | 'locale'>;

export type Finding = CallAnswer<'productFindings'>['Data'][number];
export type EmptyCategory = CallAnswer<'emptyCategories'>['Data'][number];
export type FindingCount = { Kind: QualityKind; Count: number; IsMore: boolean };

const QUALITY = [...MERCHANT_PRODUCTS, 'quality'] as const;
const FINDINGS_A_PAGE = 12;

/** Beside what is wrong with products: categories that hold none. */
const qualityKinds = [...findingKinds, 'emptyCategory'] as const;
export type QualityKind = (typeof qualityKinds)[number];
const isOfProducts = (kind: QualityKind): kind is FindingKind => kind !== 'emptyCategory';

const FILTERS = { kind: oneOf(qualityKinds), text: typed(100) };
export const QUALITY_FILTER_NAMES = Object.keys(FILTERS);
export const readQualityFilters = (search: URLSearchParams) => readFilters(search, FILTERS);
type Filters = FiltersOf<typeof FILTERS>;

/** The kind of products that an address asks for; undefined where it asks for categories. */
export const kindOfProducts = ({ kind = FIRST_KIND }: Filters): FindingKind | undefined =>
  isOfProducts(kind) ? kind : undefined;

/** The kind of an address that says none. */
export const FIRST_KIND: FindingKind = 'noPrice';

export const countsQuery = ({ api }: Pick<Page, 'api'>) =>
  queryOptions({
    queryKey: [...QUALITY, 'counts'],
    queryFn: async (): Promise<{ counts: FindingCount[]; hasProducts: boolean }> => {
      const { Data, EmptyCategories, HasProducts: hasProducts } = await api.findingCounts();
      return { counts: [...Data, { Kind: 'emptyCategory', ...EmptyCategories }], hasProducts };
    },
    staleTime: 0,
  });

export const findingsQuery = ({ api, locale }: Asker, kind: FindingKind, { text }: Pick<Filters, 'text'>) =>
  infiniteQueryOptions({
    queryKey: [...QUALITY, 'list', locale, kind, text],
    queryFn: ({ pageParam }) =>
      api.productFindings({ query: { kind, text, after: pageParam, take: FINDINGS_A_PAGE } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ Next }) => Next ?? undefined,
    staleTime: 0,
  });

export const emptyCategoriesQuery = ({ api, locale }: Asker, { text }: Pick<Filters, 'text'>) =>
  infiniteQueryOptions({
    queryKey: [...QUALITY, 'categories', locale, text],
    queryFn: ({ pageParam }) =>
      api.emptyCategories({ query: { text, after: pageParam, take: FINDINGS_A_PAGE } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ Next }) => Next ?? undefined,
    staleTime: 0,
  });
