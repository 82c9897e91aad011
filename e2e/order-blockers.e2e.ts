/** What stops an order before it is placed: shown in the cart and at the checkout, each with its fix. */
import type { Page } from '@playwright/test';
import type { CallAnswer } from '#contract/schemas.ts';
import { countedUnit } from '#domain/pricing/unit-words.ts';
import { expectSoundAtRest } from './checks/sound.ts';
import { expect, test, type InBoth } from './fixtures.ts';
import { inBaht } from './money.ts';
import { piecesLeft } from './orders.ts';
import { openAtRest } from './rest.ts';
import { putAwayAddresses } from './steps/address.ts';
import { cartLine, goToCheckout, putInCart } from './steps/cart.ts';
import { expectCheckoutPage, expectReadyToOrder, expectThanks, pressOrder } from './steps/checkout.ts';
import { asSapCustomer, setting, withBootstrap } from './steps/document.ts';

type Product = CallAnswer<'listProducts'>[number];

/** homegoods: from ฿500 to ฿300,000 an order; limited below 10 pieces. */
const TENANT = 'homegoods';
const [LEAST, MAX] = [500, 300_000];
/** Customers of homegoods whom no other file knows. */
const [BELOW, ABOVE, FEW, UNPAID, LOCKED] = [
  '0810000125',
  '0810000126',
  '0810000128',
  '0810000129',
  '0810000132',
] as const;

type Words = {
  hintBelow: (missing: string) => string;
  hintAbove: (over: string) => string;
  below: (missing: string) => string;
  above: (over: string) => string;
  limits: RegExp;
  addProducts: string;
  toCart: string;
  quantity: string;
  few: (left: string) => string;
  onlyLeft: (left: string) => string;
  reduce: (left: string) => string;
  noPayment: string;
  locked: string;
  byShop: string;
  contact: string;
  addAddress: string;
  change: string;
  shipTo: string;
};

const words: InBoth<Words> = {
  th: {
    hintBelow: (missing) => `ซื้อเพิ่มอีก ${missing} ให้ครบยอดขั้นต่ำ ${inBaht(LEAST)}`,
    hintAbove: (over) => `เกินยอดสูงสุด ${inBaht(MAX)} อยู่ ${over}`,
    below: (missing) => `ยอดสั่งซื้อขั้นต่ำ ${inBaht(LEAST)} ขาดอีก ${missing}`,
    above: (over) => `ยอดสั่งซื้อสูงสุด ${inBaht(MAX)} เกินอยู่ ${over}`,
    limits: /^ยอดสั่งซื้อ(ขั้นต่ำ|สูงสุด)/,
    addProducts: 'เลือกสินค้าเพิ่ม',
    toCart: 'ไปที่ตะกร้า',
    quantity: 'จำนวน',
    few: (left) => `เหลือ ${left}`,
    onlyLeft: (left) => `เหลือเพียง ${left}`,
    reduce: (left) => `ปรับเป็น ${left}`,
    noPayment: 'ขณะนี้ร้านยังไม่เปิดรับชำระเงิน กรุณาติดต่อร้านค้า',
    locked: 'ยังไม่มีที่อยู่จัดส่ง และร้านค้าเป็นผู้ดูแลที่อยู่ของคุณ',
    byShop: 'ร้านค้าเป็นผู้ดูแลที่อยู่ของคุณ หากต้องการเพิ่มหรือแก้ไข กรุณาติดต่อร้านค้า',
    contact: 'ติดต่อร้านค้า',
    addAddress: 'เพิ่มที่อยู่',
    change: 'เปลี่ยน',
    shipTo: 'ที่อยู่จัดส่ง',
  },
  en: {
    hintBelow: (missing) => `${missing} more to reach the minimum order of ${inBaht(LEAST)}`,
    hintAbove: (over) => `${over} over the maximum order of ${inBaht(MAX)}`,
    below: (missing) => `The minimum order is ${inBaht(LEAST)}. ${missing} more to go.`,
    above: (over) => `The maximum order is ${inBaht(MAX)}. This is ${over} over it.`,
    limits: /^The (minimum|maximum) order/,
    addProducts: 'Add products',
    toCart: 'Go to cart',
    quantity: 'Quantity',
    few: (left) => `Only ${left} left`,
    onlyLeft: (left) => `Only ${left} left`,
    reduce: (left) => `Change to ${left}`,
    noPayment: 'The shop offers no way to pay at the moment. Please contact the shop.',
    locked: 'A delivery address is missing, and the shop keeps your addresses.',
    byShop: 'The shop keeps your addresses. Please contact it to add or change one.',
    contact: 'Contact the shop',
    addAddress: 'Add an address',
    change: 'Change',
    shipTo: 'Deliver to',
  },
};

