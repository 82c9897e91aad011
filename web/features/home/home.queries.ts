import { queryOptions } from '@tanstack/react-query';
import type { Page } from '../../page/page-context.ts';
import { childrenOf, type Category } from '../category/category-tree.ts';
import { categoriesQuery } from '../category/category.queries.ts';
import { inStockFirst, type Stocked } from '../product/in-stock-first.ts';

type Asker = Pick<Page, 'api' | 'locale'>;

/** The first of the catalogue's own order, which is the shop's recommendation. */
const RECOMMENDED = 12;
/** A row for each of the first top categories, with as many products as a desktop shows beside each other. */
const ROWS = 3;
const PRODUCTS_A_ROW = 6;
/** Asked for, so that enough are left that are not recommended already. */
const PRODUCTS_TO_CHOOSE_FROM = 12;

/** What home shows, in one piece: its parts follow from each other. */
export function homeQuery(asker: Asker) {
  const { api, locale } = asker;
  const productsOf = (Hierarchy1: string | undefined, Take: number) =>
    api.listProducts({ body: { Hierarchy1, Take } });
  return queryOptions({
    queryKey: ['home', locale],
    queryFn: async ({ client }) => {
      const rowsOf = async (top: readonly Category[]) =>
        Promise.all(
          top.slice(0, ROWS).map(async (category) => ({
            category,
            products: await productsOf(category.code, PRODUCTS_TO_CHOOSE_FROM),
          })),
        );
      const [recommended, [categories, rows]] = await Promise.all([
        productsOf(undefined, RECOMMENDED),
        client.query(categoriesQuery(asker)).then(async (all) => {
          const top = childrenOf(all, null);
          return [top, await rowsOf(top)] as const;
        }),
      ]);
      return {
        categories,
        recommended: inStockFirst(recommended),
        rows: rows
          .map(({ category, products }) => ({ category, products: rowOf(products, recommended) }))
          .filter(({ products }) => products.length > 0),
      };
    },
  });
}

/** A row shows what can be had and is not recommended above already, as far as there is enough of it. */
export function rowOf<T extends Stocked>(products: readonly T[], recommended: readonly T[]): T[] {
  const above = new Set(recommended.map(({ P_Code }) => P_Code));
  const others = products.filter(({ P_Code }) => !above.has(P_Code));
  const repeated = products.filter(({ P_Code }) => above.has(P_Code));
  return [...inStockFirst(others), ...repeated].slice(0, PRODUCTS_A_ROW);
}
