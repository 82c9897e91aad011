import { useSearchParams } from 'react-router';
import { CategoryForm } from '../../features/merchant-categories/category-form.tsx';
import {
  categoriesQuery,
  CATEGORY_LIST,
} from '../../features/merchant-categories/merchant-categories.queries.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { useStaff } from '../../features/staff/use-staff.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { DetailPage } from '../../merchant-ui/detail-page.tsx';
import { code, readFilters } from '../../merchant-ui/read-filters.ts';
import { need } from '../../page/define-page.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { Note } from '../../ui/feedback/note.tsx';

const OF = { parent: code };

export const handle = defineStaffPage({
  messages: ['merchant', 'merchantCategories'],
  page: 'categories',
  search: { uncached: Object.keys(OF) },
  queries: (page) => [need(categoriesQuery(page))],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /merchant/category/new: at the top, or below a parent. */
export default function NewCategoryPage() {
  const t = useTranslations('merchantCategories');
  const { Rights } = useStaff();
  const [search] = useSearchParams();
  const { parent } = readFilters(search, OF);
  return (
    <DetailPage title={t('add')} back={{ to: CATEGORY_LIST, label: t('title') }}>
      {Rights.includes('manageProducts') ? (
        <CategoryForm key={parent} parent={parent ?? ''} />
      ) : (
        <Note tone="info">
          <p>{t('mayNotChange')}</p>
        </Note>
      )}
    </DetailPage>
  );
}
