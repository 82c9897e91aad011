import { useSearchParams } from 'react-router';
import { areasQuery } from '../../features/address/address.queries.ts';
import { NewCustomerForm } from '../../features/merchant-registrations/new-customer-form.tsx';
import { RegistrationLink } from '../../features/merchant-registrations/registration-link.tsx';
import { registrationLinkQuery } from '../../features/merchant-registrations/registrations.queries.ts';
import { MerchantRegister } from '../../features/merchant-register/merchant-register.tsx';
import { isStaffGuest } from '../../features/staff/staff-session.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { useStaff } from '../../features/staff/use-staff.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { PageHead } from '../../merchant-ui/page-head.tsx';
import { need, optional } from '../../page/define-page.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

const LINKED = ['saleCode', 'dist', 'layout'];

export const handle = defineStaffPage({
  messages: [
    'merchant',
    'merchantRegistrations',
    'merchantRegister',
    'session',
    'address',
    'map',
    'customerPhotos',
  ],
  page: 'customers',
  // The link of a salesman is for who works here.
  hasGuests: ({ searchParams }) => !LINKED.some((name) => searchParams.has(name)),
  search: { uncached: LINKED },
  queries: ({ url, ...page }) =>
    page.staff && isStaffGuest(page.staff.user())
      ? []
      : [
          optional(need(registrationLinkQuery(page, url.searchParams.get('dist') ?? ''))),
          optional(need(areasQuery(page, {}))),
        ],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/**
 * /merchant/register: a customer registers with the salesman, by a code to scan or by the salesman's hand (R-42, U-22b); whoever has
 * not signed in registers as a merchant (R-42i).
 */
export default function RegisterPage() {
  return isStaffGuest(useStaff()) ? <MerchantRegister /> : <RegisterCustomer />;
}

function RegisterCustomer() {
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
      <NewCustomerForm dist={dist} saleCode={search.get('saleCode') ?? ''} />
      <RegistrationLink dist={dist} />
    </Stack>
  );
}
