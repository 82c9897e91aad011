/** The merchant area: who gets in and as whom, and for which center (B-60, B-02, B-05). */
import type { Page } from '@playwright/test';
import { expectSound } from './checks/sound.ts';
import { expect, test, type InBoth, type Language } from './fixtures.ts';
import { atRest } from './rest.ts';
import { untilListening } from './steps/realtime.ts';
import { bringStaff, expectStaffSignIn, signInStaff } from './steps/staff.ts';

const YEAR = 365 * 24 * 3600;
const COOKIE = 'shop-petclub-merchant';
/** The demo's salesman of petclub, who works for two centers. */
const SALE = { username: 'sale', mobile: '0830000002' };

type Words = {
  wrong: string;
  useCode: string;
  mobile: string;
  send: string;
  code: string;
  menu: string;
  logout: string;
  role: string;
  admin: string;
  first: string;
  second: string;
  pick: string;
  search: string;
  nobody: string;
  profile: string;
  notAllowed: string;
};

const words: InBoth<Words> = {
  th: {
    wrong: 'ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง',
    useCode: 'เข้าสู่ระบบด้วยรหัสทาง SMS',
    mobile: 'เบอร์มือถือ',
    send: 'รับรหัสทาง SMS',
    code: 'รหัส 6 หลัก',
    menu: 'เมนู',
    logout: 'ออกจากระบบ',
    role: 'พนักงานขาย',
    admin: 'ผู้ดูแลระบบสูงสุด',
    first: 'ขนปุยคลับ บางนา',
    second: 'ขนปุยคลับ เชียงใหม่',
    pick: 'เลือกศูนย์ที่จะทำงาน',
    search: 'รหัสศูนย์ ชื่อศูนย์ หรือที่อยู่',
    nobody: 'ไม่พบศูนย์ กรุณาลองค้นหาด้วยคำอื่น',
    profile: 'บัญชีของฉัน',
    notAllowed: 'ไม่มีสิทธิ์เข้าหน้านี้',
  },
  en: {
    wrong: 'Wrong user name or password',
    useCode: 'Log in with a code by SMS',
    mobile: 'Mobile number',
    send: 'Send code',
    code: '6-digit code',
    menu: 'Menu',
    logout: 'Log out',
    role: 'Salesman',
    admin: 'Super admin',
    first: 'Khonpui Club Bang Na',
    second: 'Khonpui Club Chiang Mai',
    pick: 'Choose the center you work for',
    search: 'Center code, name or address',
    nobody: 'Merchant not found. Please try again with other words.',
    profile: 'My account',
    notAllowed: 'Not for your account',
  },
};

/** Opens what the phone has under its menu and the desktop under the name. */
async function openAccount(page: Page, language: Language): Promise<void> {
  const phone = page.getByRole('button', { name: words[language].menu, exact: true });
  if (await phone.isVisible()) await phone.click();
  else
    await page
      .getByRole('button', { name: new RegExp(`${words[language].role}|${words[language].admin}`) })
      .click();
}

const centerButton = (page: Page, name: string) =>
  page
    .getByRole('button', { name: new RegExp(name) })
    .filter({ visible: true })
    .first();

test('A-64 B-60 B-62 U-06 staff sign in by password, are led back to where they wanted to go, and keep a cookie of their own for a year', async ({
  context,
  page,
  language,
  at,
  complaints,
}) => {
  complaints.allowStatus(401);
  await page.goto(at('/merchant/profile'));
  await expect(page).toHaveURL(at('/merchant/login?next=%2Fmerchant%2Fprofile'));
  await expectStaffSignIn(page, language);
  await signInStaff(page, language, { username: 'sale', password: 'wrong' });
  await expect(page.getByText(words[language].wrong).first()).toBeVisible();
  await signInStaff(page, language, { username: 'sale' });
  await expect(page).toHaveURL(at('/merchant/profile'));
  await expect(page.getByRole('heading', { level: 1, name: words[language].profile })).toBeVisible();

  const cookies = await context.cookies(at('/'));
  const session = cookies.find(({ name }) => name === COOKIE);
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  expect(Math.abs((session?.expires ?? 0) - Date.now() / 1000 - YEAR)).toBeLessThan(600);
  // Not signed in at the shop: no buyer's session came with it.
  expect(cookies.map(({ name }) => name)).not.toContain('shop-petclub-buyer');
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).not.toMatch(/eyJ|Bearer/);

  // Signed in already: nothing to do at the sign-in.
  await page.goto(at('/merchant/login?next=/merchant/profile/dc'));
  await expect(page).toHaveURL(at('/merchant/profile/dc'));
});

