import { Button } from '@mantine/core';
import { areasQuery } from '../../features/address/address.queries.ts';
import { CenterList } from '../../features/merchant-centers/center-list.tsx';
import {
  CENTER_FILTER_NAMES,
  centersQuery,
  readCenterFilters,
} from '../../features/merchant-centers/merchant-centers.queries.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { PageHead } from '../../merchant-ui/page-head.tsx';
import { need, needPages, optional } from '../../page/define-page.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

export const handle = defineStaffPage({
  messages: ['merchant', 'merchantCenters'],
  page: 'centers',
  search: { uncached: CENTER_FILTER_NAMES },
  queries: ({ url, ...page }) => [
    optional(need(areasQuery(page, {}))),
    optional(needPages(centersQuery(page, readCenterFilters(url.searchParams)))),
  ],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /merchant/center: for the super admin. */
export default function MerchantCentersPage() {
  const t = useTranslations('merchantCenters');
  return (
    <Stack>
      <PageHead
        title={t('title')}
        actions={
          <Button component={AppLink} to="/merchant/center/new" size="md">
            {t('add')}
          </Button>
        }
      />
      <CenterList />
    </Stack>
  );
}
