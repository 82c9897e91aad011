import { useParams } from 'react-router';
import { HISTORY_TEXTS } from '../../features/audit/record-history.tsx';
import { MemberPage } from '../../features/merchant-staff/member-page.tsx';
import {
  memberQuery,
  rolesQuery,
  shopCentersQuery,
} from '../../features/merchant-staff/merchant-staff.queries.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { need } from '../../page/define-page.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';

export const handle = defineStaffPage<'userId'>({
  messages: ['merchant', 'merchantStaff', ...HISTORY_TEXTS],
  page: 'staff',
  queries: ({ params, ...page }) => [
    need(memberQuery(page, params.userId)),
    need(rolesQuery(page)),
    need(shopCentersQuery(page)),
  ],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /merchant/staff/{userId}. */
export default function StaffMemberPage() {
  const { userId = '' } = useParams();
  return <MemberPage userId={userId} />;
}