test('B-60 staff sign in by a one-time code', async ({ page, language, at, codeOf }) => {
  const said = words[language];
  await page.goto(at('/merchant/login?next=/merchant/profile'));
  await page.getByRole('button', { name: said.useCode }).click();
  await page.getByRole('textbox', { name: said.mobile, exact: true }).fill(SALE.mobile);
  await page.getByRole('button', { name: said.send }).click();
  await expect(page).toHaveURL(at('/merchant/verifyotp?next=%2Fmerchant%2Fprofile'));
  await page.getByRole('textbox', { name: said.code }).pressSequentially(await codeOf(SALE.mobile));
  await expect(page).toHaveURL(at('/merchant/profile'));
});

test('B-61 a page for staff is kept by nobody, and none of it is a buyer’s', async ({
  context,
  page,
  at,
}) => {
  await bringStaff(context, at('/'), 'sale');
  const answer = await page.goto(at('/merchant/profile'));
  expect(answer?.headers()['cache-control']).toBe('private, no-store');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('B-61 B-62 a session that ended elsewhere leads to the sign-in, and from there back', async ({
  context,
  page,
  language,
  at,
  complaints,
}) => {
  complaints.allowStatus(401);
  await bringStaff(context, at('/'), 'sale');
  const listening = untilListening(page);
  await page.goto(at('/merchant/profile'));
  await listening;
  const secret = (await context.cookies(at('/'))).find(({ name }) => name === COOKIE)?.value;
  await fetch(`${new URL(at('/')).origin}/authen/user/logout`, {
    method: 'POST',
    headers: { tenantid: 'petclub', cookie: `${COOKIE}=${secret}`, 'content-type': 'application/json' },
    body: '{}',
  });
  // The realtime connection is ended with it, and the page asks who is here.
  await expect(page).toHaveURL(at('/merchant/login?next=%2Fmerchant%2Fprofile'));
  await expectStaffSignIn(page, language);
  await signInStaff(page, language, { username: 'sale' });
  await expect(page).toHaveURL(at('/merchant/profile'));
});

test('B-63 the account menu says who works here and as what, and leads out @both', async ({
  context,
  page,
  language,
  at,
}) => {
  await bringStaff(context, at('/'), 'sale');
  await page.goto(at('/merchant/profile/edit'));
  await openAccount(page, language);
  const logout = page.getByRole('button', { name: words[language].logout }).filter({ visible: true });
  await expect(logout).toBeVisible();
  await expect(page.getByText(words[language].role).filter({ visible: true }).first()).toBeVisible();
  await expectSound(page, language, 'merchant-account-menu');
  await atRest(page);
  await logout.click();
  await expectStaffSignIn(page, language);
  await page.goto(at('/merchant/profile'));
  await expectStaffSignIn(page, language);
});

test('B-64 staff pick the center that they work for: the chosen one first, found by what is typed @both', async ({
  context,
  page,
  language,
  at,
}) => {
  const said = words[language];
  await bringStaff(context, at('/'), 'sale');
  await page.goto(at('/merchant/profile'));
  await centerButton(page, said.first).click();
  const dialog = page.getByRole('dialog', { name: said.pick });
  const rows = dialog.getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(said.first);
  await expectSound(page, language, 'merchant-centers');

  const search = dialog.getByRole('searchbox', { name: said.search });
  await search.fill('zzzz');
  await expect(dialog.getByText(said.nobody).first()).toBeVisible();
  await expectSound(page, language, 'merchant-centers-none');
  await search.fill('PC02');
  await expect(rows).toHaveCount(1);
  await rows.first().getByRole('button').click();
  await expect(dialog).toBeHidden();
  await expect(centerButton(page, said.second)).toBeVisible();
  // The page's own data follow, and the choice is the session's: a new document knows it.
  await page.goto(at('/merchant/profile/dc'));
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(said.second);
  await page.getByRole('main').getByRole('listitem').last().getByRole('button').click();
  await expect(centerButton(page, said.first)).toBeVisible();
});

test('B-64 the phone’s back button closes the dialog instead of leaving the page @th-phone', async ({
  context,
  page,
  language,
  at,
}) => {
  const said = words[language];
  await bringStaff(context, at('/'), 'sale');
  await page.goto(at('/merchant/profile'));
  await centerButton(page, said.first).click();
  const dialog = page.getByRole('dialog', { name: said.pick });
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(at('/merchant/profile'));
  await centerButton(page, said.first).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(at('/merchant/profile'));
});

test('B-65 a page that is not for the role is refused in words', async ({
  context,
  page,
  language,
  at,
  complaints,
}) => {
  complaints.allowStatus(403);
  await bringStaff(context, at('/'), 'sale');
  await page.goto(at('/merchant/log'));
  await expect(page.getByRole('heading', { level: 1, name: words[language].notAllowed })).toBeVisible();
});
