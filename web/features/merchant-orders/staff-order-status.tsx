import type { DeliveryKind } from '#domain/orders/delivery.ts';
import type { OrderState } from '#domain/orders/order.ts';
import { StatusBadge } from '../../ui/feedback/status-badge.tsx';
import { statusTone } from '../orders/order-steps.ts';
import { useStepWords } from './use-order-words.ts';

/** The state of an order in the words of those who work on it. */
export function StaffOrderStatus({ status, kind }: { status: OrderState; kind: DeliveryKind }) {
  return <StatusBadge tone={statusTone(status)}>{useStepWords(kind).status(status)}</StatusBadge>;
}
