import {
  NOT_LOGGED_IN_FILTER_NAMES,
  readNotLoggedInFilters,
} from '../../features/merchant-customers/customer-filters.ts';
import { notLoggedInQuery } from '../../features/merchant-customers/invitations.queries.ts';
import { customerChoicesQuery } from '../../features/merchant-customers/merchant-customers.queries.ts';
import { NotLoggedInList } from '../../features/merchant-customers/not-logged-in-list.tsx';
import { useStaff } from '../../features/staff/use-staff.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { browserList, defineListPage, serverList } from '../../merchant-ui/list-page.ts';
import { PageHead } from '../../merchant-ui/page-head.tsx';
import { need, needPages, optional } from '../../page/define-page.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

export const handle = defineListPage({
  list: 'customersNotLoggedIn',
  messages: ['merchant', 'merchantCustomers', 'invitations'],
  page: 'customers',
  search: { uncached: NOT_LOGGED_IN_FILTER_NAMES },
  queries: ({ url, ...page }) => [
    need(customerChoicesQuery(page)),
    optional(needPages(notLoggedInQuery(page, readNotLoggedInFilters(url.searchParams)))),
  ],
});
export const loader = serverList(handle);
export const clientLoader = browserList(handle);

/** /merchant/customer/not-logged-in: who has never signed in, to be invited. */
export default function CustomersNotLoggedInPage() {
  const t = useTranslations('invitations');
  const tPages = useTranslations('merchant.pages');
  const { ActiveDCName } = useStaff();
  return (
    <Stack>
      <PageHead
        title={t('title')}
        back={{ to: '/merchant/customer', label: tPages('customers') }}
        facts={<UserText>{ActiveDCName}</UserText>}
      />
      <NotLoggedInList />
    </Stack>
  );
}
