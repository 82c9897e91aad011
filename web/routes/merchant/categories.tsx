import { Button } from '@mantine/core';
import { CategoryList } from '../../features/merchant-categories/category-list.tsx';
import {
  categoriesQuery,
  newCategoryPath,
} from '../../features/merchant-categories/merchant-categories.queries.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { useStaff } from '../../features/staff/use-staff.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { PageHead } from '../../merchant-ui/page-head.tsx';
import { need } from '../../page/define-page.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

export const handle = defineStaffPage({
  messages: ['merchant', 'merchantCategories'],
  page: 'categories',
  queries: (page) => [need(categoriesQuery(page))],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /merchant/category. */
export default function MerchantCategoriesPage() {
  const t = useTranslations('merchantCategories');
  const { Rights } = useStaff();
  return (
    <Stack>
      <PageHead
        title={t('title')}
        actions={
          Rights.includes('manageProducts') && (
            <Button component={AppLink} to={newCategoryPath('')} size="md">
              {t('add')}
            </Button>
          )
        }
      />
      <CategoryList />
    </Stack>
  );
}
