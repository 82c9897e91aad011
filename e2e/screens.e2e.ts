/**
 * Every page, in both languages and widths: what can be measured of how it looks and reads. Each leaves a picture
 * under `artefacts/screens`, to be looked at.
 */
import type { CallAnswer } from '#contract/schemas.ts';
import { orderStates } from '#domain/order.ts';
import { guestOf, type Tenant } from './callers.ts';
import { expectGood, open, type Look } from './checks/good-page.ts';
import { expect, test } from './fixtures.ts';
import { placeOrder } from './orders.ts';
import { addOne, cardName } from './steps/product.ts';
import { askForCode } from './steps/sign-in.ts';

const CUSTOMER = '0810000001';

for (const tenant of ['petclub', 'medisupply', 'homegoods'] satisfies Tenant[])
  test(`R-01 R-34 home of ${tenant}`, async ({ page, at }) => {
    await expectGood(await open(page, at('/', tenant)), { name: `home-${tenant}` });
  });

test('home of a customer', async ({ page, at, signIn }) => {
  await signIn(CUSTOMER);
  await expectGood(await open(page, at('/')), { name: 'home-customer' });
});

test('R-10 list of products', async ({ page, at }) => {
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

test('hot deals of a category', async ({ page, at }) => {
  await expectGood(await open(page, at('/product?h1=P1&hotdeal=Y')), { name: 'hot-deals' });
});

test('a list narrowed to nothing', async ({ page, at }) => {
  const address = at('/product?h1=P1&h2=P11&h3=P112&hotdeal=Y');
  await expectGood(await open(page, address), { name: 'narrowed-to-nothing' });
});

test('promotions', async ({ page, at }) => {
  await expectGood(await open(page, at('/promotion')), { name: 'promotions' });
});

test('a product in a promotion', async ({ page, shop, at }) => {
  const { api } = await guestOf(shop);
  const [product] = await api.listProducts({ body: { OnlyPromotionProduct: true, Take: 1 } });
  await expectGood(await open(page, at(`/product/${product?.P_Code}`)), { name: 'product-promotion' });
});

test('a wish list', async ({ page, goods, at, signIn }) => {
  const { api } = await signIn(goods.takeCustomer());
  const some = await api.listProducts({ body: { OnlyPromotionProduct: true, Take: 5 } });
  await api.addToWishlist({ body: { productIds: some.map(({ P_Code }) => P_Code) } });
  await expectGood(await open(page, at('/profile/wishlist')), { name: 'wishlist' });
});

test('all categories', async ({ page, at }) => {
  await expectGood(await open(page, at('/product/category')), { name: 'categories' });
});

test('R-11 a product with three units', async ({ page, shop, goods, at }) => {
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

test('R-02 a cart with products', async ({ page, shop, goods, language, at }) => {
  const guest = await guestOf({ ...shop, language });
  for (const units of [3, 2]) {
    const { P_Code, PRODUCTNAME: name, UNIT1NAME, UNIT2NAME } = await goods.takeProduct(guest, { units });
    await page.goto(at(`/product/${P_Code}`));
    await addOne(page, language, { name, unit: UNIT1NAME });
    await addOne(page, language, { name, unit: UNIT2NAME });
  }
  await expectGood(await open(page, at('/cart')), { name: 'cart' });
});

test('R-02 the cart under its other address', async ({ page, at }) => {
  await expectGood(await open(page, at('/cart/adv')), { name: 'cart-adv' });
});

test('R-03 the checkout', async ({ page, goods, language, at, signIn }) => {
  const caller = await signIn(goods.takeCustomer());
  const { P_Code, PRODUCTNAME: name, UNIT1NAME: unit } = await goods.takeProduct(caller);
  await page.goto(at(`/product/${P_Code}`));
  await addOne(page, language, { name, unit });
  await expectGood(await open(page, at('/checkout/adv')), { name: 'checkout' });
});

test('R-07 the sign-in', async ({ page, at }) => {
  await expectGood(await open(page, at('/login')), { name: 'login' });
});

test('R-07 the one-time code', async ({ page, language, at }) => {
  await page.goto(at('/login'));
  await askForCode(page, language, '0899999999');
  await expectGood(await open(page, at('/verifyotp')), { name: 'verifyotp' });
});

test('the one-time code without having asked for one', async ({ page, at }) => {
  await expectGood(await open(page, at('/verifyotp')), { name: 'verifyotp-none' });
});

test('R-04 the history', async ({ page, at, signIn }) => {
  await signIn(CUSTOMER);
  await expectGood(await open(page, at('/history')), { name: 'history' });
});

test('R-04 the history with an order of every state', async ({ page, language, at, signIn }) => {
  await signIn(CUSTOMER);
  await page.route('**/api/orders?*', async (route) => {
    const response = await route.fetch();
    const answer: CallAnswer<'listOrders'> = await response.json();
    const Data = answer.Data.map((order, n) => ({
      ...order,
      Status: orderStates[n % orderStates.length],
      DeliveryKind: n < orderStates.length ? 'transport' : 'pickup',
    }));
    await route.fulfill({ response, json: { ...answer, Data } });
  });
  const opened = await open(page, at('/profile'));
  const main = page.getByRole('main');
  await main.getByRole('link', { name: language === 'th' ? 'คำสั่งซื้อของฉัน' : 'My orders' }).click();
  await expect(main.getByRole('link', { name: /\d{6}-[0-9A-Z]{5}/ })).toHaveCount(12);
  await expectGood(opened, { name: 'history-states', unlisted: true });
});

test('R-05 an order just placed', async ({ page, goods, at, signIn }) => {
  const caller = await signIn(goods.takeCustomer());
  const { P_Code } = await goods.takeProduct(caller);
  const { Order } = await placeOrder(caller, [{ P_Code, qty1: 1, qty2: 1 }]);
  const address = at(`/history/${Order.OrderID}/${Order.SaleUnit}`);
  await expectGood(await open(page, `${address}?placed=1`), { name: 'order', unlisted: true });
});

test('R-27b the profile', async ({ page, at, signIn }) => {
  await signIn(CUSTOMER);
  await expectGood(await open(page, at('/profile')), { name: 'profile' });
});

test('R-35 a page that is not there', async ({ page, at, complaints }) => {
  complaints.allowStatus(404);
  const look: Look = { name: 'not-found', status: 404, unlisted: true };
  await expectGood(await open(page, at('/no/such/page')), look);
});

test('a product that is not there', async ({ page, at, complaints }) => {
  complaints.allowStatus(404);
  const look: Look = { name: 'product-not-found', status: 404, unlisted: true };
  await expectGood(await open(page, at('/product/NOSUCHPRODUCT')), look);
});

test('R-35 a page whose data cannot be had', async ({ page, language, at, complaints }) => {
  complaints.allowStatus(500);
  const retry = language === 'th' ? 'ลองอีกครั้ง' : 'Try again';
  const opened = await open(page, at('/product'));
  const broken = '**/api/products/item/**';
  await page.route(broken, (route) => route.fulfill({ status: 500, json: { statusCode: 500 } }));
  const product = page.getByRole('article').first().getByRole('link');
  const name = await cardName(product);
  await product.click();
  await expect(page.getByRole('button', { name: retry })).toBeVisible();
  await expectGood(opened, { name: 'error', unlisted: true });

  await page.unroute(broken);
  await page.getByRole('button', { name: retry }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});
