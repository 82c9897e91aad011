import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import type { OrderState } from '#domain/orders/order.ts';
import type { TestTenant } from '../../testing/shop-data.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';

let shop: TestShop;
/** Noon in Bangkok on 2 March. */
const NOW = '2026-03-02T05:00:00Z';

type Made = {
  tenant?: TestTenant;
  center?: string;
  status?: OrderState;
  type?: '3' | 'I';
  baht?: number;
  payment?: string;
  placedAt?: string;
  /** Product and pieces of each line, at 10 baht a piece. */
  lines?: [code: string, pieces: number][];
};
async function make(orderId: string, made: Made = {}): Promise<void> {
  const { tenant = 'alpha', center = 'C1', status = 'Wait', type = '3', lines = [] } = made;
  const { baht = 10, payment = 'unpaid', placedAt = NOW } = made;
  await shop.database.asOwner(
    `insert into orders (tenant_id, order_id, sale_unit, order_type, status, customer_code, payment_type, payment_status,
       delivery_method, subtotal_satang, total_satang, ship_to, placed_at, updated_at)
     values ($1, $2, $3, $4, $5, 'CUST1', 0, $6, 'OWN', $7, $7, '{}', $8, $8)`,
    [tenant, orderId, center, type, status, payment, baht * 100, placedAt],
  );
  for (const [index, [code, pieces]] of lines.entries())
    await shop.database.asOwner(
      `insert into order_lines (tenant_id, order_id, line_no, product_code, name_th, name_en, unit_no, unit_name_th,
         unit_name_en, unit_rate, quantity, unit_price_satang, amount_satang, tax_type, tax_rate, tax_satang, price_source, takes_stock)
       values ($1, $2, $3, $4, 'สินค้า ' || $4, 'Product ' || $4, 1, 'ชิ้น', 'piece', 1, $5, 1000, 1000 * $5, 0, 0, 0, 'level', true)`,
      [tenant, orderId, index + 1, code, pieces],
    );
}
type Report = 'merchantHome' | 'newCustomersReport' | 'topSalesReport';
const ask = async <N extends Report>(name: N, query: Record<string, string> = {}): Promise<CallAnswer<N>> => {
  const answer = await shop.call(name, { token: await shop.tokenOf('alpha', 'SALE'), query });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};

beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  shop.now = new Date(NOW);
  shop.deps.cache.dropAll();
  await shop.database.asOwner('delete from orders');
});

