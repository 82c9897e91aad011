/** What changes between filling the cart and ordering is shown, and nothing that the buyer did is lost. */
import { countedUnit } from '#domain/pricing/unit-words.ts';
import { adminOf, setPieceAt } from './callers.ts';
import { expect, test, type InBoth } from './fixtures.ts';
import { inBaht, sumsOf } from './money.ts';
import { newestOrder, piecesLeft, placeOrder } from './orders.ts';
import { cartLine, expectSums, goToCheckout } from './steps/cart.ts';
import { expectCheckoutPage, expectReadyToOrder, expectThanks, pressOrder } from './steps/checkout.ts';
import { addOne } from './steps/product.ts';

type Words = {
  changed: string;
  changedText: (seen: string, now: string) => string;
  pricesChanged: string;
  sameTotal: (now: string) => string;
  confirm: (now: string) => string;
  remark: string;
  someRemark: string;
  outOfStock: string;
  onlyLeft: (count: number, unit: string) => string;
  reduce: (count: number, unit: string) => string;
  more: string;
};

const words: InBoth<Words> = {
  th: {
    changed: 'ยอดรวมเปลี่ยนไป',
    changedText: (seen, now) => `ยอดที่คุณเห็นคือ ${seen} ตอนนี้เป็น ${now} ยังไม่มีการสั่งซื้อ`,
    pricesChanged: 'ราคาสินค้าเปลี่ยนไป',
    sameTotal: (now) => `ยอดรวมยังเป็น ${now} เท่าเดิม`,
    confirm: (now) => `สั่งซื้อในยอด ${now}`,
    remark: 'หมายเหตุถึงร้านค้า (ไม่บังคับ)',
    someRemark: 'ฝากไว้กับ รปภ. ได้',
    outOfStock: 'สินค้าหมด',
    onlyLeft: (count, unit) => `เหลือเพียง ${count} ${unit}`,
    reduce: (count, unit) => `ปรับเป็น ${count} ${unit}`,
    more: 'เพิ่มหนึ่ง',
  },
  en: {
    changed: 'The total has changed',
    changedText: (seen, now) => `You saw ${seen}. It is ${now} now. Nothing has been ordered yet.`,
    pricesChanged: 'Prices have changed',
    sameTotal: (now) => `The total is still ${now}.`,
    confirm: (now) => `Order for ${now}`,
    remark: 'Note to the shop (optional)',
    someRemark: 'Leave it with the guard',
    outOfStock: 'Out of stock',
    onlyLeft: (count, unit) => `Only ${countedUnit(count, unit, 'en')} left`,
    reduce: (count, unit) => `Change to ${countedUnit(count, unit, 'en')}`,
    more: 'One more',
  },
};

test('S-70 a price that changes before the order is placed is reported, and ordered only when confirmed', async ({
  page,
  shop,
  goods,
  language,
  at,
  signIn,
  complaints,
}) => {
  complaints.allowStatus(409);
  const said = words[language];
  const caller = await signIn(goods.takeCustomer());
  const product = await goods.takeProduct(caller);
  const { P_Code, PRODUCTNAME: name, UNIT1NAME: unit, SalesPrice1 } = product;
  const seen = sumsOf([{ price: SalesPrice1, quantity: 1 }]);
  const dearer = (SalesPrice1 ?? 0) + 7.25;
  const now = sumsOf([{ price: dearer, quantity: 1 }]);

  await page.goto(at(`/product/${P_Code}`));
  await addOne(page, language, { name, unit });
  await page.goto(at('/checkout/adv'));
  await expectSums(page, language, seen);
  await page.getByRole('textbox', { name: said.remark }).fill(said.someRemark);
  await expectReadyToOrder(page, language);

  const before = await newestOrder(caller);
  const admin = await adminOf(shop);
  await setPieceAt(admin, { code: P_Code, baht: dearer });
  await pressOrder(page, language);
  const note = page.getByRole('status').filter({ hasText: said.changed });
  await expect(note).toContainText(said.changedText(inBaht(seen.total), inBaht(now.total)));
  await expect(note).toContainText(`${name} (${unit}): ${inBaht(SalesPrice1 ?? 0)} → ${inBaht(dearer)}`);
  expect(await newestOrder(caller), 'nothing was ordered').toBe(before);
  await expect(page.getByRole('textbox', { name: said.remark })).toHaveValue(said.someRemark);
  await expectSums(page, language, now);

  await page.getByRole('button', { name: said.confirm(inBaht(now.total)) }).click();
  const orderId = await expectThanks(page, language);
  const { Order } = await caller.api.orderDetail({ params: { orderid: orderId, saleunit: caller.saleUnit } });
  expect(Order).toMatchObject({ Total: now.total, Remark: said.someRemark, Status: 'Wait' });
});

