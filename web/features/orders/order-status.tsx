import { useTranslations } from 'use-intl';
import type { OrderState } from '#domain/order.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { statusTone } from './order-steps.ts';

/** The state of an order in words. */
export function OrderStatus({ status }: { status: OrderState }) {
  const t = useTranslations('orders');
  return <StatusBadge tone={statusTone(status)}>{t(`status.${status}`)}</StatusBadge>;
}
