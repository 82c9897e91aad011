import type { OrderDetail } from '#contract/orders.schemas.ts';
import { formatDate } from '#domain/time/dates.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { useStatusWords } from './order-status.tsx';
import { orderSteps } from './order-steps.ts';
import classes from './order-detail.module.css';

const byWhom = (kind: string) =>
  kind === 'customer' ? 'byCustomer' : kind === 'actingSalesman' ? 'bySalesman' : 'byShop';

/** What has happened to the order, by whom and when, and what is still to come. */
export function OrderProgress({ detail }: { detail: OrderDetail }) {
  const t = useTranslations('orders');
  const { locale } = usePage();
  const words = useStatusWords(detail.Order.DeliveryKind);
  return (
    <Panel title={t('progress')}>
      <ol className={classes.steps}>
        {orderSteps(detail).map(({ what, status, event, current, next }) => (
          <li
            key={`${what}/${status}/${event?.At ?? ''}`}
            className={`${classes.step} ${event ? classes.done : ''} ${current ? classes.current : ''}`}
            aria-current={current ? 'step' : undefined}
          >
            <div>
              <span className={classes.stepName}>
                {what === 'transition' ? words(status) : t(`eventKind.${what}`)}
              </span>
              {(event || next) && (
                <span className={classes.stepFacts}>
                  {event
                    ? `${formatDate(new Date(event.At), locale, 'dayTime')} · ${t(byWhom(event.By))}`
                    : t('ahead')}
                </span>
              )}
              {event && event.Reason !== '' && (
                <UserText className={classes.stepFacts}>{event.Reason}</UserText>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
