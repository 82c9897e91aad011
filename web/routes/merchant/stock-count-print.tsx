import { useParams } from 'react-router';
import { CountPrint } from '../../features/merchant-stock/count-print.tsx';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';

export const handle = defineStaffPage<'count'>({
  messages: ['merchant', 'stockCounts'],
  page: 'stock',
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /merchant/stock/count/{id}/print: thousands of lines, read once the page is there. */
export default function StockCountPrintPage() {
  const { count = '' } = useParams();
  return <CountPrint key={count} id={count} />;
}
