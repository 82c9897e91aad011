/** Orders as staff take care of them, and what the buyer sees of it (B-20). */
import type { Page } from '@playwright/test';
import { expectGood, open } from './checks/good-page.ts';
import { expectSound } from './checks/sound.ts';
import { expect, test, type InBoth, type Language } from './fixtures.ts';
import { placeOrder } from './orders.ts';
import { askStep, confirmStep, expectOrder, stepButton, transitionOrder } from './steps/merchant-order.ts';
import { bringStaff } from './steps/staff.ts';

type Words = {
  search: string;
  filters: string;
  days: RegExp;
  to: string;
  /** The button of the phone's sheet, where nothing matches. */
  none: string;
  waiting: string;
  noneFound: string;
  showAll: string;
  total: string;
  sorting: string;
  highest: string;
  more: string;
  order: (id: string) => string;
  columns: string;
  delivery: string;
  notFound: string;
  buyer: Record<'Wait' | 'Approved' | 'Packed' | 'Shipping' | 'Delivered' | 'Canceled', string>;
  tracking: string;
  enterNumber: string;
  carrier: string;
  number: string;
  link: string;
  save: string;
  httpsOnly: string;
  follow: string;
  trackingOf: (id: string) => string;
  events: string;
  note: string;
};

const words: InBoth<Words> = {
  th: {
    search: 'ค้นหา',
    filters: 'ตัวกรอง',
    days: /^วันที่สั่ง/,
    to: 'ถึงวันที่',
    none: 'ไม่พบคำสั่งซื้อ',
    waiting: 'รอยืนยัน',
    noneFound: 'ไม่พบคำสั่งซื้อที่ค้นหา',
    showAll: 'แสดงทั้งหมด',
    total: 'ยอดรวม',
    sorting: 'เรียงตาม',
    highest: 'ยอดรวม มากไปน้อย',
    more: 'แสดงเพิ่ม',
    order: (id) => `คำสั่งซื้อ ${id}`,
    columns: 'คอลัมน์',
    delivery: 'การจัดส่ง',
    notFound: 'ไม่พบหน้านี้',
    buyer: {
      Wait: 'รอยืนยัน',
      Approved: 'ยืนยันแล้ว',
      Packed: 'จัดสินค้าแล้ว',
      Shipping: 'กำลังจัดส่ง',
      Delivered: 'ได้รับสินค้าแล้ว',
      Canceled: 'ยกเลิกแล้ว',
    },
    tracking: 'ติดตามพัสดุ',
    enterNumber: 'ใส่เลขพัสดุ',
    carrier: 'ขนส่ง',
    number: 'เลขพัสดุ',
    link: 'ลิงก์ติดตามพัสดุ (ไม่บังคับ)',
    save: 'บันทึก',
    httpsOnly: 'ลิงก์ต้องขึ้นต้นด้วย https://',
    follow: 'ติดตามกับขนส่ง',
    trackingOf: (id) => `ติดตามคำสั่งซื้อ ${id}`,
    events: 'ประวัติคำสั่งซื้อ',
    note: 'ใบส่งของ',
  },
  en: {
    search: 'Search',
    filters: 'Filters',
    days: /^Date/,
    to: 'To',
    none: 'No order matches',
    waiting: 'Waiting',
    noneFound: 'No order matches',
    showAll: 'Show all',
    total: 'Total',
    sorting: 'Sort by',
    highest: 'Total, highest first',
    more: 'Show more',
    order: (id) => `Order ${id}`,
    columns: 'Columns',
    delivery: 'Delivery',
    notFound: 'Not Found',
    buyer: {
      Wait: 'Waiting for confirmation',
      Approved: 'Confirmed',
      Packed: 'Packed',
      Shipping: 'On the way',
      Delivered: 'Delivered',
      Canceled: 'Canceled',
    },
    tracking: 'Tracking',
    enterNumber: 'Enter number',
    carrier: 'Carrier',
    number: 'Parcel number',
    link: 'Tracking link (optional)',
    save: 'Save',
    httpsOnly: 'The link begins with https://',
    follow: 'Follow at the carrier',
    trackingOf: (id) => `Tracking of ${id}`,
    events: 'What happened',
    note: 'Delivery note',
  },
};

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 992;
const number = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('table')
    .getByRole('link', { name: /^\d{6}-[0-9A-Z]{5}$/ });

