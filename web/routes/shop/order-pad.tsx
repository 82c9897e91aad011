import { Button } from '@mantine/core';
import { OrderPad } from '../../features/order-pad/order-pad.tsx';
import { padFilter } from '../../features/order-pad/pad-filter.ts';
import { productListQuery } from '../../features/product/product.queries.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { definePage, needPages, optional } from '../../page/define-page.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

export const handle = definePage({
  messages: ['orderPad', 'product', 'cart', 'cartPage', 'offers'],
  access: 'customer',
  queries: (page) => [optional(needPages(productListQuery(page, padFilter(''))))],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /orderpad: for who knows what to order, above all a salesman who orders for a customer. */
export default function OrderPadPage() {
  const t = useTranslations('orderPad');
  return (
    <Stack>
      <PageTitle>{t('title')}</PageTitle>
      <Button component={AppLink} to="/quick-order" size="md" variant="default">
        {t('fromList')}
      </Button>
      <OrderPad />
    </Stack>
  );
}