const stop = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });
const priceOf = ({ SalesPrice1 }: Product): number => SalesPrice1 ?? 0;
const rounded = (baht: number): number => Math.round(baht * 100) / 100;

test('S-56 V-01 an order below the minimum is reported in the cart and stopped at the checkout; products fix it @both', async ({
  page,
  goods,
  language,
  at,
  signIn,
}) => {
  const said = words[language];
  const caller = await signIn(BELOW, TENANT);
  const product = await goods.takeProduct(caller, {
    such: (one) => priceOf(one) > 5 && priceOf(one) < 250 && (one.Stock.StockAvailable ?? 0) > 150,
  });
  const { P_Code, PRODUCTNAME: name } = product;
  const missing = inBaht(rounded(LEAST - priceOf(product)));
  await putInCart(caller, P_Code, 1);
  await page.goto(at('/cart', TENANT));
  await expect(page.getByText(said.hintBelow(missing))).toBeVisible();

  await goToCheckout(page, language, 'customer');
  await expectCheckoutPage(page, language);
  await expect(stop(page, said.below(missing))).toBeVisible();
  await expectReadyToOrder(page, language);
  await pressOrder(page, language);
  await expect(stop(page, said.below(missing)), 'nothing is sent, and it is shown').toBeInViewport();
  await expectSoundAtRest(page, language, 'checkout-below-minimum');

  await stop(page, said.below(missing)).getByRole('link', { name: said.addProducts }).click();
  await expect(page).toHaveURL(at('/product', TENANT));
  await page.goto(at('/cart', TENANT));
  const enough = Math.ceil(LEAST / priceOf(product));
  const quantity = cartLine(page, name).getByRole('textbox', { name: said.quantity }).first();
  await quantity.fill(String(enough));
  await expect(page.getByText(said.hintBelow(missing))).toHaveCount(0);
  await goToCheckout(page, language, 'customer');
  await expectReadyToOrder(page, language);
  await expect(page.getByText(said.limits)).toHaveCount(0);
  await pressOrder(page, language);
  await expectThanks(page, language);
});

test('S-56 V-01 an order above the maximum is reported in the cart and stopped at the checkout; the cart fixes it @both', async ({
  page,
  goods,
  language,
  at,
  signIn,
}) => {
  const said = words[language];
  const caller = await signIn(ABOVE, TENANT);
  // All that is left of the dearest, until it is worth more than the shop takes in one order.
  const lines: { P_Code: string; qty1: number; qty2: number; qty3: number }[] = [];
  let [worth, last] = [0, ''];
  while (worth <= MAX) {
    const product = await goods.takeProduct(caller, {
      units: 1,
      such: (one) => priceOf(one) * (one.Stock.StockAvailable ?? 0) > 20_000,
    });
    const pieces = await piecesLeft(caller, product.P_Code);
    await putInCart(caller, product.P_Code, pieces);
    last = product.PRODUCTNAME;
    lines.push({ P_Code: product.P_Code, qty1: pieces, qty2: 0, qty3: 0 });
    // Limits are of what is paid for goods.
    const quoted = await caller.api.quote({ body: { SaleUnit: caller.saleUnit, Lines: lines } });
    worth = rounded(quoted.Subtotal - quoted.DiscountAmount);
  }
  const over = inBaht(rounded(worth - MAX));
  await page.goto(at('/cart', TENANT));
  await expect(page.getByText(said.hintAbove(over))).toBeVisible();

  await page.goto(at('/checkout/adv', TENANT));
  await expectCheckoutPage(page, language);
  await expect(stop(page, said.above(over))).toBeVisible();
  await expectReadyToOrder(page, language);
  await pressOrder(page, language);
  await expect(stop(page, said.above(over))).toBeInViewport();
  await expectSoundAtRest(page, language, 'checkout-above-maximum');

  await stop(page, said.above(over)).getByRole('link', { name: said.toCart }).click();
  await expect(page).toHaveURL(at('/cart', TENANT));
  const quantity = cartLine(page, last).getByRole('textbox', { name: said.quantity }).first();
  await quantity.fill('1');
  await expect(page.getByText(said.hintAbove(over))).toHaveCount(0);
  await page.goto(at('/checkout/adv', TENANT));
  await expectReadyToOrder(page, language);
  await expect(page.getByText(said.limits)).toHaveCount(0);
});

