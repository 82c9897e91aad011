/**
 * Every page of the shop, in both languages and widths: what can be measured of how it looks and reads. Each leaves a
 * picture under `artefacts/screens`, to be looked at.
 */
import type { CallAnswer } from '#contract/schemas.ts';
import { orderStates } from '#domain/orders/order.ts';
import { isOfAccount, isStaffPage } from './built-pages.ts';
import { guestOf, type Tenant } from './callers.ts';
import { expectGood, open } from './checks/good-page.ts';
import { expect, test } from './fixtures.ts';
import { createLooks, type Given } from './looks.ts';
import { placeOrder } from './orders.ts';
import { putInCart } from './steps/cart.ts';
import { goThroughProvider } from './steps/external-sign-in.ts';
import { addOne, cardName } from './steps/product.ts';
import { listThatWasRead } from './steps/quick-order.ts';
import { askForCode, registerDetails } from './steps/sign-in.ts';

const CUSTOMER = '0810000001';
const asCustomer =
  (path: string) =>
  async ({ signIn }: Given) => {
    await signIn(CUSTOMER);
    return path;
  };
const { look, expectAll } = createLooks((route) => !isStaffPage(route) && !isOfAccount(route));

expectAll('R-34 every page of the shop is looked at');

for (const tenant of ['petclub', 'medisupply', 'homegoods'] satisfies Tenant[])
  look(`R-01 R-34 home of ${tenant}`, '/', { name: `home-${tenant}`, tenant });

look('home of a customer', '/', {
  name: 'home-customer',
  path: asCustomer('/'),
});

look('R-26b quick order', '/orderpad', {
  name: 'order-pad',
  path: asCustomer('/orderpad'),
});

look('R-26c a list that was read', '/quick-order', { name: 'quick-order', path: listThatWasRead });

look('R-10 list of products', '/product', { name: 'products' });

look('list of products without prices for guests', '/product', {
  name: 'products-no-prices',
  tenant: 'medisupply',
});

look('what a search found', '/product', {
  name: 'search',
  path: async ({ language }) =>
    `/product?q=${encodeURIComponent(language === 'th' ? 'อาหารแมว' : 'cat food')}`,
  unlisted: true,
});

look('a search that found nothing', '/product', {
  name: 'search-nothing',
  path: '/product?q=zzqqxx',
  unlisted: true,
});

look('a category', '/product', { name: 'category', path: '/product?h1=P1&h2=P11' });

look('hot deals of a category', '/product', { name: 'hot-deals', path: '/product?h1=P1&hotdeal=Y' });

look('a list narrowed to nothing', '/product', {
  name: 'narrowed-to-nothing',
  path: '/product?h1=P1&h2=P11&h3=P112&hotdeal=Y',
});

look('R-13b brands of promotions', '/promotion/brand', { name: 'promotion-brands' });

look('R-13c a brand of promotions', '/promotion/brand/:id', {
  name: 'promotion-brand',
  path: async ({ shop }) => {
    const { api } = await guestOf(shop);
    const products = await api.listProducts({ body: { Take: 48 } });
    return `/promotion/brand/${products.find(({ P_BrandCode }) => P_BrandCode !== '')?.P_BrandCode}`;
  },
});

look('R-28 coupons to collect', '/crm/coupon', { name: 'coupons-to-collect' });

look('R-28b coupons for a cart', '/crm/discount-coupon', {
  name: 'discount-coupons',
  path: async ({ goods, signIn }) => {
    const caller = await signIn(goods.takeCustomer());
    const { P_Code } = await goods.takeProduct(caller);
    await putInCart(caller, P_Code, 1);
    return '/crm/discount-coupon';
  },
});

look('promotions', '/promotion', { name: 'promotions' });

look('a product in a promotion', '/product/:code', {
  name: 'product-promotion',
  path: async ({ shop }) => {
    const { api } = await guestOf(shop);
    const [product] = await api.listProducts({ body: { OnlyPromotionProduct: true, Take: 1 } });
    return `/product/${product?.P_Code}`;
  },
});

