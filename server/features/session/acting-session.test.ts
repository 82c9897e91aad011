/** A salesman orders for a customer: both identities, one center, eight hours. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { samplesOf } from '../../testing/call-tests.ts';
import { addressId } from '../../testing/shop-data.ts';
import { PASSWORD, createTestShop, type Given, type TestShop } from '../../testing/shop.ts';

let shop: TestShop;
const begin = new Date('2026-03-02T05:00:00Z');

beforeAll(async () => {
  shop = await createTestShop();
  await shop.database.asOwner(
    `insert into customers (tenant_id, customer_code, name) values ('alpha', 'NORTH', 'Of the north')`,
  );
  await shop.database.asOwner(
    `insert into customer_centers (tenant_id, customer_code, sale_unit) values ('alpha', 'NORTH', 'C2')`,
  );
});
afterAll(() => shop.stop());
afterEach(() => {
  shop.now = begin;
});

const cookieOf = (response: { cookies: { name: string; value: string }[] }, kind: string) =>
  response.cookies.find((cookie) => cookie.name === `test-alpha-${kind}`)?.value ?? '';

async function signIn(username = 'sale') {
  const response = await shop.call('staffLogin', { tenant: 'alpha', body: { username, password: PASSWORD } });
  return { token: response.json<{ token: string }>().token, secret: cookieOf(response, 'merchant') };
}
type Begin = { code?: string; saleUnit?: string; given?: Given };
const beginWith = (token: string, { code = 'CUST1', saleUnit = 'C1', given = {} }: Begin = {}) =>
  shop.call('loginAsClient', { token, params: { code, saleUnit }, ...given });

async function acting(username = 'sale') {
  const staff = await signIn(username);
  const response = await beginWith(staff.token);
  return { staff, token: response.json<{ jtoken: string }>().jtoken, secret: cookieOf(response, 'buyer') };
}
const renew = (secret: string) =>
  shop.call('renew', { tenant: 'alpha', cookies: { 'test-alpha-buyer': secret } });
const told = (response: { statusCode: number; json: () => { code?: string } }) =>
  `${response.statusCode} ${response.json().code}`;
const place = (token: string) => shop.call('placeOrder', { token, ...samplesOf('alpha').placeOrder });
const audits = (action: string) =>
  shop.database.asOwner(
    `select tenant_id, at, actor_kind, actor_id, subject, before, after from audit_log where action = $1 order by audit_id desc limit 1`,
    [action],
  );

describe('a salesman who begins to order for a customer', () => {
  test('S-06 B-09 C-62 is the customer with the salesman’s id beside, in a session of eight hours', async () => {
    const response = await beginWith((await signIn()).token);
    expect(response.json()).toMatchObject({
      user: {
        CUSTOMERCODE: 'CUST1',
        CUSTOMERNAME: 'Customer CUST1 of alpha',
        UserId: 'SALE',
        ActiveDC: 'C1',
        ActingUntil: '2026-03-02T13:00:00.000Z',
      },
      ActingUntil: '2026-03-02T13:00:00.000Z',
    });
    expect(await shop.deps.tokens.verify(response.json().jtoken)).toMatchObject({
      tenantId: 'alpha',
      kind: 'customer',
      customerCode: 'CUST1',
      userId: 'SALE',
      saleUnit: 'C1',
    });
    expect(response.cookies).toMatchObject([{ name: 'test-alpha-buyer', httpOnly: true }]);
    const renewed = await renew(cookieOf(response, 'buyer'));
    expect(renewed.json().user).toMatchObject({ CUSTOMERCODE: 'CUST1', UserId: 'SALE' });
  });

  test('S-06 S-73 B-09 C-63 names the customer by profile too, and orders at the own center unless another is named', async () => {
    const { token } = await signIn('sale2');
    const byProfile = (query?: Record<string, string>) =>
      shop.call('loginAsProfile', { token, params: { id: 'CUST1' }, query });
    expect((await byProfile()).json().user).toMatchObject({
      CUSTOMERCODE: 'CUST1',
      CustomerProfileCode: 'CUST1',
      SALEUNIT: 'C1',
      ActiveDC: 'C2',
    });
    expect((await byProfile({ activeDc: 'C2' })).json().user.ActiveDC).toBe('C2');
    expect(told(await byProfile({ activeDc: 'C1' }))).toBe('404 CENTER_NOT_FOUND');
    const elsewhere = await beginWith(token, { saleUnit: 'C1', given: { query: { activeDc: 'C2' } } });
    expect(elsewhere.json().user, 'the center to order from goes before that of the path').toMatchObject({
      ActiveDC: 'C2',
    });
  });

  test('B-17 finds only active customers of the assigned centers', async () => {
    const { token } = await signIn();
    expect(told(await beginWith(token, { saleUnit: 'C2' }))).toBe('404 CENTER_NOT_FOUND');
    expect(told(await beginWith(token, { code: 'NORTH' }))).toBe('404 CUSTOMER_NOT_FOUND');
    for (const code of ['PEND1', 'OFF1', 'NOBODY', 'GUEST'])
      expect(told(await beginWith(token, { code }))).toBe('404 CUSTOMER_NOT_FOUND');
    const north = await beginWith((await signIn('sale2')).token, { code: 'NORTH', saleUnit: 'C2' });
    expect(north.json().user).toMatchObject({ CUSTOMERCODE: 'NORTH', UserId: 'SALE2' });
  });

  test('is one of the same tenant', async () => {
    const response = await beginWith((await signIn()).token, { given: { tenant: 'beta' } });
    expect(told(response)).toBe('401 TOKEN_INVALID');
  });

  test('is a page of our own, not of another site', async () => {
    const headers = { origin: 'https://evil.example' };
    expect(told(await beginWith((await signIn()).token, { given: { headers } }))).toBe('403 FOREIGN_ORIGIN');
  });

  test('records the start, and for whom', async () => {
    await beginWith((await signIn()).token);
    expect(await audits('acting.start')).toEqual([
      {
        tenant_id: 'alpha',
        at: begin,
        actor_kind: 'staff',
        actor_id: 'SALE',
        subject: 'customer/CUST1',
        before: null,
        after: { SaleUnit: 'C1', Until: '2026-03-02T13:00:00.000Z' },
      },
    ]);
  });

  test('ends the session that the browser held, and the acting session before', async () => {
    const own = await shop.call('login', { tenant: 'alpha', body: { username: 'two', password: PASSWORD } });
    const staff = await signIn();
    const cookies = { 'test-alpha-buyer': cookieOf(own, 'buyer') };
    const first = await beginWith(staff.token, { given: { cookies } });
    expect(told(await renew(cookieOf(own, 'buyer')))).toBe('401 SESSION_OVER');
    const second = await beginWith(staff.token, { code: 'CUST2' });
    expect(told(await renew(cookieOf(first, 'buyer')))).toBe('401 SESSION_OVER');
    expect(await audits('acting.end')).toMatchObject([{ actor_id: 'SALE', subject: 'customer/CUST1' }]);
    expect((await renew(cookieOf(second, 'buyer'))).json().user.CUSTOMERCODE).toBe('CUST2');
  });
});

describe('what is done in the customer’s name', () => {
  test('B-10 names both: the order, its event, its canceling, and the address', async () => {
    const { token } = await acting();
    const placed = await place(token);
    expect(placed.json().Events).toMatchObject([{ Status: 'Wait', By: 'actingSalesman' }]);
    const { OrderID: orderid, SaleUnit: saleunit } = placed.json().Order;
    const read = await shop.call('orderDetail', { token, params: { orderid, saleunit } });
    expect(read.json().Events).toMatchObject([{ By: 'actingSalesman' }]);
    const canceled = await shop.call('cancelOrder', {
      token,
      params: { orderid, saleunit },
      body: { Reason: 'wrong' },
    });
    expect(canceled.json().Order.Status).toBe('Canceled');
    const [order] = await shop.database.asOwner(
      `select customer_code, placed_by_user from orders where tenant_id = 'alpha' and order_id = $1`,
      [orderid],
    );
    expect(order).toEqual({ customer_code: 'CUST1', placed_by_user: 'SALE' });
    const events = await shop.database.asOwner(
      `select to_status, actor_kind, actor_id from order_events where tenant_id = 'alpha' and order_id = $1 order by event_id`,
      [orderid],
    );
    const actor = { actor_kind: 'actingSalesman', actor_id: 'SALE' };
    expect(events).toEqual([
      { to_status: 'Wait', ...actor },
      { to_status: 'Canceled', ...actor },
    ]);
    const { body } = samplesOf('alpha').addDeliveryAddress;
    await shop.call('addDeliveryAddress', { token, body: { ...body, Address_: '2 New Road' } });
    const [row] = await audits('customer.address');
    expect(row).toMatchObject({
      ...actor,
      subject: `customer/CUST1/address/${addressId('alpha', 'CUST1')}`,
      before: { address: '1 Road' },
      after: { address: '2 New Road' },
    });
    const another = { ...body, AddressCode: undefined, Address_: '3 Old Road' };
    const { AddressCode } = (await shop.call('addDeliveryAddress', { token, body: another })).json().data;
    const subject = `customer/CUST1/address/${AddressCode}`;
    await shop.call('defaultDeliveryAddress', { token, body: { AddressCode } });
    const [preferred] = await audits('customer.address');
    expect(preferred).toMatchObject({
      ...actor,
      subject,
      before: { isDefault: false },
      after: { isDefault: true },
    });
    await shop.call('removeDeliveryAddress', { token, body: { AddressCode } });
    const [removed] = await audits('customer.address');
    expect(removed).toMatchObject({ ...actor, subject, before: { address: '3 Old Road' }, after: null });
  });

  test('B-10 is the customer’s own when the customer does it', async () => {
    const token = await shop.tokenOf('alpha', 'CUST1');
    const placed = await place(token);
    expect(placed.json().Events).toMatchObject([{ By: 'customer' }]);
    const [order] = await shop.database.asOwner(
      `select placed_by_user from orders where tenant_id = 'alpha' and order_id = $1`,
      [placed.json().Order.OrderID],
    );
    expect(order).toEqual({ placed_by_user: null });
  });

  test('is in the customer’s cart and history, where the customer sees it', async () => {
    const { token } = await acting();
    const customer = await shop.tokenOf('alpha', 'CUST1');
    const change = { P_Code: 'P2', qty1: 2, qty2: 0, qty3: 0, selected: true, Removed: false, Ago: 0 };
    await shop.call('putCart', { token, body: { SaleUnit: 'C1', Mode: 'money', Changes: [change] } });
    const cart = await shop.call('getCart', { token: customer, query: { SaleUnit: 'C1', Mode: 'money' } });
    expect(cart.json().Lines).toMatchObject([{ P_Code: 'P2', qty1: 2 }]);
    const { OrderID } = (await place(token)).json().Order;
    const history = await shop.call('listOrders', { token: customer });
    expect(history.json().Data).toContainEqual(expect.objectContaining({ OrderID }));
  });

  test('B-13 is neither another center, nor anything of the staff', async () => {
    const { token } = await acting();
    const swap = await shop.call('swapCenter', { token, params: { saleUnit: 'C2' } });
    expect(told(swap)).toBe('403 CENTER_FIXED');
    for (const name of ['staffProfile', 'staffCustomers', 'loginAsClient', 'addToWishlist'] as const)
      expect([name, told(await shop.call(name, { token, ...samplesOf('alpha')[name] }))]).toEqual([
        name,
        '403 NOT_ALLOWED',
      ]);
    const other = {
      ...samplesOf('alpha').placeOrder,
      body: { ...samplesOf('alpha').placeOrder.body, SaleUnit: 'C2' },
    };
    expect(told(await shop.call('placeOrder', { token, ...other }))).toBe('409 CENTER_MISMATCH');
  });
});

describe('the acting session ends', () => {
  test('B-11 after eight hours, whatever happens meanwhile', async () => {
    const { secret } = await acting();
    shop.now = new Date(begin.getTime() + 8 * 3_600_000 - 60_000);
    const last = await renew(secret);
    const token = last.json<{ jtoken: string }>().jtoken;
    expect(last.json().user.ActingUntil).toBe('2026-03-02T13:00:00.000Z');
    shop.now = new Date(begin.getTime() + 8 * 3_600_000 - 1000);
    expect((await shop.call('customerProfile', { token })).statusCode).toBe(200);
    shop.now = new Date(begin.getTime() + 8 * 3_600_000);
    expect(told(await shop.call('customerProfile', { token })), 'no token outlives it').toBe(
      '401 TOKEN_EXPIRED',
    );
    expect(told(await renew(secret))).toBe('401 SESSION_OVER');
  });

  test('B-12 on request', async () => {
    const { token, secret } = await acting();
    const ended = await shop.call('endActing', { token });
    expect(ended.json()).toEqual({ statusText: 'OK' });
    expect(ended.cookies).toMatchObject([{ name: 'test-alpha-buyer', value: '' }]);
    expect(told(await shop.call('listOrders', { token }))).toBe('401 SESSION_OVER');
    expect(told(await renew(secret))).toBe('401 SESSION_OVER');
    expect(await audits('acting.end')).toMatchObject([
      {
        actor_kind: 'actingSalesman',
        actor_id: 'SALE',
        subject: 'customer/CUST1',
        before: null,
        after: null,
      },
    ]);
  });

  test('B-12 with the staff session in which it began, and with no other', async () => {
    const { staff, token, secret } = await acting();
    const other = await signIn();
    const logout = (merchant: string) =>
      shop.call('staffLogout', { tenant: 'alpha', cookies: { 'test-alpha-merchant': merchant } });
    await logout(other.secret);
    expect((await shop.call('listOrders', { token })).statusCode).toBe(200);
    shop.now = new Date(begin.getTime() + 60_000);
    await logout(staff.secret);
    expect(told(await shop.call('listOrders', { token }))).toBe('401 SESSION_OVER');
    expect(told(await renew(secret))).toBe('401 SESSION_OVER');
    expect(await audits('acting.end')).toMatchObject([{ at: shop.now, actor_id: 'SALE' }]);
    expect(told(await beginWith(staff.token))).toBe('401 SESSION_OVER');
  });

  test('B-12 by the shop’s own way out, which is written down too', async () => {
    const { secret } = await acting();
    shop.now = new Date(begin.getTime() + 120_000);
    await shop.call('logout', { tenant: 'alpha', cookies: { 'test-alpha-buyer': secret } });
    expect(await audits('acting.end')).toMatchObject([{ at: shop.now, actor_kind: 'actingSalesman' }]);
  });

  test('when one of the two may not enter any more, or the center is the customer’s no more', async () => {
    const set = (sql: string) => shop.database.asOwner(sql);
    const changes = [
      [
        `update staff set status = 'disabled' where tenant_id = 'alpha' and user_id = 'SALE'`,
        `update staff set status = 'active' where tenant_id = 'alpha' and user_id = 'SALE'`,
      ],
      [
        `update customers set status = 'disabled' where tenant_id = 'alpha' and customer_code = 'CUST1'`,
        `update customers set status = 'active' where tenant_id = 'alpha' and customer_code = 'CUST1'`,
      ],
      [
        `delete from customer_centers where tenant_id = 'alpha' and customer_code = 'CUST1' and sale_unit = 'C1'`,
        `insert into customer_centers values ('alpha', 'CUST1', 'C1', 1)`,
      ],
    ] as const;
    for (const [away, back] of changes) {
      const { secret, token } = await acting();
      await set(away);
      expect([away, told(await renew(secret))]).toEqual([away, '401 SESSION_OVER']);
      expect([away, told(await shop.call('customerProfile', { token }))]).toEqual([away, '401 SESSION_OVER']);
      await set(back);
    }
  });

  test('is not ended by a customer’s call, nor by another salesman', async () => {
    const { token } = await acting();
    expect(told(await shop.call('endActing', { token: await shop.tokenOf('alpha', 'CUST1') }))).toBe(
      '403 NOT_ALLOWED',
    );
    const visitor = await shop.deps.tokens.verify(token);
    const other = await shop.deps.tokens.sign({ ...visitor, userId: 'SALE2' });
    expect(told(await shop.call('endActing', { token: other }))).toBe('401 SESSION_OVER');
    expect((await shop.call('listOrders', { token })).statusCode).toBe(200);
  });
});
