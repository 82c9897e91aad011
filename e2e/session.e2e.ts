/** Sessions: what they keep, how they end, who may see what, and the tabs that follow. */
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test, type InBoth, type Language } from './fixtures.ts';
import { openAtRest } from './rest.ts';
import { askForCode, endSessionOf, expectSignInPage } from './steps/sign-in.ts';
import { setting, withBootstrap } from './steps/document.ts';
import { untilListening } from './steps/realtime.ts';

const YEAR = 365 * 24 * 3600;
const TENANT = 'homegoods';
/** Customers of homegoods whom no other file knows. */
const [KEEPS, LEAVES, TABS] = ['0810000101', '0810000102', '0810000105'];
const COOKIE = 'shop-homegoods-buyer';
/** Waits for approval, at every shop. */
const PENDING = '0810000110';

type Words = {
  logout: string;
  sessionOver: string;
  pending: string;
  pendingRefusal: string;
  look: string;
  products: string;
  languageMenu: string;
  usePassword: string;
  username: string;
  password: string;
  login: string;
};

const words: InBoth<Words> = {
  th: {
    logout: 'ออกจากระบบ',
    sessionOver: 'หมดเวลาการใช้งาน กรุณาเข้าสู่ระบบอีกครั้ง',
    pending: 'รอการอนุมัติ',
    pendingRefusal: 'บัญชีของคุณกำลังรอการอนุมัติ',
    look: 'เลือกชมสินค้า',
    products: 'สินค้า',
    languageMenu: 'ภาษา: ไทย',
    usePassword: 'เข้าสู่ระบบด้วยรหัสผ่าน',
    username: 'ชื่อผู้ใช้หรือเบอร์มือถือ',
    password: 'รหัสผ่าน',
    login: 'เข้าสู่ระบบ',
  },
  en: {
    logout: 'Logout',
    sessionOver: 'Your session has run out. Please log in again.',
    pending: 'Waiting for approval',
    pendingRefusal: 'Your account is waiting for approval',
    look: 'Look around the shop',
    products: 'Product',
    languageMenu: 'Language: English',
    usePassword: 'Log in with a password',
    username: 'User name or mobile number',
    password: 'Password',
    login: 'Log in',
  },
};

/** As the demo's agent, on the sign-in page. */
async function signInByPassword(page: Page, language: Language): Promise<void> {
  const said = words[language];
  await page.getByRole('button', { name: said.usePassword }).click();
  await page.getByRole('textbox', { name: said.username }).fill('agent');
  await page.getByRole('textbox', { name: said.password, exact: true }).fill('demo1234');
  await page.getByRole('main').getByRole('button', { name: said.login, exact: true }).click();
}

const cookieNames = async (context: BrowserContext, url: string) =>
  (await context.cookies(url)).map(({ name }) => name);

test('K-01 the session’s cookie is the shop’s own, hidden from scripts, and lives a year', async ({
  context,
  page,
  language,
  at,
  codeOf,
}) => {
  await page.goto(at('/login?next=/profile', TENANT));
  const field = await askForCode(page, language, KEEPS);
  await field.pressSequentially(await codeOf(KEEPS));
  await expect(page).toHaveURL(at('/profile', TENANT));
  const url = at('/', TENANT);
  const find = async (name: string) => (await context.cookies(url)).find((cookie) => cookie.name === name);
  const session = await find(COOKIE);
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  expect(Math.abs((session?.expires ?? 0) - Date.now() / 1000 - YEAR)).toBeLessThan(600);
  expect(await page.evaluate(() => document.cookie)).not.toContain('buyer');

  // The browser keeps no token: only who is here, for the other tabs.
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).not.toMatch(/eyJ|Bearer/);
});

test('K-42 the language that was chosen is remembered for 365 days @both', async ({
  context,
  page,
  language,
  at,
}) => {
  await page.goto(at('/', TENANT));
  const other = language === 'th' ? 'en' : 'th';
  const menu = page.getByRole('button', { name: words[language].languageMenu });
  if (await menu.isVisible()) await menu.click();
  await page.locator(`a[hreflang=${other}], button[lang=${other}]`).filter({ visible: true }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  const cookies = await context.cookies(at('/', TENANT));
  const locale = cookies.find(({ name }) => name === 'shop-homegoods-locale');
  expect(locale?.value).toBe(other);
  expect(Math.abs((locale?.expires ?? 0) - Date.now() / 1000 - YEAR)).toBeLessThan(600);
});

test('A-05 guests go home from pages that need an account', async ({ page, at }) => {
  for (const path of ['/profile', '/history', '/checkout/adv']) {
    await page.goto(at(path, TENANT));
    await expect(page).toHaveURL(at('/', TENANT));
  }
});

test('W-09 with GUEST_MODE_ENABLED off a guest is led to sign in, and back to the page before', async ({
  page,
  language,
  at,
}) => {
  await withBootstrap(page, setting('GUEST_MODE_ENABLED', 'N'));
  await page.goto(at('/login', TENANT));
  await expectSignInPage(page, language);
  const prefix = language === 'en' ? '/en' : '';
  await page
    .getByRole('link', { name: words[language].products, exact: true })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page).toHaveURL(at(`/login?next=${encodeURIComponent(`${prefix}/product`)}`, TENANT));
});

