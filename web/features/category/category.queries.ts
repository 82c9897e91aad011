import { queryOptions } from '@tanstack/react-query';
import { data } from 'react-router';
import type { Page } from '../../page/page-context.ts';
import { placeInTree } from './category-tree.ts';

type Asker = Pick<Page, 'api' | 'locale'>;

/** All categories, in the page's language. */
export function categoriesQuery({ api, locale }: Asker) {
  return queryOptions({
    queryKey: ['categories', locale],
    queryFn: async () => (await api.categoryList()).Data,
  });
}

/**
 * The part of the tree around one category (all products without one). A page carries this part only: a shop may have
 * hundreds of categories. Throws the route error 404 for a category that there is not.
 */
export function categoryPlaceQuery(asker: Asker, code: string | undefined) {
  return queryOptions({
    queryKey: ['categories', asker.locale, 'place', code ?? ''],
    queryFn: async ({ client }) => {
      const place = placeInTree(await client.query(categoriesQuery(asker)), code);
      if (code !== undefined && place.trail.length === 0) throw data(null, { status: 404 });
      return place;
    },
    retry: false,
  });
}
