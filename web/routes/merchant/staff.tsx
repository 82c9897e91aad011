import { Button } from '@mantine/core';
import { MemberList } from '../../features/merchant-staff/member-list.tsx';
import {
  MEMBER_FILTER_NAMES,
  membersQuery,
  readMemberFilters,
  rolesQuery,
  shopCentersQuery,
} from '../../features/merchant-staff/merchant-staff.queries.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { browserList, defineListPage, serverList } from '../../merchant-ui/list-page.ts';
import { PageHead } from '../../merchant-ui/page-head.tsx';
import { need, needPages, optional } from '../../page/define-page.ts';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

export const handle = defineListPage({
  list: 'staff',
  messages: ['merchant', 'merchantStaff'],
  page: 'staff',
  search: { uncached: MEMBER_FILTER_NAMES },
  queries: ({ url, ...page }) => [
    need(rolesQuery(page)),
    need(shopCentersQuery(page)),
    optional(needPages(membersQuery(page, readMemberFilters(url.searchParams)))),
  ],
});
export const loader = serverList(handle);
export const clientLoader = browserList(handle);

/** /merchant/staff: for the super admin. */
export default function MerchantStaffPage() {
  const t = useTranslations('merchantStaff');
  return (
    <Stack>
      <PageHead
        title={t('title')}
        actions={
          <>
            <Button component={AppLink} to="/merchant/staff/roles" variant="default" size="md">
              {t('roles')}
            </Button>
            <Button component={AppLink} to="/merchant/staff/new" size="md">
              {t('add')}
            </Button>
          </>
        }
      />
      <MemberList />
    </Stack>
  );
}
