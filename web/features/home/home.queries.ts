import { queryOptions } from '@tanstack/react-query';
import type { Page } from '../../page/page-context.ts';
import { childrenOf } from '../category/category-tree.ts';
import { categoriesQuery } from '../category/category.queries.ts';

type Asker = Pick<Page, 'api' | 'locale'>;

/** The first of the catalogue's own order, which is the shop's recommendation. */
const RECOMMENDED = 12;
/** A row for each of the first top categories, with as many products as a desktop shows beside each other. */
const ROWS = 3;
const PRODUCTS_A_ROW = 6;

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
          products: await productsOf(category.code, PRODUCTS_A_ROW),
        })),
      ]);
      return { categories, recommended, rows: rows.filter(({ products }) => products.length > 0) };
    },
  });
}
