import { useParams } from 'react-router';
import { HISTORY_TEXTS } from '../../features/audit/record-history.tsx';
import { sellerQuery } from '../../features/merchant-papers/merchant-papers.queries.ts';
import { SellerPage } from '../../features/merchant-papers/seller-page.tsx';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { need } from '../../page/define-page.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';

export const handle = defineStaffPage<'saleUnit'>({
  messages: ['merchant', 'merchantPapers', ...HISTORY_TEXTS],
  page: 'centers',
  queries: ({ params, ...page }) => [need(sellerQuery(page, params.saleUnit))],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /merchant/center/{saleUnit}/seller. */
export default function CenterSellerPage() {
  const { saleUnit = '' } = useParams();
  return <SellerPage saleUnit={saleUnit} />;
}
