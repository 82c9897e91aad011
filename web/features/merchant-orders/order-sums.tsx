import { formatBaht } from '#domain/pricing/format-baht.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Totals } from '../../ui/display/totals.tsx';
import { namedDiscounts } from '../orders/named-discounts.ts';
import { useTaxNote } from '../orders/use-tax-note.ts';
import type { OrderDetail } from './merchant-orders.queries.ts';
import { useOrderWords } from './use-order-words.ts';

/** What the order comes to as it is now, and before where less was packed. */
export function OrderSums({
  detail,
}: {
  detail: Pick<OrderDetail, 'Order' | 'OrderDetails' | 'Promotions'>;
}) {
  const t = useTranslations('orders');
  const own = useTranslations('merchantOrders');
  const words = useOrderWords();
  const taxNote = useTaxNote();
  const { DiscountRate, DeliveryFee, DeliveryMethod, Total, OrderedTotal, ReturnedAmount } = detail.Order;
  const sums = namedDiscounts(detail.Order, detail.Promotions);
  return (
    <Totals
      rows={[
        { label: t('subtotal'), baht: sums.subtotal },
        ...sums.discounts.map(({ id, name, amount }) => ({
          id: `discount/${id}`,
          label: name ?? own('discount', { rate: String(DiscountRate) }),
          baht: -amount,
        })),
        {
          label: t('deliveryBy', { method: words.delivery(DeliveryMethod) }),
          baht: DeliveryFee,
          zero: t('free'),
        },
      ]}
      total={{ label: t('total'), baht: Total }}
      notes={[
        taxNote(detail),
        OrderedTotal === undefined ? undefined : own('orderedFor', { total: formatBaht(OrderedTotal) }),
        ReturnedAmount === undefined ? undefined : t('returnedWorth', { sum: formatBaht(ReturnedAmount) }),
      ]}
    />
  );
}
