import { CollectList } from '../../features/coupons/collect-list.tsx';
import { couponsToCollectQuery } from '../../features/coupons/coupons.queries.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { definePage, need } from '../../page/define-page.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

export const handle = definePage({
  messages: ['coupons', 'promotions'],
  queries: (page) => [need(couponsToCollectQuery(page))],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /crm/coupon: the coupons that can be collected now. */
export default function CouponsToCollectPage() {
  const t = useTranslations('coupons');
  return (
    <Stack>
      <PageTitle>{t('collectTitle')}</PageTitle>
      <CollectList />
    </Stack>
  );
}