/** The buyer's page of the order. */
async function expectBuyerSees(page: Page, language: Language, status: keyof Words['buyer']): Promise<void> {
  await page.reload();
  const head = page.getByRole('heading', { level: 1 }).locator('..');
  await expect(head).toContainText(words[language].buyer[status]);
}

/** Of the center that the demo's staff begin with. */
const MOBILE = '0810000001';

test('B-50 the orders of the center are narrowed by state, words and days in the address, sorted, and loaded by parts @both', async ({
  page,
  context,
  goods,
  language,
  at,
  signIn,
}) => {
  const said = words[language];
  const caller = await signIn(MOBILE);
  const { P_Code } = await goods.takeProduct(caller);
  const { Order } = await placeOrder(caller, [{ P_Code, qty1: 1 }]);
  await bringStaff(context, at('/'), 'admin');
  await page.goto(at('/merchant/order'));

  const main = page.getByRole('main');
  await expect(number(page).first()).toHaveText(Order.OrderID);
  await main.getByRole('link', { name: new RegExp(`^${said.waiting}`) }).click();
  await expect(page).toHaveURL(/tab=Wait/);
  await main.getByRole('searchbox', { name: said.search }).fill(Order.OrderID);
  await expect(number(page)).toHaveCount(1);
  await expect(page).toHaveURL(new RegExp(`text=${Order.OrderID}`));
  await page.reload();
  await expect(number(page), 'the address says it all').toHaveText([Order.OrderID]);

  const filters = isPhone(page) ? page.getByRole('dialog') : main.getByRole('search');
  if (isPhone(page)) await main.getByRole('button', { name: said.filters, exact: true }).click();
  await filters.getByRole('button', { name: said.days }).click();
  await filters.getByLabel(said.to, { exact: true }).fill('01/01/2020');
  // Over the list, the calendar is closed first.
  if (isPhone(page)) await filters.getByRole('button', { name: said.none }).click();
  else await page.keyboard.press('Escape');
  await expect(main.getByText(said.noneFound)).toBeVisible();
  await main.getByRole('button', { name: said.showAll }).click();
  await expect(number(page)).toHaveCount(25);
  await main.getByRole('button', { name: said.more }).click();
  await expect.poll(() => number(page).count()).toBeGreaterThan(25);

  if (isPhone(page))
    await main.getByRole('combobox', { name: said.sorting }).selectOption({ label: said.highest });
  else await main.getByRole('button', { name: said.total, exact: true }).click();
  await expect(page).toHaveURL(/sort=total/);
  await expect
    .poll(async () => {
      const sums = await main.getByRole('cell').filter({ hasText: /^฿/ }).allInnerTexts();
      const satang = sums.map((sum) => Number(sum.replaceAll(/\D/g, '')));
      return (
        satang.length === 25 && satang.every((one, place) => place === 0 || one <= (satang[place - 1] ?? 0))
      );
    })
    .toBe(true);

  if (!isPhone(page)) {
    const head = main.getByRole('columnheader', { name: said.delivery });
    await expect(head).toHaveCount(0);
    await main.getByRole('button', { name: said.columns }).click();
    const kept = page.waitForResponse(
      (answer) => answer.request().method() === 'PUT' && answer.url().includes('/api/merchant/views/'),
    );
    await main.getByRole('checkbox', { name: said.delivery }).click();
    await expect(head).toBeVisible();
    await kept;
    await page.reload();
    await expect(head, 'the choice is remembered').toBeVisible();
  }

  await number(page).first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(number(page).nth(1)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(main.getByRole('checkbox', { checked: true })).toHaveCount(1);
  const second = await number(page).nth(1).innerText();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: said.order(second) })).toBeVisible();
});

