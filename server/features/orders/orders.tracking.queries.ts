import type { TenantTransaction } from '#database/database.ts';
import { isOfPerson, type OrderScope } from '#database/order-scope.ts';

export function findTracking(
  tx: TenantTransaction,
  { scope, orderId }: { scope: OrderScope; orderId: string },
) {
  return tx
    .selectFrom('orders')
    .select(['order_id', 'sale_unit', 'status', 'placed_at', 'delivery_kind'])
    .select(['carrier', 'tracking_no', 'tracking_url'])
    .where('order_id', '=', orderId)
    .where(isOfPerson(scope))
    .executeTakeFirst();
}
