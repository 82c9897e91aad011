/**
 * The list of orders stays as fast in a shop with very many: each page's reads are counted in blocks as the app's
 * role, which is the same on every machine. Both shops are in one database, so the planner cannot tell them apart
 * by its statistics.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderStates, type OrderState } from '#domain/orders/order.ts';
import { typedOrderEnd, typedOrderNumber } from '#domain/orders/order-number.ts';
import { createTestDatabase, type TestDatabase } from '#database/testing.ts';
import { MAX_CUSTOMERS, pageOfOrders } from './merchant-orders.queries.ts';
import { ordersOfProducts, type OrderFilters } from './order-filters.queries.ts';

const SMALL = 1_000;
const LARGE = 40_000;
/** The year ends with it. */
const NOW = Date.UTC(2026, 10, 21);
const YEAR_MS = 365 * 24 * 3600 * 1000;

let test: TestDatabase;

/**
 * A year of orders of two centers by 400 customers; nearly all are delivered, with few others left. Numbers begin
 * with their day, and many have the same total. The customer and days searched for have the same number of orders
 * in both shops.
 */
async function fill(tenant: string, orders: number): Promise<void> {
  const write = (statement: string) => test.asOwner(statement, [tenant]);
  await write(
    `insert into platform.tenants (tenant_id, company_code, name_th, name_en) values ($1, 'X', 'x', 'x')`,
  );
  await write(`insert into centers (tenant_id, sale_unit, name_th, name_en, short_name, full_address, latitude, longitude)
    select $1, 'C' || n, 'x', 'x', 'x', 'x', 13, 100 from generate_series(1, 2) n`);
  await write(`
    insert into profiles (tenant_id, profile_code, name, mobile)
    select $1, 'CUST' || n, case when n % 40 = 0 then 'ร้านหายาก ' else 'ร้านทั่วไป ' end || n, '08' || lpad(n::text, 8, '0')
    from generate_series(1, 400) n`);
  await write(`
    insert into customers (tenant_id, customer_code, profile_code, name)
    select tenant_id, profile_code, profile_code, name from profiles where tenant_id = $1`);
  await write(`
    insert into customer_centers (tenant_id, customer_code, sale_unit) select $1, customer_code, 'C1' from customers where tenant_id = $1`);
  await write(`
    insert into orders (tenant_id, order_id, sale_unit, order_type, status, customer_code, payment_type, payment_status, delivery_method,
      subtotal_satang, total_satang, ship_to, placed_by_user, delivery_kind, has_note, placed_at, updated_at)
    select $1, to_char(at at time zone 'Asia/Bangkok', 'YYMMDD') || '-' || lpad(n::text, 5, '0'), 'C' || 1 + (n / 401) % 2,
      case when n % 250 = 0 then 'I' else '3' end,
      case when n <= 160 then (array['Wait', 'Approved', 'Packed', 'Shipping'])[1 + n % 4]
        when n > ${orders} - 60 then 'Canceled' when n % 50 = 0 or n between 180 and 200 then 'Returned' else 'Delivered' end,
      case when n <= 80 then 'CUST40' else 'CUST' || 1 + n % 400 end, 0,
      case when n <= 200 then 'unpaid' else 'paid' end, 'X', 1, 1000 + (n * 7919::bigint) % 997, jsonb_build_object('province', 'กรุงเทพมหานคร', 'district', case when n % 97 = 0 then 'บางนา' else 'พระนคร' end),
      case when n > ${orders} - 300 then 'OLD' when n % 3 = 0 then 'SALE' end, case when n > ${orders} - 300 then 'pickup' else 'transport' end,
      n > ${orders} - 300, at, at
    from generate_series(1, ${orders}) n,
      lateral (select to_timestamp(${NOW / 1000}) - n * interval '1 ms' * ${YEAR_MS / orders}) as t (at)`);
  // One product in every second order, one in few, and one in all orders of long ago.
  await write(`
    insert into order_lines (tenant_id, order_id, line_no, product_code, name_th, name_en, unit_no, unit_name_th, unit_name_en, unit_rate,
      quantity, unit_price_satang, amount_satang, price_source, takes_stock, tax_type, tax_rate, tax_satang)
    select $1, o.order_id, l.n, l.code, 'x', 'x', 1, 'x', 'x', 1, 1, 1, 1, 'x', false, 0, 0, 0
    from (select *, row_number() over (order by placed_at desc) as nth from orders where tenant_id = $1) o
    cross join lateral (values
      (1, case when o.nth % 2 = 0 then 'COMMON' else 'OTHER' end), (2, case when o.nth % 50 = 0 and o.nth <= 1000 then 'RARE' end),
      (3, case when o.nth > ${orders} * 0.9 then 'OLD' end)) l (n, code)
    where l.code is not null`);
}

