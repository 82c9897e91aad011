import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { formatDate } from '#domain/dates.ts';
import { usePage } from '../../page/page-context.ts';
import type { StockHold } from './use-stock-hold.ts';
import classes from './hold-line.module.css';

/** Until when the goods are kept for the buyer; its place is there before the shop has answered. */
export function HoldLine({ hold }: { hold: StockHold }) {
  const t = useTranslations('checkout');
  const { config, locale } = usePage();
  if (config.get('CHECKOUT_HOLD_MINUTES') === 0) return null;
  if (hold.over)
    return (
      <div className={classes.over}>
        <output>{t('holdOver')}</output>
        {hold.again && (
          <Button variant="default" size="sm" h={40} onClick={hold.again}>
            {t('holdAgain')}
          </Button>
        )}
      </div>
    );
  return (
    <output className={classes.line}>
      {hold.until &&
        t(hold.partly ? 'partlyHeldUntil' : 'heldUntil', { time: formatDate(hold.until, locale, 'time') })}
    </output>
  );
}
