/** The buyer's main job from the search box to the order's cancellation, and that nothing of it is lost. */
import { customerOf, guestOf } from './callers.ts';
import { expect, test, type InBoth } from './fixtures.ts';
import { inBaht, sumsOf } from './money.ts';
import { piecesLeft, placeOrder } from './orders.ts';
import { cartLine, expectCartPage, expectSums, goToCheckout } from './steps/cart.ts';
import {
  chooseLastAddress,
  expectCashOnDelivery,
  expectCheckoutPage,
  expectThanks,
  pressOrder,
} from './steps/checkout.ts';
import { addOne, cartLink } from './steps/product.ts';
import { typeInSearch } from './steps/search.ts';
import { askForCode, expectSignInPage } from './steps/sign-in.ts';

const MOBILE = '0810000001';

type Words = {
  wanted: string;
  emptyCart: string;
  orders: string;
  waiting: string;
  cancel: string;
  reason: string;
  whyNot: string;
  canceled: string;
  profile: string;
};

const words: InBoth<Words> = {
  th: {
    wanted: 'ขนมแมว',
    emptyCart: 'ยังไม่มีสินค้าในตะกร้า',
    orders: 'คำสั่งซื้อของฉัน',
    waiting: 'รอยืนยัน',
    cancel: 'ยกเลิกคำสั่งซื้อ',
    reason: 'เหตุผล (ไม่บังคับ)',
    whyNot: 'สั่งผิดรุ่น',
    canceled: 'ยกเลิกแล้ว',
    profile: 'คุณมาลี ดาวประดับ',
  },
  en: {
    wanted: 'cat treats',
    emptyCart: 'Your cart is empty',
    orders: 'My orders',
    waiting: 'Waiting for confirmation',
    cancel: 'Cancel order',
    reason: 'Reason (optional)',
    whyNot: 'Wrong size',
    canceled: 'Canceled',
    profile: 'คุณมาลี ดาวประดับ',
  },
};

test('S-14 S-72 R-02 R-03 R-04 R-05 R-07 U-03 a guest searches, fills the cart, signs in by code, orders, cancels another order, and a crash loses nothing @everywhere', async ({
  page,
  shop,
  goods,
  language,
  at,
  codeOf,
  complaints,
}) => {
  const said = words[language];
  const guest = await guestOf({ ...shop, language });
  const suggested = await guest.api.autocomplete({ query: { search: said.wanted } });
  const codes = new Set(suggested.map(({ P_Code }) => P_Code));
  const product = await goods.takeProduct(guest, { such: ({ P_Code }) => codes.has(P_Code) });
  const { PRODUCTNAME: name, UNIT1NAME: piece, UNIT2NAME: pack } = product;
  const text = suggested.find(({ P_Code }) => P_Code === product.P_Code);
  const sums = sumsOf([
    { price: product.SalesPrice1, quantity: 1 },
    { price: product.SalesPrice2, quantity: 1 },
  ]);

  await test.step('searches by typing and opens a suggestion', async () => {
    await page.goto(at('/'));
    const list = await typeInSearch(page, language, said.wanted);
    const option = language === 'th' ? text?.TextTH : text?.TextEN;
    await list.getByRole('option', { name: option, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page).toHaveURL(at(`/product/${product.P_Code}`));
  });

  await test.step('adds a piece and a pack', async () => {
    await addOne(page, language, { name, unit: piece });
    await addOne(page, language, { name, unit: pack });
  });

  await test.step('sees the cart with the right sums', async () => {
    await cartLink(page, language, 1).click();
    await expectCartPage(page, language);
    const line = cartLine(page, name);
    await expect(line).toContainText(`${inBaht(product.SalesPrice1 ?? 0)} / ${piece}`);
    await expect(line).toContainText(`${inBaht(product.SalesPrice2 ?? 0)} / ${pack}`);
    await expect(line).toContainText(inBaht(sums.subtotal));
    await expectSums(page, language, sums);
  });

  await test.step('signs in by one-time code on the way to the checkout', async () => {
    await goToCheckout(page, language, 'guest');
    await expectSignInPage(page, language);
    const field = await askForCode(page, language, MOBILE);
    await field.pressSequentially(await codeOf(MOBILE));
    await expectCheckoutPage(page, language);
  });

  const orderId = await test.step('finds the cart kept, chooses an address, and orders', async () => {
    await expectSums(page, language, sums);
    const address = await chooseLastAddress(page, language);
    await expectCashOnDelivery(page, language);
    await pressOrder(page, language);
    const number = await expectThanks(page, language);
    await expect(page.locator('address')).toHaveText(address, { useInnerText: true });
    return number;
  });

  await test.step('finds the order in the history, and the cart empty', async () => {
    await page.goto(at('/history'));
    const card = page.getByRole('link', { name: orderId });
    await expect(card).toContainText(said.waiting);
    await expect(card).toContainText(inBaht(sums.total));
    await page.goto(at('/cart'));
    await expect(page.getByText(said.emptyCart)).toBeVisible();
  });

  await test.step('cancels another order, and the stock is given back', async () => {
    const customer = await customerOf({ ...shop, language });
    const other = await goods.takeProduct(customer);
    const before = await piecesLeft(customer, other.P_Code);
    const { Order } = await placeOrder(customer, [{ P_Code: other.P_Code, qty1: 1 }]);
    expect(await piecesLeft(customer, other.P_Code)).toBe(before - 1);
    await page.goto(at('/history'));
    await page.getByRole('link', { name: Order.OrderID }).click();
    await page.getByRole('button', { name: said.cancel }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: said.reason }).fill(said.whyNot);
    await dialog.getByRole('button', { name: said.cancel }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(said.canceled, { exact: true }).first()).toBeVisible();
    await expect(page.getByText(said.whyNot)).toBeVisible();
    await expect(page.getByRole('button', { name: said.cancel })).toBeHidden();
    expect(await piecesLeft(customer, other.P_Code)).toBe(before);
  });

  await test.step('finds the order, still signed in, after the server was killed', async () => {
    // The page still listens to the shop that is killed.
    complaints.allowNoAnswer();
    await shop.crashAndStart();
    await page.goto(at('/history'));
    await expect(page.getByRole('heading', { level: 1, name: said.orders })).toBeVisible();
    await page.getByRole('link', { name: orderId }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(orderId);
    await expect(page.getByText(name).first()).toBeVisible();
    await page.goto(at('/profile'));
    await expect(page.getByText(said.profile).last()).toBeVisible();
  });
});
