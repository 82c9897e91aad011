import { PRODUCT_LIST } from '../../features/merchant-products/product-paths.ts';
import { productChoicesQuery } from '../../features/merchant-products/merchant-products.queries.ts';
import { QualityOfProducts } from '../../features/merchant-quality/quality-page.tsx';
import {
  countsQuery,
  emptyCategoriesQuery,
  findingsQuery,
  kindOfProducts,
  QUALITY_FILTER_NAMES,
  readQualityFilters,
} from '../../features/merchant-quality/quality.queries.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { browserList, defineListPage, serverList } from '../../merchant-ui/list-page.ts';
import { PageHead } from '../../merchant-ui/page-head.tsx';
import { need, needPages, optional } from '../../page/define-page.ts';
import { Stack } from '../../ui/layout/stack.tsx';

export const handle = defineListPage({
  list: 'productFindings',
  messages: ['merchant', 'merchantQuality'],
  page: 'products',
  search: { uncached: QUALITY_FILTER_NAMES },
  queries: ({ url, ...page }) => {
    const filters = readQualityFilters(url.searchParams);
    const kind = kindOfProducts(filters);
    return [
      optional(need(countsQuery(page))),
      optional(
        kind === undefined
          ? needPages(emptyCategoriesQuery(page, filters))
          : needPages(findingsQuery(page, kind, filters)),
      ),
      ...(kind === 'noCategory' ? [optional(need(productChoicesQuery(page)))] : []),
    ];
  },
});
export const loader = serverList(handle);
export const clientLoader = browserList(handle);

/** /merchant/product/quality. */
export default function ProductQualityPage() {
  const t = useTranslations('merchantQuality');
  return (
    <Stack>
      <PageHead title={t('title')} back={{ to: PRODUCT_LIST, label: t('back') }} />
      <QualityOfProducts />
    </Stack>
  );
}
