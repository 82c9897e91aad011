/** A salesman takes an order for a customer (B-10, L-23, S-61). */
import type { Page } from '@playwright/test';
import { customerOfMobile } from './callers.ts';
import { expectGood, open } from './checks/good-page.ts';
import { expectSound } from './checks/sound.ts';
import { expect, test, type InBoth, type Language } from './fixtures.ts';
import { openAtRest } from './rest.ts';
import { cartLine, goToCheckout } from './steps/cart.ts';
import { expectReadyToOrder, expectThanks, pressOrder } from './steps/checkout.ts';
import { addOne, cartLink } from './steps/product.ts';
import { bringStaff, signInStaff } from './steps/staff.ts';

type Words = {
  search: string;
  orderFor: (name: string) => string;
  noneFound: string;
  ordering: (name: string) => string;
  end: string;
  change: string;
  customers: string;
  mySales: string;
  events: string;
  salesman: string;
  heart: RegExp;
  way: string;
  still: (name: string) => string;
};

const words: InBoth<Words> = {
  th: {
    search: 'ค้นหาลูกค้า',
    orderFor: (name) => `สั่งซื้อแทน ${name}`,
    noneFound: 'ไม่พบลูกค้าที่ตรงกับ',
    ordering: (name) => `กำลังสั่งซื้อแทน ${name}`,
    end: 'จบการสั่งแทน',
    change: 'เปลี่ยน',
    customers: 'ลูกค้า',
    mySales: 'ยอดขายของฉัน',
    events: 'ประวัติคำสั่งซื้อ',
    salesman: 'คุณธนา พนาวัลย์ (พนักงานขาย สั่งแทนลูกค้า)',
    heart: /รายการโปรด/,
    way: 'สำหรับพนักงานขาย',
    still: (name) => `ยังสั่งซื้อแทน ${name} อยู่`,
  },
  en: {
    search: 'Find a customer',
    orderFor: (name) => `Order for them ${name}`,
    noneFound: 'No customer matches',
    ordering: (name) => `Ordering for ${name}`,
    end: 'End',
    change: 'Change',
    customers: 'Customers',
    mySales: 'My sales',
    events: 'What happened',
    salesman: 'คุณธนา พนาวัลย์ (salesman, for the customer)',
    heart: /wish list/i,
    way: 'Login as salesman',
    still: (name) => `You are still ordering for ${name}`,
  },
};

const banner = (page: Page, language: Language, name: string) =>
  page.getByRole('status').filter({ hasText: words[language].ordering(name) });

/** Of the center that the demo's salesman begins with; no other test orders for this customer. */
const MOBILE = '0810000003';

