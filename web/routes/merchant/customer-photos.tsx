import { useParams } from 'react-router';
import {
  customerPhotosQuery,
  photoGroupsQuery,
} from '../../features/merchant-photos/customer-photos.queries.ts';
import { PHOTO_FILTER_NAMES, readPhotoFilters } from '../../features/merchant-photos/photo-filters.ts';
import { PhotosPage } from '../../features/merchant-photos/photos-page.tsx';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { need, needPages } from '../../page/define-page.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';

export const handle = defineStaffPage<'customer' | 'saleunit'>({
  messages: ['merchant', 'customerPhotos'],
  page: 'customerPhotos',
  search: { uncached: PHOTO_FILTER_NAMES },
  queries: ({ params, url, ...page }) => {
    const key = { code: params.customer, saleUnit: params.saleunit };
    return [
      needPages(customerPhotosQuery(page, key, readPhotoFilters(url.searchParams))),
      need(photoGroupsQuery(page)),
    ];
  },
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /merchant/customer/{code}/{saleunit}/photo. */
export default function MerchantCustomerPhotosPage() {
  const { customer = '', saleunit = '' } = useParams();
  return <PhotosPage customer={{ code: customer, saleUnit: saleunit }} />;
}
