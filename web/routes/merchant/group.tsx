import { useParams } from 'react-router';
import { HISTORY_TEXTS } from '../../features/audit/record-history.tsx';
import { GroupPage } from '../../features/merchant-groups/group-page.tsx';
import { groupQuery } from '../../features/merchant-groups/merchant-groups.queries.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { need } from '../../page/define-page.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';

export const handle = defineStaffPage<'group'>({
  messages: ['merchant', 'merchantGroups', 'files', ...HISTORY_TEXTS],
  page: 'groups',
  queries: ({ params, ...page }) => [need(groupQuery(page, params.group))],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /merchant/group/{code}. */
export default function MerchantGroupPage() {
  const { group = '' } = useParams();
  return <GroupPage key={group} id={group} />;
}
