import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ProductGrid } from '../../features/product/product-grid.tsx';
import { productListQuery } from '../../features/product/product.queries.ts';
import { definePage, needPages } from '../../page/define-page.ts';
import { usePage } from '../../page/page-context.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { PageTitle } from '../../ui/page-title.tsx';

export const handle = definePage({
  messages: ['home', 'product'],
  queries: (page) => [needPages(productListQuery(page))],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

export default function Home() {
  const t = useTranslations('home');
  const { data } = useSuspenseInfiniteQuery(productListQuery(usePage()));
  return (
    <>
      <PageTitle hidden>{t('title')}</PageTitle>
      <ProductGrid title={t('newest')} products={data.pages.flat()} />
    </>
  );
}
