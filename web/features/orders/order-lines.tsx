import { useTranslations } from 'use-intl';
import type { OrderDetail } from '#contract/orders.schemas.ts';
import { formatBaht, Money } from '../../ui/money.tsx';
import { useCounted } from '../../ui/use-counted.ts';
import { Picture } from '../../ui/picture.tsx';
import classes from './order-lines.module.css';

export type OrderLine = OrderDetail['OrderDetails'][number];

/** The lines of an order, or of what is about to become one: a line for each unit. */
export function OrderLines({
  lines,
  withoutPrices = false,
}: {
  lines: readonly OrderLine[];
  withoutPrices?: boolean;
}) {
  const t = useTranslations('orders');
  const counted = useCounted();
  return (
    <ul className={classes.lines}>
      {lines.map((line) => (
        <li key={`${line.P_Code}/${line.Unit}`} className={classes.line}>
          <span className={classes.picture}>
            <Picture src={line.PIC_FILENAME} alt="" width={56} height={56} />
          </span>
          <span>
            <span className={classes.name}>{line.PRODUCTNAME}</span>
            <span className={classes.small}>
              {withoutPrices
                ? counted(line.Quantity, line.UnitName)
                : t('lineOf', {
                    amount: counted(line.Quantity, line.UnitName),
                    price: formatBaht(line.UnitPrice),
                  })}
            </span>
          </span>
          {!withoutPrices && <Money className={classes.amount} baht={line.Amount} />}
        </li>
      ))}
    </ul>
  );
}
