/** A year of past orders: an empty table is planned for, and answers, unlike any shop's. As the owner of the tables. */
import type { ClientBase } from 'pg';
import { PAST_ADDRESS } from './address.ts';
import { productCode } from './products.ts';
import { SALE_UNIT } from './people.queries.ts';

const INSERT_ORDERS = `
  with placed as (
    insert into orders (tenant_id, order_id, sale_unit, status, customer_code, payment_type, delivery_method,
      subtotal_satang, total_satang, ship_to, placed_at, updated_at)
    select $1, 'PAST-' || n, $2, 'Delivered', customer_code, 0, 'DELIVERY', 30000, 30000, $5::jsonb, at, at
    from generate_series(1, $3::int) as n
      join (select customer_code, row_number() over (order by customer_code) as place, count(*) over () as many
        from customers where tenant_id = $1) c on c.place = 1 + n % c.many,
      lateral (select now() - n * interval '1 year' / $3::int as at) as times
    returning order_id, placed_at
  ), lines as (
    insert into order_lines (tenant_id, order_id, line_no, product_code, name_th, name_en, unit_no, unit_name_th,
      unit_name_en, unit_rate, quantity, unit_price_satang, amount_satang, tax_type, tax_rate, tax_satang, price_source, takes_stock)
    select $1, order_id, line, $4, 'สินค้า', 'product', 1, 'ชิ้น', 'piece', 1, 1, 10000, 10000, 0, 0, 0, 'level', true
    from placed, generate_series(1, 3) as line
  )
  insert into order_events (tenant_id, order_id, at, to_status, actor_kind, actor_id)
  select $1, order_id, placed_at, 'Wait', 'customer', 'bench' from placed`;

/** Delivered orders of the tenant's customers, spread over the last year. Their stock moved long ago. */
export async function insertPastOrders(
  client: ClientBase,
  { tenantId, many }: { tenantId: string; many: number },
): Promise<void> {
  await client.query(INSERT_ORDERS, [
    tenantId,
    SALE_UNIT,
    many,
    productCode(0),
    JSON.stringify(PAST_ADDRESS),
  ]);
}
