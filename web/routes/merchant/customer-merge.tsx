import { useParams } from 'react-router';
import { mergeQuery } from '../../features/merchant-doubles/doubles.queries.ts';
import { MergePage } from '../../features/merchant-doubles/merge-page.tsx';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { need } from '../../page/define-page.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';

export const handle = defineStaffPage<'customer' | 'double'>({
  messages: ['merchant', 'customerDoubles'],
  page: 'customers',
  queries: ({ params, ...page }) => [
    need(mergeQuery(page, { code: params.customer, double: params.double })),
  ],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /merchant/customer/merge/{code}/{double}. */
export default function CustomerMergePage() {
  const { customer = '', double = '' } = useParams();
  // Another pair is another choice.
  return <MergePage key={`${customer}/${double}`} merge={{ code: customer, double }} />;
}