test('S-40 a logout forgets the person: cookie, notes and pages', async ({
  page,
  context,
  language,
  at,
  signIn,
}) => {
  await signIn(LEAVES, TENANT);
  // At rest: what the page still asked for as the person would be refused, and the browser would report it.
  await openAtRest(page, at('/profile', TENANT));
  await page.evaluate(() => {
    sessionStorage.setItem('shop-homegoods-X-checkout', '{"remark":"ring twice"}');
    localStorage.setItem('shop-homegoods-searches', '["tea"]');
    localStorage.setItem('shop-petclub-searches', '["other shop"]');
  });
  await page.getByRole('main').getByRole('button', { name: words[language].logout }).click();
  await expect(page).toHaveURL(at('/', TENANT));
  const kept = await page.evaluate(() => ({ ...localStorage, ...sessionStorage }));
  expect(Object.keys(kept)).not.toEqual(expect.arrayContaining(['shop-homegoods-X-checkout']));
  expect(Object.keys(kept)).not.toEqual(expect.arrayContaining(['shop-homegoods-searches']));
  expect(Object.keys(kept)).toContain('shop-petclub-searches');
  expect(await cookieNames(context, at('/', TENANT))).not.toContain(COOKIE);
  await page.goBack();
  await expect(page, 'his page is not there any more').toHaveURL(at('/', TENANT));
});

test('S-42 a session that ran out leads to the sign-in and back to the very page', async ({
  page,
  context,
  language,
  at,
  shop,
  complaints,
}) => {
  complaints.allowStatus(401);
  await page.goto(at('/login?next=/profile', TENANT));
  await signInByPassword(page, language);
  await expect(page).toHaveURL(at('/profile', TENANT));
  // Idle: a call still on its way would reveal that the session is over.
  const listening = untilListening(page);
  await openAtRest(page, at('/profile', TENANT));
  await listening;
  const url = at('/', TENANT);
  const secret = (await context.cookies(url)).find(({ name }) => name === COOKIE)?.value ?? '';
  await endSessionOf(shop.url, { tenant: TENANT, cookie: COOKIE, secret });
  const prefix = language === 'en' ? '/en' : '';
  await page.getByRole('main').locator(`a[href="${prefix}/history"]`).first().click();
  await expect(page.getByText(words[language].sessionOver)).toBeVisible();
  await expect(page).toHaveURL(/\/login\?next=/);
  expect(await cookieNames(context, url), 'the expired cookie is removed').not.toContain(COOKIE);
  const next = new URL(page.url()).searchParams.get('next') ?? '';
  await signInByPassword(page, language);
  await expect(page).toHaveURL(new URL(next, url).href);
});

test('S-48 a page asked for with an expired cookie is the guest’s, and the cookie is removed', async ({
  page,
  context,
  at,
}) => {
  const url = at('/', TENANT);
  await context.addCookies([{ name: COOKIE, value: 'B'.repeat(43), url, httpOnly: true }]);
  await page.goto(url);
  expect(await cookieNames(context, url)).not.toContain(COOKIE);
});

test('S-43 the other tab signs in and out with the first', async ({
  page,
  context,
  language,
  at,
  codeOf,
}) => {
  const other = await context.newPage();
  // A page listens last of all: what it asks for as the person who then leaves has been answered.
  const atRest = [page, other].map(untilListening);
  await other.goto(at('/login?next=/profile', TENANT));
  await expectSignInPage(other, language);
  await page.goto(at('/login?next=/profile', TENANT));
  const field = await askForCode(page, language, TABS);
  await field.pressSequentially(await codeOf(TABS));
  await expect(page).toHaveURL(at('/profile', TENANT));
  await expect(other, 'goes on to where it wanted to be').toHaveURL(at('/profile', TENANT));
  await Promise.all(atRest);
  await page.getByRole('main').getByRole('button', { name: words[language].logout }).click();
  await expect(page).toHaveURL(at('/', TENANT));
  await expect(other, 'leaves the page that needs an account').toHaveURL(at('/', TENANT));
});

test('R-08b S-33 W-25 who waits for approval comes to its page where PENDING_APPROVAL_REGISTER is Y', async ({
  page,
  language,
  at,
  codeOf,
  complaints,
}) => {
  complaints.allowStatus(403);
  await page.goto(at('/login', 'medisupply'));
  const field = await askForCode(page, language, PENDING);
  await field.pressSequentially(await codeOf(PENDING));
  await expect(page).toHaveURL(at('/pendingApproval', 'medisupply'));
  await expect(page.getByRole('heading', { level: 1, name: words[language].pending })).toBeVisible();
  await page.getByRole('link', { name: words[language].look }).click();
  await expect(page).toHaveURL(at('/', 'medisupply'));
});

test('S-33 and says so on the spot where it is N', async ({ page, language, at, codeOf, complaints }) => {
  complaints.allowStatus(403);
  await page.goto(at('/login', 'petclub'));
  const field = await askForCode(page, language, PENDING);
  await field.pressSequentially(await codeOf(PENDING));
  await expect(page.getByText(words[language].pendingRefusal).first()).toBeVisible();
  await expect(page).toHaveURL(/verifyotp/);
});
