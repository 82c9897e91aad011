/** Pages that customers share are sent to each with their own data in them, and with nothing of anybody else's. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CustomerUser } from '#contract/page.ts';
import { customerOfMobile, guestOf } from './callers.ts';
import { openDemoShop } from './demo-shop.ts';
import type { ShopProcess } from './shop-process.ts';

const MOBILES = ['101', '102', '104', '105', '111', '119', '120', '128'].map((end) => `0810000${end}`);
/** With a password; the second has credit, the third sells to own clients. */
const LOGINS = ['customer', 'credit', 'agent'];
const REQUESTS = 10_000;
const AT_ONCE = 32;
const OWN_EVERY = 101;

/** `own`: what nobody else may read, as it appears in HTML, in JSON and as money. */
type Buyer = { cookie: string; user: CustomerUser; own: readonly string[] };

let shop: ShopProcess;
let buyers: Buyer[];
let paths: string[];

beforeAll(async () => {
  shop = await openDemoShop();
  const cookies = await Promise.all([...MOBILES.map(byMobile), ...LOGINS.map(byPassword)]);
  buyers = await Promise.all(cookies.map(buyerOf));
  const { api } = await guestOf(shop);
  const products = await api.listProducts({ body: { Take: 6 } });
  paths = [
    '/',
    '/en',
    '/product',
    '/en/product?sort=asc',
    `/product?h1=${products[0]?.Hierarchy1}`,
    '/product/category',
    ...products.flatMap(({ P_Code }) => [`/product/${P_Code}`, `/en/product/${P_Code}`]),
    '/promotion',
    '/contents',
  ];
});
afterAll(() => shop.stop());

async function byMobile(mobile: string): Promise<string> {
  const { cookies } = await customerOfMobile(shop, mobile);
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

const post = (path: string, body: object, cookie = ''): Promise<Response> =>
  fetch(shop.url + path, {
    method: 'POST',
    headers: { tenantid: 'petclub', 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });

async function byPassword(username: string): Promise<string> {
  const answer = await post('/authen/login', { username, password: 'demo1234' });
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return cookies.join('; ');
}

async function buyerOf(cookie: string): Promise<Buyer> {
  const { user } = (await (await post('/authen/renew', {}, cookie)).json()) as { user: CustomerUser };
  return { cookie, user, own: ownOf(user) };
}

const creditOf = ({ AuthorizeAmount, DebtAmount }: CustomerUser): string =>
  (AuthorizeAmount - DebtAmount).toLocaleString('en', { minimumFractionDigits: 2 });

function ownOf(user: CustomerUser): string[] {
  const { CUSTOMERCODE, CUSTOMERNAME, AuthorizeAmount, lat } = user;
  return [
    CUSTOMERCODE,
    CUSTOMERNAME,
    ...(AuthorizeAmount > 0 ? [`฿${creditOf(user)}`, `"AuthorizeAmount":${AuthorizeAmount}`] : []),
    ...(lat === null ? [] : [`"lat":${lat}`]),
  ];
}

async function look(path: string, cookie = ''): Promise<string> {
  const answer = await fetch(shop.url + path, { headers: { 'accept-encoding': 'gzip', cookie } });
  const html = await answer.text();
  expect([answer.status, path]).toEqual([200, path]);
  return html;
}

test('eleven buyers have much that is their own', () => {
  expect(new Set(buyers.flatMap(({ own }) => own)).size).toBe(buyers.flatMap(({ own }) => own).length);
  expect(buyers.some(({ user }) => user.AuthorizeAmount > 0)).toBe(true);
  expect(buyers.filter(({ user }) => user.lat !== null).length).toBeGreaterThan(5);
});

test('a page shows each visitor the own name, bootstrap data and credit', async () => {
  for (const { cookie, user } of buyers) {
    const html = await look('/en', cookie);
    const [, bootstrap = ''] =
      /<script id="bootstrap-data" type="application\/json">(.*?)<\/script>/s.exec(html) ?? [];
    const shown: { user: CustomerUser } = JSON.parse(bootstrap);
    // The names of centers are in the page's language.
    const own = { ...user, SALEUNIT_NAME: shown.user.SALEUNIT_NAME, ActiveDCName: shown.user.ActiveDCName };
    expect(shown.user).toEqual(own);
    expect(html).toContain(user.CUSTOMERNAME);
    const [, credit] = /Credit balance[^<]*฿([\d,.]+)/.exec(html) ?? [];
    expect(credit).toBe(user.AuthorizeAmount > 0 ? creditOf(user) : undefined);
  }
});

test(`D-08 ${REQUESTS.toLocaleString('en')} pages, asked for by buyers and guests in turn: nobody reads what is another's`, async () => {
  let turn = 0;
  // By visitor and path: the same text again holds the same.
  const read = new Map<string, string>();
  const one = async (): Promise<void> => {
    while (turn < REQUESTS) {
      turn += 1;
      // One more than there are buyers: a guest asks too.
      const buyer = buyers[turn % (buyers.length + 1)];
      // Now and then a page that is shared with nobody.
      const alone = buyer && turn % OWN_EVERY === 0 ? '/profile' : undefined;
      const path = alone ?? paths[Math.floor(turn / (buyers.length + 1)) % paths.length] ?? '/';
      const html = await look(path, buyer?.cookie);
      const key = `${buyer?.cookie} ${path}`;
      if (read.get(key) === html) continue;
      read.set(key, html);
      const leaked = buyers.filter((other) => other !== buyer && other.own.some((own) => html.includes(own)));
      expect(leaked.map(({ user }) => [path, user.CUSTOMERCODE])).toEqual([]);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
});
