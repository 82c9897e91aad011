/** The walls between tenants: whatever is tried, nothing leaks and nothing changes. */
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { calls, type CallName } from '#contract/calls.ts';
import type { Call } from '#contract/define.ts';
import { tokenOfCaller, type Caller } from './testing/callers.ts';
import { ALPHAS, ONLY_ALPHA, writeOnlyAlpha, type AlphaOrder } from './testing/only-alpha.ts';
import { samplesOf } from './testing/samples.ts';
import { addressId, sessionIdOf } from './testing/shop-data.ts';
import { createTestShop, PASSWORD, type Given, type TestShop } from './testing/shop.ts';
import { expectUnchanged, snapshotOf, type Snapshot } from './testing/snapshot.ts';
import { forgeries } from './testing/tokens.ts';
import { expectHeard, told, verdict, type Try } from './testing/tries.ts';

const names = Object.keys(calls) as CallName[];
const whoMay = (name: CallName): readonly string[] => (calls[name] as Call).who;
const isPublic = (name: CallName) => whoMay(name).includes('public');
const closed = names.filter((name) => !isPublic(name));
/** Every caller that the call lets in, by the names of the contract and of these tests. */
const callersOf = (name: CallName): Caller[] =>
  (['guest', 'customer', 'superAdmin', 'rider'] as const).filter((caller) => whoMay(name).includes(caller));

const byAlphasWord = { body: { SearchText: ONLY_ALPHA.word } };

let shop: TestShop;
let order: AlphaOrder;
let before: Snapshot;

beforeAll(async () => {
  shop = await createTestShop({ running: true });
  order = await writeOnlyAlpha(shop);
  await shop.call('requestCode', { tenant: 'alpha', body: { mobile: ONLY_ALPHA.mobile } });
  // Alpha is known first: its centers, settings and synonyms are in memory when beta comes.
  await keepAlphas('customerCenters', {});
  await keepAlphas('webConfigItems', {});
  await keepAlphas('listProducts', byAlphasWord);
  before = await snapshotOf(shop.database);
});
afterAll(() => shop.stop());
afterEach(() => expectUnchanged(shop.database, before));

const INVALID_TOKEN = /^Bearer error="invalid_token", error_description="[^"]+"$/;

/** Refused, with the header that says so, and not a word more than the sentence of the refusal. */
function expectUnbelieved(response: LightMyRequestResponse, what: string): void {
  expect(verdict(response), what).toBe('401 TOKEN_INVALID');
  expect(response.headers['www-authenticate'], what).toMatch(INVALID_TOKEN);
  expect(response.headers['set-cookie'], what).toBeUndefined();
  expect(Object.keys(response.json()).toSorted(), what).toEqual(['code', 'message', 'statusCode']);
}

const sample = (name: CallName): Given => samplesOf('alpha', order.orderId)[name];
const atBeta = (given: Given): Record<string, Given> => ({
  'its TenantId': { ...given, tenant: 'beta' },
  'its tenantId in the address': { ...given, query: { ...given.query, tenantId: 'beta' } },
  'its host': { ...given, headers: { ...given.headers, host: 'beta.example' } },
});

describe("a token of alpha is refused at beta's", () => {
  test.each(closed)('%s', async (name) => {
    expect(callersOf(name)).not.toEqual([]);
    for (const caller of callersOf(name)) {
      const token = await tokenOfCaller(shop, 'alpha', caller);
      for (const [place, given] of Object.entries(atBeta({ ...sample(name), token }))) {
        const response = await shop.call(name, given);
        expectUnbelieved(response, `${caller}, ${place}`);
        expect(told(response)).not.toMatch(ALPHAS);
      }
    }
  });
});

