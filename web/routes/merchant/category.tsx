import { useParams } from 'react-router';
import { HISTORY_TEXTS } from '../../features/audit/record-history.tsx';
import { CategoryPage } from '../../features/merchant-categories/category-page.tsx';
import { categoryQuery } from '../../features/merchant-categories/merchant-categories.queries.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { need } from '../../page/define-page.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';

export const handle = defineStaffPage<'category'>({
  messages: ['merchant', 'merchantCategories', 'files', ...HISTORY_TEXTS],
  page: 'categories',
  queries: ({ params, ...page }) => [need(categoryQuery(page, params.category))],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /merchant/category/{code}. */
export default function MerchantCategoryPage() {
  const { category = '' } = useParams();
  return <CategoryPage code={category} />;
}
