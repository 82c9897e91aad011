import { useQueryClient } from '@tanstack/react-query';
import { needsReason, nextStates, orderWay, paymentMethod, type OrderState } from '#domain/orders/order.ts';
import { bahtFromSatang, satangFromBaht, sumSatang } from '#domain/pricing/money.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { BulkBar, type BulkAction } from '../../merchant-ui/bulk-bar.tsx';
import type { Selection } from '../../merchant-ui/selection.ts';
import { usePage } from '../../page/page-context.ts';
import { formatBaht } from '../../ui/display/money.tsx';
import { MERCHANT_ORDERS, type ListedOrder } from './merchant-orders.queries.ts';
import { useStepWords } from './use-order-words.ts';

type Props = {
  selection: Selection;
  /** The orders that are shown, by their keys. */
  orders: ReadonlyMap<string, ListedOrder>;
};

/**
 * Moves many orders to their next state, one after the other. A step is offered where at least one of them can take it;
 * a refusal is shown at its order. What needs a reason is done order by order.
 */
export function BulkSteps({ selection, orders }: Props) {
  const t = useTranslations('merchantOrders');
  const { api } = usePage();
  const client = useQueryClient();
  const sent = useStepWords('transport');
  const collected = useStepWords('pickup');
  const picked = [...selection.keys].flatMap((key) => orders.get(key) ?? []);
  const possible = new Set(picked.flatMap(({ Status, OrderType }) => nextStates(Status, OrderType)));
  const offered: OrderState[] = orderWay.filter((to) => possible.has(to) && !needsReason(to));
  /** An order for pickup has its own wording where nothing else is selected. */
  const label = (to: OrderState): string => {
    const those = picked.filter(({ Status, OrderType }) => nextStates(Status, OrderType).includes(to));
    return (those.every(({ DeliveryKind }) => DeliveryKind === 'pickup') ? collected : sent).step(to);
  };
  /** Orders whose cash is taken at delivery, and the sum. */
  const cashOf = (to: OrderState) => {
    const unpaid = picked.filter(
      ({ Status, PaymentType, PaymentStatus }) =>
        to === 'Delivered' &&
        nextStates(Status).includes(to) &&
        paymentMethod(PaymentType) === 'COD' &&
        PaymentStatus === 'unpaid',
    );
    const satang = sumSatang(unpaid.map(({ Total }) => satangFromBaht(Total)));
    return { count: unpaid.length, sum: formatBaht(bahtFromSatang(satang)) };
  };
  const actionOf = (To: OrderState, withCash: boolean): BulkAction => {
    const cash = cashOf(To);
    const name = withCash ? t('bulkCash.label', { step: label(To) }) : label(To);
    const money = cash.count === 0 ? '' : withCash ? t('bulkCash.taken', cash) : t('bulkCash.notTaken', cash);
    return {
      label: name,
      ask: (count) => t('askMany', { step: name, count }),
      askText: [t(To === 'Packed' ? 'pack.inFull' : 'askManyText'), money].join(' ').trim(),
      work: async (key) => {
        const order = orders.get(key);
        if (!order) return;
        const { OrderID: orderid, SaleUnit: saleunit, Status: From, PaymentType, PaymentStatus } = order;
        const Cash = withCash && paymentMethod(PaymentType) === 'COD' && PaymentStatus === 'unpaid';
        await api.stepMerchantOrder({ params: { orderid, saleunit }, body: { From, To, Cash } });
      },
    };
  };
  return (
    <BulkBar
      selection={selection}
      actions={offered.flatMap((to) =>
        cashOf(to).count === 0 ? [actionOf(to, false)] : [actionOf(to, false), actionOf(to, true)],
      )}
      nameOf={(key) => t('number', { id: orders.get(key)?.OrderID ?? key })}
      onDone={() => void client.invalidateQueries({ queryKey: MERCHANT_ORDERS })}
    />
  );
}
