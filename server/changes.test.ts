/**
 * Two processes on one database: a change in one becomes visible in the other by notification; how soon is not
 * tested.
 */
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import type { Product } from '#contract/catalogue.schemas.ts';
import { eventually, run } from '#database/testing.ts';
import { followDay } from './features/catalogue/pricing/catalogue.days.usecases.ts';
import { endSessionsOf } from './features/session/session.opening.usecases.ts';
import { createSecondProcess, type SecondProcess } from './testing/second-process.ts';
import { addressId, STOCK } from './testing/shop-data.ts';
import { setPrice as setPriceOf } from './testing/set-price.ts';
import { createTestShop, type TestShop } from './testing/shop.ts';
import { stubPages } from './testing/stub-pages.ts';
import { verdict } from './testing/attempts.ts';

let here: TestShop;
let there: SecondProcess;
let price = 100;

beforeAll(async () => {
  here = await createTestShop({ running: true, pages: stubPages });
  there = await createSecondProcess(here, { pages: stubPages });
});
afterAll(async () => {
  await there.stop();
  await here.stop();
});
beforeEach(async () => {
  price += 1;
  await shownBy(here);
  await shownBy(there);
});

const asGuest = (shop: TestShop) => shop.tokenOf('alpha', 'GUEST');
const setPrice = (baht: number) => setPriceOf(here, { code: 'P1', baht });

const first = (products: Product[]) => products.find(({ P_Code }) => P_Code === 'P1')?.SalesPrice1 ?? null;
const inPage = (html: string): unknown => JSON.parse(html.replace(/^<html>(?:<link[^>]*>)?|<\/html>$/g, ''));

/** P1's price wherever that process caches it for guests: lists, detail, pages. */
async function shownBy(shop: TestShop): Promise<Record<string, number | null>> {
  const token = await asGuest(shop);
  const list = async (language: 'th' | 'en', body: object = {}) =>
    first((await shop.call('listProducts', { token, language, body })).json());
  const page = async (url: string) =>
    inPage((await shop.app.inject({ url, headers: { host: 'alpha.example' } })).body);
  const detail = await shop.call('productDetail', { token, params: { code: 'P1' } });
  return {
    'the list in Thai': await list('th'),
    'the list in English': await list('en'),
    'the list by price': await list('th', { SortByPrice: 'asc' }),
    'the detail': detail.json<{ Data: Product }>().Data.SalesPrice1,
    'the home page': first((await page('/')) as Product[]),
    'the product page': ((await page('/product/P1')) as { Data: Product }).Data.SalesPrice1,
  };
}

const everywhere = (value: number) => ({
  'the list in Thai': value,
  'the list in English': value,
  'the list by price': value,
  'the detail': value,
  'the home page': value,
  'the product page': value,
});

const untilShownThere = (value: number) =>
  eventually(async () => expect(await shownBy(there)).toEqual(everywhere(value)));

describe('a price that the super admin changes in one process', () => {
  test('is shown by that process at once, and by the other once it is notified', async () => {
    await setPrice(price);
    expect(await shownBy(here)).toEqual(everywhere(price));
    await untilShownThere(price);
  });

  test('is shown by the other each time, however often it changes', async () => {
    for (let n = 0; n < 5; n += 1) {
      price += 1;
      await setPrice(price);
      await untilShownThere(price);
      expect(await shownBy(there), `change ${n}`).toEqual(everywhere(price));
    }
  });

  test('is shown by the other also when telling it failed at first', async () => {
    const notify = vi.spyOn(here.database.database, 'notify').mockRejectedValueOnce(new Error('lost'));
    await setPrice(price);
    await untilShownThere(price);
    expect(notify.mock.calls.length).toBeGreaterThan(1);
    notify.mockRestore();
  });

  test('R-47f K-68b is shown by the other also when it is set in the grid of a product, or begins at midnight', async () => {
    const token = await here.tokenOf('alpha', 'ADMIN');
    const params = { code: 'P1' };
    const prices = (await here.call('productPrices', { token, params })).json<CallAnswer<'productPrices'>>();
    const body = { ...prices, UNIT1PRICELEVEL1: price };
    expect(verdict(await here.call('saveProductPrices', { token, params, body }))).toBe('200 undefined');
    await untilShownThere(price);
    const day = here.now.toISOString().slice(0, 10);
    await here.database.asOwner(
      `insert into advance_prices values ('alpha', 'P1', 'A', 'Today', $1::date, $1::date)`,
      [day],
    );
    await here.database
      .asOwner(`insert into advance_unit_prices (tenant_id, product_code, advance_id, unit_no, tax_type, level1)
      values ('alpha', 'P1', 'A', 1, 1, 777)`);
    await followDay(here.deps, 'alpha');
    await untilShownThere(7.77);
    await here.database.asOwner(
      'update advance_prices set first_day = first_day - 1, last_day = last_day - 1',
    );
    await followDay(here.deps, 'alpha');
    await untilShownThere(price);
    await here.database.asOwner('delete from advance_prices');
  });

  test('would not be shown without a notification: both keep what they made', async () => {
    const before = await shownBy(there);
    const set = (satang: number) =>
      here.database.asOwner(
        `update product_prices set level1 = $1 where tenant_id = 'alpha' and product_code = 'P1' and unit_no = 1`,
        [satang],
      );
    await set(1);
    for (const shop of [here, there]) expect(await shownBy(shop)).toEqual(before);
    await set((before['the detail'] ?? 0) * 100);
  });

  test("is no change of the other tenant's", async () => {
    const betas = async () =>
      (await there.call('listProducts', { token: await there.tokenOf('beta', 'GUEST') })).body;
    const before = await betas();
    await setPrice(price);
    await untilShownThere(price);
    expect(await betas()).toBe(before);
  });
});

