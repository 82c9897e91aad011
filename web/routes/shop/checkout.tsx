import { addressesQuery } from '../../features/address/address.queries.ts';
import { Checkout } from '../../features/checkout/checkout.tsx';
import { OrderAnnouncement } from '../../features/checkout/order-announcement.tsx';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { definePage, need, optional } from '../../page/define-page.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

export const handle = definePage({
  messages: ['checkout', 'payment', 'cartPage', 'cart', 'orders', 'offers', 'address', 'map'],
  access: 'customer',
  queries: (page) => [optional(need(addressesQuery(page)))],
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

export default function CheckoutPage() {
  const t = useTranslations('checkout');
  return (
    <Stack>
      <PageTitle>{t('title')}</PageTitle>
      <OrderAnnouncement />
      <Checkout />
    </Stack>
  );
}
