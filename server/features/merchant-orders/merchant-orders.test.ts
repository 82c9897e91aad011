import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import { orderStates } from '#domain/orders/order.ts';
import { createTestShop, type TestShop } from '../../testing/shop.ts';
import { insertListed, type Made } from './listed-orders.testing.ts';

type List = CallAnswer<'merchantOrders'>;
let shop: TestShop;

const make = (orderId: string, made: Made = {}) => insertListed(shop, orderId, made);
const list = async (query: Record<string, string> = {}, who: 'ADMIN' | 'SALE' = 'SALE') =>
  shop.call('merchantOrders', { token: await shop.tokenOf('alpha', who), query });
const listed = async (query: Record<string, string> = {}) => {
  const answer = await list(query);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<List>();
};
const idsOf = async (query: Record<string, string> = {}) =>
  (await listed(query)).Data.map(({ OrderID }) => OrderID);

/** Every page of the list, one after the other. */
async function pages(query: Record<string, string>): Promise<string[][]> {
  const all: string[][] = [];
  for (let after: string | null = ''; after !== null;) {
    const page: List = await listed({ ...query, ...(after === '' ? {} : { after }) });
    all.push(page.Data.map(({ OrderID }) => OrderID));
    after = page.Next;
  }
  return all;
}

beforeAll(async () => {
  shop = await createTestShop();
  await shop.database.asOwner(
    `insert into staff_centers (tenant_id, user_id, sale_unit, position) values ('alpha', 'ADMIN', 'C2', 2)`,
  );
});
afterAll(() => shop.stop());
beforeEach(() => shop.database.asOwner('delete from orders'));

