import { Button } from '@mantine/core';
import { BrandList } from '../../features/merchant-brands/brand-list.tsx';
import {
  BRAND_FILTER_NAMES,
  BRAND_LIST,
  brandsQuery,
  readBrandFilters,
} from '../../features/merchant-brands/merchant-brands.queries.ts';
import { useStaff } from '../../features/staff/use-staff.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { browserList, defineListPage, serverList } from '../../merchant-ui/list-page.ts';
import { PageHead } from '../../merchant-ui/page-head.tsx';
import { needPages, optional } from '../../page/define-page.ts';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

export const handle = defineListPage({
  list: 'brands',
  messages: ['merchant', 'merchantBrands'],
  page: 'brands',
  search: { uncached: BRAND_FILTER_NAMES },
  queries: ({ url, ...page }) => [optional(needPages(brandsQuery(page, readBrandFilters(url.searchParams))))],
});
export const loader = serverList(handle);
export const clientLoader = browserList(handle);

/** /merchant/brand. */
export default function MerchantBrandsPage() {
  const t = useTranslations('merchantBrands');
  const { Rights } = useStaff();
  return (
    <Stack>
      <PageHead
        title={t('title')}
        actions={
          Rights.includes('manageProducts') && (
            <Button component={AppLink} to={`${BRAND_LIST}/new`} size="md">
              {t('add')}
            </Button>
          )
        }
      />
      <BrandList />
    </Stack>
  );
}
