import { useTranslations } from 'use-intl';
import type { OrderState } from '#domain/order.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { statusTone } from '../orders/order-steps.ts';

/** The state of an order in the words of those who work on it. */
export function StaffOrderStatus({ status }: { status: OrderState }) {
  const t = useTranslations('merchantOrders.status');
  return <StatusBadge tone={statusTone(status)}>{t(status)}</StatusBadge>;
}
