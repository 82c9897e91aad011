import { Button } from '@mantine/core';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { ActionBar } from '../../ui/layout/action-bar.tsx';
import { Money } from '../../ui/display/money.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Totals } from '../../ui/display/totals.tsx';
import { shownTotals, type ShownQuote } from '../cart/summary/shown-quote.ts';
import { useDiscountRows } from '../cart/summary/use-discount-rows.ts';
import { useDeliveryLabel } from '../cart/summary/use-delivery-label.ts';
import type { CurrentQuote } from '../cart/summary/use-quote.ts';
import { ReservationNote } from './reservation-note.tsx';
import { PlaceOrderButton, type OrderButton } from './place-order-button.tsx';
import { PlacingNote } from './placing-note.tsx';
import { useVisitor } from '../session/visitor/use-visitor.ts';
import type { StockReservation } from './use-stock-reservation.ts';
import classes from '../cart/page/cart-contents.module.css';

type Props = {
  shown: ShownQuote;
  count: number;
  quoteState: CurrentQuote['state'];
  onRefresh: () => void;
  button: OrderButton;
  reservation: StockReservation;
};

/** The sums of the order, what came of pressing the button, and on the desktop the hold and the button. */
export function CheckoutSummary({ shown, count, quoteState, onRefresh, button, reservation }: Props) {
  const t = useTranslations('checkout');
  const tCart = useTranslations('cartPage');
  const delivery = useDeliveryLabel();
  const { acting } = useVisitor();
  const totals = shownTotals(shown);
  const rows = useDiscountRows(totals);
  return (
    <Panel title={tCart('summary')}>
      <Totals
        rows={[
          { label: tCart('subtotal', { count }), baht: totals.subtotal },
          ...rows.discounts,
          { label: delivery, baht: totals.delivery, zero: count > 0 ? tCart('free') : undefined },
        ]}
        total={{ label: tCart('total'), baht: totals.total }}
        notes={[rows.saved, tCart('vatIncluded')]}
        working={quoteState === 'working'}
      />
      {quoteState === 'failed' && (
        <Note tone="error" title={t('quoteFailed')} live>
          <Button variant="white" size="md" onClick={onRefresh}>
            {t('retry')}
          </Button>
        </Note>
      )}
      <PlacingNote placing={button.placing} />
      <div className={classes.desktop}>
        <ReservationNote reservation={reservation} />
        <PlaceOrderButton {...button} fullWidth withKey={acting} />
      </div>
    </Panel>
  );
}

type BarProps = Pick<Props, 'shown' | 'quoteState' | 'button' | 'reservation'>;

/** The phone's reservation, sum and button, in view at every scroll position: so not within one of its columns. */
export function CheckoutBar({ shown, quoteState, button, reservation }: BarProps) {
  const t = useTranslations('cartPage');
  return (
    <ActionBar note={<ReservationNote reservation={reservation} />}>
      <div
        className={`${classes.bar} ${quoteState === 'working' ? classes.working : ''}`}
        aria-busy={quoteState === 'working'}
      >
        <span className={classes.barLabel}>{t('total')}</span>
        <strong>
          <Money baht={shown.Total} />
        </strong>
      </div>
      <PlaceOrderButton {...button} />
    </ActionBar>
  );
}