test('S-06 B-58 B-59 R-26 S-61 U-22 a salesman finds a customer, orders for them under a banner, ends it, and sees the order in the sales figures @both', async ({
  page,
  context,
  shop,
  goods,
  language,
  at,
}) => {
  const said = words[language];
  const { caller } = await customerOfMobile({ ...shop, language }, MOBILE);
  const { CUSTOMERNAME: name, CUSTOMERCODE: code } = await caller.api.customerProfile();
  const product = await goods.takeProduct(caller);
  await bringStaff(context, at('/'), 'sale');

  await page.goto(at('/merchant/customer'));
  const main = page.getByRole('main');
  const search = main.getByRole('searchbox', { name: said.search });
  await search.fill('ไม่มีลูกค้าชื่อนี้');
  await expect(main.getByText(said.noneFound)).toBeVisible();
  for (const text of [code, name, MOBILE]) {
    await search.fill(text);
    await expect(main.getByRole('button', { name: said.orderFor(name), exact: true })).toBeVisible();
  }
  await main.getByRole('button', { name: said.orderFor(name), exact: true }).click();

  await expect(banner(page, language, name)).toBeVisible();
  await expect(page).toHaveURL(at('/'));
  await expectGood(await open(page, at('/product')), { name: 'acting-products', unlisted: true });
  await expect(banner(page, language, name)).toBeVisible();
  // The center is shown there, and cannot be changed.
  await expect(
    page.getByRole('banner').getByRole('button', { name: new RegExp(`${said.change}$`) }),
  ).toHaveCount(0);
  const heart = page.getByRole('main').getByRole('button', { name: said.heart });
  await expect(heart, "the customer's wish list is not his to change").toHaveCount(0);
  await page.goto(at(`/product/${product.P_Code}`));
  await expect(heart).toHaveCount(0);
  await addOne(page, language, { name: product.PRODUCTNAME, unit: product.UNIT1NAME });
  await cartLink(page, language, 1).click();
  await expect(cartLine(page, product.PRODUCTNAME)).toBeVisible();
  await goToCheckout(page, language, 'customer');
  await expectReadyToOrder(page, language);
  await expect(banner(page, language, name), 'not over the checkout').toHaveCount(0);
  await pressOrder(page, language);
  const id = await expectThanks(page, language);
  await expect(banner(page, language, name), 'nor over an order').toHaveCount(0);

  // At rest: what is still asked for in the customer's name would be refused once it has ended.
  await openAtRest(page, at('/'));
  await page.getByRole('button', { name: said.end, exact: true }).click();
  await expect(page).toHaveURL(at('/merchant/customer'));
  await expect(page.getByRole('heading', { level: 1, name: said.customers })).toBeAttached();
  // Nobody is signed in at the shop any more, and the way back leads to no customer.
  await page.goto(at('/history'));
  await expect(page).toHaveURL(at('/'));

  await page.goto(at('/sales/mysales'));
  await expect(page.getByRole('heading', { level: 1, name: said.mySales })).toBeAttached();
  await page.getByRole('main').getByRole('link', { name: id }).click();
  await expect(page.getByRole('region', { name: said.events })).toContainText(said.salesman);
  const { Data } = await caller.api.listOrders({ query: { take: 1 } });
  expect(Data[0]?.OrderID, 'the customer has it too').toBe(id);
});

test('L-63 a salesman finds the way in from the shop, and reaches the customers to order for @both', async ({
  page,
  language,
  at,
}) => {
  const { way, customers } = words[language];
  const isPhone = (page.viewportSize()?.width ?? 0) < 992;
  await page.goto(at(isPhone ? '/login' : '/'));
  const place = isPhone ? page.getByRole('main') : page.getByRole('navigation');
  const link = place.getByRole('link', { name: way });
  await expect(link).toBeVisible();
  await expectSound(page, language, 'salesman-login');
  await link.click();
  await expect(page).toHaveURL(at('/merchant/login?next=%2Fmerchant%2Fcustomer'));
  await signInStaff(page, language, { username: 'sale' });
  await expect(page).toHaveURL(at('/merchant/customer'));
  await expect(page.getByRole('heading', { level: 1, name: customers })).toBeAttached();
});

test('B-59 S-61 the Back button keeps the salesman in the customer’s shop, and shows for whom the order is', async ({
  page,
  context,
  shop,
  language,
  at,
}) => {
  const said = words[language];
  const { caller } = await customerOfMobile({ ...shop, language }, MOBILE);
  const { CUSTOMERNAME: name, CUSTOMERCODE: code } = await caller.api.customerProfile();
  await bringStaff(context, at('/'), 'sale');
  await page.goto(at('/merchant'));
  await page.goto(at(`/merchant/customer?text=${code}`));
  await page
    .getByRole('main')
    .getByRole('button', { name: said.orderFor(name), exact: true })
    .click();
  await expect(banner(page, language, name)).toBeVisible();
  await expect(page.locator('html[data-alive]')).toBeAttached();
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).not.toHaveURL(at('/'));
  await page.goBack();
  await expect(page).toHaveURL(at('/'));
  await page.goBack();
  await expect(page.getByText(said.still(name))).toBeVisible();
  await expect(page).toHaveURL(at('/'));
  await expect(banner(page, language, name)).toBeVisible();
  await page.getByRole('button', { name: said.end, exact: true }).click();
  await expect(page).toHaveURL(at('/merchant/customer'));
});
