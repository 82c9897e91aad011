import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { IconCart, IconLogin } from '../../ui/theme/icons.ts';
import { LoadingState } from '../../ui/feedback/loading-state.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { OrderingForLine } from '../acting/ordering-for-line.tsx';
import { addressesQuery } from '../address/address.queries.ts';
import { CHECKOUT_PATH } from '../cart/summary/checkout-button.tsx';
import { MovedCenterNote } from '../cart/page/moved-center-note.tsx';
import { useCurrentCart } from '../cart/summary/use-current-cart.ts';
import { useMovedCenter } from '../cart/page/use-moved-center.ts';
import { useCurrentQuote } from '../cart/summary/use-quote.ts';
import { centerQuery } from '../center/center.queries.ts';
import { paymentWaysQuery } from '../payment/payment.queries.ts';
import { loginPath } from '../session/sign-in/next-path.ts';
import { useVisitor } from '../session/visitor/use-visitor.ts';
import { useCheckoutTold } from '../analytics/use-checkout-told.ts';
import { CheckoutForm } from './checkout-form.tsx';
import classes from '../cart/page/cart-contents.module.css';

/** Waits for the cart, the addresses and the center, and shows an error where the first two cannot be loaded. */
export function Checkout() {
  const t = useTranslations('checkout');
  const page = usePage();
  const { guest, CUSTOMERCODE, ActiveDC } = useVisitor();
  const cart = useCurrentCart();
  const quote = useCurrentQuote({ enabled: cart.state === 'ready' && !guest });
  useCheckoutTold(quote);
  const moved = useMovedCenter();
  const addresses = useQuery({ ...addressesQuery(page), enabled: !guest });
  const ways = useQuery({ ...paymentWaysQuery(page), enabled: !guest });
  // What the page says of the center (its address, a warning) must not push the rest down when it comes. Only the first
  // answer is waited for: another center leaves the form as it is, and a failure hides what it would have said.
  const center = useQuery({
    ...centerQuery(page, ActiveDC),
    enabled: !guest,
    placeholderData: keepPreviousData,
  });
  const awaitsCenter = center.isPending && center.failureCount === 0;

  if (guest)
    return (
      <EmptyState icon={<IconLogin size={32} />} title={t('signedOut')}>
        <Button component={AppLink} to={loginPath(CHECKOUT_PATH)} size="lg">
          {t('login')}
        </Button>
      </EmptyState>
    );
  if (cart.state === 'failed' || (addresses.isError && !addresses.data) || (ways.isError && !ways.data)) {
    const retry = (): void => {
      if (cart.state === 'failed') cart.refresh();
      void addresses.refetch();
      void ways.refetch();
    };
    return (
      <EmptyState icon={<IconCart size={32} />} title={t('failed')}>
        <Button size="lg" onClick={retry}>
          {t('retry')}
        </Button>
      </EmptyState>
    );
  }
  if (cart.state === 'waiting' || !addresses.data || ways.isPending || awaitsCenter)
    return (
      <div className={classes.tall}>
        <LoadingState />
      </div>
    );
  return (
    <Stack>
      <OrderingForLine />
      <MovedCenterNote moved={moved} />
      {/* Another customer in another tab: no choice or input of the first passes to the second. */}
      <CheckoutForm key={CUSTOMERCODE} view={cart.view} quote={quote} addresses={addresses.data} />
    </Stack>
  );
}
