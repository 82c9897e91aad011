import { useParams } from 'react-router';
import { HISTORY_TEXTS } from '../../features/audit/record-history.tsx';
import { CreditPage } from '../../features/merchant-credit/credit-page.tsx';
import {
  customerCreditQuery,
  customerEntriesQuery,
} from '../../features/merchant-credit/merchant-credit.queries.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { need, needPages, optional } from '../../page/define-page.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';

export const handle = defineStaffPage<'customer'>({
  messages: ['merchant', 'merchantCredit', 'credit', 'merchantOrders', ...HISTORY_TEXTS],
  page: 'customerCredit',
  queries: ({ params, ...page }) => [
    need(customerCreditQuery(page, params.customer)),
    optional(needPages(customerEntriesQuery(page, params.customer))),
  ],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /merchant/customer/credit/{code}. */
export default function CustomerCreditPage() {
  const { customer = '' } = useParams();
  return <CreditPage key={customer} code={customer} />;
}
