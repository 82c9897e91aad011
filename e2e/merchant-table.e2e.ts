/** The table and the filters of the merchant area, as the list of orders shows them (B-71). */
import type { Page } from '@playwright/test';
import { expect, test, type InBoth, type Language } from './fixtures.ts';
import { openAtRest } from './rest.ts';
import { bringStaff } from './steps/staff.ts';

type Words = {
  search: string;
  columns: string;
  total: string;
  lowest: string;
  customer: string;
  payment: string;
  placed: string;
  /** The same column of goods issues. */
  made: string;
  from: string;
  filters: string;
  days: RegExp;
  typed: string;
  month: string;
  day: string;
  chips: string;
  chip: string;
  more: readonly string[];
  pickAll: string;
  pick: (id: string) => string;
};

const words: InBoth<Words> = {
  th: {
    search: 'ค้นหา',
    columns: 'คอลัมน์',
    total: 'ยอดรวม',
    lowest: 'ยอดรวม น้อยไปมาก',
    customer: 'ลูกค้า',
    payment: 'การชำระเงิน',
    placed: 'วันที่สั่ง',
    made: 'วันที่สร้าง',
    from: 'ตั้งแต่วันที่',
    filters: 'ตัวกรอง',
    days: /^วันที่สั่ง/,
    typed: '11/11/2568',
    month: 'พฤศจิกายน 2568',
    day: '12 พฤศจิกายน 2568',
    chips: 'ตัวกรองที่ใช้อยู่',
    chip: '11/11/2568 – 12/11/2568',
    more: ['รายการ', 'การจัดส่ง', 'ผู้สั่ง', 'หมายเหตุ'],
    pickAll: 'เลือกทั้งหมดที่แสดงอยู่',
    pick: (id) => `เลือกคำสั่งซื้อ ${id}`,
  },
  en: {
    search: 'Search',
    columns: 'Columns',
    total: 'Total',
    lowest: 'Total, lowest first',
    customer: 'Customer',
    payment: 'Payment',
    placed: 'Placed',
    made: 'Made at',
    from: 'From',
    filters: 'Filters',
    days: /^Date/,
    typed: '11/11/2025',
    month: 'November 2025',
    day: '12 November 2025',
    chips: 'Active filters',
    chip: '11/11/2025 – 12/11/2025',
    more: ['Products', 'Delivery', 'Ordered by', 'Remark'],
    pickAll: 'Select all that are shown',
    pick: (id) => `Select Order ${id}`,
  },
};

const ORDERS_A_PAGE = 25;
const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 992;
const main = (page: Page) => page.getByRole('main');
const numbers = (page: Page) =>
  main(page)
    .getByRole('table')
    .getByRole('link', { name: /^\d{6}-[0-9A-Z]{5}$/ });
const head = (page: Page, name: string) => main(page).getByRole('columnheader', { name, exact: true });

async function openOrders(page: Page, address: string): Promise<void> {
  await openAtRest(page, address);
  await expect(numbers(page)).toHaveCount(ORDERS_A_PAGE);
}

test('B-71 the arrow keys lead through the rows, Home and End to the ends, Space picks, and Tab leaves the table', async ({
  page,
  context,
  language,
  at,
}) => {
  await bringStaff(context, at('/'), 'admin');
  await openOrders(page, at('/merchant/order'));
  const row = (place: number) => numbers(page).nth(place);
  await row(0).focus();
  for (const [key, place] of [
    ['ArrowUp', 0],
    ['ArrowDown', 1],
    ['ArrowDown', 2],
    ['ArrowUp', 1],
    ['End', ORDERS_A_PAGE - 1],
    ['ArrowDown', ORDERS_A_PAGE - 1],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(row(place), `${key} leads to row ${place}`).toBeFocused();
  }
  const box = main(page).getByRole('checkbox', {
    name: words[language].pick(await row(0).innerText()),
    exact: true,
  });
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
  await page.keyboard.press('Space');
  await expect(box).not.toBeChecked();
  await page.keyboard.press('Tab');
  await expect(main(page).getByRole('table').locator(':focus'), 'one stop for all the rows').toHaveCount(0);
});

test('B-70 typing into the filter asks the shop once, for the whole word', async ({
  page,
  context,
  language,
  at,
}) => {
  await bringStaff(context, at('/'), 'admin');
  // Before the page: what it has set to the browser's own clock could not be taken back any more, and would come late.
  await page.clock.install();
  await openOrders(page, at('/merchant/order'));
  const id = await numbers(page).nth(3).innerText();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const text = searchParams.get('text');
    // Without a text it is the realtime connection, which has just been opened.
    if (pathname.endsWith('/api/merchant/orders') && text !== null) asked.push(text);
  });
  // The page's clock advances only by the test.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5_000));
  await main(page).getByRole('searchbox', { name: words[language].search }).focus();
  for (const letter of id) {
    await page.keyboard.press(letter);
    await page.clock.runFor(300);
  }
  expect(asked, 'nothing while it is being typed').toEqual([]);
  await page.clock.runFor(300);
  await page.clock.resume();
  await expect(numbers(page)).toHaveText([id]);
  await expect(page).toHaveURL(at(`/merchant/order?text=${id}`));
  expect(asked).toEqual([id]);
});

