import { formatBaht } from '#domain/pricing/format-baht.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import type { OrderDetail } from './merchant-orders.queries.ts';
import classes from './merchant-order.module.css';

type Props = { line: OrderDetail['OrderDetails'][number]; withoutPrices: boolean };

/** What staff are told of a line: its discount and tax, and why less of it was packed. */
export function LineFacts({ line, withoutPrices }: Props) {
  const { DiscountAmount, Discounts, TaxAmount, ShortBecause: why } = line;
  const t = useTranslations('merchantOrders');
  // A discount with a name is on the line itself.
  const hasDiscount = !withoutPrices && DiscountAmount !== 0 && !Discounts;
  const hasTax = !withoutPrices && TaxAmount !== 0;
  const words = [
    ...(hasDiscount ? [t('lineDiscount', { sum: formatBaht(DiscountAmount) })] : []),
    ...(hasTax ? [t('lineTax', { sum: formatBaht(TaxAmount) })] : []),
    ...(why === undefined ? [] : [t('lineShort', { why: t(`pack.because.${why}`) })]),
  ];
  return words.length > 0 && <p className={classes.small}>{words.join(' · ')}</p>;
}
