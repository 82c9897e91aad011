/** One person with two accounts: signing in, changing between them, and what belongs to the person or the account. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { tellCustomers } from '../orders/orders.notices.usecases.ts';
import { samplesOf } from '../../testing/call-tests.ts';
import { PASSWORD, createTestShop, type TestShop } from '../../testing/shop.ts';

let shop: TestShop;

/** NORTH (level 3, credit) orders from C2, SOUTH (level 1) from C1; in beta another person has a customer of each code. */
beforeAll(async () => {
  shop = await createTestShop();
  await shop.database.asOwner(`
    insert into profiles (tenant_id, profile_code, username, mobile, name, password_hash)
    select tenant_id, 'BOTH', 'both', '0810000009', 'Both', password_hash from profiles
    where tenant_id = 'alpha' and profile_code = 'CUST1';
    insert into customers (tenant_id, customer_code, profile_code, name, price_level, authorize_satang, created_at) values
      ('alpha', 'SOUTH', 'BOTH', 'Shop of the south', 1, 0, '2026-01-01'),
      ('alpha', 'NORTH', 'BOTH', 'Shop of the north', 3, 500000, '2026-01-02'),
      ('beta', 'SOUTH', null, 'South of beta', 1, 0, '2026-01-01'),
      ('beta', 'NORTH', null, 'North of beta', 1, 0, '2026-01-01');
    insert into customer_centers (tenant_id, customer_code, sale_unit) values
      ('alpha', 'SOUTH', 'C1'), ('alpha', 'NORTH', 'C2'), ('beta', 'SOUTH', 'C1'), ('beta', 'NORTH', 'C2');
    insert into addresses (tenant_id, address_id, customer_code, address_type, name, phone, line, province_code, district_code, subdistrict_code, postal_code)
    select 'alpha', ('00000000-0000-4000-8000-0000000000' || n)::uuid, code, 'S', 'Receiver', '0810000009', '1 Road', '10', '1001', '100101', '10200'
    from (values ('SOUTH', '51'), ('NORTH', '52')) as a (code, n);
    insert into point_balances (tenant_id, profile_code, balance) values ('alpha', 'BOTH', 640), ('beta', 'NORTH', 7)`);
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await setStatus('SOUTH', 'active');
  await setStatus('NORTH', 'active');
});

const setStatus = (code: string, status: string) =>
  shop.database.asOwner(
    `update customers set status = $2 where tenant_id = 'alpha' and customer_code = $1 and status <> $2`,
    [code, status],
  );

type Answer = Awaited<ReturnType<TestShop['call']>>;
const secretOf = (answer: Answer) =>
  answer.cookies.find(({ name }) => name === 'test-alpha-buyer')?.value ?? '';
const told = (answer: Answer) => `${answer.statusCode} ${answer.json<{ code?: string }>().code}`;

async function signIn({ center, username = 'both' }: { center?: string; username?: string } = {}) {
  const cookies: Record<string, string> = center === undefined ? {} : { 'test-alpha-center': center };
  const answer = await shop.call('login', {
    tenant: 'alpha',
    body: { username, password: PASSWORD },
    cookies,
  });
  return { answer, token: answer.json<{ jtoken: string }>().jtoken, secret: secretOf(answer) };
}
const swap = (token: string, saleUnit: string) => shop.call('swapCenter', { token, params: { saleUnit } });
const tokenAfter = async (token: string, saleUnit: string): Promise<string> =>
  (await swap(token, saleUnit)).json().jtoken;
const renew = (secret: string) =>
  shop.call('renew', { tenant: 'alpha', cookies: { 'test-alpha-buyer': secret } });

const SOUTH = { CUSTOMERCODE: 'SOUTH', CustomerProfileCode: 'BOTH', ActiveDC: 'C1', AuthorizeAmount: 0 };
const NORTH = { CUSTOMERCODE: 'NORTH', CustomerProfileCode: 'BOTH', ActiveDC: 'C2', AuthorizeAmount: 5000 };

