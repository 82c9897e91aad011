import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { indexProducts } from '#database/search-index.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import type { TestTenant } from '../../testing/shop-data.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';

type Found = CallAnswer<'quickSearch'>;
let shop: TestShop;

async function order(
  orderId: string,
  { tenant = 'alpha', center = 'C1', type = '3', customer = 'CUST1' } = {},
) {
  await shop.database.asOwner(
    `insert into orders (tenant_id, order_id, sale_unit, order_type, status, customer_code, payment_type, delivery_method,
       subtotal_satang, total_satang, ship_to, placed_at, updated_at)
     values ($1, $2, $3, $4, 'Wait', $5, 0, 'OWN', 100, 100, '{}', '2026-03-01T05:00:00Z', '2026-03-01T05:00:00Z')`,
    [tenant, orderId, center, type, type === 'I' ? null : customer],
  );
}

beforeAll(async () => {
  shop = await createTestShop();
  await shop.database.asOwner(
    `insert into staff_centers (tenant_id, user_id, sale_unit, position) values ('alpha', 'ADMIN', 'C2', 2)`,
  );
  const found = {
    code: 'P1',
    texts: ['สินค้า P1', 'Product P1'],
    barcodes: [],
    categories: ['FOOD', 'CAT'],
    position: 1,
  };
  await shop.deps.database.inTenant('alpha', (tx) => indexProducts(tx, [found]));
  await order('260301-AAAAA');
  await order('260301-BBBBB', { center: 'C2', customer: 'CUST2' });
  await order('260301-CCCCC', { type: 'I' });
  await order('260301-AAAAA', { tenant: 'beta' });
});
afterAll(() => shop.stop());

type Who = 'SALE' | 'SALE2' | 'ADMIN';
const ask = async (query: Record<string, string>, who: Who = 'SALE', tenant: TestTenant = 'alpha') => {
  const token = await shop.tokenOf(tenant, who, who === 'SALE2' ? 'C2' : 'C1');
  return shop.call('quickSearch', { tenant, token, query, language: 'en' });
};
const find = async (text: string, who: Who = 'SALE'): Promise<Found> => (await ask({ text }, who)).json();
const orderIds = ({ Orders }: Found) => Orders.map(({ OrderID }) => OrderID);

describe('B-80 one search over everything', () => {
  test('finds an order by the end of its number, as people read it out, and names its customer', async () => {
    const { Orders } = await find('#aaaaa');
    expect(Orders).toEqual([
      {
        OrderID: '260301-AAAAA',
        SaleUnit: 'C1',
        OrderType: '3',
        OrderDate: '2026-03-01T05:00:00.000Z',
        Customer_Name: 'Customer CUST1 of alpha',
      },
    ]);
  });

  test('finds customers with their orders, and products, by the words of their own lists', async () => {
    const customers = await find('CUST1');
    expect(customers.Customers).toEqual([
      {
        CUSTOMERCODE: 'CUST1',
        SaleUnit: 'C1',
        CUSTOMERNAME: 'Customer CUST1 of alpha',
        Mobile: '0810000001',
      },
    ]);
    expect(orderIds(customers)).toEqual(['260301-AAAAA']);
    const { Products } = await find('Product P1');
    expect(Products.map(({ P_Code }) => P_Code)).toContain('P1');
  });

  test('a goods issue is found by its number', async () => {
    expect(await find('CCCCC')).toMatchObject({ Orders: [{ OrderID: '260301-CCCCC', OrderType: 'I' }] });
  });

  test('a whole number is found at any of the own centers, and at no other', async () => {
    expect(orderIds(await find('260301-bbbbb', 'ADMIN'))).toEqual(['260301-BBBBB']);
    expect(orderIds(await find('260301-bbbbb', 'SALE'))).toEqual([]);
    expect(orderIds(await find('BBBBB', 'SALE2'))).toEqual(['260301-BBBBB']);
    expect(orderIds(await find('AAAAA', 'SALE2'))).toEqual([]);
  });

  test('nothing is found without a text; a text or a number of results beyond the bounds is refused', async () => {
    expect(await find(' ')).toEqual({ Orders: [], Customers: [], Products: [] });
    expect((await ask({ text: 'x'.repeat(61) })).statusCode).toBe(400);
    expect((await ask({ text: 'P', take: '11' })).statusCode).toBe(400);
    const few = (await ask({ text: 'CUST', take: '1' })).json<Found>();
    expect(few.Customers).toHaveLength(1);
  });

  test.each([
    ['MERCHANT_SALES_ORDER_ENABLED', '260301-AAAAA', 'Orders'],
    ['MERCHANT_GOODS_ISSUE_ENABLED', 'CCCCC', 'Orders'],
    ['MERCHANT_CUSTOMER_ENABLED', 'CUST1', 'Customers'],
  ] as const)('shows nothing of a page that is off: %s', async (flag, text, kind) => {
    expect((await find(text))[kind]).toHaveLength(1);
    await shop.database.asOwner(
      `insert into web_config (tenant_id, opt, opt_value) values ('alpha', $1, 'N')`,
      [flag],
    );
    shop.deps.cache.dropAll();
    expect((await find(text))[kind]).toEqual([]);
    await shop.database.asOwner('delete from web_config where opt = $1', [flag]);
    shop.deps.cache.dropAll();
  });
});
