import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from '../../../i18n/use-translations.tsx';
import { usePage } from '../../../page/page-context.ts';
import { ListEnd } from '../../../ui/layout/list-end.tsx';
import { EmptyList } from './empty-list.tsx';
import { filterOf, type ListSearch } from './list-search.ts';
import { ProductGrid } from '../card/product-grid.tsx';
import { productListQuery } from '../product.queries.ts';
import { useFocusKept } from '../buying/use-focus-kept.ts';

/** The products that the address asks for, 12 at a time (S-10). */
export function ProductList({ search, label }: { search: ListSearch; label: string }) {
  const t = useTranslations('catalogue');
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } =
    useSuspenseInfiniteQuery(productListQuery(usePage(), filterOf(search)));
  const products = data.pages.flat();
  const lastPage = data.pages.at(-1)?.length ?? 0;
  const end = useFocusKept<HTMLDivElement>(hasNextPage);
  if (products.length === 0) return <EmptyList search={search} />;
  return (
    <div ref={end}>
      <ProductGrid products={products} label={label} goOnAt={products.length - lastPage} />
      <ListEnd
        count={
          hasNextPage ? t('shown', { count: products.length }) : t('allShown', { count: products.length })
        }
        more={hasNextPage ? t(isFetchNextPageError ? 'moreAgain' : 'more') : undefined}
        loading={isFetchingNextPage}
        onMore={() => void fetchNextPage()}
      />
    </div>
  );
}
