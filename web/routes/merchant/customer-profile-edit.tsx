import { useParams } from 'react-router';
import { HISTORY_TEXTS } from '../../features/audit/record-history.tsx';
import { AccountEditPage } from '../../features/merchant-customers/account-edit-page.tsx';
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

/** /merchant/customer/profile/{code}/edit. */
export default function CustomerProfileEditPage() {
  const { customer = '' } = useParams();
  return <AccountEditPage code={customer} />;
}