describe('home', () => {
  test('B-30 counts the orders of today in Bangkok as their list shows them, and sums those that are not canceled', async () => {
    await make('A', { baht: 10.5, placedAt: '2026-03-01T17:00:00Z' });
    await make('B', { baht: 20, status: 'Delivered', payment: 'paid' });
    await make('C', { status: 'Canceled' });
    await make('D', { type: 'I' });
    await make('E', { placedAt: '2026-03-01T16:59:59Z' });
    await make('F', { center: 'C2' });
    await make('G', { tenant: 'beta' });
    expect(await ask('merchantHome')).toMatchObject({
      SaleUnit: 'C1',
      Today: { Count: 3, Canceled: 1, Sum: 30.5 },
    });
    const list = await shop.call('merchantOrders', {
      token: await shop.tokenOf('alpha', 'SALE'),
      query: { type: '3', dateStart: '2026-03-02', dateEnd: '2026-03-02' },
    });
    expect(list.json<CallAnswer<'merchantOrders'>>().Data).toHaveLength(3);
  });

  test('B-30 counts what waits, and what is under way and not paid', async () => {
    await make('A', { baht: 10 });
    await make('B', { baht: 20, status: 'Approved' });
    await make('C', { baht: 40, status: 'Shipping', payment: 'paid' });
    await make('D', { baht: 80, status: 'Delivered', payment: 'paid' });
    await make('E', { baht: 160, status: 'Canceled' });
    await make('F', { baht: 320, status: 'Delivered' });
    await make('G', { baht: 640, status: 'Returned' });
    await make('H', { baht: 1280, type: 'I' });
    await shop.database.asOwner(`update orders set returned_satang = 60000 where order_id = 'G'`);
    expect(await ask('merchantHome')).toMatchObject({
      Waiting: { Count: 1 },
      Unpaid: { Count: 4, Sum: 390 },
    });
    await shop.database.asOwner(`update orders set payment_status = 'pending' where order_id in ('A', 'F')`);
    expect(await ask('merchantHome')).toMatchObject({ Unpaid: { Count: 4, Sum: 390 } });
    const list = await shop.call('merchantOrders', {
      token: await shop.tokenOf('alpha', 'SALE'),
      query: { type: '3', payment: 'unpaid,pending' },
    });
    expect(list.json<CallAnswer<'merchantOrders'>>().Data).toHaveLength(4);
  });

  test('B-30 lists what runs out, the fewest first: only what the center offers and counts', async () => {
    await shop.database.asOwner(`
      insert into notification_shops (tenant_id, low_stock) values ('alpha', 20)`);
    await shop.database.asOwner(`
      update stock set on_hand = case product_code when 'P1' then 19 when 'P2' then 20 when 'P3' then 0 else 3 end
      where tenant_id = 'alpha' and sale_unit = 'C1'`);
    const low = async () =>
      ((await ask('merchantHome')).LowStock ?? []).map(({ P_Code, StockAvailable }) => [
        P_Code,
        StockAvailable,
      ]);
    expect(await low()).toEqual([
      ['P4', 3],
      ['P1', 19],
    ]);
    await shop.database.asOwner(`update stock set held = 15 where product_code = 'P1'`);
    expect(await low()).toEqual([
      ['P4', 3],
      ['P1', 19],
    ]);
    shop.deps.cache.dropAll();
    expect(await low()).toEqual([
      ['P4', 3],
      ['P1', 4],
    ]);
    await shop.database.asOwner(`delete from notification_shops; update stock set on_hand = 100, held = 0`);
  });

  test('B-30 B-05c shows a role nothing of the pages that the shop keeps from it', async () => {
    await make('A');
    const close = async (pages: string): Promise<void> => {
      await shop.database.asOwner(
        `insert into staff_roles (tenant_id, role, closed_pages) values ('alpha', '3', $1)
         on conflict (tenant_id, role) do update set closed_pages = excluded.closed_pages`,
        [pages],
      );
      shop.deps.cache.dropAll();
    };
    const reports = async () => {
      const token = await shop.tokenOf('alpha', 'SALE');
      const names = ['topSalesReport', 'newCustomersReport'] as const;
      return Promise.all(names.map(async (name) => (await shop.call(name, { token })).statusCode));
    };
    await close('{orders,customers}');
    expect(Object.keys(await ask('merchantHome'))).toEqual(['SaleUnit', 'LowStock']);
    expect(await reports()).toEqual([403, 403]);
    await close('{lowStock}');
    expect(await ask('merchantHome')).toMatchObject({ Today: { Count: 1 } });
    expect(await ask('merchantHome')).not.toHaveProperty('LowStock');
    expect(await reports()).toEqual([200, 200]);
    await close('{}');
    expect(await ask('merchantHome')).toHaveProperty('LowStock');
  });
});

