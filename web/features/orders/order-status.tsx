import { isOfPickup, type DeliveryKind } from '#domain/orders/delivery.ts';
import type { OrderState } from '#domain/orders/order.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { StatusBadge } from '../../ui/feedback/status-badge.tsx';
import { statusTone } from './order-steps.ts';

/** The state of an order in words. */
export function OrderStatus({ status, kind }: { status: OrderState; kind: DeliveryKind }) {
  const words = useStatusWords(kind);
  return <StatusBadge tone={statusTone(status)}>{words(status)}</StatusBadge>;
}

/** What is fetched from the center is not on its way: its last states have words of their own. */
export function useStatusWords(kind: DeliveryKind): (status: OrderState) => string {
  const t = useTranslations('orders');
  return (status) => (isOfPickup(kind, status) ? t(`pickupStatus.${status}`) : t(`status.${status}`));
}
