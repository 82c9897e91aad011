import { Button } from '@mantine/core';
import { useTranslations } from '../../../i18n/use-translations.tsx';
import { AppLink } from '../../../ui/interaction/app-link.tsx';
import { loginPath } from '../../session/sign-in/next-path.ts';
import { useVisitor } from '../../session/visitor/use-visitor.ts';

export const CHECKOUT_PATH = '/checkout/adv';
/** For `aria-keyshortcuts`, where the page has the key that goes on. */
export const GO_ON_KEY = 'Control+Enter Meta+Enter';

type Props = { count: number; fullWidth?: boolean; shortcut?: string | undefined };

/** On to the checkout; a guest signs in on the way and comes back to it. */
export function CheckoutButton({ count, fullWidth = false, shortcut }: Props) {
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
      aria-keyshortcuts={shortcut}
    >
      {guest ? t('loginToCheckout') : t('checkoutCount', { count })}
    </Button>
  );
}