beforeAll(async () => {
  test = await createTestDatabase();
  await test.asOwner(
    `insert into reference.provinces values ('10', 'กรุงเทพมหานคร', 'Bangkok') on conflict do nothing`,
  );
  await test.asOwner(`insert into reference.districts values ('1001', '10', 'พระนคร', 'Phra Nakhon'), ('1047', '10', 'บางนา', 'Bang Na')
    on conflict do nothing`);
  await fill('small', SMALL);
  await fill('large', LARGE);
  await test.vacuum();
});
afterAll(() => test.stop());

type Plan = { 'Shared Hit Blocks': number; 'Shared Read Blocks': number; 'Actual Rows': number };

/** Blocks that the page reads as the app's role, and the number of rows. */
async function read(tenant: string, filters: OrderFilters): Promise<{ blocks: number; rows: number }> {
  const { rows } = await test.database.inTenant(
    tenant,
    (tx) =>
      sql<{
        'QUERY PLAN': [{ Plan: Plan }];
      }>`explain (analyze, buffers, format json) ${pageOfOrders(filters)}`.execute(tx),
    { readOnly: true },
  );
  const plan = rows[0]?.['QUERY PLAN'][0].Plan;
  if (!plan) throw new Error('There is no plan');
  return { blocks: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'], rows: plan['Actual Rows'] };
}

const all: OrderFilters = {
  saleUnit: 'C1',
  type: '3',
  states: orderStates,
  sort: 'placed',
  dir: 'desc',
  placed: {},
  take: 26,
};
const tab = (state: OrderState) => ({ states: [state] });
const unpaid = { payments: ['unpaid'] as const, states: orderStates.filter((state) => state !== 'Canceled') };
const day = (ago: number) => new Date(NOW - ago * 24 * 3600 * 1000);
const search = (text: string) => ({
  search: { number: typedOrderNumber(text), end: typedOrderEnd(text), parts: [text] },
});

const pages: Record<string, Partial<OrderFilters>> = {
  'of all orders': {},
  'of all orders, oldest first': { dir: 'asc' },
  'deep in the list': { after: { value: day(300), orderId: '250125-00000' } },
  'of all orders, dearest first': { sort: 'total' },
  'of all orders, cheapest first': { sort: 'total', dir: 'asc' },
  'deep in the list by total': { sort: 'total', after: { value: 1500, orderId: '250125-00000' } },
  'of those that wait': tab('Wait'),
  'of those on their way': tab('Shipping'),
  'of the delivered': tab('Delivered'),
  'of the delivered, deep': { ...tab('Delivered'), after: { value: day(300), orderId: '250125-00000' } },
  'of the canceled, which are all old': tab('Canceled'),
  'of the canceled by total': { ...tab('Canceled'), sort: 'total' },
  'of the unpaid': unpaid,
  'of the unpaid, oldest first': { ...unpaid, dir: 'asc' },
  'of the unpaid, dearest first': { ...unpaid, sort: 'total' },
  'of what was delivered and is owed': { ...unpaid, ...tab('Delivered') },
  'of what came back and is owed': { ...unpaid, ...tab('Returned') },
  'of the unpaid of one customer': { ...unpaid, customers: ['CUST40'] },
  'of the unpaid of a name that many have': { ...search('ทั่วไป'), ...unpaid },
  'of goods issues': { type: 'I', take: 2 },
  'of some days': { placed: { from: day(200), until: day(100) } },
  'of one customer': { customers: ['CUST40'] },
  'of customers by a rare name': search('หายาก'),
  'of customers by a name that many have': search('ทั่วไป'),
  'of the canceled of a name that many have': { ...search('ทั่วไป'), ...tab('Canceled') },
  'of a name that many have, dearest first': { ...search('ทั่วไป'), sort: 'total' },
  'of a name that many have, cheapest first': { ...search('ทั่วไป'), sort: 'total', dir: 'asc' },
  'of a name that many have, deep by total': {
    ...search('ทั่วไป'),
    sort: 'total',
    after: { value: 1500, orderId: '250125-00000' },
  },
  'of a name that many have, of a state by total': {
    ...search('ทั่วไป'),
    ...tab('Canceled'),
    sort: 'total',
  },
  'of a name that many have, of some days by total': {
    ...search('ทั่วไป'),
    sort: 'total',
    placed: { from: day(200), until: day(100) },
  },
  'of a name that many have, of the unpaid by total': { ...search('ทั่วไป'), ...unpaid, sort: 'total' },
  'of a rare name, dearest first': { ...search('หายาก'), sort: 'total' },
  'of one customer, dearest first': { customers: ['CUST40'], sort: 'total' },
  'by a mobile number': search('0800000040'),
  'by a code': search('cust40'),
  'by a number': search('261120-0000'),
  'by the beginning of a number': search('2611'),
  'by the beginning of an old number': search('2601'),
  'by the end of a number': search('00401'),
  'by the end of a number of one that waits': search('00004'),
  'by how the end of a number begins': search('004A'),
  'by the end of a number, dearest first': { ...search('00401'), sort: 'total' },
  'by a number that is not there': search('251231-ZZZZZ'),
  'by a district': search('บางนา'),
  'by a province': search('กรุงเทพ'),
  'by nothing that is there': search('ไม่มีเลย'),
};

/** What a row costs that is shown, however it is found: the order, its customer, and how many lines it has. */
const ROW = 11;

describe.each(Object.entries(pages))('a page %s', (_, filters) => {
  it('B-26 reads little more among many orders than among few', async () => {
    const wanted = { ...all, ...filters };
    const [small, large] = [await read('small', wanted), await read('large', wanted)];
    expect(large.rows).toBeGreaterThan(0);
    // Deeper trees, and rows that are farther apart, cost some blocks; reading orders one by one would cost
    // thousands.
    const moreRows = Math.max(0, large.rows - small.rows);
    expect(large.blocks).toBeLessThanOrEqual(small.blocks * 1.5 + 120 + moreRows * ROW);
  });
});

const chosen: Record<string, Partial<OrderFilters>> = {
  'of a salesman who ordered long ago': { salesmen: ['OLD'] },
  'of a salesman who ordered long ago, dearest first': { salesmen: ['OLD'], sort: 'total' },
  'of a way of delivery of long ago': { deliveries: ['pickup'] },
  'of those with a note of long ago': { noted: true },
  'of a payment that none has': { payments: ['pending', 'refunded'] },
  'of a total that few have': { total: { from: 1990, to: 1992 } },
};

it.each(Object.entries(chosen))(
  'B-26 a page %s is looked for in the index alone, which holds some dozens of orders a block; half of them are of the center',
  async (_, filters) => {
    const { blocks } = await read('large', { ...all, ...filters });
    expect(blocks).toBeLessThanOrEqual(LARGE / 2 / 40 + 120);
  },
);

describe('a page of orders with a product', () => {
  const withProduct = (code: string) =>
    test.database.inTenant('large', (tx) => ordersOfProducts(tx, [code]), { readOnly: true });

  it('B-26 that many have is met soon, along the list', async () => {
    const common = { ...all, products: { codes: ['COMMON'], orderIds: undefined } };
    expect(await withProduct('COMMON')).toMatchObject({ newest: expect.stringMatching(/^2611/) });
    const [small, large] = [await read('small', common), await read('large', common)];
    expect([small.rows, large.rows]).toEqual([26, 26]);
    // Of each state as many as the page holds, and those between them, are asked for the product, three blocks each.
    expect(large.blocks).toBeLessThan(1000);
  });

  it('B-26 that few have is read by their numbers', async () => {
    const orders = await withProduct('RARE');
    if (!('orderIds' in orders)) throw new Error('These are few');
    expect(orders.orderIds).toHaveLength(20);
    const { blocks, rows } = await read('large', { ...all, products: { codes: ['RARE'], ...orders } });
    expect(rows).toBeGreaterThan(0);
    expect(blocks).toBeLessThan(200);
  });

  it('B-26 that many had long ago is looked for between the days of the first and the last of them', async () => {
    const orders = await withProduct('OLD');
    if (!('newest' in orders)) throw new Error('These are many');
    const until = typedOrderNumber(orders.newest.slice(0, 6))?.until;
    const products = { codes: ['OLD'], orderIds: undefined };
    const { blocks, rows } = await read('large', { ...all, products, placed: { until } });
    expect(rows).toBe(26);
    expect(blocks).toBeLessThan(500);
  });
});

describe.each([
  ['placed', 'desc'],
  ['placed', 'asc'],
  ['total', 'desc'],
  ['total', 'asc'],
] as const)('by %s %s', (sort, dir) => {
  const narrowed: Record<string, Partial<OrderFilters>> = {
    'that are not narrowed': {},
    'of some states': { states: ['Wait', 'Canceled', 'Shipping'] },
    'that wait': tab('Wait'),
    'of some days': { placed: { from: day(200), until: day(100) } },
    'of days without an end': { placed: { from: day(100) } },
    'that are unpaid': unpaid,
  };
  it.each(Object.entries(narrowed))(
    'B-26 the orders %s of customers by name are those that a plain look through all orders gives, page by page',
    async (_, filters) => {
      for (const name of ['ทั่วไป', 'หายาก']) {
        const wanted = { ...all, ...filters, ...search(name), sort, dir };
        const got = await threePages(wanted);
        expect(got.length).toBeGreaterThan(0);
        expect(got).toEqual(await lookThrough(name, wanted));
      }
    },
  );
});

/** Numbers of the orders of the first three pages, each continuing where the previous one ended. */
async function threePages(filters: OrderFilters): Promise<string[]> {
  const found: string[] = [];
  let after: OrderFilters['after'];
  for (let page = 0; page < 3; page += 1) {
    const { rows } = await test.database.inTenant('large', (tx) =>
      pageOfOrders({ ...filters, after }).execute(tx),
    );
    const orders = rows.filter((row) => row.orderId !== null);
    found.push(...orders.map(({ orderId }) => orderId));
    const last = orders.at(-1);
    if (!last) break;
    after = {
      value: filters.sort === 'placed' ? last.placedAt : last.totalSatang,
      orderId: last.orderId,
    };
  }
  return found;
}

/** The same without any index that could be scanned wrongly: all orders of the customers, sorted. */
async function lookThrough(name: string, filters: OrderFilters): Promise<string[]> {
  const { saleUnit, states, placed, sort, dir, take } = filters;
  const { rows } = await test.database.inTenant('large', (tx) =>
    sql<{ id: string }>`
      with his as materialized (
        select o.* from orders o where customer_code in (
          select customer_code from search.find_customers(${[name]}::text[], ${saleUnit}, null, ${MAX_CUSTOMERS + 1}))
      )
      select order_id as id from his
      where sale_unit = ${saleUnit} and order_type = '3' and status = any (${states}::text[])
        and placed_at >= ${placed.from ?? '-infinity'} and placed_at < ${placed.until ?? 'infinity'}
        and (${!filters.payments}::boolean or payment_status = 'unpaid')
      order by ${sql.ref(sort === 'placed' ? 'placed_at' : 'total_satang')} ${sql.raw(dir)}, order_id ${sql.raw(dir)}
      limit ${3 * take}`.execute(tx),
  );
  return rows.map(({ id }) => id);
}
