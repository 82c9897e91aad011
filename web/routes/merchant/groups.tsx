import { Button } from '@mantine/core';
import { GroupList } from '../../features/merchant-groups/group-list.tsx';
import {
  GROUP_FILTER_NAMES,
  GROUP_LIST,
  groupsQuery,
  readGroupFilters,
} from '../../features/merchant-groups/merchant-groups.queries.ts';
import { useStaff } from '../../features/staff/use-staff.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { browserList, defineListPage, serverList } from '../../merchant-ui/list-page.ts';
import { PageHead } from '../../merchant-ui/page-head.tsx';
import { needPages, optional } from '../../page/define-page.ts';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

export const handle = defineListPage({
  list: 'groups',
  messages: ['merchant', 'merchantGroups'],
  page: 'groups',
  search: { uncached: GROUP_FILTER_NAMES },
  queries: ({ url, ...page }) => [optional(needPages(groupsQuery(page, readGroupFilters(url.searchParams))))],
});
export const loader = serverList(handle);
export const clientLoader = browserList(handle);

/** /merchant/group. */
export default function MerchantGroupsPage() {
  const t = useTranslations('merchantGroups');
  const { Rights } = useStaff();
  return (
    <Stack>
      <PageHead
        title={t('title')}
        actions={
          Rights.includes('manageProducts') && (
            <Button component={AppLink} to={`${GROUP_LIST}/new`} size="md">
              {t('add')}
            </Button>
          )
        }
      />
      <GroupList />
    </Stack>
  );
}
