import { CartCoupons } from '../../features/coupons/cart-coupons.tsx';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { definePage } from '../../page/define-page.ts';
import { browserPrefetch, serverPrefetch } from '../../page/prefetch.ts';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

export const handle = definePage({
  messages: ['coupons', 'promotions', 'offers'],
  access: 'customer',
});
export const loader = serverPrefetch(handle);
export const clientLoader = browserPrefetch(handle);

/** /crm/discount-coupon: the own coupons that cut the price of this cart. The cart is in the browser, and so is what is asked. */
export default function DiscountCouponsPage() {
  const t = useTranslations('coupons');
  return (
    <Stack>
      <PageTitle>{t('discountTitle')}</PageTitle>
      <CartCoupons />
    </Stack>
  );
}
