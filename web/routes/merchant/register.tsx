import { useSearchParams } from 'react-router';
import { areasQuery } from '../../features/address/address.queries.ts';
import { NewCustomerForm } from '../../features/merchant-registrations/new-customer-form.tsx';
import { RegistrationLink } from '../../features/merchant-registrations/registration-link.tsx';
import { registrationLinkQuery } from '../../features/merchant-registrations/registrations.queries.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { useStaff } from '../../features/staff/use-staff.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { PageHead } from '../../merchant-ui/page-head.tsx';
import { need, optional } from '../../page/define-page.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

export const handle = defineStaffPage({
  messages: ['merchant', 'merchantRegistrations', 'address', 'map'],
  page: 'customers',
  search: { uncached: ['saleCode', 'dist', 'layout'] },
  queries: ({ url, ...page }) => [
    optional(need(registrationLinkQuery(page, url.searchParams.get('dist') ?? ''))),
    optional(need(areasQuery(page, {}))),
  ],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /merchant/register: a customer registers with the salesman, by a code to scan or by the salesman's hand (R-42, U-22b). */
export default function RegisterCustomerPage() {
  const t = useTranslations('merchantRegistrations.byStaff');
  const tPages = useTranslations('merchant.pages');
  const { ActiveDCName } = useStaff();
  const [search] = useSearchParams();
  const dist = search.get('dist') ?? '';
  return (
    <Stack>
      <PageHead
        title={t('title')}
        back={{ to: '/merchant/customer', label: tPages('customers') }}
        facts={<UserText>{ActiveDCName}</UserText>}
      />
      <RegistrationLink dist={dist} />
      <NewCustomerForm dist={dist} />
    </Stack>
  );
}
