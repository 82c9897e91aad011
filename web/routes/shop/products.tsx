import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { categoryPlaceQuery } from '../../features/category/category.queries.ts';
import { ListHead } from '../../features/product/list-head.tsx';
import { filterOf, LIST_SEARCH, listPath, readListSearch } from '../../features/product/list-search.ts';
import { ProductList } from '../../features/product/product-list.tsx';
import { productListQuery } from '../../features/product/product.queries.ts';
import { definePage, need, needPages } from '../../page/define-page.ts';
import { usePage } from '../../page/page-context.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';

export const handle = definePage({
  messages: ['catalogue', 'product', 'cart'],
  search: LIST_SEARCH,
  queries: ({ url, ...page }) => {
    const search = readListSearch(url.searchParams);
    return [
      needPages(productListQuery(page, filterOf(search))),
      need(categoryPlaceQuery(page, search.categories.at(-1))),
    ];
  },
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

export default function Products() {
  const t = useTranslations('catalogue');
  const page = usePage();
  const [params] = useSearchParams();
  const search = readListSearch(params);
  const { data: place } = useSuspenseQuery(categoryPlaceQuery(page, search.categories.at(-1)));
  const category = place.trail.at(-1)?.name ?? t('all');
  const title = search.text === undefined ? category : t('searched', { text: search.text });
  return (
    <>
      {/* There is no end to what can be searched for. */}
      {search.text !== undefined && <meta name="robots" content="noindex" />}
      <ListHead search={search} place={place} title={title} />
      <ProductList key={listPath(search)} search={search} label={title} />
    </>
  );
}
