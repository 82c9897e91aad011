/** Orders as lists have them, for tests. */
import type { OrderState } from '#domain/orders/order.ts';
import type { TestTenant } from '../../testing/shop-data.ts';
import type { TestShop } from '../../testing/shop.ts';

export type Made = {
  tenant?: TestTenant;
  center?: string;
  customer?: string;
  status?: OrderState;
  type?: '3' | 'I';
  total?: number;
  placedAt?: string;
};

/** Inserts an order directly into the database; its total in baht. */
export async function insertListed(shop: TestShop, orderId: string, made: Made = {}): Promise<void> {
  const { tenant = 'alpha', center = 'C1', customer = 'CUST1', status = 'Wait', type = '3' } = made;
  const { total = 10, placedAt = '2026-03-01T05:00:00Z' } = made;
  await shop.database.asOwner(
    `insert into orders (tenant_id, order_id, sale_unit, order_type, status, customer_code, payment_type, delivery_method,
       subtotal_satang, total_satang, ship_to, placed_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, 0, 'OWN', $7, $7, '{}', $8, $8)`,
    [tenant, orderId, center, type, status, customer, total * 100, placedAt],
  );
}
