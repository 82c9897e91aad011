import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import {
  productChoicesQuery,
  productQuery,
} from '../../features/merchant-products/merchant-products.queries.ts';
import { ProductForm } from '../../features/merchant-products/product-form.tsx';
import { PRODUCT_LIST } from '../../features/merchant-products/product-paths.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { useStaff } from '../../features/staff/use-staff.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { PageHead } from '../../merchant-ui/page-head.tsx';
import { code, readFilters, typed } from '../../merchant-ui/read-filters.ts';
import { need, optional } from '../../page/define-page.ts';
import { usePage } from '../../page/page-context.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { Note } from '../../ui/feedback/note.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

const OF = { barcode: typed(40), copy: code };

export const handle = defineStaffPage({
  messages: ['merchant', 'merchantProducts'],
  page: 'products',
  search: { uncached: Object.keys(OF) },
  queries: ({ url, ...page }) => {
    const { copy } = readFilters(url.searchParams, OF);
    return [
      optional(need(productChoicesQuery(page))),
      ...(copy === undefined ? [] : [need(productQuery(page, copy))]),
    ];
  },
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /merchant/product/new: an empty one, one of a barcode, or one like another. */
export default function NewProductPage() {
  const t = useTranslations('merchantProducts');
  const page = usePage();
  const { Rights } = useStaff();
  const [search] = useSearchParams();
  const { barcode, copy } = readFilters(search, OF);
  const { data: copied } = useQuery({ ...productQuery(page, copy ?? ''), enabled: copy !== undefined });
  const isReady = copy === undefined || copied !== undefined;
  return (
    <Stack>
      <PageHead title={t('add')} back={{ to: PRODUCT_LIST, label: t('title') }} />
      {Rights.includes('manageProducts') ? (
        isReady && <ProductForm key={`${copy ?? ''}/${barcode ?? ''}`} of={{ barcode, copied }} />
      ) : (
        <Note tone="info">
          <p>{t('mayNotAdd')}</p>
        </Note>
      )}
    </Stack>
  );
}
