import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Money } from '../../ui/money.tsx';
import { Note } from '../../ui/note.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Totals } from '../../ui/totals.tsx';
import type { ShownTotals } from '../cart/cart-summary.tsx';
import { useDeliveryLabel } from '../cart/use-delivery-label.ts';
import type { QuoteOfNow } from '../cart/use-quote.ts';
import { PlaceOrderButton } from './place-order-button.tsx';
import { PlacingNote } from './placing-note.tsx';
import type { Placing } from './use-place-order.ts';
import classes from '../cart/cart-contents.module.css';

type Props = {
  totals: ShownTotals;
  count: number;
  quoteState: QuoteOfNow['state'];
  onRefresh: () => void;
  placing: Placing;
  onOrder: () => void;
  onAskAgain: () => void;
  onConfirm: () => void;
};

/** The sums of the order, what came of pressing the button, and the button. */
export function CheckoutSummary({ totals, count, quoteState, placing, ...on }: Props) {
  const t = useTranslations('checkout');
  const tCart = useTranslations('cartPage');
  const delivery = useDeliveryLabel();
  const working = quoteState === 'working';
  const button = {
    placing,
    ready: quoteState === 'done' || quoteState === 'empty',
    onOrder: on.onOrder,
    onAskAgain: on.onAskAgain,
    onConfirm: on.onConfirm,
  };
  return (
    <>
      <Panel title={tCart('summary')}>
        <Totals
          rows={[
            { label: tCart('subtotal', { count }), baht: totals.subtotal },
            { label: delivery, baht: totals.delivery, zero: count > 0 ? tCart('free') : undefined },
          ]}
          total={{ label: tCart('total'), baht: totals.total }}
          note={tCart('vatIncluded')}
          working={working}
        />
        {quoteState === 'failed' && (
          <Note tone="error" title={t('quoteFailed')} live>
            <Button variant="white" size="md" onClick={on.onRefresh}>
              {t('retry')}
            </Button>
          </Note>
        )}
        <PlacingNote placing={placing} />
        <div className={classes.desktop}>
          <PlaceOrderButton {...button} fullWidth />
        </div>
      </Panel>
      <ActionBar>
        <div className={`${classes.bar} ${working ? classes.working : ''}`}>
          <span className={classes.barLabel}>{tCart('total')}</span>
          <strong>
            <Money baht={totals.total} />
          </strong>
        </div>
        <PlaceOrderButton {...button} />
      </ActionBar>
    </>
  );
}
