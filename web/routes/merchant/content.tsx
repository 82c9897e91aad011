import { useParams } from 'react-router';
import { HISTORY_TEXTS } from '../../features/audit/record-history.tsx';
import { ContentPage } from '../../features/merchant-content/content-page.tsx';
import { itemQuery } from '../../features/merchant-content/merchant-content.queries.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { need } from '../../page/define-page.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';

export const handle = defineStaffPage<'contentCode'>({
  messages: ['merchant', 'merchantContent', 'home', 'files', ...HISTORY_TEXTS],
  page: 'content',
  queries: ({ params, ...page }) => [need(itemQuery(page, params.contentCode))],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /merchant/content/item/{code}. */
export default function MerchantContentPage() {
  const { contentCode: code = '' } = useParams();
  return <ContentPage key={code} code={code} />;
}