look('all categories', '/product/category', { name: 'categories' });

look('R-11 a product with three units', '/product/:code', {
  name: 'product',
  path: async ({ shop, goods }) => {
    const { P_Code } = await goods.takeProduct(await guestOf(shop), { units: 3 });
    return `/product/${P_Code}`;
  },
});

look('a product that is out of stock', '/product/:code', {
  name: 'product-out-of-stock',
  path: async ({ shop }) => {
    const { api } = await guestOf(shop);
    const all = await Promise.all(
      [0, 48, 96, 144].map((Skip) => api.listProducts({ body: { Take: 48, Skip } })),
    );
    const gone = all.flat().find(({ Stock }) => Stock.StockWord === 'out_of_stock');
    return `/product/${gone?.P_Code}`;
  },
});

look('an empty cart', '/cart/adv?', { name: 'cart-empty', path: '/cart' });

look('R-02 a cart with products', '/cart/adv?', {
  name: 'cart',
  path: async ({ page, shop, goods, language, at }) => {
    const guest = await guestOf({ ...shop, language });
    for (const units of [3, 2]) {
      const { P_Code, PRODUCTNAME: name, UNIT1NAME, UNIT2NAME } = await goods.takeProduct(guest, { units });
      await page.goto(at(`/product/${P_Code}`));
      await addOne(page, language, { name, unit: UNIT1NAME });
      await addOne(page, language, { name, unit: UNIT2NAME });
    }
    return '/cart';
  },
});

look('R-02 the cart under its other address', '/cart/adv?', { name: 'cart-adv', path: '/cart/adv' });

look('R-03 the checkout', '/checkout/adv', {
  name: 'checkout',
  path: async ({ goods, signIn }) => {
    const caller = await signIn(goods.takeCustomer());
    const { P_Code } = await goods.takeProduct(caller);
    await putInCart(caller, P_Code, 1);
    return '/checkout/adv';
  },
});

look('R-07 the sign-in', '/login', { name: 'login' });

look('R-07 the one-time code', '/verifyotp', {
  name: 'verifyotp',
  path: async ({ page, language, at }) => {
    await page.goto(at('/login'));
    await askForCode(page, language, '0899999999');
    return '/verifyotp';
  },
});

look('the one-time code without having asked for one', '/verifyotp', { name: 'verifyotp-none' });
look('R-24 who comes back from a provider too late', '/login/auth/athena', {
  name: 'login-external',
  path: '/login/auth/athena?code=a&state=b',
  hears: 400,
});
look('R-23 who comes with a ticket is asked first', '/gateway/verify', {
  name: 'gateway-verify',
  path: '/gateway/verify?ticket=a',
  // The ticket is taken out of the address.
  leadsTo: '/gateway/verify',
});
look('R-24 the number of who comes from a provider', '/login/link/:step?', {
  name: 'login-link',
  path: async ({ page, at }) => {
    await page.goto(at('/login?next=/cart'));
    await goThroughProvider(page, 'Somebody else without a verified number');
    await expect(page).toHaveURL(at('/login/link?next=%2Fcart'));
    return '/login/link?next=%2Fcart';
  },
});
look('R-08 registering: the number', '/register/:step?', { name: 'register', path: '/register' });
look('R-08 registering: who it is', '/register/:step?', { name: 'register-details', path: registerDetails });
look('who waits to be approved', '/pendingApproval', { name: 'pending-approval' });

look('R-04 the history', '/history', {
  name: 'history',
  path: asCustomer('/history'),
});

