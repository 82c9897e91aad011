import { recentCustomersQuery, staffCustomersQuery } from '../../features/acting/acting.queries.ts';
import { CustomerPicker, NEAR } from '../../features/acting/customer-picker.tsx';
import { NewcomerLinks } from '../../features/merchant-registrations/newcomer-links.tsx';
import { EndedOrdering } from '../../features/acting/ended-ordering.tsx';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { PageHead } from '../../merchant-ui/page-head.tsx';
import { need, needPages, optional } from '../../page/define-page.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { Stack } from '../../ui/layout/stack.tsx';

export const handle = defineStaffPage({
  messages: ['merchant', 'acting', 'merchantRegistrations'],
  page: 'customers',
  search: { uncached: ['text', 'order'] },
  queries: ({ url, ...page }) => {
    const text = url.searchParams.get('text') ?? '';
    if (text === '' && url.searchParams.get('order') === NEAR) return [];
    const found = optional(needPages(staffCustomersQuery(page, text)));
    return text === '' ? [found, optional(need(recentCustomersQuery(page)))] : [found];
  },
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /merchant/customer: whom the salesman takes an order for. */
export default function MerchantCustomersPage() {
  const t = useTranslations('merchant.pages');
  return (
    <Stack>
      <PageHead title={t('customers')} />
      <NewcomerLinks />
      <EndedOrdering />
      <CustomerPicker />
    </Stack>
  );
}
