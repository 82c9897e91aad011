import { useParams } from 'react-router';
import { HISTORY_TEXTS } from '../../features/audit/record-history.tsx';
import { CenterPage } from '../../features/merchant-centers/center-page.tsx';
import { centerQuery } from '../../features/merchant-centers/merchant-centers.queries.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { need } from '../../page/define-page.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';

export const handle = defineStaffPage<'saleUnit'>({
  messages: ['merchant', 'merchantCenters', 'address', 'map', 'files', ...HISTORY_TEXTS],
  page: 'centers',
  queries: ({ params, ...page }) => [need(centerQuery(page, params.saleUnit))],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /merchant/center/{saleUnit}. */
export default function MerchantCenterPage() {
  const { saleUnit = '' } = useParams();
  return <CenterPage saleUnit={saleUnit} />;
}