describe('the last pieces sold in one process', () => {
  test('are out of stock in the other once it is notified, to the piece in the detail', async () => {
    const token = await here.tokenOf('alpha', 'CUST1');
    const body = { SaleUnit: 'C1', Lines: [{ P_Code: 'P2', qty1: STOCK, qty2: 0, qty3: 0 }] };
    const { Total } = (await here.call('quote', { token, body })).json<{ Total: number }>();
    const stockThere = async () => {
      const guest = { token: await asGuest(there) };
      const listed = (await there.call('listProducts', guest)).json<Product[]>();
      const { Data } = (await there.call('productDetail', { ...guest, params: { code: 'P2' } })).json<{
        Data: Product;
      }>();
      return [listed.find(({ P_Code }) => P_Code === 'P2')?.Stock.StockWord, Data.Stock.StockAvailable];
    };
    expect(await stockThere()).toEqual(['in_stock', STOCK]);
    const placed = await here.call('placeOrder', {
      token,
      headers: { 'idempotency-key': 'the-last-pieces' },
      body: { ...body, ShipTo: addressId('alpha', 'CUST1'), PaymentType: 0, SeenTotal: Total },
    });
    expect(verdict(placed)).toBe('200 undefined');
    await eventually(async () => expect(await stockThere()).toEqual(['out_of_stock', 0]));
  });
});

describe("after the other's listener was cut and came back", () => {
  test('it shows what changed meanwhile, accepts no token of a session that ended, and listens again', async () => {
    const { superuserUrl } = here.database.urls;
    const name = new URL(superuserUrl).pathname.slice(1);
    const maintenance = new URL('/postgres', superuserUrl).href;
    const letIn = (yes: boolean) => run(maintenance, `alter database ${name} with allow_connections ${yes}`);
    let isBack = false;
    there.deps.events.onReconnect(() => (isBack = true));

    // A third listener detects when the message went out.
    const ear = new Client({ connectionString: here.database.urls.appUrl });
    const heard: string[] = [];
    ear.on('notification', ({ payload = '' }) => heard.push(payload));
    await ear.connect();
    await ear.query('listen shop_changes');
    const before = await shownBy(there);
    const token = await there.tokenOf('alpha', 'CUST2');

    // No connection can be opened while the other is locked out, so these must be open before.
    await Promise.all([1, 2, 3].map(() => here.deps.database.ping()));
    await letIn(false);
    await run(maintenance, `select pg_terminate_backend(${there.listenerPid})`);
    await setPrice(price);
    await endSessionsOf(here.deps, { tenantId: 'alpha', owner: { profileCode: 'CUST2' } });
    await expect.poll(() => heard.join()).toContain('alpha/product/P1');
    expect(isBack).toBe(false);
    expect(await shownBy(there)).toEqual(before);

    await letIn(true);
    await expect.poll(() => isBack).toBe(true);
    await untilShownThere(price);
    await eventually(async () =>
      expect(verdict(await there.call('listOrders', { token }))).toBe('401 SESSION_OVER'),
    );

    price += 1;
    await setPrice(price);
    await untilShownThere(price);
    await ear.end();
  });
});
