import { useSuspenseQuery } from '@tanstack/react-query';
import { CategoryTree } from '../../features/category/category-tree-view.tsx';
import { categoriesQuery } from '../../features/category/category.queries.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { definePage, need } from '../../page/define-page.ts';
import { usePage } from '../../page/page-context.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { shopName } from '../../shell/shop-name.ts';
import { PageTitle } from '../../ui/layout/page-title.tsx';

export const handle = definePage({
  messages: ['catalogue'],
  shared: true,
  queries: (page) => [need(categoriesQuery(page))],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /product/category: all categories at once. */
export default function Categories() {
  const t = useTranslations('catalogue');
  const page = usePage();
  const { data: categories } = useSuspenseQuery(categoriesQuery(page));
  return (
    <>
      <meta name="description" content={t('listAbout', { title: t('categories'), shop: shopName(page) })} />
      <PageTitle>{t('categories')}</PageTitle>
      <CategoryTree categories={categories} />
    </>
  );
}
