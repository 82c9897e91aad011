import { ownCouponsQuery } from '../../features/coupons/coupons.queries.ts';
import { OwnCoupons } from '../../features/coupons/own-coupons.tsx';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { definePage, need } from '../../page/define-page.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

export const handle = definePage({
  messages: ['coupons', 'promotions'],
  access: 'customer',
  search: { uncached: ['list'] },
  queries: (page) => [need(ownCouponsQuery(page))],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /profile/mycoupon: mine, to use, used and expired. */
export default function OwnCouponsPage() {
  const t = useTranslations('coupons');
  return (
    <Stack>
      <PageTitle>{t('ownTitle')}</PageTitle>
      <OwnCoupons />
    </Stack>
  );
}