test('B-51 B-53 R-19 U-21 an order walks from waiting to delivered, each step with who and why, and the buyer follows it to the parcel @everywhere', async ({
  page,
  context,
  goods,
  language,
  at,
  signIn,
}) => {
  const said = words[language];
  const caller = await signIn(MOBILE);
  const { P_Code } = await goods.takeProduct(caller);
  const { Order } = await placeOrder(caller, [{ P_Code, qty1: 1 }]);
  const { OrderID: id, SaleUnit } = Order;
  const key = `${id}/${SaleUnit}`;
  await bringStaff(context, at('/'), 'sale');
  const buyer = await context.newPage();
  await buyer.goto(at(`/history/${key}`));
  await page.goto(at(`/merchant/order/${key}`));
  await expectOrder(page, language, { id, status: 'waiting' });

  await transitionOrder(page, language, 'approve', 'ตรวจแล้ว');
  await expectOrder(page, language, { id, status: 'approved' });
  await expect(page.getByRole('region', { name: said.events })).toContainText('ตรวจแล้ว');
  await expect(page.getByRole('region', { name: said.events })).toContainText('คุณธนา พนาวัลย์');
  await expectBuyerSees(buyer, language, 'Approved');

  const sheet = await askStep(page, language, 'pack');
  await expectSound(page, language, 'merchant-order-pack');
  await confirmStep(sheet, language, 'pack');
  await expectOrder(page, language, { id, status: 'packed' });
  await expectBuyerSees(buyer, language, 'Packed');

  await page.getByRole('main').getByRole('link', { name: said.enterNumber }).click();
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await field(said.carrier).fill('Kerry');
  await field(said.number).fill('KEX123456TH');
  await field(said.link).fill('http://kerry.example/KEX123456TH');
  await page.getByRole('button', { name: said.save, exact: true }).click();
  await expect(page.getByText(said.httpsOnly)).toBeVisible();
  await expectSound(page, language, 'merchant-order-tracking');
  await field(said.link).fill('https://kerry.example/KEX123456TH');
  await page.getByRole('button', { name: said.save, exact: true }).click();
  await expectOrder(page, language, { id, status: 'packed' });
  await expect(page.getByRole('region', { name: said.tracking })).toContainText('KEX123456TH');

  const arrived = page.waitForEvent('download');
  await page.getByRole('button', { name: said.note, exact: true }).click();
  expect((await arrived).suggestedFilename()).toMatch(/\.pdf$/);

  await transitionOrder(page, language, 'ship');
  await expectOrder(page, language, { id, status: 'shipping' });
  await expect(stepButton(page, language, 'cancel'), 'it is too late to cancel').toHaveCount(0);
  await expectBuyerSees(buyer, language, 'Shipping');
  await expect(buyer.getByRole('main')).toContainText('KEX123456TH');
  const tracked = await open(buyer, at(`/order/tracking/${id}`));
  await expectGood(tracked, { name: 'order-tracking', unlisted: true });
  await expect(buyer.getByRole('heading', { level: 1, name: said.trackingOf(id) })).toBeVisible();
  await expect(buyer.getByRole('link', { name: said.follow })).toHaveAttribute(
    'href',
    'https://kerry.example/KEX123456TH',
  );
  await buyer.goto(at('/order/tracking'));
  await buyer.getByRole('main').getByRole('link', { name: id }).click();
  await expect(buyer).toHaveURL(at(`/order/tracking/${id}`));

  await transitionOrder(page, language, 'deliver');
  await expectOrder(page, language, { id, status: 'delivered' });
  for (const step of ['ship', 'deliver', 'cancel'] as const)
    await expect(stepButton(page, language, step), 'nothing is left to do').toHaveCount(0);
  await expectBuyerSees(buyer, language, 'Delivered');
});

test('B-55 an order of another center does not exist for a salesman, and without a sign-in there is no list', async ({
  page,
  context,
  language,
  at,
  complaints,
}) => {
  complaints.allowStatus(404);
  await page.goto(at('/merchant/order?tab=Wait'));
  await expect(page).toHaveURL(at('/merchant/login?next=%2Fmerchant%2Forder%3Ftab%3DWait'));
  await bringStaff(context, at('/'), 'sale');
  await page.goto(at('/merchant/order/261121-00000/PC03'));
  await expect(page.getByRole('heading', { level: 1, name: words[language].notFound })).toBeVisible();
});
