import { Button } from '@mantine/core';
import { useTranslations } from '../../../i18n/use-translations.tsx';
import { AppLink } from '../../../ui/interaction/app-link.tsx';
import { loginPath } from '../../session/sign-in/next-path.ts';
import { useVisitor } from '../../session/visitor/use-visitor.ts';

export const CHECKOUT_PATH = '/checkout/adv';

type Props = { count: number; fullWidth?: boolean };

/** On to the checkout; a guest signs in on the way and comes back to it. */
export function CheckoutButton({ count, fullWidth = false }: Props) {
  const t = useTranslations('cartPage');
  const { guest } = useVisitor();
  if (count === 0)
    return (
      <Button size="lg" fullWidth={fullWidth} disabled>
        {t('checkout')}
      </Button>
    );
  return (
    <Button
      component={AppLink}
      to={guest ? loginPath(CHECKOUT_PATH) : CHECKOUT_PATH}
      size="lg"
      fullWidth={fullWidth}
    >
      {guest ? t('loginToCheckout') : t('checkoutCount', { count })}
    </Button>
  );
}