describe('S-73 a person with two accounts signs in', () => {
  test.each([
    ['with the first', undefined, SOUTH],
    ['with that of the remembered center', 'C2', NORTH],
    ['with the first where the remembered center is none', 'C9', SOUTH],
  ])('%s', async (_, center, user) => {
    expect((await signIn(center === undefined ? {} : { center })).answer.json().user).toMatchObject(user);
  });

  test('by mobile number and by code alike', async () => {
    expect((await signIn({ username: '081-000-0009' })).answer.json().user).toMatchObject(SOUTH);
    const asked = await shop.call('requestCode', { tenant: 'alpha', body: { mobile: '0810000009' } });
    const [, code = ''] = /code is (\d{6})/.exec(shop.sent.at(-1)?.text ?? '') ?? [];
    const entered = await shop.call('verifyCode', {
      tenant: 'alpha',
      body: { reference: asked.json().reference, code },
      cookies: { 'test-alpha-center': 'C2' },
    });
    expect(entered.json().user).toMatchObject(NORTH);
  });

  test('with the active one, and is refused only where none is', async () => {
    await setStatus('SOUTH', 'pending');
    expect((await signIn()).answer.json().user).toMatchObject({ ...NORTH, CenterCount: 1 });
    await setStatus('NORTH', 'disabled');
    expect(told((await signIn()).answer)).toBe('403 PENDING_APPROVAL');
  });
});

describe('S-73 C-02 changing the center', () => {
  test('offers the centers of all accounts, and answers the account that has it', async () => {
    const { token } = await signIn();
    const centers = await shop.call('customerCenters', { token });
    expect(centers.json().Customer.map(({ SaleUnit }: { SaleUnit: string }) => SaleUnit)).toEqual([
      'C1',
      'C2',
    ]);
    const swapped = await swap(token, 'C2');
    expect(swapped.json()).toMatchObject({
      ...NORTH,
      SALEUNIT: 'C2',
      CUSTOMERNAME: 'Shop of the north',
      CenterCount: 2,
    });
    const visitor = await shop.deps.tokens.verify(swapped.json().jtoken);
    expect(visitor).toMatchObject({ tenantId: 'alpha', customerCode: 'NORTH', saleUnit: 'C2', userId: '' });
    const back = await swap(swapped.json().jtoken, 'C1');
    expect(back.json()).toMatchObject(SOUTH);
  });

  test('ends the token of the account before, and the browser goes on as the other by its cookie', async () => {
    const { token, secret } = await signIn();
    const swapped = await tokenAfter(token, 'C2');
    expect(told(await shop.call('customerProfile', { token }))).toBe('401 SESSION_OVER');
    expect(told(await shop.call('placeOrder', { token, ...samplesOf('alpha').placeOrder }))).toBe(
      '401 SESSION_OVER',
    );
    expect((await renew(secret)).json().user).toMatchObject(NORTH);
    expect((await shop.call('customerProfile', { token: swapped })).json()).toMatchObject(NORTH);
  });

  test('happens once where two tabs ask at once', async () => {
    const { token, secret } = await signIn();
    const answers = await Promise.all([swap(token, 'C2'), swap(token, 'C2')]);
    expect(answers.map(told).toSorted()).toEqual(['200 undefined', '401 SESSION_OVER']);
    expect((await renew(secret)).json().user).toMatchObject(NORTH);
  });

  test('finds no center of an account that is not active, of nobody, or of another shop', async () => {
    const { token } = await signIn();
    await setStatus('NORTH', 'disabled');
    expect(told(await swap(token, 'C2'))).toBe('404 CENTER_NOT_FOUND');
    expect(told(await swap(token, 'C9'))).toBe('404 CENTER_NOT_FOUND');
    const beta = await shop.deps.tokens.sign({
      ...(await shop.deps.tokens.verify(await shop.tokenOf('beta', 'CUST1'))),
      sessionId: (await shop.deps.tokens.verify(token)).sessionId,
    });
    expect(
      told(await shop.call('swapCenter', { token: beta, tenant: 'beta', params: { saleUnit: 'C2' } })),
    ).toBe('401 SESSION_OVER');
  });

  test('ends with the account: the person then signs in with the other', async () => {
    const { token, secret } = await signIn();
    await swap(token, 'C2');
    await setStatus('NORTH', 'disabled');
    expect(told(await renew(secret))).toBe('401 SESSION_OVER');
    expect((await signIn({ center: 'C2' })).answer.json().user).toMatchObject(SOUTH);
  });
});

