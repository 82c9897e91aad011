import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import { addressId, PRICES } from '../../testing/shop-data.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { findOrders } from './orders.queries.ts';

type Detail = CallAnswer<'placeOrder'>;
let shop: TestShop;
let keys = 0;

const asCustomer = async () => ({ token: await shop.tokenOf('alpha', 'CUST1') });
const place = async ({
  Lines = [{ P_Code: 'P1', qty1: 1, qty2: 0, qty3: 0 }],
  SeenTotal = PRICES.alpha[0] / 100,
} = {}) =>
  shop.call('placeOrder', {
    ...(await asCustomer()),
    headers: { 'idempotency-key': `history-${(keys += 1)}` },
    body: {
      SaleUnit: 'C1',
      Lines,
      ShipTo: addressId('alpha', 'CUST1'),
      PaymentType: 0,
      SeenTotal,
    },
  });

beforeAll(async () => {
  // Orders enqueue a job: its queue must exist.
  shop = await createTestShop({ running: true });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await shop.database.asOwner('delete from orders');
});

test('C-51 an order of the list is known by the product of its first line, in the language of who asks', async () => {
  const Lines = [
    { P_Code: 'P2', qty1: 1, qty2: 0, qty3: 0 },
    { P_Code: 'P1', qty1: 1, qty2: 0, qty3: 0 },
  ];
  const placed = await place({ Lines, SeenTotal: (2 * PRICES.alpha[0]) / 100 });
  const [line] = placed.json<Detail>().OrderDetails;
  for (const [language, name] of Object.entries({ en: line?.PRODUCTNAME, th: 'สินค้า P2 alpha' })) {
    const headers = { 'accept-language': language };
    const answer = await shop.call('listOrders', { ...(await asCustomer()), headers });
    const [order] = answer.json<CallAnswer<'listOrders'>>().Data;
    expect(order).toMatchObject({ LineCount: 2, FirstProduct: { PRODUCTNAME: name } });
    expect(order?.FirstProduct.PIC_FILENAME).toBe(line?.PIC_FILENAME);
  }
});

describe('C-51 the filters of the history', () => {
  const found = async (query: Record<string, string>) => {
    const answer = await shop.call('listOrders', { ...(await asCustomer()), query });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<CallAnswer<'listOrders'>>().Data.map((order) => order.OrderID);
  };
  const orderOn = async (day: string, code: 'P1' | 'P2') => {
    shop.now = new Date(`${day}T23:30:00+07:00`);
    const Lines = [{ P_Code: code, qty1: 1, qty2: 0, qty3: 0 }];
    return (await place({ Lines })).json<Detail>().Order.OrderID;
  };

  test('by state, by days in Bangkok, by order number and by product, together and page by page', async () => {
    const first = await orderOn('2026-03-01', 'P1');
    const second = await orderOn('2026-03-05', 'P2');
    const third = await orderOn('2026-03-09', 'P1');
    await shop.database.asOwner(`update orders set status = 'Shipping' where order_id = '${second}'`);

    expect(await found({ status: 'Shipping' })).toEqual([second]);
    expect(await found({ status: 'Wait,Shipping' })).toEqual([third, second, first]);
    expect(await found({ from: '2026-03-05' })).toEqual([third, second]);
    expect(await found({ to: '2026-03-05' })).toEqual([second, first]);
    expect(await found({ from: '2026-03-05', to: '2026-03-05' })).toEqual([second]);
    expect(await found({ text: third.slice(-4).toLowerCase() })).toEqual([third]);
    expect(await found({ text: 'สินค้า P1' })).toEqual([third, first]);
    expect(await found({ text: 'product p2' })).toEqual([second]);
    expect(await found({ text: 'product p2', status: 'Wait' })).toEqual([]);
    // By code; two letters may also occur in the number of any order.
    expect(await found({ text: 'p2' })).toContain(second);
    for (const text of ['%', '_', '\\', "'"]) expect(await found({ text })).toEqual([]);

    const page = await shop.call('listOrders', {
      ...(await asCustomer()),
      query: { text: 'product P1', take: '1' },
    });
    const { Next } = page.json<CallAnswer<'listOrders'>>();
    expect(await found({ text: 'product P1', take: '1', before: Next ?? '' })).toEqual([first]);
  });

  test.each<Record<string, string>>([
    { status: 'Lost' },
    { status: ',' },
    { from: '2026-02-30' },
    { to: 'yesterday' },
    { text: 'x'.repeat(61) },
  ])('what is no filter is named: %o', async (query) => {
    const answer = await shop.call('listOrders', { ...(await asCustomer()), query });
    expect(answer.json()).toMatchObject({ statusCode: 400, code: 'INVALID_INPUT' });
    expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual(Object.keys(query));
  });

  test('look along the index of the customer’s own orders, however many the shop has', async () => {
    const { OrderID } = (await place()).json<Detail>().Order;
    await shop.database.asOwner(`
      insert into orders (tenant_id, order_id, sale_unit, order_type, status, customer_code, payment_type, delivery_method,
        subtotal_satang, total_satang, ship_to, placed_at, updated_at)
      select tenant_id, 'X' || n, sale_unit, order_type, status, 'CUST2', payment_type, delivery_method,
        subtotal_satang, total_satang, ship_to, placed_at - n * interval '1 minute', updated_at
      from orders, generate_series(1, 3000) n where order_id = '${OrderID}'`);
    await shop.database.asOwner('analyze orders');
    const plan = await shop.deps.database.inTenant('alpha', async (tx) => {
      const scope = { customerCode: 'CUST1', saleUnits: 'all' } as const;
      const page = { scope, take: 13, statuses: ['Wait'], text: 'P1' };
      const before = { placedAt: shop.now, orderId: '260301-AAAAA' };
      const { rows } = await sql<
        Record<string, string>
      >`explain ${findOrders(tx, { ...page, before })}`.execute(tx);
      return rows.flatMap((row) => Object.values(row));
    });
    const at = plan.findIndex((line) => line.includes('using orders_of_customer on orders'));
    expect(plan[at + 1], plan.join('\n')).toMatch(/Index Cond: .*customer_code.*placed_at/);
  });
});
