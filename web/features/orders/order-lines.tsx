import { bahtFromSatang, satangFromBaht } from '#domain/pricing/money.ts';
import { formatBaht } from '#domain/pricing/format-baht.ts';
import type { ReactNode } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Money } from '../../ui/display/money.tsx';
import { useCounted } from '../../ui/display/use-counted.ts';
import { AppLink } from '../../ui/interaction/app-link.tsx';
import { Picture } from '../../ui/display/picture.tsx';
import { FreeAmount } from '../promotion/free-amount.tsx';
import { LineDiscounts } from '../promotion/line-discounts.tsx';
import { keyOfLine, type OrderLine } from './order-line.ts';
import classes from './order-lines.module.css';

type Props<Line extends OrderLine> = {
  lines: readonly Line[];
  withoutPrices?: boolean;
  /** For those who look for them on the shelf, with the way to the product. */
  withCodes?: boolean;
  /** Under a line: what only some readers are told. */
  renderMore?: (line: Line) => ReactNode;
};

/**
 * The lines of an order, or of what is about to become one: a line for each unit. Where less was packed than ordered
 * both amounts are shown, and what is paid.
 */
export function OrderLines<Line extends OrderLine>({
  lines,
  withoutPrices = false,
  withCodes = false,
  renderMore,
}: Props<Line>) {
  const t = useTranslations('orders');
  const tOffers = useTranslations('offers');
  const counted = useCounted();
  return (
    <ul className={classes.lines}>
      {lines.map((line) => (
        <li key={keyOfLine(line)} className={classes.line}>
          <span className={classes.picture}>
            <Picture src={line.PIC_FILENAME} alt="" width={56} height={56} />
          </span>
          <span>
            {withCodes ? (
              <AppLink
                className={`${classes.name} ${classes.link}`}
                to={`/product/${line.P_Code}`}
                target="_blank"
                rel="noopener"
              >
                {line.PRODUCTNAME}
              </AppLink>
            ) : (
              <span className={classes.name}>{line.PRODUCTNAME}</span>
            )}
            <span className={classes.small}>
              {withCodes && `${line.P_Code} · `}
              {withoutPrices
                ? counted(line.Quantity, line.UnitName)
                : t('lineOf', {
                    amount: counted(line.Quantity, line.UnitName),
                    price: formatBaht(line.UnitPrice),
                  })}
            </span>
            {!withoutPrices && <LineDiscounts discounts={line.Discounts ?? []} isFree={line.IsFree} />}
            {withoutPrices && line.IsFree && <strong className={classes.free}>{tOffers('free')}</strong>}
            {renderMore?.(line)}
            {isShort(line) && (
              <strong className={classes.short}>
                {line.PackedQuantity === 0
                  ? t('notPacked')
                  : t('packed', { amount: counted(line.PackedQuantity, line.UnitName) })}
              </strong>
            )}
            {line.ReturnedQuantity !== undefined && (
              <strong className={classes.short}>
                {t('returned', { amount: counted(line.ReturnedQuantity, line.UnitName) })}
              </strong>
            )}
          </span>
          {!withoutPrices && <Amount line={line} />}
        </li>
      ))}
    </ul>
  );
}

type ShortLine = OrderLine & Required<Pick<OrderLine, 'PackedQuantity' | 'PackedAmount'>>;

/** Less of it was packed than ordered. */
function isShort(line: OrderLine): line is ShortLine {
  return line.PackedQuantity !== undefined && line.PackedQuantity < line.Quantity;
}

function Amount({ line }: { line: OrderLine }) {
  const t = useTranslations('orders');
  if (line.IsFree && !isShort(line)) return <FreeAmount line={line} />;
  const paid = isShort(line) ? line.PackedAmount : line.Amount;
  const before = isShort(line)
    ? line.Amount
    : bahtFromSatang(satangFromBaht(line.Amount) + satangFromBaht(line.DiscountAmount));
  if (before === paid) return <Money className={classes.amount} baht={paid} />;
  return (
    <span className={classes.amounts}>
      <Money className={classes.amount} baht={paid} />
      <s className={classes.before}>
        <span className="hidden-visually">{t('before')} </span>
        <Money baht={before} />
      </s>
    </span>
  );
}
