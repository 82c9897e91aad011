import type { DeliveryKind } from '#domain/orders/delivery.ts';
import { formatDate } from '#domain/time/dates.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import type { OrderDetail } from './merchant-orders.queries.ts';
import { useStepWords } from './use-order-words.ts';
import classes from './merchant-order.module.css';

const KINDS = ['customer', 'actingSalesman', 'staff', 'superAdmin', 'rider', 'system'] as const;

/** Every step that the order has taken: when, by whom, and why; the newest first. */
export function OrderEvents({ events, kind }: { events: OrderDetail['Events']; kind: DeliveryKind }) {
  const t = useTranslations('merchantOrders');
  const words = useStepWords(kind);
  const { locale } = usePage();
  return (
    <Panel title={t('events')}>
      <ol className={classes.events}>
        {events.toReversed().map(({ At, To, By, ByKind, Reason }) => {
          // Anybody else is at least named.
          const known = KINDS.find((one) => one === ByKind);
          return (
            <li key={`${At}/${To}`} className={classes.event}>
              <strong>{words.status(To)}</strong>
              <span className={classes.small}>
                {formatDate(new Date(At), locale, 'dayTime')}
                {' · '}
                {known !== 'system' && <UserText>{By}</UserText>}
                {known && known !== 'system' && ' '}
                {known && t(`by.${known}`)}
              </span>
              {Reason !== '' && <UserText className={classes.reason}>{Reason}</UserText>}
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
