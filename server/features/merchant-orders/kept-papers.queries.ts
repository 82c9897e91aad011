/** What the law keeps of an erased customer's order, for accounting alone (decision 57). */
import type { TenantTransaction } from '#database/database.ts';
import type { KeptRefund } from '#database/tables.ts';
import type { RefundRow } from './merchant-order.refunds.queries.ts';

export async function findKeptPaper(tx: TenantTransaction, orderId: string) {
  const row = await tx
    .selectFrom('kept_papers')
    .select(['customer_name as customerName', 'ship_to as shipTo', 'bill_to as billTo', 'refunds'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { refunds, ...paper } = row;
  return { paper, refunds };
}

/** Refunds with the references and reasons that they had. */
export const withKeptWords = (rows: readonly RefundRow[], kept: readonly KeptRefund[]): RefundRow[] =>
  rows.map((row) => {
    const words = kept.find(({ no }) => no === row.refundNo);
    return words ? { ...row, reference: words.reference, reason: words.reason } : row;
  });
