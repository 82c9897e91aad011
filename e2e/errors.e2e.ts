/** What goes wrong is told in words, with a way on, and nothing that was typed is lost. */
import type { Page, Route } from '@playwright/test';
import { findForeignText } from './checks/language.ts';
import { findOverflow } from './checks/layout.ts';
import { expect, test, type InBoth } from './fixtures.ts';
import { cardName } from './steps/product.ts';
import { searchBox } from './steps/search.ts';

type Words = {
  cut: RegExp;
  still: string;
  noConnection: string;
  apiError: string;
  maintenance: RegExp;
  retry: string;
  oops: string;
  noAnswer: RegExp;
  mobile: string;
  send: string;
  close: string;
  wrongCode: string;
};

const words: InBoth<Words> = {
  th: {
    cut: /^ไม่มีสัญญาณอินเทอร์เน็ต/,
    still: 'กำลังดำเนินการ สัญญาณอินเทอร์เน็ตช้า…',
    noConnection: 'เชื่อมต่อไม่ได้',
    apiError: 'API ขัดข้อง: HTTP 500',
    maintenance: /^ระบบอยู่ระหว่างการปรับปรุง/,
    retry: 'ลองอีกครั้ง',
    oops: 'ขออภัย มีบางอย่างผิดพลาด',
    noAnswer: /^ติดต่อร้านไม่ได้ในขณะนี้/,
    mobile: 'เบอร์มือถือ',
    send: 'รับรหัสทาง SMS',
    close: 'ปิด',
    wrongCode: 'รหัส OTP ไม่ถูกต้อง',
  },
  en: {
    cut: /^You are offline/,
    still: 'Still working, the connection is slow…',
    noConnection: 'No connection',
    apiError: 'API error: HTTP 500',
    maintenance: /^The system is under maintenance/,
    retry: 'Try again',
    oops: 'Oops...Something went wrong',
    noAnswer: /^The shop cannot be reached/,
    mobile: 'Mobile number',
    send: 'Send code',
    close: 'Close',
    wrongCode: 'Invalid OTP Code',
  },
};

const PRODUCT_CALL = '**/api/products/item/**';
const CODE_CALL = '**/authen/otp/request';

const firstCard = (page: Page) =>
  page.getByRole('main').getByRole('article').first().getByRole('link').first();
const toast = (page: Page, message: string | RegExp) =>
  page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: message });

test('E-21 a cut line is told, the page with all that was typed stays, and the way goes on when it is back', async ({
  page,
  context,
  language,
  at,
  complaints,
}) => {
  complaints.allowNoAnswer();
  const said = words[language];
  await page.goto(at('/product'), { waitUntil: 'networkidle' });
  const card = firstCard(page);
  const name = await cardName(card);
  await page.clock.install();
  const code: string[] = [];
  page.on('request', (request) => /\/assets\/product-/.test(request.url()) && code.push(request.url()));
  await context.setOffline(true);
  const note = page.getByRole('status').filter({ hasText: said.cut });
  await expect(note).toBeVisible();
  expect(await findOverflow(page)).toEqual([]);
  expect(await findForeignText(page, language)).toEqual([]);
  await searchBox(page, language).fill('abc');
  await card.click();
  // Longer than a link is looked at before what it leads to is fetched ahead.
  await page.clock.fastForward(1_000);
  await expect(searchBox(page, language), 'nothing typed is lost').toHaveValue('abc');
  await expect(page).toHaveURL(at('/product'));
  expect(code, 'what cannot be had is not asked for').toEqual([]);

  await context.setOffline(false);
  await expect(note).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

test('E-21 a form that could not be sent keeps what was typed, says so, and is sent when asked again', async ({
  page,
  language,
  at,
  complaints,
}) => {
  complaints.allowNoAnswer();
  const said = words[language];
  await page.goto(at('/login'), { waitUntil: 'networkidle' });
  await page.route(CODE_CALL, (route) => route.abort('connectionrefused'));
  const field = page.getByRole('textbox', { name: said.mobile });
  await field.fill('0899999991');
  const send = page.getByRole('button', { name: said.send });
  await send.click();
  await expect(toast(page, said.noAnswer)).toBeVisible();
  await expect(field).toHaveValue('0899999991');
  await page.unroute(CODE_CALL);
  await send.click();
  await expect(page).toHaveURL(at('/verifyotp'));
});

test('E-22 a slow answer is told after some seconds, and no more once it is there', async ({
  page,
  language,
  at,
}) => {
  const said = words[language];
  await page.goto(at('/product'), { waitUntil: 'networkidle' });
  const held: Route[] = [];
  await page.route(PRODUCT_CALL, (route) => void held.push(route));
  const card = firstCard(page);
  const name = await cardName(card);
  await card.click();
  const note = page.getByRole('status').filter({ hasText: said.still });
  await expect(note).toBeVisible();
  await Promise.all(held.map((route) => route.continue()));
  await page.unroute(PRODUCT_CALL);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(note).toHaveCount(0);
});

test('E-20 E-24 a page without an answer says so, and asks again in its place', async ({
  page,
  language,
  at,
  complaints,
}) => {
  complaints.allowNoAnswer();
  const said = words[language];
  await page.goto(at('/product'), { waitUntil: 'networkidle' });
  await page.route(PRODUCT_CALL, (route) => route.abort('connectionrefused'));
  const card = firstCard(page);
  const name = await cardName(card);
  await card.click();
  await expect(page.getByRole('heading', { level: 1, name: said.noConnection })).toBeVisible();
  await page.unroute(PRODUCT_CALL);
  await page.getByRole('button', { name: said.retry }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

for (const { status, words: key } of [
  { status: 500, words: 'apiError' },
  { status: 503, words: 'maintenance' },
] as const)
  test(`E-20 a page whose answer is ${status} tells it in the page's language`, async ({
    page,
    language,
    at,
    complaints,
  }) => {
    complaints.allowStatus(status);
    const said = words[language];
    await page.goto(at('/product'), { waitUntil: 'networkidle' });
    await page.route(PRODUCT_CALL, (route) => route.fulfill({ status, body: 'upstream' }));
    await firstCard(page).click();
    await expect(page.getByText(said[key])).toBeVisible();
    await expect(page).toHaveTitle(language === 'th' ? /^เกิดข้อผิดพลาด/ : /^Error/);
    expect(await findForeignText(page, language)).toEqual([]);
  });

test('E-23 what is typed survives that the page is loaded anew, but for codes and passwords', async ({
  page,
  language,
  at,
}) => {
  const said = words[language];
  await page.goto(at('/login'), { waitUntil: 'networkidle' });
  const field = page.getByRole('textbox', { name: said.mobile });
  await field.fill('0899999995');
  // As a reload for a newer release does it; the browser's own memory of fields is not asked.
  await page.goto(at('/login'), { waitUntil: 'networkidle' });
  await expect(field).toHaveValue('0899999995');
  await page.goto(at('/product'), { waitUntil: 'networkidle' });
  await page.goto(at('/login'), { waitUntil: 'networkidle' });
  await expect(field, 'only right after').toHaveValue('');
});
