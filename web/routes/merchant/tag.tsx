import { useParams } from 'react-router';
import { HISTORY_TEXTS } from '../../features/audit/record-history.tsx';
import { TagPage } from '../../features/merchant-customers/tag-page.tsx';
import { tagQuery, tiersQuery } from '../../features/merchant-customers/tags.queries.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { need } from '../../page/define-page.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';

export const handle = defineStaffPage<'tag'>({
  messages: ['merchant', 'merchantCustomers', ...HISTORY_TEXTS],
  page: 'customerTags',
  queries: ({ params, ...page }) => [need(tagQuery(page, params.tag)), need(tiersQuery(page))],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /merchant/tag/{id}. */
export default function MerchantTagPage() {
  const { tag = '' } = useParams();
  return <TagPage tag={tag} />;
}
