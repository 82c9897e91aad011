import { Button } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { WishedProducts } from '../../features/wishlist/wished-products.tsx';
import { wishedCodesQuery, wishedProductsQuery } from '../../features/wishlist/wishlist.queries.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { definePage, need } from '../../page/define-page.ts';
import { usePage } from '../../page/page-context.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { IconHeart } from '../../ui/theme/icons.ts';
import { PageTitle } from '../../ui/layout/page-title.tsx';

export const handle = definePage({
  messages: ['wishlist', 'product', 'cart'],
  access: 'customer',
  // The codes too: its hearts are full from the beginning.
  queries: (page) => [need(wishedProductsQuery(page)), need(wishedCodesQuery(page))],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /profile/wishlist: what the customer has put aside. */
export default function Wishlist() {
  const t = useTranslations('wishlist');
  const { data } = useSuspenseQuery(wishedProductsQuery(usePage()));
  const { Data: codes, Products: products } = data;
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      {codes.length === 0 ? (
        <EmptyState icon={<IconHeart size={32} />} title={t('empty')}>
          <p>{t('emptyHint')}</p>
          <Button component={AppLink} to="/product" size="md">
            {t('browse')}
          </Button>
        </EmptyState>
      ) : (
        <WishedProducts products={products} elsewhere={codes.length - products.length} />
      )}
    </>
  );
}
