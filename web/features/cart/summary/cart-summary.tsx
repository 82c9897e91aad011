import { useTranslations } from '../../../i18n/use-translations.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Totals } from '../../../ui/display/totals.tsx';
import { CartHintLine } from './cart-hint-line.tsx';
import type { CartHint } from './cart-hints.ts';
import { CheckoutButton } from './checkout-button.tsx';
import { useDeliveryLabel } from './use-delivery-label.ts';
import classes from '../page/cart-contents.module.css';

/** Amounts in baht. */
export type ShownTotals = { subtotal: number; delivery: number; total: number };

type Props = {
  totals: ShownTotals;
  working: boolean;
  count: number;
  hint: CartHint | undefined;
};

/** The sums of what is selected, and the way on. */
export function CartSummary({ totals, working, count, hint }: Props) {
  const t = useTranslations('cartPage');
  const delivery = useDeliveryLabel();
  return (
    <Panel title={t('summary')}>
      <Totals
        rows={[
          { label: t('subtotal', { count }), baht: totals.subtotal },
          { label: delivery, baht: totals.delivery, zero: count > 0 ? t('free') : undefined },
        ]}
        total={{ label: t('total'), baht: totals.total }}
        notes={[t('vatIncluded')]}
        working={working}
      />
      {hint && <CartHintLine hint={hint} />}
      <div className={classes.desktop}>
        <CheckoutButton count={count} fullWidth />
      </div>
    </Panel>
  );
}
