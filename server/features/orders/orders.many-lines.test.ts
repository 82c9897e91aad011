/**
 * A cart that two browsers filled holds more lines than either could add: all of it can be computed, held and
 * ordered.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import { addressId } from '../../testing/shop-data.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';

const SATANG = 700;
let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop();
  const write = (statement: string) => shop.database.asOwner(statement);
  await write(`
    insert into products (tenant_id, product_code, name_th, name_en, short_name_th, short_name_en, h1, h2, is_stock_item, position)
    select 'alpha', 'M' || n, 'x', 'x', 'x', 'x', 'FOOD', 'CAT', true, n from generate_series(1, 401) n`);
  await write(`
    insert into product_units (tenant_id, product_code, unit_no, name_th, name_en, rate)
    select 'alpha', 'M' || n, 1, 'ชิ้น', 'Piece', 1 from generate_series(1, 401) n`);
  await write(`
    insert into product_prices (tenant_id, product_code, unit_no, tax_type, level1)
    select 'alpha', 'M' || n, 1, 1, ${SATANG} from generate_series(1, 401) n`);
  await write(`
    insert into stock (tenant_id, sale_unit, product_code, on_hand)
    select 'alpha', 'C1', 'M' || n, 5 from generate_series(1, 401) n`);
});
afterAll(() => shop.stop());

const linesOf = (count: number) =>
  Array.from({ length: count }, (_, nth) => ({ P_Code: `M${nth + 1}`, qty1: 2, qty2: 0, qty3: 0 }));

test.each([250, 400])('C-07 an order of %i lines is computed, held and placed whole', async (count) => {
  const token = await shop.tokenOf('alpha', 'CUST1');
  const Lines = linesOf(count);
  const total = (count * 2 * SATANG) / 100;
  const quoted = await shop.call('quote', { token, body: { SaleUnit: 'C1', Lines } });
  expect(quoted.json()).toMatchObject({ Total: total, Problems: [] });
  const held = await shop.call('reserveStock', { token, body: { SaleUnit: 'C1', Lines } });
  expect(held.statusCode, held.body).toBe(200);
  const placed = await shop.call('placeOrder', {
    token,
    headers: { 'idempotency-key': `many-lines-${count}` },
    body: {
      SaleUnit: 'C1',
      Lines,
      ShipTo: addressId('alpha', 'CUST1'),
      PaymentType: 0,
      SeenTotal: total,
      SeenPrices: Lines.flatMap(({ P_Code }) =>
        [1, 2, 3].map((Unit) => ({ P_Code, Unit, UnitPrice: SATANG / 100 })),
      ),
    },
  });
  expect(placed.statusCode, placed.body).toBe(200);
  const { Order, OrderDetails } = placed.json<CallAnswer<'placeOrder'>>();
  expect(Order.Total).toBe(total);
  expect(OrderDetails).toHaveLength(count);
  const [left] = await shop.database.asOwner<{ held: number; gone: number }>(`
    select sum(held)::int as held, sum(5 - on_hand)::int as gone from stock where product_code like 'M%'`);
  expect(left).toEqual({ held: 0, gone: count * 2 });
  await shop.database.asOwner(`update stock set on_hand = 5 where product_code like 'M%'`);
});

test('C-07 more lines than a cart can hold are refused', async () => {
  const token = await shop.tokenOf('alpha', 'CUST1');
  const answer = await shop.call('quote', { token, body: { SaleUnit: 'C1', Lines: linesOf(401) } });
  expect(answer.statusCode).toBe(400);
});
