import { NewTagPage } from '../../features/merchant-customers/new-tag-page.tsx';
import { tiersQuery } from '../../features/merchant-customers/tags.queries.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { need } from '../../page/define-page.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';

export const handle = defineStaffPage({
  messages: ['merchant', 'merchantCustomers'],
  page: 'customerTags',
  queries: (page) => [need(tiersQuery(page))],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /merchant/tag/create. */
export default NewTagPage;
