import { formatDate } from '#domain/time/dates.ts';
import { formatBaht } from '#domain/pricing/format-baht.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import { useCounted } from '../../ui/display/use-counted.ts';
import { UserText } from '../../ui/display/user-text.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import type { OrderDetail } from './merchant-orders.queries.ts';
import classes from './merchant-order.module.css';

/** The goods that came back, a document each: what, what became of it, and its worth. */
export function OrderReturns({ detail: { Returns, OrderDetails } }: { detail: OrderDetail }) {
  const t = useTranslations('merchantOrders.back');
  const counted = useCounted();
  const { locale } = usePage();
  if (Returns.length === 0) return null;
  const lines = new Map(OrderDetails.map((line) => [line.Line, line]));
  return (
    <Panel title={t('documents')}>
      <ol className={classes.events}>
        {Returns.map(({ No, At, By, Reason, Amount, Lines, UndoneAt }) => (
          <li key={No} className={classes.event}>
            <strong>{t('number', { no: String(No), sum: formatBaht(Amount) })}</strong>
            <span className={classes.small}>
              {formatDate(new Date(At), locale, 'dayTime')} · <UserText>{By}</UserText>
            </span>
            {UndoneAt !== null && (
              <span className={classes.internal}>
                {t('undone', { at: formatDate(new Date(UndoneAt), locale, 'dayTime') })}
              </span>
            )}
            <UserText className={classes.reason}>{Reason}</UserText>
            {Lines.map(({ Line, Quantity, Restocked }) => {
              const line = lines.get(Line);
              if (!line) return null;
              return (
                <span key={Line} className={classes.small}>
                  <UserText>{line.PRODUCTNAME}</UserText> · {counted(Quantity, line.UnitName)}
                  {Restocked < Quantity &&
                    ` · ${t('writtenOff', { amount: counted(Quantity - Restocked, line.UnitName) })}`}
                </span>
              );
            })}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