describe('sales', () => {
  test('B-31 by the day of a month, each day of it, and the products that brought most', async () => {
    await make('A', {
      baht: 30,
      lines: [
        ['P1', 2],
        ['P2', 1],
      ],
    });
    await make('B', { baht: 50, status: 'Delivered', placedAt: '2026-02-10T05:00:00Z', lines: [['P2', 5]] });
    await make('C', { baht: 99, status: 'Canceled', lines: [['P1', 9]] });
    await make('D', { baht: 99, placedAt: '2026-01-01T05:00:00Z', lines: [['P1', 9]] });
    await make('E', { baht: 99, center: 'C2', lines: [['P1', 9]] });
    await make('F', { baht: 99, type: 'I', lines: [['P1', 9]] });
    const { Unit, Data, Total, Products } = await ask('topSalesReport');
    expect(Unit).toBe('day');
    expect(Data).toHaveLength(30);
    expect(Data.at(-1)).toEqual({ Period: '2026-03-02', Count: 1, Sum: 30 });
    expect(Data.filter(({ Count }) => Count > 0)).toEqual([
      { Period: '2026-02-10', Count: 1, Sum: 50 },
      { Period: '2026-03-02', Count: 1, Sum: 30 },
    ]);
    expect(Total).toBe(80);
    expect(Products).toEqual([
      { P_Code: 'P2', PRODUCTNAME: 'Product P2', Pieces: 6, Amount: 60 },
      { P_Code: 'P1', PRODUCTNAME: 'Product P1', Pieces: 2, Amount: 20 },
    ]);
  });

  test('B-82 are compared with the range before, until as far into its last day', async () => {
    await make('A', { baht: 10 });
    // Thirty days ago an hour before and after this time of the day, and sixty days ago, before both ranges.
    await make('B', { baht: 20, placedAt: '2026-01-31T04:00:00Z' });
    await make('C', { baht: 40, placedAt: '2026-01-31T06:00:00Z' });
    await make('D', { baht: 80, placedAt: '2025-12-31T06:00:00Z' });
    await make('E', { baht: 160, placedAt: '2026-01-31T04:00:00Z', center: 'C2' });
    const { Total, Before, BeforeTotal } = await ask('topSalesReport');
    expect([Total, BeforeTotal]).toEqual([10, 20]);
    expect(Before).toHaveLength(30);
    expect(Before.at(-1)).toEqual({ Period: '2026-01-31', Count: 1, Sum: 20 });
    const customers = await ask('newCustomersReport');
    expect(customers.Before).toHaveLength(30);
    expect(customers.BeforeTotal).toBe(0);
  });

  test('what was not packed was not sold', async () => {
    await make('A', { baht: 20, status: 'Packed', lines: [['P1', 5]] });
    await shop.database
      .asOwner(`insert into packed_lines (tenant_id, order_id, line_no, quantity, amount_satang, tax_satang)
       values ('alpha', 'A', 1, 2, 2000, 0)`);
    expect((await ask('topSalesReport')).Products).toMatchObject([{ P_Code: 'P1', Pieces: 2, Amount: 20 }]);
  });

  test('B-28 what came back was not sold, in the sum and of its product', async () => {
    await make('A', { baht: 40, status: 'Delivered', lines: [['P1', 4]] });
    await shop.database.asOwner(`
      insert into order_returns (tenant_id, order_id, return_no, at, actor_kind, actor_id, reason, is_whole, amount_satang, tax_satang)
        values ('alpha', 'A', 1, now(), 'staff', 'SALE', 'x', false, 1000, 0);
      insert into order_return_lines (tenant_id, order_id, return_no, line_no, quantity, restocked, discount_satang, amount_satang, tax_satang)
        values ('alpha', 'A', 1, 1, 1, 1, 0, 1000, 0);
      update orders set returned_satang = 1000 where tenant_id = 'alpha' and order_id = 'A'`);
    const { Total, Products } = await ask('topSalesReport');
    expect(Total).toBe(30);
    expect(Products).toMatchObject([{ P_Code: 'P1', Amount: 30 }]);
  });

  test('B-31 of a year go by the month of Bangkok', async () => {
    await make('A', { baht: 10, placedAt: '2026-02-28T17:00:00Z' });
    await make('B', { baht: 20, placedAt: '2026-02-28T16:59:59Z' });
    const { Unit, Data } = await ask('topSalesReport', { type: 'year' });
    expect(Unit).toBe('month');
    expect(Data).toHaveLength(12);
    expect(Data.slice(-2)).toEqual([
      { Period: '2026-02', Count: 1, Sum: 20 },
      { Period: '2026-03', Count: 1, Sum: 10 },
    ]);
  });

  test('B-31 are cached a while for everybody of the center, and never longer than the day', async () => {
    await make('A');
    expect((await ask('topSalesReport')).Total).toBe(10);
    await make('B');
    expect((await ask('topSalesReport')).Total).toBe(10);
    expect((await ask('topSalesReport', { type: 'week' })).Total).toBe(20);
    shop.now = new Date('2026-03-02T17:00:00Z');
    expect((await ask('topSalesReport')).Total).toBe(20);
  });
});

