import { queryOptions } from '@tanstack/react-query';
import type { Product } from '#contract/catalogue.schemas.ts';
import type { Page } from '../../page/page-context.ts';
import { childrenOf } from '../category/category-tree.ts';
import { categoriesQuery } from '../category/category.queries.ts';

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
      const recommending = productsOf(undefined, RECOMMENDED);
      const categories = childrenOf(await client.query(categoriesQuery(asker)), null);
      const [recommended, ...rows] = await Promise.all([
        recommending,
        ...categories.slice(0, ROWS).map(async (category) => ({
          category,
          products: await productsOf(category.code, PRODUCTS_TO_CHOOSE_FROM),
        })),
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

type Shown = { P_Code: string; Stock: Pick<Product['Stock'], 'StockWord'> };

/** A row shows what can be had and is not recommended above already, as far as there is enough of it. */
export function rowOf<T extends Shown>(products: readonly T[], recommended: readonly T[]): T[] {
  const above = new Set(recommended.map(({ P_Code }) => P_Code));
  const others = products.filter(({ P_Code }) => !above.has(P_Code));
  const repeated = products.filter(({ P_Code }) => above.has(P_Code));
  return [...inStockFirst(others), ...repeated].slice(0, PRODUCTS_A_ROW);
}

/** A shop window shows what can be had; the order stays otherwise. */
export function inStockFirst<T extends Shown>(products: readonly T[]): T[] {
  const isGone = ({ Stock }: T) => Stock.StockWord === 'out_of_stock';
  return [...products.filter((product) => !isGone(product)), ...products.filter(isGone)];
}
