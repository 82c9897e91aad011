/** A page that is seen before its code has come: what is pressed, typed or chosen then counts once it has. */
import type { Page } from '@playwright/test';
import { guestOf } from './callers.ts';
import { expect, test, type InBoth } from './fixtures.ts';
import { centerRows, centerSwitch } from './steps/center.ts';
import { searchBox } from './steps/search.ts';

type Words = {
  center: string;
  sort: string;
  units: string;
  usePassword: string;
  password: string;
  mobile: string;
  wrongMobile: string;
};

const words: InBoth<Words> = {
  th: {
    center: 'ขนปุยคลับ บางนา',
    sort: 'เรียงตาม',
    units: 'เลือกหน่วย',
    usePassword: 'เข้าสู่ระบบด้วยรหัสผ่าน',
    password: 'รหัสผ่าน',
    mobile: 'เบอร์มือถือ',
    wrongMobile: 'กรอกเบอร์มือถือ 10 หลัก เช่น 081 234 5678',
  },
  en: {
    center: 'Khonpui Club Bang Na',
    sort: 'Sort by',
    units: 'Choose a unit',
    usePassword: 'Log in with a password',
    password: 'Password',
    mobile: 'Mobile number',
    wrongMobile: 'Enter a Thai mobile number with 10 digits, e.g. 081 234 5678',
  },
};

/** A customer whom no other file signs in by code. */
const MOBILE = '0810000140';
const YEAR = 365 * 24 * 3600;

/** Opens a page whose code is held back until the given function is called. */
async function openWithoutCode(page: Page, address: string): Promise<() => void> {
  let letCome = (): void => {};
  const mayCome = new Promise<void>((resolve) => (letCome = resolve));
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  return letCome;
}

test('L-08 a button that is pressed before the page is alive does its work as soon as it is', async ({
  page,
  language,
  at,
}) => {
  const letCome = await openWithoutCode(page, at('/', 'petclub'));
  await centerSwitch(page, language, words[language].center).click();
  letCome();
  await expect(centerRows(page, language)).toHaveCount(4);
});

test('a button inside of the page too, which is hydrated after its surroundings', async ({
  page,
  language,
  at,
}) => {
  const said = words[language];
  const letCome = await openWithoutCode(page, at('/login'));
  await page.getByRole('button', { name: said.usePassword }).click();
  letCome();
  await expect(page.getByRole('textbox', { name: said.password, exact: true })).toBeVisible();
});

test('Enter in a form counts as its button, which waits: the form is sent with what was typed', async ({
  page,
  language,
  at,
}) => {
  const { mobile, wrongMobile } = words[language];
  const wrong = await openWithoutCode(page, at('/login'));
  const field = page.getByRole('textbox', { name: mobile });
  await field.pressSequentially('12');
  await field.press('Enter');
  await expect(page.getByText(wrongMobile)).toHaveCount(0);
  wrong();
  await expect(page.getByText(wrongMobile)).toBeVisible();

  const right = await openWithoutCode(page, at('/login'));
  await field.pressSequentially(MOBILE);
  await field.press('Enter');
  right();
  await expect(page).toHaveURL(/verifyotp/);
});

test('what is typed into the search before the page is alive stays, and is completed', async ({
  page,
  language,
  at,
}) => {
  const letCome = await openWithoutCode(page, at('/'));
  const typed = language === 'th' ? 'ทรายแมว' : 'cat litter';
  const box = searchBox(page, language);
  await box.pressSequentially(typed);
  letCome();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(box).toHaveValue(typed);
});

test('what is chosen before the page is alive counts: the order of a list, the unit of a product', async ({
  page,
  shop,
  goods,
  language,
  at,
}) => {
  const said = words[language];
  const sorted = await openWithoutCode(page, at('/product'));
  await page.getByRole('combobox', { name: said.sort }).selectOption({ index: 1 });
  sorted();
  await expect(page).toHaveURL(/[?&]sort=/);

  const { P_Code, UNIT2NAME } = await goods.takeProduct(await guestOf({ ...shop, language }));
  const chosen = await openWithoutCode(page, at(`/product/${P_Code}`));
  const units = page.getByRole('group', { name: said.units });
  await units.getByText(UNIT2NAME, { exact: true }).click();
  chosen();
  await expect(page.getByRole('button', { name: new RegExp(` 1 ${UNIT2NAME}$`) }).first()).toBeVisible();
  await expect(units.getByRole('radio').nth(1)).toBeChecked();
});

test('K-42 a language that is chosen before the page is alive is followed, and remembered for 365 days', async ({
  context,
  page,
  language,
  at,
}) => {
  await openWithoutCode(page, at('/merchant/login', 'petclub'));
  const other = language === 'th' ? 'en' : 'th';
  await page.locator(`a[hreflang=${other}]`).click();
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  const cookies = await context.cookies(page.url());
  const locale = cookies.find(({ name }) => name === 'shop-petclub-locale');
  expect(locale).toMatchObject({ value: other, path: '/', sameSite: 'Lax' });
  expect(Math.abs((locale?.expires ?? 0) - Date.now() / 1000 - YEAR)).toBeLessThan(600);
});

test('a page fetches its code at low priority, so that the code never competes with what is painted first', async ({
  page,
  at,
}) => {
  const client = await page.context().newCDPSession(page);
  const priorities = new Map<string, string>();
  client.on('Network.requestWillBeSent', ({ request }) => {
    const { pathname } = new URL(request.url);
    if (/\.(js|css|woff2)$/.test(pathname)) priorities.set(pathname, request.initialPriority);
  });
  await client.send('Network.enable');
  const html = (await (await page.goto(at('/')))?.text()) ?? '';
  // What comes after hydration is asked for by what the visitor does.
  const of = (ending: string) =>
    [...priorities].filter(([path]) => path.endsWith(ending) && html.includes(path));
  expect(of('.js').filter(([, priority]) => !priority.endsWith('Low'))).toEqual([]);
  expect(of('.js').length).toBeGreaterThan(5);
  const first = [...of('.css'), ...of('.woff2')];
  expect(first.length).toBeGreaterThan(2);
  expect(first.filter(([, priority]) => priority.endsWith('Low'))).toEqual([]);
});
