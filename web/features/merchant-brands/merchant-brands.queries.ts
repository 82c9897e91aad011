/** Brands as staff look after them (R-47r). Names come in both languages, so that keys carry none. */
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import type { CallAnswer } from '#contract/schemas.ts';
import { merchantPages } from '#domain/access/merchant-pages.ts';
import { oneOf, readFilters, typed, type FiltersOf } from '../../merchant-ui/read-filters.ts';
import type { Page } from '../../page/page-context.ts';
import { MERCHANT_PRODUCTS } from '../merchant-products/merchant-products.queries.ts';

type Api = Pick<Page, 'api'>;
export type Brand = CallAnswer<'merchantBrand'>;

/** Before every key here. */
export const MERCHANT_BRANDS = ['staff', 'merchantBrands'] as const;
export const BRAND_LIST = merchantPages.brands.path;
export const brandPath = (code: string): string => `${BRAND_LIST}/${encodeURIComponent(code)}`;
export const brandName = ({ NameTh, NameEn }: Pick<Brand, 'NameTh' | 'NameEn'>, locale: string): string =>
  locale === 'en' ? NameEn : NameTh;

const BRANDS_A_PAGE = 12;
const FILTERS = { text: typed(100), active: oneOf(['Y', 'N'] as const) };
export const BRAND_FILTER_NAMES = Object.keys(FILTERS);
export const readBrandFilters = (search: URLSearchParams) => readFilters(search, FILTERS);

export const brandsQuery = ({ api }: Api, filters: FiltersOf<typeof FILTERS>) =>
  infiniteQueryOptions({
    queryKey: [...MERCHANT_BRANDS, 'list', filters],
    queryFn: ({ pageParam }) =>
      api.merchantBrands({ query: { ...filters, after: pageParam, take: BRANDS_A_PAGE } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ Next }) => Next ?? undefined,
    staleTime: 0,
  });

export const brandQuery = ({ api }: Api, code: string) =>
  queryOptions({
    queryKey: [...MERCHANT_BRANDS, 'one', code],
    queryFn: () => api.merchantBrand({ params: { code } }),
    staleTime: 0,
  });

/** Keeps what a change answers; lists of brands, products and their choices are read anew. */
export function useKeepBrand(page: Api): (brand: Brand) => void {
  const client = useQueryClient();
  return (brand) => {
    client.setQueryData(brandQuery(page, brand.BrandCode).queryKey, brand);
    void client.invalidateQueries({ queryKey: [...MERCHANT_BRANDS, 'list'] });
    void client.invalidateQueries({ queryKey: MERCHANT_PRODUCTS });
  };
}
