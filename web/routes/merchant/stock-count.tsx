import { useParams } from 'react-router';
import { CountPage } from '../../features/merchant-stock/count-page.tsx';
import {
  COUNT_FILTER_NAMES,
  countLinesQuery,
  countQuery,
  readCountFilters,
} from '../../features/merchant-stock/counts.queries.ts';
import { browserList, defineListPage, serverList } from '../../merchant-ui/list-page.ts';
import { need, needPages, optional } from '../../page/define-page.ts';

export const handle = defineListPage<'count'>({
  list: 'countLines',
  messages: ['merchant', 'stockCounts', 'merchantOrders'],
  page: 'stock',
  search: { uncached: COUNT_FILTER_NAMES },
  queries: ({ params, url, ...page }) => [
    need(countQuery(page, params.count)),
    optional(needPages(countLinesQuery(page, params.count, readCountFilters(url.searchParams)))),
  ],
});
export const loader = serverList(handle);
export const clientLoader = browserList(handle);

/** /merchant/stock/count/{id}. */
export default function StockCountPage() {
  const { count = '' } = useParams();
  return <CountPage key={count} id={count} />;
}
