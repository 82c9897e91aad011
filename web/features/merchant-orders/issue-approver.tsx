import { useTranslations } from '../../i18n/use-translations.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { useStaff } from '../staff/use-staff.ts';
import type { OrderDetail } from './merchant-orders.queries.ts';

/** Who may approve a goods issue that waits, to those who may not: they have no button for it. */
export function IssueApprover({ detail: { Order, Steps } }: { detail: OrderDetail }) {
  const t = useTranslations('merchantOrders.issue');
  const { Rights } = useStaff();
  if (Order.Status !== 'Wait' || Steps.includes('Approved')) return null;
  return <Note tone="info">{t(Rights.includes('approveIssues') ? 'ownWaits' : 'waitsForRight')}</Note>;
}
