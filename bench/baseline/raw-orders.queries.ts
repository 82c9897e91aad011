/**
 * The baseline of ordering: the fewest statements that write what an order must leave behind. Four round trips: begin,
 * stock and ledger, order with lines and event, commit. No prices, no customer, no row-level security, no key against doing it twice.
 */
import type { ClientBase } from 'pg';

export type RawCart = {
  codes: string[];
  pieces: number[];
  /** What the shop would give it: the order leaves a row of each behind. */
  promotions?: readonly string[];
};
export type RawOrder = {
  tenantId: string;
  saleUnit: string;
  customerCode: string;
  orderId: string;
  cart: RawCart;
};

export type RawWay = {
  /** The shop's own tables, or bare copies of them with a primary key and nothing else. */
  tables: 'public' | 'bare';
  /** Whether PostgreSQL keeps the statements' plans on each connection. */
  prepared: boolean;
};
type RawTables = RawWay['tables'];

const address = JSON.stringify({
  code: '00000000-0000-4000-8000-000000000000',
  name: 'ลูกค้า',
  address: '1 ถนนหน้าพระลาน',
  province: 'กรุงเทพมหานคร',
  district: 'พระนคร',
  subdistrict: 'พระบรมมหาราชวัง',
  postalCode: '10200',
  taxId: '',
  phone: '0900000000',
});

const takeStock = (tables: RawTables) => `
  with taken as (
    update ${tables}.stock s set on_hand = s.on_hand - w.pieces
    from unnest($3::text[], $4::bigint[]) as w (code, pieces)
    where s.tenant_id = $1 and s.sale_unit = $2 and s.product_code = w.code and s.on_hand - s.held >= w.pieces
    returning s.product_code, w.pieces
  )
  insert into ${tables}.stock_ledger (tenant_id, sale_unit, product_code, kind, on_hand_delta, reference)
  select $1, $2, product_code, 'sale', -pieces, $5 from taken`;

const writeOrder = (tables: RawTables) => `
  with written as (
    insert into ${tables}.orders (tenant_id, order_id, sale_unit, status, customer_code, payment_type, delivery_method,
      subtotal_satang, total_satang, ship_to, placed_at, updated_at)
    values ($1, $5, $2, 'Wait', $6, 0, 'DELIVERY', 10000, 10000, '${address}', now(), now())
  ), lines as (
    insert into ${tables}.order_lines (tenant_id, order_id, line_no, product_code, name_th, name_en, picture, unit_no,
      unit_name_th, unit_name_en, unit_rate, quantity, unit_price_satang, amount_satang, tax_type, tax_rate, tax_satang, price_source, takes_stock)
    select $1, $5, n, code, 'อาหารแมวเปียก novara รสปลาทูน่า 50 กรัม', 'wet cat food novara tuna 50 g', '/files/bench/0.webp', 1,
      'ชิ้น', 'piece', 1, pieces, 1500, 1500 * pieces, 0, 0, 0, 'level', true
    from unnest($3::text[], $4::int[]) with ordinality as w (code, pieces, n)
  )
  insert into ${tables}.order_events (tenant_id, order_id, at, to_status, actor_kind, actor_id)
  values ($1, $5, now(), 'Wait', 'customer', $6)`;

/** With a row of each promotion, and of each the part in the order's lines. */
const writePromoted = (tables: RawTables) => `
  with granted as (
    insert into public.order_promotions (tenant_id, order_id, promotion_id, version, times, discount_satang, free_satang, name_th,
      name_en, profile_code, is_counted_in_all, is_counted_of_person, at)
    select $1, $5, id, 1, 1, 100, 0, 'โปรโมชัน', 'Promotion', '', false, false, now() from unnest($7::text[]) as id
  ), discounts as materialized (
    select jsonb_agg(jsonb_build_object('id', id, 'satang', 100)) as found from unnest($7::text[]) as id
  ), ${writeOrder(tables)
    .trim()
    .replace(/^with /, '')
    .replace('price_source, takes_stock)', 'price_source, takes_stock, discounts)')
    .replace("'level', true", `'level', true, coalesce((select found from discounts), '[]')`)}`;

/** Writes one order. Throws when a product had too few pieces. */
export async function writeRawOrder(client: ClientBase, way: RawWay, order: RawOrder): Promise<void> {
  const { tables, prepared } = way;
  const { tenantId, saleUnit, customerCode, orderId, cart } = order;
  const taking = [tenantId, saleUnit, cart.codes, cart.pieces, orderId];
  await client.query('begin');
  const { rowCount } = await client.query({
    name: prepared ? `take ${tables}` : undefined,
    text: takeStock(tables),
    values: taking,
  });
  if (rowCount !== cart.codes.length) throw new Error('The baseline ran out of stock');
  await client.query({
    name: prepared ? `write ${tables}${cart.promotions ? ' promoted' : ''}` : undefined,
    text: cart.promotions ? writePromoted(tables) : writeOrder(tables),
    values: [...taking, customerCode, ...(cart.promotions ? [cart.promotions] : [])],
  });
  await client.query('commit');
}

/** Bare copies of the tables that an order writes to: no foreign keys, no row-level security, no second index. */
export async function makeBareTables(owner: ClientBase): Promise<void> {
  await owner.query(`
    create schema bare;
    create table bare.stock (like public.stock including defaults) with (fillfactor = 80);
    insert into bare.stock select * from public.stock;
    alter table bare.stock add primary key (tenant_id, sale_unit, product_code);
    create table bare.stock_ledger (like public.stock_ledger including defaults including identity, primary key (tenant_id, entry_id));
    create table bare.orders (like public.orders including defaults including generated, primary key (tenant_id, order_id));
    create table bare.order_lines (like public.order_lines including defaults, primary key (tenant_id, order_id, line_no));
    create table bare.order_events (like public.order_events including defaults including identity, primary key (tenant_id, order_id, event_id));
    analyze bare.stock`);
}
