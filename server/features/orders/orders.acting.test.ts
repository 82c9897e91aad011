/**
 * A salesman ordering for a customer of several centers can access what belongs to their own centers, and nothing
 * else.
 */
import type { AddressInfo } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CallName } from '#contract/calls.ts';
import type { RealtimeEvents, OrderMoved } from '#contract/events.ts';
import { eventually } from '#database/testing.ts';
import { samplesOf } from '../../testing/call-tests.ts';
import { TENANTS, addressId, type TestTenant } from '../../testing/shop-data.ts';
import { PASSWORD, createTestShop, type TestShop } from '../../testing/shop.ts';

let shop: TestShop;
let keys = 0;
/** The keys of the orders that CUST1 placed without a salesman: P1 at C1, P2 at C2. */
let ofC1: Key;
let ofC2: Key;

type Key = { orderid: string; saleunit: string };
type Answer = { statusCode: number; json: () => { code?: string } };
const told = (response: Answer) => `${response.statusCode} ${response.json().code ?? ''}`.trim();

const priceOf = { alpha: 19, beta: 38 };
const bodyOf = (tenant: TestTenant, SaleUnit: string, P_Code: string) => ({
  SaleUnit,
  Lines: [{ P_Code, qty1: 1, qty2: 0, qty3: 0 }],
  ShipTo: addressId(tenant, 'CUST1'),
  PaymentType: 0,
  SeenTotal: priceOf[tenant],
});
async function place(tenant: TestTenant, saleUnit: string, code: string): Promise<Key> {
  const answer = await shop.call('placeOrder', {
    token: await shop.tokenOf(tenant, 'CUST1', saleUnit),
    body: bodyOf(tenant, saleUnit, code),
    headers: { 'idempotency-key': `acting-test-${(keys += 1)}` },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  const { OrderID: orderid, SaleUnit: saleunit } = answer.json().Order;
  return { orderid, saleunit };
}

/** The database notifies every process, including this one. */
const sessionOver = (token: string) =>
  eventually(async () => expect(told(await shop.call('listOrders', { token }))).toBe('401 SESSION_OVER'));

async function acting(tenant: TestTenant): Promise<{ token: string; secret: string }> {
  const staff = await shop.call('staffLogin', { tenant, body: { username: 'sale', password: PASSWORD } });
  const begun = await shop.call('loginAsClient', {
    token: staff.json().token,
    params: { code: 'CUST1', saleUnit: 'C1' },
  });
  const secret = begun.cookies.find(({ name }) => name === `test-${tenant}-buyer`)?.value ?? '';
  return { token: begun.json().jtoken, secret };
}
const set = (sql: string, values: unknown[]) => shop.database.asOwner(sql, values);
const works = (tenant: TestTenant, saleUnit: string) =>
  set(`insert into staff_centers (tenant_id, user_id, sale_unit, position) values ($1, 'SALE', $2, 2)`, [
    tenant,
    saleUnit,
  ]);
const worksNoMore = (tenant: TestTenant, saleUnit: string) =>
  set(`delete from staff_centers where tenant_id = $1 and user_id = 'SALE' and sale_unit = $2`, [
    tenant,
    saleUnit,
  ]);

beforeAll(async () => {
  shop = await createTestShop({ running: true });
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => shop.stop());

describe.each(TENANTS)('B-17 in %s, an order of a center that is not the salesman’s', (tenant) => {
  let token: string;
  beforeEach(async () => {
    ofC1 = await place(tenant, 'C1', 'P1');
    ofC2 = await place(tenant, 'C2', 'P2');
    ({ token } = await acting(tenant));
  });
  afterEach(async () => {
    await set('delete from order_events where tenant_id = $1', [tenant]);
    await set('delete from orders where tenant_id = $1', [tenant]);
  });

  const ordersIn = async (query?: Record<string, string>) => {
    const answer = await shop.call('listOrders', { token, query });
    return answer.json<{ Data: { OrderID: string }[] }>().Data.map(({ OrderID }) => OrderID);
  };
  const byOrder = (key: Key): [CallName, Answer | Promise<Answer>][] => [
    ['orderDetail', shop.call('orderDetail', { token, params: key })],
    ['orderTracking', shop.call('orderTracking', { token, params: { orderid: key.orderid } })],
    ['cancelOrder', shop.call('cancelOrder', { token, params: key, body: { Reason: 'not his' } })],
  ];
  const toldOf = async (key: Key) =>
    Promise.all(byOrder(key).map(async ([name, answer]) => [name, told(await answer)]));

  test('B-17 is not in the list, whatever it is narrowed by', async () => {
    expect(await ordersIn()).toEqual([ofC1.orderid]);
    expect(await ordersIn({ status: 'Wait' })).toEqual([ofC1.orderid]);
    expect(await ordersIn({ text: ofC2.orderid })).toEqual([]);
    expect(await ordersIn({ text: 'P2' })).toEqual([]);
  });

  test('cannot be read, tracked or canceled, as if it did not exist', async () => {
    expect(await toldOf(ofC2)).toEqual([
      ['orderDetail', '404 ORDER_NOT_FOUND'],
      ['orderTracking', '404 ORDER_NOT_FOUND'],
      ['cancelOrder', '404 ORDER_NOT_FOUND'],
    ]);
    const [order] = await shop.database.asOwner(
      `select status from orders where tenant_id = '${tenant}' and order_id = '${ofC2.orderid}'`,
    );
    expect(order).toEqual({ status: 'Wait' });
  });

  test('does not bring its products back to be bought again, alone or by text', async () => {
    const bought = async (body: object) => {
      const answer = await shop.call('listProducts', { token, body: { Types: ['BUY_AGAIN'], ...body } });
      return answer.json<{ P_Code: string }[]>().map((product) => product.P_Code);
    };
    expect(await bought({})).toEqual(['P1']);
    expect(await bought({ SearchText: 'P2' })).toEqual([]);
  });

  test('is not revealed by the key that the customer placed it under', async () => {
    const answer = await shop.call('placeOrder', {
      token,
      body: bodyOf(tenant, 'C2', 'P2'),
      headers: { 'idempotency-key': `acting-test-${keys}` },
    });
    expect(told(answer)).toBe('409 CENTER_MISMATCH');
  });

  test('is sent over the socket to the customer, not to the salesman', async () => {
    const listen = async (bearer: string) => {
      const { port } = shop.app.server.address() as AddressInfo;
      const socket: Socket<RealtimeEvents> = io(`http://127.0.0.1:${port}`, {
        auth: { token: bearer },
        transports: ['websocket'],
        forceNew: true,
        reconnection: false,
      });
      const heard: OrderMoved[] = [];
      socket.on('order', (moved) => heard.push(moved));
      await eventually(() => expect(socket.connected).toBe(true));
      return { socket, heard };
    };
    const [customer, salesman] = await Promise.all([
      listen(await shop.tokenOf(tenant, 'CUST1')),
      listen(token),
    ]);
    const placed = [await place(tenant, 'C2', 'P2'), await place(tenant, 'C1', 'P1')];
    await eventually(() => {
      expect(customer.heard).toHaveLength(2);
      expect(salesman.heard).not.toEqual([]);
    });
    expect(customer.heard.map(({ OrderID }) => OrderID)).toEqual(placed.map(({ orderid }) => orderid));
    expect(salesman.heard.map(({ SaleUnit }) => SaleUnit)).toEqual(['C1']);
    for (const { socket } of [customer, salesman]) socket.disconnect();
  });

  test('belongs to the salesman as soon as the center does, and no longer than that', async () => {
    await works(tenant, 'C2');
    expect(new Set(await ordersIn())).toEqual(new Set([ofC1.orderid, ofC2.orderid]));
    expect((await shop.call('orderDetail', { token, params: ofC2 })).statusCode).toBe(200);
    await worksNoMore(tenant, 'C2');
    // Losing a center ends acting for customers; the salesman starts again with the remaining centers.
    await sessionOver(token);
    ({ token } = await acting(tenant));
    expect(await ordersIn()).toEqual([ofC1.orderid]);
    expect((await toldOf(ofC2)).map(([, what]) => what)).toEqual(Array(3).fill('404 ORDER_NOT_FOUND'));
  });

  test('stays the customer’s own to read and to cancel', async () => {
    const own = await shop.tokenOf(tenant, 'CUST1', 'C1');
    const list = await shop.call('listOrders', { token: own });
    expect(list.json().Data).toHaveLength(2);
    const canceled = await shop.call('cancelOrder', { token: own, params: ofC2, body: {} });
    expect(canceled.json().Order.Status).toBe('Canceled');
  });
});

describe('B-17 once the center of the acting session is not the salesman’s any more', () => {
  const calls: CallName[] = [
    'quote',
    'reserveStock',
    'releaseStock',
    'placeOrder',
    'listOrders',
    'orderDetail',
    'orderTracking',
    'cancelOrder',
    'getCart',
    'putCart',
    'deliveryAddresses',
    'addDeliveryAddress',
    'wishlist',
    'points',
    'customerProfile',
    'customerCenters',
    'allCenters',
    'swapCenter',
    'profilePicture',
    'listProducts',
    'productDetail',
  ];
  test.each(TENANTS)('in %s every call of a buyer is refused and the session is over', async (tenant) => {
    ofC1 = await place(tenant, 'C1', 'P1');
    const { token, secret } = await acting(tenant);
    await works(tenant, 'C2');
    await worksNoMore(tenant, 'C1');
    await sessionOver(token);
    const samples = samplesOf(tenant, ofC1.orderid);
    for (const name of calls)
      expect([name, told(await shop.call(name, { token, ...samples[name] }))]).toEqual([
        name,
        '401 SESSION_OVER',
      ]);
    const cookies = { [`test-${tenant}-buyer`]: secret };
    expect(told(await shop.call('renew', { tenant, cookies }))).toBe('401 SESSION_OVER');
    await works(tenant, 'C1');
    await worksNoMore(tenant, 'C2');
  });
});

describe('B-92 an order that a salesman places', () => {
  beforeEach(async () => {
    await set('delete from order_events', []);
    await set('delete from orders', []);
  });

  test('is in the language of the customer: as they ordered last, else as they chose for messages, else in Thai', async () => {
    const { token } = await acting('alpha');
    const placedIn = async (): Promise<unknown> => {
      const answer = await shop.call('placeOrder', {
        token,
        language: 'en',
        body: bodyOf('alpha', 'C1', 'P1'),
        headers: { 'idempotency-key': `acting-test-${(keys += 1)}` },
      });
      expect(answer.statusCode, answer.body).toBe(200);
      const [order] = await shop.database.asOwner('select language from orders where order_id = $1', [
        answer.json().Order.OrderID,
      ]);
      return (order as { language: string }).language;
    };
    expect(await placedIn()).toBe('th');
    await set(
      `insert into notification_preferences (tenant_id, audience, recipient, quiet_mode, language, switches)
       select tenant_id, 'customer', profile_code, 'shop', 'en', '{}' from customers
       where tenant_id = 'alpha' and customer_code = 'CUST1'`,
      [],
    );
    expect(await placedIn()).toBe('en');
    const own = await place('alpha', 'C1', 'P1');
    await set(`update orders set language = 'th' where order_id = $1`, [own.orderid]);
    expect(await placedIn()).toBe('th');
  });
});