describe('a token that was not made here is refused', () => {
  test.each(closed)('%s', async (name) => {
    const [caller = 'nobody'] = callersOf(name).toReversed();
    const good = (await tokenOfCaller(shop, 'alpha', caller)) ?? '';
    for (const [what, token] of Object.entries(await forgeries(good)))
      expectUnbelieved(await shop.call(name, { ...sample(name), token }), what);
    for (const authorization of [good, `Basic ${good}`, 'Bearer', 'Bearer ', `Bearer ${good} ${good}`]) {
      const response = await shop.call(name, {
        ...sample(name),
        headers: { ...sample(name).headers, authorization },
      });
      expect(verdict(response), authorization.slice(0, 8)).toBe('401 TOKEN_MISSING');
      expect(response.headers['www-authenticate']).toMatch(INVALID_TOKEN);
    }
  });
});

describe('a token that has run out is refused, and told when', () => {
  const begin = new Date('2026-03-02T05:00:00Z');
  afterEach(() => {
    shop.now = begin;
  });

  test.each(closed)('%s', async (name) => {
    const [caller = 'nobody'] = callersOf(name).toReversed();
    const token = await tokenOfCaller(shop, 'alpha', caller);
    const unused = await tokenOfCaller(shop, 'alpha', caller === 'superAdmin' ? 'superAdmin' : 'guest');
    shop.now = new Date(begin.getTime() + 15 * 60_000 - 1000);
    await shop.deps.tokens.verify(token ?? '');
    shop.now = new Date(begin.getTime() + 15 * 60_000);
    for (const one of [token, unused]) {
      const response = await shop.call(name, { ...sample(name), token: one });
      expect(verdict(response)).toBe('401 TOKEN_EXPIRED');
      expect(response.headers['www-authenticate']).toBe(
        `Bearer error="invalid_token", error_description="The token expired at '2026-03-02T05:15:00.000Z'"`,
      );
      expect(response.json()).not.toHaveProperty('exceptionHandler');
    }
  });
});

describe('the tenant of a call', () => {
  const tokenFor = (name: CallName, tenant: 'alpha' | 'beta') =>
    isPublic(name) ? Promise.resolve(undefined) : tokenOfCaller(shop, tenant, callersOf(name)[0] ?? 'nobody');

  test.each(names)('%s: an unknown one is a 404 that names it', async (name) => {
    const token = await tokenFor(name, 'alpha');
    const given = { ...sample(name), token };
    for (const tenantId of [
      'nobody',
      'ALPHA',
      'alpha ',
      "alpha'--",
      '../beta',
      'x'.repeat(5000),
      'constructor',
    ]) {
      const query = { ...given.query, tenantId };
      for (const tried of [
        { ...given, query },
        { ...given, tenant: tenantId.trim() === tenantId ? tenantId : 'x' },
      ]) {
        const response = await shop.call(name, tried);
        expect(verdict(response), tenantId.slice(0, 20)).toBe('404 TENANT_UNKNOWN');
        expect(response.json().fields).toHaveProperty('tenantId');
        expect(told(response)).not.toMatch(ALPHAS);
      }
    }
  });

  test.each(names)('%s: a bound host lets no other be named, whoever asks', async (name) => {
    for (const owner of ['alpha', 'beta'] as const) {
      const given = { ...sample(name), token: await tokenFor(name, owner) };
      const headers = { ...given.headers, host: 'ALPHA.example:3000' };
      for (const tried of [
        { ...given, headers, tenant: 'beta' },
        { ...given, headers, query: { ...given.query, tenantId: 'beta' } },
        { ...given, headers, query: { ...given.query, tenantId: 'nobody' } },
      ])
        expect(verdict(await shop.call(name, tried))).toBe('400 TENANT_MISMATCH');
    }
  });
});

const betasOwn = (answer: unknown) => expect(JSON.stringify(answer)).toMatch(/beta/);
const empty = (answer: unknown) => expect(answer).toEqual([]);
const notFound = (code: string) => `404 ${code}`;

