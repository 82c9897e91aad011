/** Which signed-in buyers share a page, and which parts of it are individual. */
import { createContext, RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { calls, type CallName } from '#contract/calls.ts';
import type { Call } from '#contract/define.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import type { BuiltApp, Opening, WebBuild } from '../../pages/built-app.ts';
import { sessionIdOf } from '../../testing/shop-data.ts';
import { PASSWORD, createTestShop, type TestShop } from '../../testing/shop.ts';
import { stubPages } from '../../testing/stub-pages.ts';

type Tenant = 'alpha' | 'beta';
type Who = 'CUST1' | 'CUST2';

/** Values for any route parameter. */
const ANY = { id: 'x', code: 'x', orderid: 'x', saleunit: 'x', saleUnit: 'x', type: 'x' };

let shop: TestShop;
let rendered = 0;

/** The stub's home, shared: the list as returned, and the visitor's bootstrap data and name as a page has them. */
function sharing(): BuiltApp {
  const build = stubPages.build as WebBuild;
  const given = createContext<Opening>();
  const module: typeof build.entry.module = {
    ...build.entry.module,
    openPage: (opening) => new RouterContextProvider(new Map([[given, opening]])),
    createRequestHandler: () => async (_request, context) => {
      rendered += 1;
      const { api, bootstrap } = (context as RouterContextProvider).get(given);
      const products = await api.listProducts({ body: {} });
      const data = JSON.stringify({ products, bootstrap });
      return new Response(`<html><script>${data}</script><p>${bootstrap.user.CUSTOMERNAME}</p></html>`);
    },
    visitorTexts: ({ user }) => ({ name: user.CUSTOMERNAME, credit: '' }),
  };
  const home = { ...build.routes['home'], module: { default: () => null, handle: { shared: true } } };
  const routes = { ...build.routes, home } as unknown as WebBuild['routes'];
  return { ...stubPages, build: { ...build, routes, entry: { ...build.entry, module } } };
}

beforeAll(async () => {
  shop = await createTestShop({ pages: sharing() });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await shop.database.asOwner(
    `update customers set price_level = case customer_code when 'CUST2' then 3 else 1 end,
       name = 'Customer ' || customer_code || ' of ' || tenant_id`,
  );
  await shop.database.asOwner(`update sessions set sale_unit = 'C1' where kind = 'buyer'`);
  shop.deps.cache.dropAll();
  shop.deps.knownBuyers.dropAll();
  rendered = 0;
});

const secretOf = (who: Who, tenant: Tenant = 'alpha') => sessionIdOf(tenant, who);

async function look(secret?: string, tenant: Tenant = 'alpha') {
  const cookies = secret === undefined ? {} : { [`test-${tenant}-buyer`]: secret };
  const answer = await shop.app.inject({ url: '/', headers: { host: `${tenant}.example` }, cookies });
  const [, data = '{}', name = ''] = /<script>(.*)<\/script><p>(.*)<\/p>/s.exec(answer.body) ?? [];
  const { products, bootstrap } = JSON.parse(data) as {
    products: CallAnswer<'listProducts'>;
    bootstrap: Opening['bootstrap'];
  };
  return { answer, name, user: bootstrap.user, products, price: products[0]?.SalesPrice1 };
}

const setLevel = (who: Who, level: number) =>
  shop.database.asOwner(`update customers set price_level = $2 where customer_code = $1`, [who, level]);

test('K-68c who has prices of their own gets pages of their own, at once where the shop agrees one, and others share as before', async () => {
  await setLevel('CUST2', 1);
  const [first] = [await look(secretOf('CUST1')), await look(secretOf('CUST2'))];
  const codes = first.products.map(({ P_Code }) => P_Code);
  const add = await shop.call('addAgreedPrice', {
    token: await shop.tokenOf('alpha', 'ADMIN'),
    params: { code: codes[0] ?? '' },
    headers: { 'idempotency-key': 'agreed-for-page' },
    body: { CUSTOMERCODE: 'CUST1', Unit: 1, Price: 3 },
  });
  expect(add.statusCode, add.body).toBe(200);
  expect((await look(secretOf('CUST1'))).price).toBe(3);
  expect((await look(secretOf('CUST2'))).price).toBe(first.price);
  expect((await look()).price).toBe(first.price);
  await shop.database.asOwner('delete from agreed_prices');
});

test('D-08 customers of one price level share one rendered page, and each is sent their own data in it', async () => {
  await setLevel('CUST2', 1);
  const [one, two] = [await look(secretOf('CUST1')), await look(secretOf('CUST2'))];
  expect(rendered).toBe(1);
  for (const [page, code] of [[one, 'CUST1'] as const, [two, 'CUST2'] as const]) {
    expect(page.name).toBe(`Customer ${code} of alpha`);
    expect(page.user).toMatchObject({
      CUSTOMERCODE: code,
      CUSTOMERNAME: page.name,
      CustomerProfileCode: code,
    });
  }
  expect(two.answer.body).not.toContain('CUST1');
  expect(two.products).toEqual(one.products);
});

test('is sent as one’s own: nobody else keeps it', async () => {
  const { answer } = await look(secretOf('CUST1'));
  expect(answer.headers).toMatchObject({
    'cache-control': 'private, no-store',
    vary: 'accept-encoding, cookie',
  });
  expect(answer.headers['etag']).toBeUndefined();
});

test('customers of another price level, and guests, get pages of their own', async () => {
  const [first, third, guest] = [await look(secretOf('CUST1')), await look(secretOf('CUST2')), await look()];
  expect(rendered).toBe(3);
  expect(third.price).not.toBe(first.price);
  expect(guest.user.CUSTOMERCODE).toBe('GUEST');
  const token = await shop.tokenOf('alpha', 'CUST2');
  const answer = await shop.call('listProducts', { token, body: {} });
  expect(third.products.map(({ SalesPrice1 }) => SalesPrice1)).toEqual(
    answer.json<CallAnswer<'listProducts'>>().map(({ SalesPrice1 }) => SalesPrice1),
  );
});

test('those of another shop get theirs', async () => {
  await look(secretOf('CUST1'));
  const page = await look(secretOf('CUST1', 'beta'), 'beta');
  expect([rendered, page.name]).toEqual([2, 'Customer CUST1 of beta']);
  expect(page.answer.body).not.toContain('alpha');
});

test('also where the shop has no guests, and hides its prices from them', async () => {
  for (const [opt, value] of [
    ['GUEST_MODE_ENABLED', 'N'],
    ['GUEST_CATALOG_PRICE_ENABLED', 'N'],
  ])
    await shop.database.asOwner(
      `insert into web_config (tenant_id, opt, opt_value) values ('alpha', $1, $2)`,
      [opt, value],
    );
  shop.deps.cache.dropAll();
  const page = await look(secretOf('CUST1'));
  expect(page.price).toBeTypeOf('number');
  await shop.database.asOwner(`delete from web_config where tenant_id = 'alpha'`);
});

test('a name is put in as text, whatever signs it has', async () => {
  await shop.database.asOwner(`update customers set name = $1 where customer_code = 'CUST1'`, [
    `<b>"R&D" </script>`,
  ]);
  const { answer, name, user } = await look(secretOf('CUST1'));
  expect(name).toBe('&lt;b&gt;&quot;R&amp;D&quot; &lt;/script&gt;');
  expect(user.CUSTOMERNAME).toBe(`<b>"R&D" </script>`);
  expect(answer.body).not.toContain('<b>');
});

test('who chooses another center is shown it at once', async () => {
  await look(secretOf('CUST1'));
  const token = await shop.tokenOf('alpha', 'CUST1');
  await shop.call('swapCenter', { token, params: { saleUnit: 'C2' } });
  const { user } = await look(secretOf('CUST1'));
  expect(user.ActiveDC).toBe('C2');
  expect(rendered).toBe(2);
});

test('a product that changed is shown changed', async () => {
  await look(secretOf('CUST1'));
  shop.deps.events.publish({ tags: ['alpha/catalogue'] });
  await look(secretOf('CUST1'));
  expect(rendered).toBe(2);
});

describe('whose session has ended', () => {
  test('is a guest with the very next page', async () => {
    const body = { username: 'one', password: PASSWORD };
    const signedIn = await shop.call('login', { tenant: 'alpha', body });
    const secret = signedIn.cookies.find(({ name }) => name === 'test-alpha-buyer')?.value ?? '';
    expect((await look(secret)).user.CUSTOMERCODE).toBe('CUST1');
    await shop.call('logout', { tenant: 'alpha', cookies: { 'test-alpha-buyer': secret } });
    const { user, answer } = await look(secret);
    expect(user.CUSTOMERCODE).toBe('GUEST');
    expect(answer.cookies).toMatchObject([{ name: 'test-alpha-buyer', value: '' }]);
  });
});

test('a salesman who orders for a customer gets a separate page', async () => {
  const staff = await shop.call('staffLogin', {
    tenant: 'alpha',
    body: { username: 'sale', password: PASSWORD },
  });
  const { token } = staff.json<{ token: string }>();
  const acting = await shop.call('loginAsClient', { token, params: { code: 'CUST1', saleUnit: 'C1' } });
  const secret = acting.cookies.find(({ name }) => name === 'test-alpha-buyer')?.value ?? '';
  await look(secretOf('CUST1'));
  const { user } = await look(secret);
  expect(user).toMatchObject({ CUSTOMERCODE: 'CUST1', UserId: 'SALE' });
  await look(secret);
  expect(rendered).toBe(3);
});

test('a token for all customers of a price level is nobody’s: it opens nothing that is one’s own', async () => {
  const visitor = {
    tenantId: 'alpha',
    kind: 'guest',
    customerCode: 'GUEST',
    userId: '',
    role: '',
    saleUnit: 'C1',
  } as const;
  const token = await shop.deps.tokens.sign({ ...visitor, sessionId: '', priceLevel: 3 });
  const own = Object.entries<Call>(calls).filter(
    ([, { who }]) => who.includes('customer') && !who.includes('guest'),
  );
  expect(own.length).toBeGreaterThan(10);
  for (const [name] of own)
    expect([name, (await shop.call(name as CallName, { token, params: ANY })).statusCode]).toEqual([
      name,
      403,
    ]);
});