test('B-71 sorting is in the address: a second press reverses it, and it is the same after a reload @both', async ({
  page,
  context,
  language,
  at,
}) => {
  const said = words[language];
  await bringStaff(context, at('/'), 'admin');
  await openOrders(page, at('/merchant/order'));
  const sums = async (): Promise<number[]> => {
    const cells = await main(page).getByRole('cell').filter({ hasText: /^฿/ }).allInnerTexts();
    return cells.map((sum) => Number(sum.replaceAll(/\D/g, '')));
  };
  const isRising = async () => {
    const shown = await sums();
    return shown.length === ORDERS_A_PAGE && shown.every((sum, place) => sum >= (shown[place - 1] ?? 0));
  };
  if (isPhone(page)) {
    await main(page).getByRole('combobox').selectOption({ label: said.lowest });
  } else {
    const press = () => head(page, said.total).getByRole('button').click();
    await press();
    await expect(page).toHaveURL(at('/merchant/order?sort=total'));
    await expect(head(page, said.total)).toHaveAttribute('aria-sort', 'descending');
    await press();
    await expect(head(page, said.total)).toHaveAttribute('aria-sort', 'ascending');
  }
  await expect(page).toHaveURL(at('/merchant/order?sort=total&dir=asc'));
  await expect.poll(isRising).toBe(true);
  const before = await numbers(page).allInnerTexts();
  await page.reload();
  await expect(numbers(page)).toHaveText(before);
  if (isPhone(page)) await expect(main(page).getByRole('combobox')).toHaveValue('total asc');
  else await expect(head(page, said.total)).toHaveAttribute('aria-sort', 'ascending');
});

test('B-71 the choice of columns lasts over a reload, for its own table alone @both', async ({
  page,
  context,
  language,
  at,
}) => {
  const said = words[language];
  await bringStaff(context, at('/'), 'admin');
  await openOrders(page, at('/merchant/order'));
  if (isPhone(page)) {
    await expect(
      main(page).getByRole('button', { name: said.columns, exact: true }),
      'cards have none',
    ).toBeHidden();
    return;
  }
  await expect(head(page, said.payment)).toBeVisible();
  await chooseColumn(page, language, said.payment, false);
  await expect(head(page, said.payment)).toHaveCount(0);
  await page.reload();
  await expect(head(page, said.customer)).toBeVisible();
  await expect(head(page, said.payment)).toHaveCount(0);
  await chooseColumn(page, language, said.placed, false);
  await expect(head(page, said.placed)).toHaveCount(0);
  await page.goto(at('/merchant/order?type=I'));
  await expect(head(page, said.made), 'another table').toBeVisible();
  await page.goto(at('/merchant/order'));
  await chooseColumn(page, language, said.payment, true);
  await chooseColumn(page, language, said.placed, true);
  await page.reload();
  await expect(head(page, said.payment)).toBeVisible();
});

async function chooseColumn(page: Page, language: Language, name: string, shown: boolean): Promise<void> {
  const button = main(page).getByRole('button', { name: words[language].columns, exact: true });
  await button.click();
  // It is saved when it has come to rest.
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().includes('/api/merchant/views/'),
  );
  const box = main(page).getByRole('checkbox', { name, exact: true });
  await box.click();
  await expect(box).toBeChecked({ checked: shown });
  await saved;
  await button.click();
}

test('B-70 days are typed or picked in the reader’s calendar, and the list is the same after a reload and on the way back @both', async ({
  page,
  context,
  language,
  at,
}) => {
  const said = words[language];
  await bringStaff(context, at('/'), 'admin');
  await openOrders(page, at('/merchant/order'));
  const opened = isPhone(page) ? page.getByRole('dialog') : main(page).getByRole('search');
  if (isPhone(page)) await main(page).getByRole('button', { name: said.filters }).click();
  await opened.getByRole('button', { name: said.days }).click();
  const from = opened.getByLabel(said.from, { exact: true });
  await from.focus();
  for (const key of said.typed) await page.keyboard.press(key);
  await expect(from).toHaveValue(said.typed);
  await expect(opened.getByText(said.month, { exact: true }), 'the month of the day').toBeVisible();
  // On the phone the list follows with the button alone.
  if (!isPhone(page)) await expect(page).toHaveURL(/dateStart=2025-11-11$/);
  await opened.getByRole('button', { name: said.day, exact: true }).click();
  if (isPhone(page)) await opened.getByRole('button').last().click();
  const address = at('/merchant/order?dateStart=2025-11-11&dateEnd=2025-11-12');
  await expect(page).toHaveURL(address);
  const chip = main(page).getByRole('list', { name: said.chips }).getByText(said.chip);
  await expect(chip).toBeVisible();
  await page.reload();
  await expect(chip).toBeVisible();
  await page.goto(at('/merchant/runs'));
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(chip).toBeVisible();
});

test('B-71 the head’s box is above those of the rows, and rows are 40 px high with all columns', async ({
  page,
  context,
  language,
  at,
}) => {
  const said = words[language];
  await bringStaff(context, at('/'), 'admin');
  await openOrders(page, at('/merchant/order'));
  const left = async (name: string) =>
    (await main(page).getByRole('checkbox', { name, exact: true }).boundingBox())?.x;
  const [id = ''] = await numbers(page).allInnerTexts();
  expect(await left(said.pickAll)).toBe(await left(said.pick(id)));
  await main(page).getByRole('button', { name: said.columns, exact: true }).click();
  for (const name of said.more) {
    const box = main(page).getByRole('checkbox', { name, exact: true });
    // Another test may have left it on: the choice is the person's and lasts.
    if (!(await box.isChecked())) await box.click();
    await expect(box).toBeChecked();
  }
  const heights = await main(page)
    .getByRole('table')
    .getByRole('row')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThanOrEqual(42);
});
