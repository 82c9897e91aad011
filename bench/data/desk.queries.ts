/** A year of orders of a tenant, for the lists of its staff. As the owner of the tables. */
import type { ClientBase } from 'pg';
import { PAST_ADDRESS } from './address.ts';
import { SALE_UNITS } from './people.queries.ts';

const INSERT_CUSTOMERS = `
  with people as (
    insert into profiles (tenant_id, profile_code, mobile, name, created_at)
    select $1, 'C' || lpad(n::text, 6, '0'), '09' || lpad(n::text, 8, '0'),
      (array['ร้านสมชาย', 'ร้านมานี', 'บริษัท รุ่งเรือง จำกัด', 'Happy Pets', 'คลินิกใจดี'])[1 + n % 5] || ' ' || md5(n::text),
      now() - n * interval '1 year' / $2::int
    from generate_series(1, $2::int) as n returning profile_code, name, created_at
  ), made as (
    insert into customers (tenant_id, customer_code, profile_code, name, created_at)
    select $1, profile_code, profile_code, name, created_at from people returning customer_code
  )
  insert into customer_centers (tenant_id, customer_code, sale_unit)
  select $1, customer_code, ($3::text[])[1 + substr(customer_code, 2)::int % cardinality($3::text[])] from made`;

// A number begins with its Bangkok day. Hardly anything but the newest is under way; one of thirty was canceled.
const INSERT_ORDERS = `
  with placed as (
    insert into orders (tenant_id, order_id, sale_unit, order_type, status, customer_code, payment_type, payment_status, paid_satang,
      delivery_method, subtotal_satang, total_satang, ship_to, placed_at, updated_at)
    select $1, to_char(at at time zone 'Asia/Bangkok', 'YYMMDD') || '-' || lpad(upper(to_hex(n % 1048576)), 5, '0'),
      ($3::text[])[1 + c % cardinality($3::text[])], case when n % 100 = 0 then 'I' else '3' end, s.status,
      'C' || lpad(c::text, 6, '0'), 0, case s.status when 'Delivered' then 'paid' else 'unpaid' end,
      case s.status when 'Delivered' then satang else 0 end, 'DELIVERY',
      satang, satang, $6::jsonb, at, at
    from generate_series(1, $2::int) as n,
      lateral (select date_trunc('milliseconds', now() - n * interval '1 year' / $2::int) as at,
        1 + (n * 7919::bigint % $4::int)::int as c, 10000 + (n * 104729::bigint) % 900000 as satang) as t,
      lateral (select case when n <= $5::int then (array['Wait', 'Approved', 'Packed', 'Shipping'])[1 + n % 4]
        when n % 30 = 0 then 'Canceled' else 'Delivered' end as status) as s
    returning order_id
  )
  insert into order_lines (tenant_id, order_id, line_no, product_code, name_th, name_en, unit_no, unit_name_th,
    unit_name_en, unit_rate, quantity, unit_price_satang, amount_satang, tax_type, tax_rate, tax_satang, price_source, takes_stock)
  select $1, order_id, line, 'P' || abs(hashtext(order_id || line)) % 500, 'สินค้า', 'product', 1, 'ชิ้น', 'piece', 1, 1, 10000, 10000,
    0, 0, 0, 'level', true
  from placed, generate_series(1, 3) as line`;

/** Orders under way: as many as a few days bring, and no more than a desk can have before it. */
const underWay = (orders: number): number => Math.min(1000, Math.ceil(orders / 100));

/** Customers of its centers, a fifth by each of five names. */
export async function insertDeskCustomers(
  client: ClientBase,
  { tenantId, customers }: { tenantId: string; customers: number },
): Promise<void> {
  await client.query(INSERT_CUSTOMERS, [tenantId, customers, SALE_UNITS]);
}

/** Its customers order 25 times a year each, from the center that is theirs. */
export async function insertDesk(
  client: ClientBase,
  { tenantId, orders }: { tenantId: string; orders: number },
): Promise<void> {
  const customers = Math.ceil(orders / 25);
  await insertDeskCustomers(client, { tenantId, customers });
  const parameters = [
    tenantId,
    orders,
    SALE_UNITS,
    customers,
    underWay(orders),
    JSON.stringify(PAST_ADDRESS),
  ];
  await client.query(INSERT_ORDERS, parameters);
}

/** The numbers of the center's orders in the order of time, so many, evenly spread. */
export async function findOrderNumbers(
  client: ClientBase,
  { tenantId, many }: { tenantId: string; many: number },
): Promise<{ orderId: string; placedAt: Date; totalSatang: number }[]> {
  const { rows } = await client.query<{ orderId: string; placedAt: Date; totalSatang: string }>(
    `select order_id as "orderId", placed_at as "placedAt", total_satang as "totalSatang" from (
       select *, row_number() over (order by placed_at desc) as nth, count(*) over () as many
       from orders where tenant_id = $1 and sale_unit = $2 and order_type = '3'
     ) o where nth % greatest(1, many / $3::int) = 0 order by nth`,
    [tenantId, SALE_UNITS[0], many],
  );
  return rows.map(({ orderId, placedAt, totalSatang }) => ({
    orderId,
    placedAt,
    totalSatang: Number(totalSatang),
  }));
}
