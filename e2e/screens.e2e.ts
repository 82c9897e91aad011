/**
 * Every page, in both languages and widths: what can be measured of how it looks and reads. Each leaves a picture
 * under `artefacts/screens`, to be looked at.
 */
import { AxeBuilder } from '@axe-core/playwright';
import { type Page } from '@playwright/test';
import { guestOf, type Tenant } from './callers.ts';
import { findForeignText } from './checks/language.ts';
import { findOverflow, layoutShifts, watchShifts } from './checks/layout.ts';
import { expect, test } from './fixtures.ts';
import { placeOrder } from './orders.ts';
import { addOne } from './steps/product.ts';
import { askForCode } from './steps/sign-in.ts';

const CUSTOMER = '0810000001';
const MOST_SHIFT = 0.02;

type Look = {
  /** The picture's name. */
  name: string;
  status?: number;
  /** It has no one address that search engines should know. */
  unlisted?: true;
};

type Opened = { page: Page; address: string; status: number | undefined };

/** Opens a page and waits until nothing moves any more. */
async function open(page: Page, address: string): Promise<Opened> {
  await watchShifts(page);
  const answer = await page.goto(address, { waitUntil: 'networkidle' });
  return { page, address, status: answer?.status() };
}

/** Everything that must hold for every page. */
async function expectGood({ page, address, status }: Opened, look: Look): Promise<void> {
  const { project } = test.info();
  const language = project.name.startsWith('en') ? 'en' : 'th';
  expect(status).toBe(look.status ?? 200);
  await page.evaluate(() => document.fonts.ready);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page).toHaveTitle(/.+ · .+/);
  if (!look.unlisted) await expectAddresses(page, address);
  await page.screenshot({
    path: `artefacts/screens/${project.name}/${look.name}.png`,
    fullPage: true,
    scale: 'css',
    animations: 'disabled',
  });
  expect.soft(await findOverflow(page), 'nothing is cut off or sticks out').toEqual([]);
  expect.soft(await findForeignText(page, language), 'everything is in the language of the page').toEqual([]);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const told = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join('\n')}`,
  );
  expect.soft(told, 'axe finds nothing').toEqual([]);
  // To the end and back: what is loaded on the way must not move what is there.
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
  await page.evaluate(() => window.scrollTo({ top: 0 }));
  const shifts = await layoutShifts(page);
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  expect.soft(sum, `nothing jumps: ${JSON.stringify(shifts, null, 1)}`).toBeLessThan(MOST_SHIFT);
}

/** The page tells search engines its one address, and the other language's. */
async function expectAddresses(page: Page, address: string): Promise<void> {
  const { origin, pathname, search } = new URL(address);
  const path = pathname.replace(/^\/en(?=\/|$)/, '');
  const th = `${origin}${path === '' ? '/' : path}${search}`;
  const en = `${origin}/en${path === '/' ? '' : path}${search}`;
  const link = (selector: string) => page.locator(`head link${selector}`);
  await expect(link('[rel=canonical]')).toHaveAttribute('href', pathname.startsWith('/en') ? en : th);
  await expect(link('[rel=alternate][hreflang=th]')).toHaveAttribute('href', th);
  await expect(link('[rel=alternate][hreflang=en]')).toHaveAttribute('href', en);
  await expect(link('[rel=alternate][hreflang=x-default]')).toHaveAttribute('href', th);
}

for (const tenant of ['petclub', 'medisupply', 'homegoods'] satisfies Tenant[])
  test(`home of ${tenant}`, async ({ page, at }) => {
    await expectGood(await open(page, at('/', tenant)), { name: `home-${tenant}` });
  });

test('home of a customer', async ({ page, at, signIn }) => {
  await signIn(CUSTOMER);
  await expectGood(await open(page, at('/')), { name: 'home-customer' });
});

test('list of products', async ({ page, at }) => {
  await expectGood(await open(page, at('/product')), { name: 'products' });
});

test('list of products without prices for guests', async ({ page, at }) => {
  await expectGood(await open(page, at('/product', 'medisupply')), { name: 'products-no-prices' });
});

test('what a search found', async ({ page, language, at }) => {
  const text = encodeURIComponent(language === 'th' ? 'อาหารแมว' : 'cat food');
  await expectGood(await open(page, at(`/product?q=${text}`)), { name: 'search', unlisted: true });
});

test('a search that found nothing', async ({ page, at }) => {
  await expectGood(await open(page, at('/product?q=zzqqxx')), { name: 'search-nothing', unlisted: true });
});

test('a category', async ({ page, at }) => {
  await expectGood(await open(page, at('/product?h1=P1&h2=P11')), { name: 'category' });
});

test('all categories', async ({ page, at }) => {
  await expectGood(await open(page, at('/product/category')), { name: 'categories' });
});

test('a product with three units', async ({ page, shop, goods, at }) => {
  const { P_Code } = await goods.takeProduct(await guestOf(shop), { units: 3 });
  await expectGood(await open(page, at(`/product/${P_Code}`)), { name: 'product' });
});

test('a product that is out of stock', async ({ page, shop, at }) => {
  const { api } = await guestOf(shop);
  const all = await Promise.all(
    [0, 48, 96, 144].map((Skip) => api.listProducts({ body: { Take: 48, Skip } })),
  );
  const gone = all.flat().find(({ Stock }) => Stock.StockWord === 'out_of_stock');
  await expectGood(await open(page, at(`/product/${gone?.P_Code}`)), { name: 'product-out-of-stock' });
});

test('an empty cart', async ({ page, at }) => {
  await expectGood(await open(page, at('/cart')), { name: 'cart-empty' });
});

test('a cart with products', async ({ page, shop, goods, language, at }) => {
  const guest = await guestOf({ ...shop, language });
  for (const units of [3, 2]) {
    const { P_Code, PRODUCTNAME: name, UNIT1NAME, UNIT2NAME } = await goods.takeProduct(guest, { units });
    await page.goto(at(`/product/${P_Code}`));
    await addOne(page, language, { name, unit: UNIT1NAME });
    await addOne(page, language, { name, unit: UNIT2NAME });
  }
  await expectGood(await open(page, at('/cart')), { name: 'cart' });
});

test('the checkout', async ({ page, goods, language, at, signIn }) => {
  const caller = await signIn(goods.takeCustomer());
  const { P_Code, PRODUCTNAME: name, UNIT1NAME: unit } = await goods.takeProduct(caller);
  await page.goto(at(`/product/${P_Code}`));
  await addOne(page, language, { name, unit });
  await expectGood(await open(page, at('/checkout/adv')), { name: 'checkout' });
});

test('the sign-in', async ({ page, at }) => {
  await expectGood(await open(page, at('/login')), { name: 'login' });
});

test('the one-time code', async ({ page, language, at }) => {
  await page.goto(at('/login'));
  await askForCode(page, language, '0899999999');
  await expectGood(await open(page, at('/verifyotp')), { name: 'verifyotp' });
});

test('the one-time code without having asked for one', async ({ page, at }) => {
  await expectGood(await open(page, at('/verifyotp')), { name: 'verifyotp-none' });
});

test('the history', async ({ page, at, signIn }) => {
  await signIn(CUSTOMER);
  await expectGood(await open(page, at('/history')), { name: 'history' });
});

test('an order just placed', async ({ page, goods, at, signIn }) => {
  const caller = await signIn(goods.takeCustomer());
  const { P_Code } = await goods.takeProduct(caller);
  const { Order } = await placeOrder(caller, [{ P_Code, qty1: 1, qty2: 1 }]);
  const address = at(`/history/${Order.OrderID}/${Order.SaleUnit}`);
  await expectGood(await open(page, `${address}?placed=1`), { name: 'order', unlisted: true });
});

test('the profile', async ({ page, at, signIn }) => {
  await signIn(CUSTOMER);
  await expectGood(await open(page, at('/profile')), { name: 'profile' });
});

test('a page that is not there', async ({ page, at, complaints }) => {
  complaints.allowStatus(404);
  const look: Look = { name: 'not-found', status: 404, unlisted: true };
  await expectGood(await open(page, at('/no/such/page')), look);
});

test('a product that is not there', async ({ page, at, complaints }) => {
  complaints.allowStatus(404);
  const look: Look = { name: 'product-not-found', status: 404, unlisted: true };
  await expectGood(await open(page, at('/product/NOSUCHPRODUCT')), look);
});

test('a page whose data cannot be had', async ({ page, language, at, complaints }) => {
  complaints.allowStatus(500);
  const retry = language === 'th' ? 'ลองอีกครั้ง' : 'Try again';
  const opened = await open(page, at('/product'));
  const broken = '**/api/products/item/**';
  await page.route(broken, (route) => route.fulfill({ status: 500, json: { statusCode: 500 } }));
  const product = page.getByRole('article').first();
  const name = await product.getByRole('link').first().innerText();
  await product.getByRole('link').first().click();
  await expect(page.getByRole('button', { name: retry })).toBeVisible();
  await expectGood(opened, { name: 'error', unlisted: true });

  await page.unroute(broken);
  await page.getByRole('button', { name: retry }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name.trim());
});
