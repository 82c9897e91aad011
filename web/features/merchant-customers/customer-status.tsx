import { useTranslations } from '../../i18n/use-translations.tsx';
import { StatusBadge } from '../../ui/feedback/status-badge.tsx';
import type { ListedCustomer } from './merchant-customers.queries.ts';

/** Whether the customer may order. */
export function CustomerStatus({ status }: { status: ListedCustomer['Status'] }) {
  const t = useTranslations('merchantCustomers.statuses');
  return <StatusBadge tone={status === 'active' ? 'done' : 'stopped'}>{t(status)}</StatusBadge>;
}
