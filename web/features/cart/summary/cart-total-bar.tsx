import { useTranslations } from '../../../i18n/use-translations.tsx';
import { Money } from '../../../ui/display/money.tsx';
import { ActionBar } from '../../../ui/layout/action-bar.tsx';
import classes from '../page/cart-contents.module.css';
import { CheckoutButton } from './checkout-button.tsx';
import type { ShownQuote } from './shown-quote.ts';

/** The phone's sum of what is selected, and the way on. */
export function CartTotalBar({
  shown,
  working,
  count,
  shortcut,
}: {
  shown: ShownQuote;
  working: boolean;
  count: number;
  /** Of the way on. */
  shortcut?: string;
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
          <Money baht={shown.Total} />
        </strong>
      </div>
      <CheckoutButton count={count} shortcut={shortcut} />
    </ActionBar>
  );
}
