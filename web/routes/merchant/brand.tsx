import { useParams } from 'react-router';
import { HISTORY_TEXTS } from '../../features/audit/record-history.tsx';
import { BrandPage } from '../../features/merchant-brands/brand-page.tsx';
import { brandQuery } from '../../features/merchant-brands/merchant-brands.queries.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { need } from '../../page/define-page.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';

export const handle = defineStaffPage<'brand'>({
  messages: ['merchant', 'merchantBrands', 'files', ...HISTORY_TEXTS],
  page: 'brands',
  queries: ({ params, ...page }) => [need(brandQuery(page, params.brand))],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /merchant/brand/{code}. */
export default function MerchantBrandPage() {
  const { brand = '' } = useParams();
  return <BrandPage key={brand} code={brand} />;
}