let keys = 0;

describe('S-73 what each account has', () => {
  const place = async (token: string, saleUnit: string, address: string, seen: number) => {
    const { body, headers } = samplesOf('alpha').placeOrder as {
      body: object;
      headers?: Record<string, string>;
    };
    return shop.call('placeOrder', {
      token,
      headers: { ...headers, 'idempotency-key': `accounts-${saleUnit}-${(keys += 1)}` },
      body: {
        ...body,
        SaleUnit: saleUnit,
        ShipTo: address,
        BillTo: address,
        SeenTotal: seen,
        SeenPrices: [{ P_Code: 'P1', Unit: 1, UnitPrice: seen }],
      },
    });
  };
  const ordersOf = async (token: string) =>
    (await shop.call('listOrders', { token })).json().Data.map(({ OrderID }: { OrderID: string }) => OrderID);

  test('are its prices, orders, addresses and cart', async () => {
    const { token: south } = await signIn();
    const cart = { Changes: [{ P_Code: 'P1', qty1: 1, qty2: 0, qty3: 0, selected: true, Ago: 0 }] };
    await shop.call('putCart', { token: south, body: { SaleUnit: 'C1', ...cart } });
    const placed = await place(south, 'C1', '00000000-0000-4000-8000-000000000051', 19);
    expect(placed.statusCode, placed.body).toBe(200);
    const north = await tokenAfter(south, 'C2');
    expect(await ordersOf(north)).toEqual([]);
    const foreign = await place(north, 'C2', '00000000-0000-4000-8000-000000000051', 18);
    expect(told(foreign), 'the address is the other account’s').toBe('404 ADDRESS_NOT_FOUND');
    const second = await place(north, 'C2', '00000000-0000-4000-8000-000000000052', 18);
    expect(second.statusCode, second.body).toBe(200);
    expect(await ordersOf(north)).toEqual([second.json().Order.OrderID]);
    const mirror = (token: string, SaleUnit: string) =>
      shop.call('getCart', { token, query: { SaleUnit, Mode: 'money' } });
    expect((await mirror(north, 'C2')).json().Lines).toEqual([]);
    const again = await tokenAfter(north, 'C1');
    expect((await mirror(again, 'C1')).json().Lines).toMatchObject([{ P_Code: 'P1' }]);
    expect(await ordersOf(again)).toEqual([placed.json().Order.OrderID]);
  });

  test('are not what the person is told, nor how: bell, settings and the link of a message are the same in each', async () => {
    const { token: south } = await signIn();
    const placed = await place(south, 'C1', '00000000-0000-4000-8000-000000000051', 19);
    expect(placed.statusCode, placed.body).toBe(200);
    const { OrderID: orderid } = placed.json().Order;
    const batch = { tenantId: 'alpha', orderIds: [orderid], topic: 'placed' } as const;
    await tellCustomers(shop.deps, batch);
    const Switches = [{ Kind: 'order.placed', Channel: 'sms', On: false }];
    const Quiet = { Mode: 'none', From: null, Until: null };
    await shop.call('saveNotificationSettings', { token: south, body: { Switches, Quiet, Language: 'en' } });
    const north = await tokenAfter(south, 'C2');
    const [notification] = (await shop.call('notifications', { token: north })).json().Data;
    expect(notification.Link).toBe(`/history/${orderid}/C1`);
    const settings = (await shop.call('notificationSettings', { token: north })).json();
    expect(settings).toMatchObject({ Language: 'en', Quiet: { Mode: 'none' } });
    // The order opens, for reading: what is done with it is the account's.
    const params = { orderid, saleunit: 'C1' };
    const detail = await shop.call('orderDetail', { token: north, params });
    expect(detail.json().Order).toMatchObject({ OrderID: orderid, MayCancel: false });
    expect((await shop.call('orderTracking', { token: north, params: { orderid } })).statusCode).toBe(200);
    const canceled = await shop.call('cancelOrder', { token: north, params, body: {} });
    expect(canceled.json().code).toBe('ORDER_NOT_CANCELABLE');
    const stranger = await shop.tokenOf('alpha', 'CUST1');
    expect((await shop.call('orderDetail', { token: stranger, params })).statusCode).toBe(404);
  });

  test('are not the points: those are the person’s', async () => {
    const { token } = await signIn();
    const points = async (of: string) => (await shop.call('points', { token: of })).json().data;
    expect(await points(token)).toBe(640);
    expect(await points(await tokenAfter(token, 'C2'))).toBe(640);
  });
});

