import { useParams } from 'react-router';
import {
  promotionChoicesQuery,
  resultsQuery,
} from '../../features/merchant-promotions/merchant-promotions.queries.ts';
import {
  readResultFilters,
  RESULT_FILTER_NAMES,
} from '../../features/merchant-promotions/promotion-filters.ts';
import { PromotionResults } from '../../features/merchant-promotions/promotion-results.tsx';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { need, optional } from '../../page/define-page.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';

export const handle = defineStaffPage<'promotionId'>({
  messages: ['merchant', 'merchantPromotions'],
  page: 'promotions',
  search: { uncached: RESULT_FILTER_NAMES },
  queries: ({ params, url, ...page }) => [
    need(resultsQuery(page, params.promotionId, readResultFilters(url.searchParams))),
    optional(need(promotionChoicesQuery(page))),
  ],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /merchant/promotion/{id}/results. */
export default function PromotionResultsPage() {
  const { promotionId = '' } = useParams();
  return <PromotionResults promotionId={promotionId} />;
}
