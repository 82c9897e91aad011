import { useTranslations } from '../../../i18n/use-translations.tsx';
import { Picture } from '../../../ui/display/picture.tsx';
import { useCounted } from '../../../ui/display/use-counted.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { keyOfLine, type OrderLine } from '../../orders/order-line.ts';
import { FreeAmount } from '../../promotion/free-amount.tsx';
import { LineDiscounts } from '../../promotion/line-discounts.tsx';
import classes from './free-lines.module.css';

/** What the cart gets for nothing, and by which promotion; nothing where it gets nothing. */
export function FreeLines({ lines }: { lines: readonly OrderLine[] }) {
  const t = useTranslations('offers');
  const counted = useCounted();
  const free = lines.filter(({ IsFree }) => IsFree);
  if (free.length === 0) return null;
  return (
    <Panel title={t('freeGoods')}>
      <ul className={classes.lines}>
        {free.map((line) => (
          <li key={keyOfLine(line)} className={classes.line}>
            <span className={classes.picture}>
              <Picture src={line.PIC_FILENAME} alt="" width={56} height={56} />
            </span>
            <span>
              <span className={classes.name}>{line.PRODUCTNAME}</span>
              <span className={classes.small}>{counted(line.Quantity, line.UnitName)}</span>
              <LineDiscounts discounts={line.Discounts ?? []} isFree />
            </span>
            <FreeAmount line={line} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