/** Every call of the contract, by beta with what only alpha has. Where nothing can be named: only beta's is heard. */
const triesOfBeta = (): Record<CallName, Try[]> => {
  const { product, category, center, customer, username, mobile, staff } = ONLY_ALPHA;
  const own = samplesOf('beta');
  const bodyOf = (name: CallName, more: object) => ({ body: { ...own[name].body, ...more } });
  const key = { headers: { 'idempotency-key': order.idempotencyKey } };
  const alphas = addressId('alpha', 'CUST1');
  const secret = sessionIdOf('alpha', 'CUST1');
  const cookies = {
    'test-alpha-buyer': secret,
    'test-beta-buyer': secret,
    'test-alpha-merchant': secret,
    'test-beta-merchant': secret,
    'test-beta-center': center,
    'test-alpha-center': center,
  };
  const lines = { Lines: [{ P_Code: product, qty1: 1, qty2: 0, qty3: 0 }] };
  const orderKey = { orderid: order.orderId, saleunit: 'C1' };
  const sms = shop.sent.find((one) => one.to.endsWith(mobile.slice(1)));
  const [, code = ''] = /\b(\d{6})\b/.exec(sms?.text ?? '') ?? [];
  const [, reference = ''] = /Ref: (\w+)/.exec(sms?.text ?? '') ?? [];
  return {
    loginGuest: [{ as: 'nobody', given: { cookies }, hears: betasOwnGuest }],
    login: [{ as: 'nobody', given: { body: { username, password: PASSWORD } }, hears: '401 WRONG_PASSWORD' }],
    // Names a mobile number, which may be anybody's.
    requestCode: [],
    verifyCode: [{ as: 'nobody', given: { body: { reference, code } }, hears: '400 INVALID_OTP' }],
    renew: [{ as: 'customer', given: { cookies }, hears: '401 SESSION_OVER' }],
    logout: [{ as: 'customer', given: { cookies }, hears: done }],
    staffLogin: [
      { as: 'nobody', given: { body: { username: staff, password: PASSWORD } }, hears: '401 WRONG_PASSWORD' },
    ],
    staffRenew: [{ as: 'superAdmin', given: { cookies }, hears: '401 SESSION_OVER' }],
    staffLogout: [{ as: 'superAdmin', given: { cookies }, hears: done }],
    customerProfile: [{ given: { cookies }, hears: betasOwn }],
    customerCenters: [
      {
        given: { cookies, ...own.customerCenters },
        hears: (answer) => expect(answer).toMatchObject({ All: [{ SaleUnit: 'C1' }, { SaleUnit: 'C2' }] }),
      },
    ],
    swapCenter: [{ given: { params: { saleUnit: center } }, hears: notFound('CENTER_NOT_FOUND') }],
    webConfigItems: [
      {
        as: 'superAdmin',
        given: { body: { Keys: ['SMS_GATEWAY_SECRET', 'BRAND_COLOR'] } },
        hears: (answer) => expect(answer).toEqual({ Data: [{ Opt: 'BRAND_COLOR', OptValue: '#0b7a75' }] }),
      },
    ],
    listProducts: [
      { given: { body: { ProductIds: [product] } }, hears: empty },
      { given: { body: { Hierarchy1: category } }, hears: empty },
      { given: { body: { SearchText: 'Treasure of alpha' } }, hears: empty },
      { given: byAlphasWord, hears: empty },
      { given: { body: { SaleUnit: center } }, hears: '409 CENTER_MISMATCH' },
      { as: 'guest', given: { cookies, body: {} }, hears: betasOwn },
      { given: { body: { SearchText: 'Product' } }, hears: betasOwn },
    ],
    productDetail: [
      { given: { params: { code: product } }, hears: notFound('PRODUCT_NOT_FOUND') },
      { as: 'guest', given: { params: { code: product } }, hears: notFound('PRODUCT_NOT_FOUND') },
      { as: 'guest', given: { params: { code: 'P1' } }, hears: betasOwn },
    ],
    autocomplete: [
      { as: 'guest', given: { query: { search: 'Treasure' } }, hears: empty },
      { as: 'guest', given: { query: { search: 'Product' } }, hears: betasOwn },
    ],
    categoryList: [
      { as: 'guest', given: {}, hears: (answer) => expect(JSON.stringify(answer)).not.toContain(category) },
    ],
    setProductPrice: [
      {
        as: 'superAdmin',
        given: bodyOf('setProductPrice', { P_Code: product }),
        hears: notFound('PRODUCT_NOT_FOUND'),
      },
    ],
    deliveryAddresses: [
      { given: { body: { CustomerCode: customer } }, hears: '403 NOT_ALLOWED' },
      {
        given: { body: { AddressCode: alphas } },
        hears: (answer) => expect(answer).toMatchObject({ data: [] }),
      },
      {
        given: { body: {} },
        hears: (answer) =>
          expect(answer).toMatchObject({ data: [{ AddressCode: addressId('beta', 'CUST1') }] }),
      },
    ],
    addDeliveryAddress: [
      { given: bodyOf('addDeliveryAddress', { AddressCode: alphas }), hears: notFound('ADDRESS_NOT_FOUND') },
      { given: bodyOf('addDeliveryAddress', { Cust_ID: customer }), hears: '403 NOT_ALLOWED' },
    ],
    // The same for everybody.
    allProvinces: [],
    quote: [
      {
        given: { body: { SaleUnit: 'C1', ...lines } },
        hears: (answer) => expect(answer).toMatchObject({ Lines: [], Problems: [{ code: 'NOT_SOLD_HERE' }] }),
      },
      { given: bodyOf('quote', { SaleUnit: center }), hears: '409 CENTER_MISMATCH' },
    ],
    placeOrder: [
      // The very request and key that alpha's customer of the same code has an answer for.
      { given: { ...key, body: order.body }, hears: '409 TOTAL_CHANGED' },
      {
        given: { ...key, ...bodyOf('placeOrder', { SeenTotal: 38, ShipTo: alphas }) },
        hears: notFound('ADDRESS_NOT_FOUND'),
      },
      {
        given: { ...key, ...bodyOf('placeOrder', { SeenTotal: 38, BillTo: alphas }) },
        hears: notFound('ADDRESS_NOT_FOUND'),
      },
      { given: { ...key, ...bodyOf('placeOrder', lines) }, hears: '409 ORDER_STOPPED' },
      { given: { ...key, ...bodyOf('placeOrder', { SaleUnit: center }) }, hears: '409 CENTER_MISMATCH' },
    ],
    listOrders: [
      { given: {}, hears: noOrders },
      { given: { query: { before: `${Date.now()}_${order.orderId}` } }, hears: noOrders },
    ],
    orderDetail: [{ given: { params: orderKey }, hears: notFound('ORDER_NOT_FOUND') }],
    cancelOrder: [{ given: { params: orderKey, body: {} }, hears: notFound('ORDER_NOT_FOUND') }],
  };
};