describe('S-06 C-63 a salesman orders for a person', () => {
  const begin = async (who: 'SALE' | 'SALE2', id: string) =>
    shop.call('loginAsProfile', { token: await shop.tokenOf('alpha', who), params: { id } });

  test('with the account of the salesman’s center', async () => {
    const south = await begin('SALE', 'BOTH');
    expect(south.json().user).toMatchObject({ ...SOUTH, UserId: 'SALE', CenterCount: 1 });
    expect((await begin('SALE2', 'BOTH')).json().user).toMatchObject({ ...NORTH, UserId: 'SALE2' });
    expect(told(await swap(south.json().jtoken, 'C2'))).toBe('403 CENTER_FIXED');
  });

  test('by the code of the person, not by that of an account, and not for one that is disabled', async () => {
    expect(told(await begin('SALE', 'SOUTH'))).toBe('404 CUSTOMER_NOT_FOUND');
    await setStatus('SOUTH', 'disabled');
    expect(told(await begin('SALE', 'BOTH'))).toBe('404 CUSTOMER_NOT_FOUND');
  });
});

test('an account that names no person begins one of its own, never another’s', async () => {
  const rows = await shop.database.asOwner(
    `select tenant_id, profile_code, name from profiles where profile_code in ('NORTH', 'BOTH') order by 1, 2`,
  );
  expect(rows).toEqual([
    { tenant_id: 'alpha', profile_code: 'BOTH', name: 'Both' },
    { tenant_id: 'beta', profile_code: 'NORTH', name: 'North of beta' },
  ]);
  await expect(
    shop.database.asOwner(
      `insert into customers (tenant_id, customer_code, name) values ('alpha', 'BOTH', 'x')`,
    ),
  ).rejects.toThrow(/profiles_pkey/);
});

describe('L-41b the centers of a person with two accounts', () => {
  const centers = async (token: string, query: Record<string, string> = {}) => {
    const answer = await shop.call('allCenters', { token, query: { own: 'Y', ...query } });
    return answer
      .json<{ Data: { SaleUnit: string; AccountName?: string }[] }>()
      .Data.map(({ SaleUnit, AccountName }) => [SaleUnit, AccountName]);
  };

  test('name the account that would order from each, whichever has the session; it is found by it', async () => {
    const { token } = await signIn();
    const named = [
      ['C1', 'Shop of the south'],
      ['C2', 'Shop of the north'],
    ];
    expect(await centers(token)).toEqual(named);
    expect(await centers(await tokenAfter(token, 'C2'))).toEqual(named.toReversed());
    expect(await centers((await signIn()).token, { text: 'north' })).toEqual([named[1]]);
  });

  test('name none where the person has one account that may order, nor for a guest', async () => {
    await setStatus('NORTH', 'disabled');
    expect(await centers((await signIn()).token)).toEqual([['C1', undefined]]);
    const guest = await shop.tokenOf('alpha', 'GUEST');
    expect((await centers(guest)).every(([, account]) => account === undefined)).toBe(true);
  });
});
