import type { TenantTransaction } from '#database/database.ts';

export function findTracking(
  tx: TenantTransaction,
  { customerCode, orderId }: { customerCode: string; orderId: string },
) {
  return tx
    .selectFrom('orders')
    .select(['order_id', 'sale_unit', 'status', 'placed_at', 'delivery_kind'])
    .select(['carrier', 'tracking_no', 'tracking_url'])
    .where('order_id', '=', orderId)
    .where('customer_code', '=', customerCode)
    .executeTakeFirst();
}
