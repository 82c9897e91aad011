import { useParams } from 'react-router';
import { HISTORY_TEXTS } from '../../features/audit/record-history.tsx';
import { AccountPage } from '../../features/merchant-customers/account-page.tsx';
import {
  customerAccountQuery,
  customerChoicesQuery,
} from '../../features/merchant-customers/merchant-customers.queries.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { need } from '../../page/define-page.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';

export const handle = defineStaffPage<'customer'>({
  messages: ['merchant', 'merchantCustomers', ...HISTORY_TEXTS],
  page: 'customers',
  queries: ({ params, ...page }) => [
    need(customerAccountQuery(page, params.customer)),
    need(customerChoicesQuery(page)),
  ],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /merchant/customer/profile/{code}. */
export default function CustomerProfilePage() {
  const { customer = '' } = useParams();
  return <AccountPage code={customer} />;
}
