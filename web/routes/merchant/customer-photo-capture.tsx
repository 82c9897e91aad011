import { useParams } from 'react-router';
import { CapturePage } from '../../features/merchant-photos/capture-page.tsx';
import {
  customerPhotosQuery,
  photoGroupsQuery,
} from '../../features/merchant-photos/customer-photos.queries.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { need, needPages } from '../../page/define-page.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';

export const handle = defineStaffPage<'customer' | 'saleunit'>({
  messages: ['merchant', 'customerPhotos', 'files'],
  page: 'customerPhotos',
  queries: ({ params, ...page }) => {
    const key = { code: params.customer, saleUnit: params.saleunit };
    // Who may not see the photos takes none either.
    return [needPages(customerPhotosQuery(page, key, {})), need(photoGroupsQuery(page))];
  },
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /merchant/customer/{code}/{saleunit}/photo/capture. */
export default function MerchantCustomerCapturePage() {
  const { customer = '', saleunit = '' } = useParams();
  return <CapturePage customer={{ code: customer, saleUnit: saleunit }} />;
}