test('R-04 the history with an order of every state @both', async ({ page, language, at, signIn }) => {
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

look('R-05 an order just placed', '/history/:orderid/:saleunit?', {
  name: 'order',
  path: async ({ goods, signIn }) => {
    const caller = await signIn(goods.takeCustomer());
    const { P_Code } = await goods.takeProduct(caller);
    const { Order } = await placeOrder(caller, [{ P_Code, qty1: 1, qty2: 1 }]);
    return `/history/${Order.OrderID}/${Order.SaleUnit}?placed=1`;
  },
  unlisted: true,
});

const DELIVERIES = '/history/deliveryorder/:orderid?/:saleunit?';

look('R-06 the deliveries', DELIVERIES, {
  name: 'deliveries',
  path: asCustomer('/history/deliveryorder'),
  unlisted: true,
});

look('R-06 a delivery', DELIVERIES, {
  name: 'delivery',
  path: async ({ signIn }) => {
    const { api } = await signIn(CUSTOMER);
    const { Data } = await api.listOrders({ query: { take: 1, status: 'Shipping,Delivered' } });
    return `/history/deliveryorder/${Data[0]?.OrderID}/${Data[0]?.SaleUnit}`;
  },
  unlisted: true,
});

for (const [name, narrowed] of [
  ['history-narrowed', 'status=Delivered&period=year'],
  ['history-none', 'text=zzz'],
] as const)
  look(`R-04 the history with ${narrowed}`, '/history', {
    name,
    path: async ({ signIn }) => {
      await signIn(CUSTOMER);
      return `/history?${narrowed}`;
    },
    unlisted: true,
  });

const TRACKING = '/order/tracking/:id?';

look('R-19 the orders that can be followed', TRACKING, {
  name: 'trackings',
  path: asCustomer('/order/tracking'),
  unlisted: true,
});

look('R-19 an order on its way', TRACKING, {
  name: 'tracking',
  path: async ({ signIn }) => {
    const { api } = await signIn(CUSTOMER);
    const { Data } = await api.listOrders({ query: { take: 1, status: 'Shipping,Delivered' } });
    return `/order/tracking/${Data[0]?.OrderID}`;
  },
  unlisted: true,
});

look('B-94i the notifications', '/notifications', {
  name: 'notifications',
  path: async ({ signIn, goods }) => {
    const buyer = await signIn(goods.takeCustomer({ atAnyPrice: true }));
    const { P_Code } = await goods.takeProduct(buyer, { enoughFor: 1 });
    await placeOrder(buyer, [{ P_Code, qty1: 1 }]);
    return '/notifications';
  },
});

look('B-94j what a customer is sent', '/notifications/settings', {
  name: 'notification-settings',
  path: async ({ signIn, goods }) => {
    await signIn(goods.takeCustomer({ atAnyPrice: true }));
    return '/notifications/settings';
  },
});

look('R-09 the news', '/news', { name: 'news' });

look('R-18 what the shop tells', '/contents', { name: 'contents' });

for (const id of ['HOWTO_001', 'FAQ_001', 'CONTACT_001', 'cookies-policy', 'privacy', 'pdpa'])
  look(`R-18 /contents/${id}`, '/contents/:id', { name: `contents-${id}`, path: `/contents/${id}` });

look('R-18 content by its other address', '/cms/content', {
  name: 'cms-content',
  path: '/cms/content?id=FAQ_001',
  leadsTo: '/contents/:id',
});

look('R-33b registering by the link of a salesman', '/manage/registerfrompc/:dist?/:salecode?', {
  name: 'register-from-pc',
  path: '/manage/registerfrompc/PC02/SALE',
  leadsTo: '/register/:step?',
});

test('R-35 a page that is not there @both', async ({ page, at, complaints }) => {
  complaints.allowStatus(404);
  const opened = await open(page, at('/no/such/page'));
  await expectGood(opened, { name: 'not-found', status: 404, unlisted: true });
});

look('a product that is not there', '/product/:code', {
  name: 'product-not-found',
  path: '/product/NOSUCHPRODUCT',
  status: 404,
  unlisted: true,
});

test('R-35 a page whose data cannot be had @both', async ({ page, language, at, complaints }) => {
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
