import { isOfPickup, type DeliveryKind } from '#domain/orders/delivery.ts';
import { paymentMethod, type OrderState, type OrderType } from '#domain/orders/order.ts';
import { awaitsMoney } from '#domain/orders/payment.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { usePage } from '../../page/page-context.ts';
import type { ListedOrder } from './merchant-orders.queries.ts';

/** Words for the numbers and codes of an order. */
export function useOrderWords() {
  const t = useTranslations('merchantOrders');
  const { config, locale } = usePage();
  return {
    payment: ({ PaymentType, DeliveryKind }: Pick<ListedOrder, 'PaymentType' | 'DeliveryKind'>): string => {
      const method = paymentMethod(PaymentType) ?? 'other';
      return DeliveryKind === 'pickup' && method === 'COD' ? t('pickup.payment') : t(`payment.${method}`);
    },
    /** None where nothing has to be paid: for a goods issue, and for an order that came back or was canceled before it was paid. */
    paymentState: ({
      OrderType,
      PaymentStatus,
      AmountDue,
    }: Pick<ListedOrder, 'OrderType' | 'PaymentStatus' | 'AmountDue'>): string | undefined => {
      if (OrderType === 'I') return undefined;
      if (AmountDue === 0 && awaitsMoney(PaymentStatus)) return undefined;
      return t(`paymentState.${PaymentStatus}`);
    },
    /** A way that the shop no longer offers is known by its code. */
    delivery: (code: string): string =>
      config.get('DELIVERY_METHODS').find((method) => method.code === code)?.name[locale] ?? code,
  };
}

/** The states and steps of an order in words; what is fetched from the center is not sent: its last two have their own. */
export function useStepWords(kind: DeliveryKind, type: OrderType = '3') {
  const t = useTranslations('merchantOrders');
  const isOwn = (state: OrderState): state is 'Shipping' | 'Delivered' => isOfPickup(kind, state);
  const isIssue = (state: OrderState): state is 'Approved' | 'Canceled' =>
    type === 'I' && (state === 'Approved' || state === 'Canceled');
  return {
    status: (of: OrderState) => (isOwn(of) ? t(`pickup.status.${of}`) : t(`status.${of}`)),
    step: (to: OrderState) =>
      isIssue(to) ? t(`issue.step.${to}`) : isOwn(to) ? t(`pickup.step.${to}`) : t(`step.${to}`),
    ask: (to: OrderState, id: string) =>
      isIssue(to)
        ? t(`issue.ask.${to}`, { id })
        : isOwn(to)
          ? t(`pickup.ask.${to}`, { id })
          : t(`ask.${to}`, { id }),
    askText: (to: OrderState) =>
      isIssue(to) ? t(`issue.askText.${to}`) : isOwn(to) ? t(`pickup.askText.${to}`) : t(`askText.${to}`),
    done: (to: OrderState, id: string) =>
      isOwn(to) ? t(`pickup.done.${to}`, { id }) : t(`done.${to}`, { id }),
  };
}
