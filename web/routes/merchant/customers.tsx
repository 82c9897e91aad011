import {
  recentCustomersQuery,
  staffCustomersQuery,
  toVisitQuery,
  visitedTodayQuery,
} from '../../features/acting/acting.queries.ts';
import { CustomerPicker } from '../../features/acting/customer-picker.tsx';
import { CustomerTabs } from '../../features/acting/customer-tabs.tsx';
import { EndedOrdering } from '../../features/acting/ended-ordering.tsx';
import { firstOrder, readPicker } from '../../features/acting/read-picker.ts';
import {
  CUSTOMER_FILTER_NAMES,
  readCustomerFilters,
} from '../../features/merchant-customers/customer-filters.ts';
import { CustomerList } from '../../features/merchant-customers/customer-list.tsx';
import {
  customerChoicesQuery,
  customersQuery,
} from '../../features/merchant-customers/merchant-customers.queries.ts';
import { NewcomerLinks } from '../../features/merchant-registrations/newcomer-links.tsx';
import { useStaff } from '../../features/staff/use-staff.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { browserList, defineListPage, serverList } from '../../merchant-ui/list-page.ts';
import { PageHead } from '../../merchant-ui/page-head.tsx';
import { need, needPages, optional } from '../../page/define-page.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { useSearchParams } from 'react-router';

export const handle = defineListPage({
  list: ({ searchParams }, staff) =>
    readPicker(searchParams, firstOrder(staff)).isDeskList ? 'customers' : undefined,
  messages: ['merchant', 'acting', 'merchantCustomers', 'merchantRegistrations'],
  page: 'customers',
  search: { uncached: [...CUSTOMER_FILTER_NAMES, 'order'] },
  queries: ({ url, ...page }) => {
    const { searchParams } = url;
    const { text, isNear, isToday, isDeskList } = readPicker(searchParams, firstOrder(page.staff?.user()));
    if (isDeskList)
      return [
        need(customerChoicesQuery(page)),
        optional(needPages(customersQuery(page, readCustomerFilters(searchParams)))),
      ];
    if (isNear) return [];
    if (isToday)
      return [optional(need(visitedTodayQuery(page))), optional(need(toVisitQuery(page, undefined)))];
    const found = optional(needPages(staffCustomersQuery(page, text)));
    return text === '' ? [found, optional(need(recentCustomersQuery(page)))] : [found];
  },
});
export const loader = serverList(handle);
export const clientLoader = browserList(handle);

/** /merchant/customer: whom the salesman takes an order for, and the desk's list. */
export default function MerchantCustomersPage() {
  const t = useTranslations('merchant.pages');
  const [search] = useSearchParams();
  return (
    <Stack>
      <PageHead title={t('customers')} />
      <NewcomerLinks />
      <EndedOrdering />
      {readPicker(search, firstOrder(useStaff())).isDeskList ? (
        <>
          <CustomerTabs />
          <CustomerList />
        </>
      ) : (
        <CustomerPicker />
      )}
    </Stack>
  );
}