describe('new customers', () => {
  const askAs = async (who: 'SALE' | 'SALE2' | 'ADMIN', tenant: TestTenant = 'alpha') => {
    const answer = await shop.call('newCustomersReport', { token: await shop.tokenOf(tenant, who) });
    return answer.json<CallAnswer<'newCustomersReport'>>();
  };

  /** On 21 February in Bangkok SALE has two new customers, SALE2 one, and one has no salesman. */
  beforeAll(async () => {
    await shop.database.asOwner(`
      update customers set created_at = '2020-01-01';
      update customers set created_at = '2026-02-20T18:00:00Z' where customer_code in ('CUST1', 'CUST2', 'PEND1', 'OFF1');
      update customers set salesman_id = case customer_code when 'OFF1' then 'SALE2' when 'PEND1' then null else 'SALE' end
      where tenant_id = 'alpha'`);
  });

  test('B-32 are by day those of the salesman who asks, and nobody else’s', async () => {
    const { Unit, Own, Data, Total, Salesmen } = await askAs('SALE');
    expect({ Unit, Own, Total, Salesmen }).toEqual({ Unit: 'day', Own: true, Total: 2, Salesmen: [] });
    expect(Data.filter(({ Count }) => Count > 0)).toEqual([{ Period: '2026-02-21', Count: 2 }]);
    expect((await askAs('SALE2')).Total).toBe(1);
    expect((await askAs('SALE', 'beta')).Total, 'in another shop nobody has that salesman').toBe(0);
  });

  test('B-32 are for the super admin those of all, with how many each salesman has', async () => {
    const { Own, Total, Salesmen } = await askAs('ADMIN');
    expect({ Own, Total }).toEqual({ Own: false, Total: 4 });
    expect(Salesmen).toEqual([
      { UserId: 'SALE', Name: 'Sale', Count: 2 },
      { UserId: '', Name: '', Count: 1 },
      { UserId: 'SALE2', Name: 'Sale of C2', Count: 1 },
    ]);
    const beta = await askAs('ADMIN', 'beta');
    expect(beta.Salesmen).toEqual([{ UserId: '', Name: '', Count: 4 }]);
  });

  test('B-32 are those of the center: bound to it, or to none', async () => {
    await shop.database.asOwner(`
      delete from customer_centers where tenant_id = 'alpha' and customer_code = 'CUST2' and sale_unit = 'C1';
      delete from customer_centers where tenant_id = 'alpha' and customer_code = 'CUST1'`);
    expect((await askAs('SALE')).Total).toBe(1);
    await shop.database.asOwner(`
      insert into customer_centers (tenant_id, customer_code, sale_unit) values ('alpha', 'CUST1', 'C2')`);
    shop.deps.cache.dropAll();
    expect((await askAs('SALE')).Total).toBe(0);
  });
});

describe('a center that is not assigned', () => {
  test.each(['merchantHome', 'newCustomersReport', 'topSalesReport'] as const)('has no %s', async (name) => {
    for (const saleUnit of ['C2', 'C9']) {
      const answer = await shop.call(name, {
        token: await shop.tokenOf('alpha', 'SALE'),
        query: { saleUnit },
      });
      expect(answer.json()).toMatchObject({ statusCode: 404, code: 'CENTER_NOT_FOUND' });
    }
  });
});

test('a range that there is not is refused', async () => {
  const answer = await shop.call('topSalesReport', {
    token: await shop.tokenOf('alpha', 'SALE'),
    query: { type: 'century' },
  });
  expect(answer.json()).toMatchObject({ statusCode: 400, fields: { type: expect.any(String) } });
});
