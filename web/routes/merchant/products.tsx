import { Button } from '@mantine/core';
import { useState } from 'react';
import { NeedsCenter } from '../../features/merchant-centers/needs-center.tsx';
import {
  PRODUCT_FILTER_NAMES,
  productChoicesQuery,
  productsQuery,
  readProductFilters,
} from '../../features/merchant-products/merchant-products.queries.ts';
import { ProductList } from '../../features/merchant-products/product-list.tsx';
import { NEW, PRODUCT_LIST } from '../../features/merchant-products/product-paths.ts';
import { ScanSheet } from '../../features/merchant-products/scan-sheet.tsx';
import { QUALITY } from '../../features/merchant-quality/finding-paths.ts';
import { useStaff } from '../../features/staff/use-staff.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { browserList, defineListPage, serverList } from '../../merchant-ui/list-page.ts';
import { PageHead } from '../../merchant-ui/page-head.tsx';
import { need, needPages, optional } from '../../page/define-page.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { IconProducts } from '../../ui/theme/icons.ts';

export const handle = defineListPage({
  list: 'products',
  messages: ['merchant', 'merchantProducts', 'merchantPrices', 'merchantOrders'],
  page: 'products',
  search: { uncached: PRODUCT_FILTER_NAMES },
  queries: ({ url, ...page }) => [
    optional(need(productChoicesQuery(page))),
    ...(page.staff?.user().ActiveDC === ''
      ? []
      : [optional(needPages(productsQuery(page, readProductFilters(url.searchParams))))]),
  ],
});
export const loader = serverList(handle);
export const clientLoader = browserList(handle);

/** /merchant/product. */
export default function MerchantProductsPage() {
  const t = useTranslations('merchantProducts');
  const { Rights, ActiveDC, ActiveDCName } = useStaff();
  const [scans, setScans] = useState(false);
  return (
    <Stack>
      <PageHead
        title={t('title')}
        facts={<UserText>{ActiveDCName}</UserText>}
        actions={
          <>
            {ActiveDC !== '' && (
              <Button variant="default" size="md" aria-haspopup="dialog" onClick={() => setScans(true)}>
                {t('scan.open')}
              </Button>
            )}
            <Button component={AppLink} to={QUALITY} variant="default" size="md">
              {t('quality')}
            </Button>
            {Rights.includes('manageProducts') && (
              <Button component={AppLink} to={`${PRODUCT_LIST}/${NEW}`} size="md">
                {t('add')}
              </Button>
            )}
          </>
        }
      />
      <NeedsCenter icon={<IconProducts size={32} />}>
        <ProductList />
      </NeedsCenter>
      {scans && <ScanSheet onClose={() => setScans(false)} />}
    </Stack>
  );
}