test('S-56 V-02 for a limited product the cart shows what is left, takes no more of it, and fixes it with one tap @both', async ({
  page,
  goods,
  language,
  at,
  signIn,
}) => {
  const said = words[language];
  const caller = await signIn(FEW, TENANT);
  const product = await goods.takeProduct(caller, {
    units: 1,
    such: ({ Stock }) => Stock.StockWord === 'limited' && (Stock.StockAvailable ?? 0) > 1,
  });
  const { P_Code, PRODUCTNAME: name, UNIT1NAME: unit } = product;
  const left = await piecesLeft(caller, P_Code);
  expect(left).toBeLessThan(10);
  const counted = countedUnit(left, unit, language);
  await putInCart(caller, P_Code, left);
  await page.goto(at('/cart', TENANT));
  const line = cartLine(page, name);
  await expect(line.getByText(said.few(counted), { exact: true })).toBeVisible();
  await expectSoundAtRest(page, language, 'cart-limited');

  const quantity = line.getByRole('textbox', { name: said.quantity }).first();
  await quantity.fill(String(left + 2));
  await quantity.press('Enter');
  await expect(quantity, 'no more than there is').toHaveValue(String(left));
  // Another browser of the buyer has put in more.
  await putInCart(caller, P_Code, left + 2);
  await page.reload();
  await expect(line.getByText(said.onlyLeft(counted), { exact: true })).toBeVisible();
  await goToCheckout(page, language, 'customer');
  await expectReadyToOrder(page, language);
  const told = stop(page, `${name}: ${said.onlyLeft(counted)}`);
  await pressOrder(page, language);
  await expect(told).toBeInViewport();
  await expect(told.getByRole('button', { name: said.reduce(counted) })).toBeVisible();
  await expectSoundAtRest(page, language, 'checkout-too-many');

  await page.goto(at('/cart', TENANT));
  await line.getByRole('button', { name: said.reduce(counted) }).click();
  await expect(line.getByRole('textbox', { name: said.quantity }).first()).toHaveValue(String(left));
  await expect(line.getByText(said.few(counted), { exact: true })).toBeVisible();
});

test('S-56 W-04 where the shop takes no payment the order is stopped, and leads to whom can help @both', async ({
  page,
  goods,
  language,
  at,
  signIn,
  complaints,
}) => {
  // Chromium lets no realtime connection out of documents that a test has changed.
  complaints.allowNoAnswer();
  const said = words[language];
  const caller = await signIn(UNPAID, TENANT);
  const { P_Code } = await goods.takeProduct(caller, { such: (one) => priceOf(one) > 0 });
  await putInCart(caller, P_Code, 1);
  await withBootstrap(page, setting('CASH_ON_DELIVERY_ENABLED', 'N'));
  await page.goto(at('/checkout/adv', TENANT));
  const told = stop(page, said.noPayment);
  await expect(told).toBeVisible();
  await expectReadyToOrder(page, language);
  await pressOrder(page, language);
  await expect(told).toBeInViewport();
  await expectSoundAtRest(page, language, 'checkout-no-payment');
  await expect(told.getByRole('link')).toHaveCount(1);
  await told.getByRole('link', { name: said.contact }).click();
  await expect(page).toHaveURL(at('/contents/CONTACT_001', TENANT));
});

test('S-56 W-32 whose addresses the shop keeps is offered no form, but the way to the shop @both', async ({
  page,
  goods,
  language,
  at,
  signIn,
  complaints,
}) => {
  // As above.
  complaints.allowNoAnswer();
  const said = words[language];
  const caller = await signIn(LOCKED, TENANT);
  const { P_Code } = await goods.takeProduct(caller, { such: (one) => priceOf(one) > 0 });
  await putInCart(caller, P_Code, 1);
  await asSapCustomer(page, setting('TENANT_BEHAVIOURS', 'SAP_CUSTOMER_ADDRESS_LOCKED'));
  const panel = page.getByRole('region', { name: said.shipTo });
  const main = page.getByRole('main');

  await test.step('with addresses he chooses among them', async () => {
    // Idle, so that no rendering can swallow a click.
    await openAtRest(page, at('/checkout/adv', TENANT));
    await expectReadyToOrder(page, language);
    await panel.getByRole('button', { name: said.change, exact: true }).click();
    await expect(panel.getByRole('radio')).not.toHaveCount(0);
    await expect(panel.getByText(said.byShop)).toBeVisible();
    await expect(panel.getByRole('link', { name: said.contact })).toBeVisible();
    await expect(panel.getByRole('button'), 'neither to add nor to change one').toHaveCount(0);
    await expectSoundAtRest(page, language, 'checkout-locked-addresses');
  });

  await test.step('without any the order is stopped, and he is told whom to ask', async () => {
    await putAwayAddresses(caller);
    await page.goto(at('/checkout/adv', TENANT));
    const told = stop(page, said.locked);
    await expect(told).toBeVisible();
    // The sums are no longer dimmed.
    await expectReadyToOrder(page, language);
    await expect(main.getByRole('button', { name: said.addAddress })).toHaveCount(0);
    await expectSoundAtRest(page, language, 'checkout-locked-no-address');
    await told.getByRole('link', { name: said.contact }).click();
    await expect(page).toHaveURL(at('/contents/CONTACT_001', TENANT));
  });
});
