/** Categories as staff look after them (N-10b). */
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { CallAnswer } from '#contract/schemas.ts';
import type { Page } from '../../page/page-context.ts';
import { MERCHANT_PRODUCTS } from '../merchant-products/merchant-products.queries.ts';

type Api = Pick<Page, 'api'>;
export type AllCategories = CallAnswer<'merchantCategories'>;
export type Category = CallAnswer<'merchantCategory'>;

/** Before every key here. Names come in both languages, so that keys carry none. */
export const MERCHANT_CATEGORIES = ['staff', 'merchantCategories'] as const;
export const CATEGORY_LIST = '/merchant/category';
export const categoryPath = (code: string): string => `${CATEGORY_LIST}/${encodeURIComponent(code)}`;
export const newCategoryPath = (parent: string): string =>
  `${CATEGORY_LIST}/new${parent === '' ? '' : `?parent=${encodeURIComponent(parent)}`}`;

export const categoriesQuery = ({ api }: Api) =>
  queryOptions({
    queryKey: [...MERCHANT_CATEGORIES, 'all'],
    queryFn: () => api.merchantCategories({}),
    staleTime: 0,
  });

export const categoryQuery = ({ api }: Api, code: string) =>
  queryOptions({
    queryKey: [...MERCHANT_CATEGORIES, 'one', code],
    queryFn: () => api.merchantCategory({ params: { code } }),
    staleTime: 0,
  });

/** Keeps what a change answers, the whole tree; products and their choices are read anew. */
export function useKeepCategories(page: Api): (all: AllCategories) => void {
  const client = useQueryClient();
  return (all) => {
    client.setQueryData(categoriesQuery(page).queryKey, all);
    for (const one of all.Data) client.setQueryData(categoryQuery(page, one.Code).queryKey, one);
    void client.invalidateQueries({ queryKey: MERCHANT_PRODUCTS });
  };
}
