import { useTranslations } from 'use-intl';
import { formatDate } from '#domain/dates.ts';
import { usePage } from '../../page/page-context.ts';
import { OwnWords } from '../../ui/own-words.tsx';
import { Panel } from '../../ui/panel.tsx';
import type { OrderDetail } from './merchant-orders.queries.ts';
import classes from './merchant-order.module.css';

const KINDS = ['customer', 'actingSalesman', 'staff', 'superAdmin'] as const;

/** Every step that the order has taken: when, by whom, and why; the newest first. */
export function OrderEvents({ events }: { events: OrderDetail['Events'] }) {
  const t = useTranslations('merchantOrders');
  const { locale } = usePage();
  return (
    <Panel title={t('events')}>
      <ol className={classes.events}>
        {events.toReversed().map(({ At, To, By, ByKind, Reason }) => {
          const kind = KINDS.find((one) => one === ByKind) ?? 'system';
          return (
            <li key={`${At}/${To}`} className={classes.event}>
              <strong>{t(`status.${To}`)}</strong>
              <span className={classes.small}>
                {formatDate(new Date(At), locale, 'dayTime')}
                {' · '}
                {kind !== 'system' && (
                  <>
                    <OwnWords>{By}</OwnWords>{' '}
                  </>
                )}
                {t(`by.${kind}`)}
              </span>
              {Reason !== '' && <OwnWords className={classes.reason}>{Reason}</OwnWords>}
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
