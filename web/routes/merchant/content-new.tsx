import { useParams } from 'react-router';
import { NewContentPage } from '../../features/merchant-content/new-content-page.tsx';
import { kindOf } from '../../features/merchant-content/merchant-content.queries.ts';
import { staffCentersQuery } from '../../features/staff/staff.queries.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { need } from '../../page/define-page.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';

export const handle = defineStaffPage<'kind'>({
  messages: ['merchant', 'merchantContent', 'home', 'files'],
  page: 'content',
  queries: (page) => [need(staffCentersQuery(page))],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /merchant/content/{kind}/new. */
export default function MerchantNewContentPage() {
  const kind = kindOf(useParams()['kind']) ?? 'B';
  return <NewContentPage key={kind} kind={kind} />;
}
