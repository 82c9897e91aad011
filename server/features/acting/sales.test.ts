import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import { verdict } from '../../testing/attempts.ts';
import { createTestShop, PASSWORD, type TestShop } from '../../testing/shop.ts';
import { saveRole } from '../../testing/staff-roles.ts';

type Sales = CallAnswer<'mySales'>;
let shop: TestShop;

type Order = {
  id: string;
  at: string;
  by?: string | null;
  total?: number;
  center?: string;
  status?: string;
  tenant?: string;
};
async function write({
  id,
  at,
  by = 'SALE',
  total = 100,
  center = 'C1',
  status = 'Wait',
  tenant = 'alpha',
}: Order) {
  await shop.database.asOwner(
    `insert into orders (tenant_id, order_id, sale_unit, status, customer_code, placed_by_user, payment_type, delivery_method,
       subtotal_satang, total_satang, ship_to, placed_at, updated_at)
     values ($1, $2, $3, $4, 'CUST1', $5, 0, 'X', $6, $6, '{}', $7, $7)`,
    [tenant, id, center, status, by, total * 100, at],
  );
}

beforeAll(async () => {
  shop = await createTestShop();
  // The clock is at noon of 2 March in Bangkok.
  await write({ id: 'TODAY1', at: '2026-03-02T04:59:00Z', total: 120.5 });
  await write({ id: 'TODAY2', at: '2026-03-01T17:00:00Z', total: 79.5 });
  await write({ id: 'YESTERDAY', at: '2026-03-01T16:59:59Z', total: 10 });
  await write({ id: 'FEBRUARY', at: '2026-02-15T05:00:00Z', total: 500 });
  await write({ id: 'LASTYEAR', at: '2025-06-15T05:00:00Z', total: 1000 });
  await write({ id: 'CANCELED', at: '2026-03-02T03:00:00Z', total: 9, status: 'Canceled' });
  await write({ id: 'HIMSELF', at: '2026-03-02T03:00:00Z', by: null });
  await write({ id: 'OTHERS', at: '2026-03-02T03:00:00Z', by: 'SALE2' });
  await write({ id: 'ELSEWHERE', at: '2026-03-02T03:00:00Z', center: 'C2' });
  await write({ id: 'BETAS', at: '2026-03-02T03:00:00Z', tenant: 'beta', total: 7 });
});
afterAll(() => shop.stop());

async function mySales(range?: string, token?: string): Promise<Sales> {
  const query: Record<string, string> = range === undefined ? {} : { range };
  const response = await shop.call('mySales', {
    token: token ?? (await shop.tokenOf('alpha', 'SALE')),
    query,
  });
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}

describe('the salesman’s own figures', () => {
  test('B-16 are the orders placed for customers today and this month, without canceled ones', async () => {
    const { Today, Month, Orders } = await mySales();
    expect(Today).toEqual({ Count: 2, Sum: 200 });
    expect(Month).toEqual({ Count: 3, Sum: 210 });
    expect(Orders.map((order) => order.OrderID)).toEqual([
      'TODAY1',
      'CANCELED',
      'TODAY2',
      'YESTERDAY',
      'FEBRUARY',
      'LASTYEAR',
    ]);
    expect(Orders[0]).toEqual({
      OrderID: 'TODAY1',
      SaleUnit: 'C1',
      OrderDate: '2026-03-02T04:59:00.000Z',
      Customer_Id: 'CUST1',
      Customer_Name: 'Customer CUST1 of alpha',
      Status: 'Wait',
      DeliveryKind: 'transport',
      Total: 120.5,
    });
  });

  test('B-16 come as a series of days, or of months for longer ranges, with the empty ones', async () => {
    const month = await mySales();
    expect(month.Series).toHaveLength(30);
    expect(month.Series.slice(-3)).toEqual([
      { Period: '2026-02-28', Count: 0, Sum: 0 },
      { Period: '2026-03-01', Count: 1, Sum: 10 },
      { Period: '2026-03-02', Count: 2, Sum: 200 },
    ]);
    const year = await mySales('year');
    expect(year.Series).toHaveLength(12);
    expect(year.Series.filter(({ Count }) => Count > 0)).toEqual([
      { Period: '2025-06', Count: 1, Sum: 1000 },
      { Period: '2026-02', Count: 1, Sum: 500 },
      { Period: '2026-03', Count: 3, Sum: 210 },
    ]);
    expect((await mySales('week')).Series).toHaveLength(7);
  });

  test('B-16 are the same while acting for a customer', async () => {
    const params = { code: 'CUST2', saleUnit: 'C1' };
    const acting = await shop.call('loginAsClient', { token: await shop.tokenOf('alpha', 'SALE'), params });
    expect(await mySales('month', acting.json().jtoken)).toEqual(await mySales());
  });

  test('B-17 are nobody else’s: neither a colleague’s nor another tenant’s', async () => {
    const colleague = await mySales('month', await shop.tokenOf('alpha', 'SALE2', 'C2'));
    expect([colleague.Today.Count, colleague.Orders]).toEqual([0, []]);
    const betas = await mySales('month', await shop.tokenOf('beta', 'SALE'));
    expect(betas.Orders.map((order) => order.OrderID)).toEqual(['BETAS']);
    const none = await mySales('month', await shop.tokenOf('alpha', 'ADMIN'));
    expect(none.Month).toEqual({ Count: 0, Sum: 0 });
  });

  test('B-16 are not told to whom the shop keeps the page from, nor while acting for a customer', async () => {
    const admin = await shop.tokenOf('alpha', 'ADMIN');
    await saveRole(shop, admin, { UserRole: '3', ClosedPages: ['mySales'] });
    const body = { username: 'sale', password: PASSWORD };
    const { token } = (await shop.call('staffLogin', { body })).json<{ token: string }>();
    const acting = await shop.call('loginAsClient', { token, params: { code: 'CUST2', saleUnit: 'C1' } });
    for (const one of [token, acting.json<{ jtoken: string }>().jtoken])
      expect(verdict(await shop.call('mySales', { token: one, query: {} }))).toBe('403 PAGE_DISABLED');
  });
});
