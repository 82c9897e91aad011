import { useTranslations } from '../../../i18n/use-translations.tsx';
import { Money } from '../../../ui/display/money.tsx';
import { ActionBar } from '../../../ui/layout/action-bar.tsx';
import classes from '../page/cart-contents.module.css';
import type { ShownTotals } from './cart-summary.tsx';
import { CheckoutButton } from './checkout-button.tsx';

/** The phone's sum of what is selected, and the way on. */
export function CartTotalBar({
  totals,
  working,
  count,
}: {
  totals: ShownTotals;
  working: boolean;
  count: number;
}) {
  const t = useTranslations('cartPage');
  return (
    <ActionBar>
      <div
        className={`${classes.bar} ${working ? classes.working : ''}`}
        aria-live="polite"
        aria-atomic
        aria-busy={working}
      >
        <span className={classes.barLabel}>{t('total')}</span>
        <strong>
          <Money baht={totals.total} />
        </strong>
      </div>
      <CheckoutButton count={count} />
    </ActionBar>
  );
}
