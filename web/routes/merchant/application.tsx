import { useParams } from 'react-router';
import { HISTORY_TEXTS } from '../../features/audit/record-history.tsx';
import { ApplicationPage } from '../../features/merchant-applications/application-page.tsx';
import { applicationQuery } from '../../features/merchant-applications/applications.queries.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { need } from '../../page/define-page.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';

export const handle = defineStaffPage<'code'>({
  messages: ['merchant', 'merchantApplications', ...HISTORY_TEXTS],
  page: 'applications',
  queries: ({ params, ...page }) => [need(applicationQuery(page, params.code))],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /merchant/application/{code}. */
export default function MerchantApplicationPage() {
  const { code = '' } = useParams();
  return <ApplicationPage key={code} code={code} />;
}
