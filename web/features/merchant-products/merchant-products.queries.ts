/** Products as staff look after them. Keys carry the language, because names come in the caller's. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CallAnswer } from '#contract/schemas.ts';
import { code, oneOf, readFilters, typed, yes, type FiltersOf } from '../../merchant-ui/read-filters.ts';
import type { Page } from '../../page/page-context.ts';

type Asker = Pick<Page, 'api' | 'locale'>;

export type ShopProduct = CallAnswer<'merchantProduct'>;
export type ListedProduct = CallAnswer<'merchantProducts'>['Data'][number];
export type ProductChoices = CallAnswer<'productChoices'>;

/** Rows of a page, and of what a scan finds (K-30b). */
const PRODUCTS_A_PAGE = 12;
const PRODUCTS_A_SCAN = 10;
/** Stock and offers change under other hands. */
const FRESH_MS = 15_000;

/** Before every key here: whatever changes a product makes all of them stale, and so does another center. */
export const MERCHANT_PRODUCTS = ['staff', 'merchantProducts'] as const;

export const STOCKS = ['none', 'low'] as const;
export const LACKS = ['picture', 'price'] as const;
const FILTERS = {
  text: typed(100),
  category: code,
  brand: code,
  type: typed(40),
  active: oneOf(['Y', 'N']),
  stock: oneOf(STOCKS),
  lacks: oneOf(LACKS),
  archived: yes,
  sort: oneOf(['code', 'name']),
  dir: oneOf(['asc', 'desc']),
};
/** Sorting among them: kept in the address and in views as filters are. */
export const PRODUCT_FILTER_NAMES = Object.keys(FILTERS);
type ProductFilters = FiltersOf<typeof FILTERS>;
export const readProductFilters = (search: URLSearchParams) => readFilters(search, FILTERS);

/** The filters as the calls take them. */
export const bodyOfFilters = (filters: ProductFilters) => ({
  SearchText: filters.text,
  Category: filters.category,
  P_BrandCode: filters.brand,
  matype: filters.type,
  Active: filters.active,
  Stock: filters.stock,
  WithoutPicture: filters.lacks === 'picture',
  WithoutPrice: filters.lacks === 'price',
  Archived: filters.archived === 'Y',
});

/** Of the center that one works at; a page with fewer rows than asked for is the last. */
export function productsQuery({ api, locale }: Asker, filters: ProductFilters) {
  return infiniteQueryOptions({
    queryKey: [...MERCHANT_PRODUCTS, 'list', locale, filters],
    queryFn: async ({ pageParam }) => {
      const { Data } = await api.merchantProducts({
        body: {
          take: PRODUCTS_A_PAGE,
          skip: 0,
          After: pageParam,
          sort: filters.sort,
          dir: filters.dir,
          ...bodyOfFilters(filters),
        },
      });
      return { Data, Next: Data.length < PRODUCTS_A_PAGE ? null : (Data.at(-1)?.P_Code ?? null) };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ Next }) => Next ?? undefined,
    staleTime: FRESH_MS,
  });
}

export function productQuery({ api, locale }: Asker, productCode: string) {
  return queryOptions({
    queryKey: [...MERCHANT_PRODUCTS, 'one', locale, productCode],
    queryFn: () => api.merchantProduct({ params: { code: productCode }, query: {} }),
    staleTime: 0,
  });
}

/** Categories, brands and kinds of goods. */
export function productChoicesQuery({ api, locale }: Asker) {
  return queryOptions({
    queryKey: [...MERCHANT_PRODUCTS, 'choices', locale],
    queryFn: async () => {
      const [choices, types] = await Promise.all([api.productChoices(), api.materialTypes()]);
      return { ...choices, Types: types.Data };
    },
    staleTime: FRESH_MS,
  });
}

/** What has the barcode, archived or not. */
export async function productsOfBarcode(
  { api }: Pick<Page, 'api'>,
  barcode: string,
): Promise<ListedProduct[]> {
  const body = { take: PRODUCTS_A_SCAN, skip: 0, barcode };
  const { Data } = await api.merchantProducts({ body });
  if (Data.length > 0) return Data;
  return (await api.merchantProducts({ body: { ...body, Archived: true } })).Data;
}