describe('the list of orders', () => {
  test('B-20 has the sales orders of the active center, newest first, with what staff look for', async () => {
    await make('260301-AAAAA', { total: 25.5 });
    await make('260302-BBBBB', { placedAt: '2026-03-02T05:00:00Z', customer: 'CUST2' });
    await make('260303-CCCCC', { center: 'C2' });
    await make('260303-DDDDD', { type: 'I' });
    const { Data } = await listed();
    expect(Data.map(({ OrderID }) => OrderID)).toEqual(['260302-BBBBB', '260301-AAAAA']);
    expect(Data[1]).toEqual({
      OrderID: '260301-AAAAA',
      SaleUnit: 'C1',
      OrderType: '3',
      OrderDate: '2026-03-01T05:00:00.000Z',
      Customer_Id: 'CUST1',
      Customer_Name: 'Customer CUST1 of alpha',
      Status: 'Wait',
      PaymentType: 0,
      PaymentStatus: 'unpaid',
      AmountDue: 25.5,
      DeliveryMethod: 'OWN',
      DeliveryKind: 'transport',
      Total: 25.5,
      LineCount: 0,
      Remark: '',
    });
  });

  test('B-29c narrowed to what is unpaid it has the delivered and what came back with a fee due, and no paid, canceled or issued', async () => {
    await make('260301-AAAAA', { total: 10 });
    await make('260301-BBBBB', { status: 'Delivered', total: 30 });
    await make('260301-CCCCC', { status: 'Delivered', total: 40 });
    await make('260301-DDDDD', { status: 'Canceled' });
    await make('260301-EEEEE', { status: 'Shipping', total: 20 });
    await make('260301-FFFFF', { status: 'Returned', total: 15 });
    await make('260301-HHHHH', { type: 'I' });
    await shop.database.asOwner(`update orders set payment_status = 'paid' where order_id = '260301-CCCCC';
      update orders set returned_satang = 1000 where order_id = '260301-FFFFF'`);
    const unpaid = async (query: Record<string, string> = {}) =>
      (await idsOf({ payment: 'unpaid', ...query })).map((id) => id.at(-1)).join('');
    expect(await unpaid()).toBe('FEBA');
    expect(await unpaid({ sort: 'total' })).toBe('BEFA');
    expect([await unpaid({ tab: 'Delivered' }), await unpaid({ tab: 'Returned' })]).toEqual(['B', 'F']);
    expect([await unpaid({ tab: 'Canceled' }), await unpaid({ type: 'I' })]).toEqual(['', '']);
    expect(await unpaid({ text: 'CUST1' })).toBe('FEBA');
    expect(await unpaid({ text: '260301-B' })).toBe('B');
  });

  test('an order that a salesman placed names them, by code where the name is no longer known', async () => {
    await make('260301-AAAAA');
    await make('260301-BBBBB');
    await make('260301-CCCCC');
    await shop.database.asOwner(`update orders set placed_by_user = 'SALE' where order_id = '260301-BBBBB'`);
    await shop.database.asOwner(`update orders set placed_by_user = 'GONE' where order_id = '260301-AAAAA'`);
    const { Data } = await listed();
    expect(Data.map(({ PlacedByUser, PlacedByName }) => [PlacedByUser, PlacedByName])).toEqual([
      [undefined, undefined],
      ['SALE', 'Sale'],
      ['GONE', 'GONE'],
    ]);
  });

  test('B-20 goods issues are apart from sales orders', async () => {
    await make('260301-AAAAA');
    await make('260301-BBBBB', { type: 'I' });
    expect(await idsOf({ type: 'I' })).toEqual(['260301-BBBBB']);
  });

  test.each(orderStates)('B-20 the tab %s has the orders in that state and no other', async (state) => {
    for (const [index, status] of orderStates.entries()) await make(`260301-AAAA${index}`, { status });
    expect(await idsOf({ tab: state })).toEqual([`260301-AAAA${orderStates.indexOf(state)}`]);
    expect(await idsOf({ tab: 'All' })).toHaveLength(orderStates.length);
  });

  test.each([
    ['placed', 'desc'],
    ['placed', 'asc'],
    ['total', 'desc'],
    ['total', 'asc'],
  ] as const)(
    'B-20 by %s %s the pages follow each other without a gap and without the same order twice',
    async (sort, dir) => {
      const value = (index: number) => Math.floor(index / 3);
      for (let index = 0; index < 14; index += 1)
        await make(`2603-${String.fromCharCode(65 + index)}`, {
          status: orderStates[index % orderStates.length],
          total: 10 + value(index),
          placedAt: new Date(Date.UTC(2026, 2, 1 + value(index))).toISOString(),
        });
      const wanted = Array.from({ length: 14 }, (_, index) => `2603-${String.fromCharCode(65 + index)}`);
      if (dir === 'desc') wanted.reverse();
      const ranges: Record<string, string>[] = [{}, { dateStart: '2026-01-01', dateEnd: '2026-12-31' }];
      for (const dates of ranges) {
        const got = await pages({ sort, dir, take: '4', ...dates });
        expect(got.map((page) => page.length)).toEqual([4, 4, 4, 2]);
        expect(got.flat()).toEqual(wanted);
      }
    },
  );

  test('B-20 days are those of Bangkok, both included', async () => {
    await make('before', { placedAt: '2026-02-28T16:59:59Z' });
    await make('first', { placedAt: '2026-02-28T17:00:00Z' });
    await make('last', { placedAt: '2026-03-02T16:59:59Z' });
    await make('after', { placedAt: '2026-03-02T17:00:00Z' });
    expect(await idsOf({ dateStart: '2026-03-01', dateEnd: '2026-03-02' })).toEqual(['last', 'first']);
  });

  test.each([
    [{ dateStart: '2026-02-30' }, 'dateStart'],
    [{ after: 'anything' }, 'after'],
    [{ after: 't100_A', sort: 'placed' }, 'after'],
    [{ tab: 'Lost' }, 'tab'],
    [{ take: '101' }, 'take'],
  ])('%o is refused, and the field is named', async (query, field) => {
    const answer = await list(query);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toHaveProperty(field);
  });

  test('B-20 the orders of one customer', async () => {
    await make('260301-AAAAA');
    await make('260301-BBBBB', { customer: 'CUST2' });
    expect(await idsOf({ customer: 'CUST2' })).toEqual(['260301-BBBBB']);
    expect(await idsOf({ customer: 'CUST2', text: '260302' })).toEqual([]);
    expect(await idsOf({ customer: 'CUST2', text: '260301' })).toEqual(['260301-BBBBB']);
  });
});

