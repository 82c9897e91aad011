import type { OrderDetail } from '#contract/orders.schemas.ts';
import type { useTranslations } from '../../i18n/use-translations.tsx';
import { formatBaht } from '../../ui/display/money.tsx';

type Ordered = {
  Order: { TaxAmount: number };
  OrderDetails: readonly Pick<OrderDetail['OrderDetails'][number], 'TaxIsDerived'>[];
};

/** The VAT within an order's total; undefined where there is none, or where it is only derived. */
export function taxNote(
  t: ReturnType<typeof useTranslations<'orders'>>,
  { Order: { TaxAmount }, OrderDetails }: Ordered,
): string | undefined {
  if (TaxAmount === 0 || OrderDetails.some(({ TaxIsDerived }) => TaxIsDerived)) return undefined;
  return t('taxWithin', { tax: formatBaht(TaxAmount) });
}
