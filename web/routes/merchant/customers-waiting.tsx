import { registrationsQuery, tabOf } from '../../features/merchant-registrations/registrations.queries.ts';
import { Registrations } from '../../features/merchant-registrations/registrations.tsx';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { useStaff } from '../../features/staff/use-staff.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { PageHead } from '../../merchant-ui/page-head.tsx';
import { needPages, optional } from '../../page/define-page.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

export const handle = defineStaffPage({
  messages: ['merchant', 'merchantRegistrations'],
  page: 'customers',
  search: { uncached: ['state'] },
  queries: ({ url, ...page }) => [optional(needPages(registrationsQuery(page, tabOf(url.searchParams))))],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /merchant/customer/waiting: who registered at the center and waits for approval. */
export default function CustomersWaitingPage() {
  const t = useTranslations('merchantRegistrations');
  const tPages = useTranslations('merchant.pages');
  const { ActiveDCName } = useStaff();
  return (
    <Stack>
      <PageHead
        title={t('title')}
        back={{ to: '/merchant/customer', label: tPages('customers') }}
        facts={<UserText>{ActiveDCName}</UserText>}
      />
      <Registrations />
    </Stack>
  );
}
