import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { categoryPlaceQuery } from '../../features/category/category.queries.ts';
import { ListHead } from '../../features/product/list/list-head.tsx';
import { filterOf, LIST_SEARCH, listPath, readListSearch } from '../../features/product/list/list-search.ts';
import { ProductList } from '../../features/product/list/product-list.tsx';
import { groupNameQuery, productListQuery } from '../../features/product/product.queries.ts';
import { useListTitle } from '../../features/product/list/use-list-title.ts';
import { promotionsQuery } from '../../features/promotion/promotion.queries.ts';
import { CorrectionLine } from '../../features/search/correction-line.tsx';
import { searchReadingQuery } from '../../features/search/search.queries.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { definePage, need, needPages, optional } from '../../page/define-page.ts';
import { usePage } from '../../page/page-context.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { shopName } from '../../shell/shop-name.ts';

export const handle = definePage({
  messages: ['catalogue', 'product', 'cart'],
  search: LIST_SEARCH,
  shared: true,
  queries: ({ url, ...page }) => {
    const search = readListSearch(url.searchParams);
    return [
      needPages(productListQuery(page, filterOf(search))),
      need(categoryPlaceQuery(page, search.categories.at(-1))),
      ...(search.group === undefined ? [] : [optional(need(groupNameQuery(page, search.group.id)))]),
      ...(search.promotionId === undefined ? [] : [optional(need(promotionsQuery(page)))]),
      ...(search.text === undefined ? [] : [optional(need(searchReadingQuery(page, search)))]),
    ];
  },
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

export default function Products() {
  const page = usePage();
  const t = useTranslations('catalogue');
  const [params] = useSearchParams();
  const search = readListSearch(params);
  const { data: place } = useSuspenseQuery(categoryPlaceQuery(page, search.categories.at(-1)));
  const title = useListTitle(search, place);
  return (
    <>
      {/* There is no end to what can be searched for, and what was bought before is one customer's. */}
      {(search.text !== undefined || search.collections?.includes('buyAgain')) && (
        <meta name="robots" content="noindex" />
      )}
      <meta name="description" content={t('listAbout', { title, shop: shopName(page) })} />
      <ListHead search={search} place={place} title={title} />
      <CorrectionLine search={search} />
      <ProductList key={listPath(search)} search={search} label={title} />
    </>
  );
}
