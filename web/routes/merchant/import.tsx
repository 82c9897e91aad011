import { ImportPage } from '../../features/merchant-import/import-page.tsx';
import {
  IMPORT_SEARCH,
  importQuery,
  importsQuery,
  readImportSearch,
} from '../../features/merchant-import/import.queries.ts';
import {
  pictureImportQuery,
  pictureImportsQuery,
} from '../../features/merchant-import/picture-import.queries.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { optional, need } from '../../page/define-page.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';

export const handle = defineStaffPage({
  messages: ['merchant', 'merchantImport'],
  page: 'imports',
  search: { uncached: IMPORT_SEARCH },
  queries: ({ url, ...page }) => {
    const { file, pictures } = readImportSearch(url.searchParams);
    if (pictures) return [optional(need(pictureImportQuery(page, pictures)))];
    if (file) return [optional(need(importQuery(page, file)))];
    const mayManage = page.staff?.user().Rights.includes('manageProducts') ?? false;
    return [
      optional(need(importsQuery(page))),
      ...(mayManage ? [optional(need(pictureImportsQuery(page)))] : []),
    ];
  },
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /merchant/import. */
export default function MerchantImportPage() {
  return <ImportPage />;
}
