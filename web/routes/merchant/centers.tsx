import { Button } from '@mantine/core';
import { areasQuery } from '../../features/address/address.queries.ts';
import { CenterList } from '../../features/merchant-centers/center-list.tsx';
import {
  CENTER_FILTER_NAMES,
  centersQuery,
  readCenterFilters,
} from '../../features/merchant-centers/merchant-centers.queries.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { browserList, defineListPage, serverList } from '../../merchant-ui/list-page.ts';
import { PageHead } from '../../merchant-ui/page-head.tsx';
import { need, needPages, optional } from '../../page/define-page.ts';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

export const handle = defineListPage({
  list: 'centers',
  messages: ['merchant', 'merchantCenters'],
  page: 'centers',
  search: { uncached: CENTER_FILTER_NAMES },
  queries: ({ url, ...page }) => [
    optional(need(areasQuery(page, {}))),
    optional(needPages(centersQuery(page, readCenterFilters(url.searchParams)))),
  ],
});
export const loader = serverList(handle);
export const clientLoader = browserList(handle);

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
