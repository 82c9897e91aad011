import { heldCashQuery } from '../../features/merchant-orders/cash.queries.ts';
import { HeldCash } from '../../features/merchant-orders/held-cash.tsx';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { PageHead } from '../../merchant-ui/page-head.tsx';
import { needPages, optional } from '../../page/define-page.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { Stack } from '../../ui/layout/stack.tsx';

export const handle = defineStaffPage({
  messages: ['merchant', 'merchantOrders'],
  page: 'cash',
  queries: (page) => [optional(needPages(heldCashQuery(page)))],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /merchant/cash: cash on delivery that is still to be handed in. */
export default function MerchantCashPage() {
  const t = useTranslations('merchant.pages');
  return (
    <Stack>
      <PageHead title={t('cash')} />
      <HeldCash />
    </Stack>
  );
}