test('S-70 prices that change against each other are reported too, although the total stays', async ({
  page,
  shop,
  goods,
  language,
  at,
  signIn,
  complaints,
}) => {
  complaints.allowStatus(409);
  const said = words[language];
  const caller = await signIn(goods.takeCustomer());
  const products = [await goods.takeProduct(caller), await goods.takeProduct(caller)];
  for (const { P_Code, PRODUCTNAME: name, UNIT1NAME: unit } of products) {
    await page.goto(at(`/product/${P_Code}`));
    await addOne(page, language, { name, unit });
  }
  const sums = sumsOf(products.map(({ SalesPrice1: price }) => ({ price, quantity: 1 })));
  await page.goto(at('/checkout/adv'));
  await expectSums(page, language, sums);
  await expectReadyToOrder(page, language);

  const before = await newestOrder(caller);
  const admin = await adminOf(shop);
  for (const [index, { P_Code, SalesPrice1 }] of products.entries()) {
    await setPieceAt(admin, { code: P_Code, baht: (SalesPrice1 ?? 0) + (index === 0 ? 2.5 : -2.5) });
  }
  await pressOrder(page, language);
  const note = page.getByRole('status').filter({ hasText: said.pricesChanged });
  await expect(note).toContainText(said.sameTotal(inBaht(sums.total)));
  for (const { PRODUCTNAME } of products) await expect(note).toContainText(PRODUCTNAME);
  expect(await newestOrder(caller), 'nothing was ordered').toBe(before);
  await page.getByRole('button', { name: said.confirm(inBaht(sums.total)) }).click();
  await expectThanks(page, language);
});

test('S-56 what sold out meanwhile is reported at its line, and the rest can be ordered', async ({
  page,
  goods,
  language,
  at,
  signIn,
}) => {
  const said = words[language];
  const caller = await signIn(goods.takeCustomer());
  const few = await goods.takeProduct(caller, { fewerThan: 60 });
  const other = await goods.takeProduct(caller);
  for (const { P_Code, PRODUCTNAME: name, UNIT1NAME: unit } of [few, other]) {
    await page.goto(at(`/product/${P_Code}`));
    await addOne(page, language, { name, unit });
  }

  await placeOrder(caller, [{ P_Code: few.P_Code, qty1: await piecesLeft(caller, few.P_Code) }]);
  await page.goto(at('/cart'));
  const gone = cartLine(page, few.PRODUCTNAME);
  await expect(gone).toContainText(said.outOfStock);
  await expect(gone.getByRole('checkbox')).not.toBeChecked();
  await expect(gone.getByRole('checkbox')).toBeDisabled();
  await expect(cartLine(page, other.PRODUCTNAME).getByRole('checkbox')).toBeChecked();
  await expectSums(page, language, sumsOf([{ price: other.SalesPrice1, quantity: 1 }]));

  await goToCheckout(page, language, 'customer');
  await expectCheckoutPage(page, language);
  await pressOrder(page, language);
  const orderId = await expectThanks(page, language);
  const { OrderDetails } = await caller.api.orderDetail({
    params: { orderid: orderId, saleunit: caller.saleUnit },
  });
  expect(OrderDetails.map(({ P_Code }) => P_Code)).toEqual([other.P_Code]);
  await page.goto(at('/cart'));
  await expect(cartLine(page, few.PRODUCTNAME), 'stays in the cart').toBeVisible();
});

test('S-56 fewer left than wanted is reported at the checkout, and fixed with one tap', async ({
  page,
  goods,
  language,
  at,
  signIn,
  complaints,
}) => {
  complaints.allowStatus(409);
  const said = words[language];
  const caller = await signIn(goods.takeCustomer());
  const product = await goods.takeProduct(caller, { fewerThan: 60 });
  const { P_Code, PRODUCTNAME: name, UNIT1NAME: unit } = product;
  await page.goto(at(`/product/${P_Code}`));
  await addOne(page, language, { name, unit });
  await page.getByRole('button', { name: said.more }).first().click();
  await page.goto(at('/checkout/adv'));
  await expectSums(page, language, sumsOf([{ price: product.SalesPrice1, quantity: 2 }]));
  await expectReadyToOrder(page, language);

  await placeOrder(caller, [{ P_Code, qty1: (await piecesLeft(caller, P_Code)) - 1 }]);
  await pressOrder(page, language);
  await expect(page.getByText(`${name}: ${said.onlyLeft(1, unit)}`)).toBeVisible();
  await page.getByRole('button', { name: said.reduce(1, unit) }).click();
  await expectSums(page, language, sumsOf([{ price: product.SalesPrice1, quantity: 1 }]));
  await pressOrder(page, language);
  await expectThanks(page, language);
  expect(await piecesLeft(caller, P_Code)).toBe(0);
});
