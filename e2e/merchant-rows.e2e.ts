/** How high the rows of the desk's lists are, with orders, cash, refunds and goods issues in them (B-71). */
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { Api } from '#contract/client.ts';
import { adminOf, guestOf, type Caller, type Where } from './callers.ts';
import { expect, test, type Language } from './fixtures.ts';
import type { Goods } from './goods.ts';
import { placeOrder } from './orders.ts';
import { bringStaff } from './steps/staff.ts';

const COLUMNS = { th: 'คอลัมน์', en: 'Columns' };

/** Every list of the desk, and the lists behind a row of one. */
const LISTS = [
  '/merchant/order',
  '/merchant/order?type=I',
  '/merchant/stock/low',
  '/merchant/cash',
  '/merchant/cash?tab=handed',
  '/merchant/cash?tab=refunds',
  '/merchant/product',
  '/merchant/promotion',
  '/merchant/customer?order=list',
  '/merchant/tag',
  '/merchant/staff',
  '/merchant/center',
  '/merchant/log',
  '/merchant/search',
  '/merchant/search?tab=words',
];
/** Two lines, the line under the row, and the rounding of the browser. */
const TWO_LINES = 42;

test('B-71 no row of any list is higher than two lines from 1024 px on, with all its columns', async ({
  page,
  context,
  language,
  at,
  shop,
  goods,
  signIn,
}) => {
  const caller = await signIn('0810000001');
  await makeMoneyAndIssues({ caller, where: { ...shop, language }, goods });
  const { api } = await guestOf({ ...shop, language });
  await api.listProducts({ body: { SearchText: 'zzqqxx ฮฮฮฮ zzqqxx ฮฮฮฮ zzqqxx ฮฮฮฮ zzqqxx' } });
  const high: string[] = [];
  await bringStaff(context, at('/'), 'admin');
  for (const list of LISTS) {
    high.push(...(await tooHigh(page, at(list), language)));
    if (list === '/merchant/cash') await expectTotals(page);
    if (list === '/merchant/staff') await expectWholeWidth(page);
  }
  high.push(...(await tooHighInHandIn(page, at('/merchant/cash?tab=handed'))));
  // Another person in the same browser: the page of the first would be left for the sign-in.
  await page.close();
  await bringStaff(context, at('/'), 'sale');
  high.push(...(await tooHigh(await context.newPage(), at('/sales/mysales'), language)));
  expect(high).toEqual([]);
});

/** The widths at which a row of the list is higher than two lines while all columns are in it. */
async function tooHigh(page: Page, address: string, language: Language): Promise<string[]> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(address);
  const rows = page.getByRole('main').getByRole('row');
  await expect(rows.nth(1), address).toBeVisible();
  const columns = page.getByRole('main').getByRole('button', { name: COLUMNS[language], exact: true });
  await columns.click();
  const left = columns.locator('xpath=following-sibling::div').locator('input:not(:checked, :disabled)');
  for (let count = await left.count(); count > 0; count -= 1) {
    await left.first().click();
    await expect(left).toHaveCount(count - 1);
  }
  return highAt(page, rows, address);
}

/** Also where the page has buttons in its head. */
async function expectWholeWidth(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1920, height: 900 });
  const box = await page.getByRole('main').getByRole('table').boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0), 'the right edge of a list').toBeGreaterThan(1850);
}

/** The last row stays in view with the sum of the whole list. */
async function expectTotals(page: Page): Promise<void> {
  const rows = page.getByRole('main').getByRole('table').getByRole('row');
  await expect(rows.last()).toBeInViewport({ ratio: 1 });
  const texts = await rows.getByRole('cell', { name: /^฿/ }).allInnerTexts();
  const satang = texts.map((text) => Number(text.replaceAll(/\D/g, '')));
  expect(satang.at(-1)).toBe(satang.slice(0, -1).reduce((sum, one) => sum + one, 0));
}

/** The same of the orders of a hand-in, which are in a sheet. */
async function tooHighInHandIn(page: Page, address: string): Promise<string[]> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(address);
  await page.getByRole('main').getByRole('row').getByRole('button').first().click();
  const rows = page.getByRole('dialog').getByRole('row');
  await expect(rows.nth(1), 'the orders of a hand-in').toBeVisible();
  return highAt(page, rows, `${address}, a hand-in`);
}

async function highAt(page: Page, rows: Locator, name: string): Promise<string[]> {
  const high: string[] = [];
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    const most = Math.max(...heights);
    if (most > TWO_LINES) high.push(`${name} at ${width}: ${most}`);
  }
  return high;
}

/** Longer than a line of a column. */
const LONG = {
  NameTh: 'ลูกค้าประจำที่สั่งอาหารและของใช้สัตว์เลี้ยงเป็นลังทุกสัปดาห์',
  NameEn: 'Regular customers who order food by the case every week',
};

async function makeTags(admin: Api, { api, saleUnit }: Caller): Promise<void> {
  const { CUSTOMERCODE: code } = await api.customerProfile();
  for (const Tag of ['LONG1', 'LONG2']) {
    await admin.addCustomerTag({ body: { Tag, ...LONG, Active: 'Y' } });
    await admin.tagCustomer({ params: { code, saleUnit }, body: { Tag, Has: true } });
  }
}

type Made = { caller: Caller; where: Where; goods: Goods };

/** Cash to hand in, cash that was, a refund that is due, and a goods issue. */
async function makeMoneyAndIssues({ caller, where, goods }: Made): Promise<void> {
  const admin = await adminOf(where);
  const { P_Code } = await goods.takeProduct(caller);
  const deliver = async () => {
    const { Order } = await placeOrder(caller, [{ P_Code, qty1: 2 }]);
    const params = { orderid: Order.OrderID, saleunit: Order.SaleUnit };
    const states = ['Wait', 'Approved', 'Packed', 'Shipping', 'Delivered'] as const;
    for (const [place, From] of states.slice(0, -1).entries()) {
      const To = states[place + 1] ?? From;
      const cash = To === 'Delivered' ? { Cash: true, TakenBy: 'PSALE' } : {};
      await admin.stepMerchantOrder({ params, body: { From, To, ...cash } });
    }
    return params;
  };
  await deliver();
  const { Holders } = await admin.heldCash({ query: {} });
  const held = Holders.find(({ UserId }) => UserId === 'PSALE');
  await admin.handInCash({
    body: { SaleUnit: caller.saleUnit, UserId: 'PSALE', Count: held?.Count ?? 0, Sum: held?.Sum ?? 0 },
  });
  await makeTags(admin, caller);
  const params = await deliver();
  await admin.returnMerchantOrder({
    params,
    body: { Lines: [{ Line: 1, Quantity: 1, Restocked: 1 }], Reason: 'Torn' },
  });
  await admin.createGoodsIssue({
    headers: { 'idempotency-key': randomUUID() },
    body: { SaleUnit: caller.saleUnit, Purpose: 'sample', Lines: [{ P_Code, Unit: 1, Quantity: 1 }] },
  });
}
