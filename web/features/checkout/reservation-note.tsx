import { Button } from '@mantine/core';
import { formatDate } from '#domain/time/dates.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import type { HoldState, StockReservation } from './use-stock-reservation.ts';
import classes from './reservation-note.module.css';

/** Until when the goods are kept for the buyer, or why they are not; its place is there before the shop has answered. */
export function ReservationNote({ reservation: { state, again } }: { reservation: StockReservation }) {
  const t = useTranslations('checkout');
  const words = useHoldWords();
  const { config } = usePage();
  if (state === undefined || config.get('CHECKOUT_HOLD_MINUTES') === 0) return null;
  const canAsk = state.is === 'over' || state.is === 'refused';
  return (
    <div className={classes.line}>
      <output>{words(state)}</output>
      {canAsk && (
        <Button variant="default" size="sm" h={40} onClick={again}>
          {t('reserveAgain')}
        </Button>
      )}
    </div>
  );
}

function useHoldWords(): (state: HoldState) => string {
  const t = useTranslations('checkout');
  const { locale } = usePage();
  return (state) => {
    switch (state.is) {
      case 'asking':
        return t('holding');
      case 'held':
        return t(state.partly ? 'partlyReservedUntil' : 'reservedUntil', {
          time: formatDate(state.until, locale, 'time'),
        });
      case 'over':
        return t('reservationOver');
      case 'paused':
        return t('holdPaused', { time: formatDate(state.againAt, locale, 'time') });
      case 'refused':
        return t('holdRefused');
    }
  };
}