describe('the search of orders', () => {
  beforeEach(async () => {
    await make('260301-AAAAA', { customer: 'CUST1' });
    await make('260301-BBBBB', { customer: 'CUST2', status: 'Delivered', placedAt: '2026-03-01T06:00:00Z' });
    await make('260302-CCCCC', { customer: 'CUST2', placedAt: '2026-03-02T03:00:00Z' });
    await make('260302-DDDDD', { customer: 'CUST2', center: 'C2', placedAt: '2026-03-02T04:00:00Z' });
  });

  test.each([
    ['260301-AAAAA', ['260301-AAAAA']],
    ['260301-bb', ['260301-BBBBB']],
    ['260301', ['260301-BBBBB', '260301-AAAAA']],
    ['260301AAAAA', ['260301-AAAAA']],
    ['26', ['260302-CCCCC', '260301-BBBBB', '260301-AAAAA']],
    ['2604', []],
    ['2699', []],
  ])('B-21 by the beginning of a number: %s', async (text, wanted) => {
    expect(await idsOf({ text })).toEqual(wanted);
  });

  test.each([
    ['CCCCC', ['260302-CCCCC']],
    ['bbbbb', ['260301-BBBBB']],
    ['-bbb', ['260301-BBBBB']],
    ['ddddd', []],
    ['ccccx', []],
  ])('B-21 by the end of a number, or how it begins: %s', async (text, wanted) => {
    expect(await idsOf({ text })).toEqual(wanted);
    expect(await idsOf({ text, sort: 'total' })).toEqual(wanted);
    expect(await idsOf({ text, tab: 'Packed' })).toEqual([]);
  });

  test.each([
    ['cust2'],
    ['081-000-0002'],
    ['+66 81 000 0002'],
    ['Customer CUST2'],
    ['0810000002'],
    ['CUST2 0810000002'],
  ])('B-21 by the customer, whatever is known of them: %s', async (text) => {
    expect(await idsOf({ text })).toEqual(['260302-CCCCC', '260301-BBBBB']);
    expect(await idsOf({ text, tab: 'Delivered' })).toEqual(['260301-BBBBB']);
    expect(await idsOf({ text, dateStart: '2026-03-02' })).toEqual(['260302-CCCCC']);
  });

  test('an order that matches by its number and by its customer is listed once', async () => {
    await shop.database.asOwner(`update profiles set mobile = '0260301999' where profile_code = 'CUST1'`);
    expect(await idsOf({ text: '260301' })).toEqual(['260301-BBBBB', '260301-AAAAA']);
    await shop.database.asOwner(`update profiles set mobile = '0810000001' where profile_code = 'CUST1'`);
  });

  test('what nobody is called finds nothing, and neither do the signs that LIKE knows', async () => {
    for (const text of ['nobody', '%', '_', '\\', "'"]) expect(await idsOf({ text })).toEqual([]);
  });

  test('pages follow each other there too, and more customers than are searched are reported', async () => {
    expect(await pages({ text: 'customer', take: '2' })).toEqual([
      ['260302-CCCCC', '260301-BBBBB'],
      ['260301-AAAAA'],
    ]);
    expect(await listed({ text: 'customer' })).toMatchObject({ MoreCustomers: false });
    await shop.database.asOwner(`
      with many as (
        insert into customers (tenant_id, customer_code, name)
        select 'alpha', 'MANY' || n, 'A Customer ' || n from generate_series(1, 120) n returning tenant_id, customer_code
      )
      insert into customer_centers (tenant_id, customer_code, sale_unit) select tenant_id, customer_code, 'C1' from many`);
    await make('260303-EEEEE', { customer: 'MANY1' });
    expect(await listed({ text: 'customer' })).toMatchObject({ MoreCustomers: true });
    expect(await listed({ text: 'customer', tab: 'Canceled' })).toEqual({
      Data: [],
      Next: null,
      MoreCustomers: true,
    });
    await shop.database.asOwner(`delete from orders; delete from customers where customer_code like 'MANY%'`);
  });
});