const noOrders = (answer: unknown) => expect(answer).toEqual({ Data: [], Next: null });
const done = (answer: unknown) => expect(answer).toEqual({ statusText: 'OK' });
const betasOwnGuest = (answer: unknown) =>
  expect(answer).toMatchObject({ user: { CUSTOMERCODE: 'GUEST', ActiveDC: 'C1' } });

/** Where guests may ask, alpha's guest asks the same first: what is kept for him must not be found by beta. */
async function keepAlphas(name: CallName, given: Given): Promise<LightMyRequestResponse | undefined> {
  if (!whoMay(name).includes('guest')) return undefined;
  const token = await tokenOfCaller(shop, 'alpha', 'guest');
  return shop.call(name, { token, tenant: 'alpha', ...given });
}

describe("as beta with alpha's ids, keys, codes and cookies nothing of alpha is heard", () => {
  test('while alpha hears it', async () => {
    const found = await keepAlphas('listProducts', byAlphasWord);
    expect(found?.body).toMatch(ALPHAS);
  });

  test.each(names)('%s', async (name) => {
    for (const { as = 'customer', given, hears } of triesOfBeta()[name]) {
      const token = await tokenOfCaller(shop, 'beta', as);
      for (const language of ['th', 'en'] as const) {
        await keepAlphas(name, { language, ...given });
        const response = await shop.call(name, { token, tenant: 'beta', language, ...given });
        expectHeard(response, hears);
        expect(told(response)).not.toMatch(ALPHAS);
        expect(response.body).not.toContain(order.orderId);
      }
    }
  });
});
