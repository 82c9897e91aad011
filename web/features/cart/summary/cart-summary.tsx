import { useTranslations } from '../../../i18n/use-translations.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Totals } from '../../../ui/display/totals.tsx';
import { CartHintLine } from './cart-hint-line.tsx';
import type { CartHint } from './cart-hints.ts';
import { CheckoutButton } from './checkout-button.tsx';
import { NearlyReached } from '../../promotion/nearly-reached.tsx';
import { shownTotals, type ShownQuote } from './shown-quote.ts';
import { useDeliveryLabel } from './use-delivery-label.ts';
import { useDiscountRows } from './use-discount-rows.ts';
import classes from '../page/cart-contents.module.css';

type Props = {
  shown: ShownQuote;
  working: boolean;
  count: number;
  hint: CartHint | undefined;
  /** Of the way on. */
  shortcut?: string;
};

/** The sums of what is selected, and the way on. */
export function CartSummary({ shown, working, count, hint, shortcut }: Props) {
  const t = useTranslations('cartPage');
  const totals = shownTotals(shown);
  const rows = useDiscountRows(totals);
  const delivery = useDeliveryLabel();
  return (
    <Panel title={t('summary')}>
      <Totals
        rows={[
          { label: t('subtotal', { count }), baht: totals.subtotal },
          ...rows.discounts,
          { label: delivery, baht: totals.delivery, zero: count > 0 ? t('free') : undefined },
        ]}
        total={{ label: t('total'), baht: totals.total }}
        notes={[rows.saved, t('vatIncluded')]}
        working={working}
      />
      {hint && <CartHintLine hint={hint} />}
      <NearlyReached
        nearly={shown.NearlyReached ?? []}
        applied={new Set(shown.Promotions?.map(({ PromotionId }) => PromotionId))}
      />
      <div className={classes.desktop}>
        <CheckoutButton count={count} fullWidth shortcut={shortcut} />
      </div>
    </Panel>
  );
}