describe('whose orders staff see', () => {
  test('B-20 a salesman has only the assigned centers; who has two picks one', async () => {
    await make('260301-AAAAA', { center: 'C2' });
    expect((await list({ saleUnit: 'C2' })).json()).toMatchObject({
      statusCode: 404,
      code: 'CENTER_NOT_FOUND',
    });
    expect((await list({ saleUnit: 'C2' }, 'ADMIN')).json<List>().Data).toHaveLength(1);
    expect((await list({}, 'ADMIN')).json<List>().Data).toHaveLength(0);
  });

  test('a token from a center that is no longer assigned sees the first assigned one instead', async () => {
    await make('260301-AAAAA', { center: 'C2' });
    await make('260301-BBBBB');
    const token = await shop.tokenOf('alpha', 'SALE', 'C2');
    const answer = await shop.call('merchantOrders', { token });
    expect(answer.json<List>().Data.map(({ OrderID }) => OrderID)).toEqual(['260301-BBBBB']);
  });

  test('another tenant has nothing of them', async () => {
    await make('260301-AAAAA');
    await make('260301-ZZZZZ', { tenant: 'beta' });
    const token = await shop.tokenOf('beta', 'ADMIN');
    for (const query of [{}, { text: '260301' }, { text: 'Customer' }, { customer: 'CUST1' }] as Record<
      string,
      string
    >[]) {
      const answer = await shop.call('merchantOrders', { token, query });
      expect(answer.json<List>().Data.map(({ OrderID }) => OrderID)).toEqual(['260301-ZZZZZ']);
    }
  });

  test('every role of staff sees them, and once access ends nobody does', async () => {
    await make('260301-AAAAA');
    for (const role of ['1', '3', '4', '5', '7', '8']) {
      await shop.database.asOwner(
        `update staff set role = $1 where tenant_id = 'alpha' and user_id = 'SALE'`,
        [role],
      );
      expect(await idsOf()).toEqual(['260301-AAAAA']);
    }
    await shop.database.asOwner(`update staff set role = '3', status = 'disabled' where user_id = 'SALE'`);
    expect((await list()).statusCode).toBe(401);
    await shop.database.asOwner(`update staff set status = 'active' where user_id = 'SALE'`);
  });

  test('how many wait is counted by state', async () => {
    await make('260301-AAAAA');
    await make('260301-BBBBB');
    await make('260301-CCCCC', { status: 'Packed' });
    await make('260301-DDDDD', { status: 'Delivered' });
    await make('260301-EEEEE', { center: 'C2' });
    await make('260301-FFFFF', { type: 'I' });
    const token = await shop.tokenOf('alpha', 'SALE');
    const { At, ...counts } = (await shop.call('merchantOrdersWaiting', { token })).json();
    expect(Date.parse(At)).toBe(shop.deps.clock().getTime());
    expect(counts).toEqual({
      Data: [
        { Status: 'Wait', Count: 2 },
        { Status: 'Approved', Count: 0 },
        { Status: 'Packed', Count: 1 },
        { Status: 'Shipping', Count: 0 },
      ],
      New: 0,
    });
  });

  test('B-81 what waits and came in since one looked is new', async () => {
    await make('260301-AAAAA', { placedAt: '2026-03-01T05:00:00Z' });
    await make('260301-BBBBB', { placedAt: '2026-03-01T05:00:01Z' });
    await make('260301-CCCCC', { placedAt: '2026-03-01T05:00:02Z', status: 'Approved' });
    await make('260301-DDDDD', { placedAt: '2026-03-01T05:00:02Z', center: 'C2' });
    const token = await shop.tokenOf('alpha', 'SALE');
    const since = (at: string) => shop.call('merchantOrdersWaiting', { token, query: { since: at } });
    expect((await since('2026-03-01T05:00:00Z')).json()).toMatchObject({ New: 1 });
    expect((await since('2026-03-01T04:59:59Z')).json()).toMatchObject({ New: 2 });
    expect((await since('2026-03-01T05:00:01Z')).json()).toMatchObject({ New: 0 });
    expect((await since('yesterday')).statusCode).toBe(400);
  });
});

describe('the settings of the shop', () => {
  test.each([
    ['MERCHANT_ORDER_ENABLED', '3'],
    ['MERCHANT_ORDER_ENABLED', 'I'],
    ['MERCHANT_SALES_ORDER_ENABLED', '3'],
    ['MERCHANT_GOODS_ISSUE_ENABLED', 'I'],
  ])('B-27 with %s off the orders of type %s are closed', async (flag, type) => {
    await shop.database.asOwner(
      `insert into web_config (tenant_id, opt, opt_value) values ('alpha', $1, 'N')`,
      [flag],
    );
    shop.deps.cache.dropAll();
    expect((await list({ type })).json()).toMatchObject({ statusCode: 403, code: 'PAGE_DISABLED' });
    await shop.database.asOwner(`delete from web_config where opt = $1`, [flag]);
    shop.deps.cache.dropAll();
    expect((await list({ type })).statusCode).toBe(200);
  });
});
