/** The state of an order's invoice, of three that labels name (S-86). */
import type { OrderState } from '../orders/order.ts';

export type PapersOfOrder = {
  many: number;
  /** Invoices and receipts that are not canceled. */
  standing: number;
  /** Somebody sold at its center when it was placed, so that papers follow. */
  areIssued: boolean;
};

/**
 * Approved: an invoice or receipt stands. Canceled: the order is, or all that was issued. Wait: it is still to be issued. Where no papers
 * are issued the order's own state tells.
 */
export function docState({
  status,
  papers,
}: {
  status: OrderState;
  papers: PapersOfOrder;
}): 'Wait' | 'Approved' | 'Canceled' {
  if (status === 'Canceled') return 'Canceled';
  if (papers.standing > 0) return 'Approved';
  if (papers.many > 0) return 'Canceled';
  return papers.areIssued || status === 'Wait' ? 'Wait' : 'Approved';
}
