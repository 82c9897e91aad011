import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { ListEnd } from '../../ui/layout/list-end.tsx';
import { useFocusKept } from '../product/buying/use-focus-kept.ts';
import { ProductGrid } from '../product/card/product-grid.tsx';
import { productListQuery } from '../product/product.queries.ts';

/** The products of a brand, 12 at a time. */
export function BrandProducts({ code, name }: { code: string; name: string }) {
  const t = useTranslations('catalogue');
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } =
    useSuspenseInfiniteQuery(productListQuery(usePage(), { BrandCode: code }));
  const products = data.pages.flat();
  const lastPage = data.pages.at(-1)?.length ?? 0;
  const end = useFocusKept<HTMLDivElement>(hasNextPage);
  const count = products.length;
  return (
    <div ref={end}>
      <ProductGrid products={products} label={name} goOnAt={count - lastPage} />
      <ListEnd
        count={hasNextPage ? t('shown', { count }) : t('allShown', { count })}
        more={hasNextPage ? t(isFetchNextPageError ? 'moreAgain' : 'more') : undefined}
        loading={isFetchingNextPage}
        onMore={() => void fetchNextPage()}
      />
    </div>
  );
}
