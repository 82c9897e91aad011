import { data } from 'react-router';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';

export const handle = defineStaffPage({
  messages: ['merchant'],
  queries: () => {
    throw data({}, { status: 404 });
  },
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** Every other address of the merchant area: not found, inside the area's menu. */
export default function MerchantMissingPage() {
  return null;
}
