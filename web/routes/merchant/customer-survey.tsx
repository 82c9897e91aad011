import { useParams } from 'react-router';
import { visitQuery } from '../../features/merchant-surveys/surveys.queries.ts';
import { VisitSurveys } from '../../features/merchant-surveys/visit-surveys.tsx';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { need } from '../../page/define-page.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';

export const handle = defineStaffPage<'customer' | 'saleunit'>({
  messages: ['merchant', 'merchantSurveys', 'questions', 'acting'],
  page: 'surveys',
  search: { uncached: ['survey'] },
  queries: ({ params, ...page }) => [
    need(visitQuery(page, { code: params.customer, saleUnit: params.saleunit })),
  ],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /merchant/customer/{code}/{saleunit}/survey. */
export default function MerchantCustomerSurveyPage() {
  const { customer = '', saleunit = '' } = useParams();
  return <VisitSurveys customer={{ code: customer, saleUnit: saleunit }} />;
}
