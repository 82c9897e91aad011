import { formatBaht } from '#domain/pricing/format-baht.ts';
import type { OrderDetail } from '#contract/orders.schemas.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';

type Ordered = {
  Order: { TaxAmount: number };
  OrderDetails: readonly Pick<OrderDetail['OrderDetails'][number], 'TaxIsDerived'>[];
};

/** Says the VAT within an order's total; undefined where there is none, or where it is only derived. */
export function useTaxNote(): (order: Ordered) => string | undefined {
  const t = useTranslations('orders');
  return ({ Order: { TaxAmount }, OrderDetails }) =>
    TaxAmount === 0 || OrderDetails.some(({ TaxIsDerived }) => TaxIsDerived)
      ? undefined
      : t('taxWithin', { tax: formatBaht(TaxAmount) });
}
