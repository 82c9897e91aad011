/** Notifications across windows, and links in messages that lead through the sign-in (B-94h, B-94l). */
import type { Page } from '@playwright/test';
import { adminOf, customerOf } from './callers.ts';
import { expect, test, type InBoth, type Language } from './fixtures.ts';
import { placeOrder } from './orders.ts';
import { untilListening } from './steps/realtime.ts';
import { askForCode, endSessionOf, expectSignInPage } from './steps/sign-in.ts';
import { expectStaffSignIn, signInStaff } from './steps/staff.ts';

type Words = {
  bell: RegExp;
  unread: RegExp;
  panel: string;
  failed: RegExp;
  usePassword: string;
  username: string;
  password: string;
  login: string;
  settings: string;
};
const words: InBoth<Words> = {
  th: {
    bell: /^การแจ้งเตือน/,
    unread: /ยังไม่ได้อ่าน 2 รายการ/,
    panel: 'การแจ้งเตือน',
    failed: /จัดส่งไม่สำเร็จ/,
    usePassword: 'เข้าสู่ระบบด้วยรหัสผ่าน',
    username: 'ชื่อผู้ใช้หรือเบอร์มือถือ',
    password: 'รหัสผ่าน',
    login: 'เข้าสู่ระบบ',
    settings: 'ตั้งค่าการแจ้งเตือน',
  },
  en: {
    bell: /^Notifications/,
    unread: /2 unread/,
    panel: 'Notifications',
    failed: /not be delivered|failed/i,
    usePassword: 'Log in with a password',
    username: 'User name or mobile number',
    password: 'Password',
    login: 'Log in',
    settings: 'Notification settings',
  },
};

const COOKIE = 'shop-petclub-buyer';
const bellOf = (page: Page, language: Language) =>
  page.getByRole('banner').getByRole('link', { name: words[language].bell });

async function signInByPassword(page: Page, language: Language): Promise<void> {
  const said = words[language];
  await page.getByRole('button', { name: said.usePassword }).click();
  await page.getByRole('textbox', { name: said.username }).fill('customer');
  await page.getByRole('textbox', { name: said.password, exact: true }).fill('demo1234');
  await page.getByRole('main').getByRole('button', { name: said.login, exact: true }).click();
}

test('B-94h what staff report appears at the bell of the buyer’s windows, and is read in all when it is opened in one @en-desktop', async ({
  page,
  context,
  shop,
  goods,
  language,
  at,
  signIn,
}) => {
  const said = words[language];
  const buyer = await signIn(goods.takeCustomer({ atAnyPrice: true }));
  const { P_Code } = await goods.takeProduct(buyer, { enoughFor: 1 });
  const other = await context.newPage();
  const listening = [untilListening(page), untilListening(other)];
  await page.goto(at('/history'));
  await other.goto(at('/profile'));
  await Promise.all(listening);

  const { Order } = await placeOrder(buyer, [{ P_Code, qty1: 1 }]);
  const params = { orderid: Order.OrderID, saleunit: Order.SaleUnit };
  const admin = await adminOf({ ...shop, language });
  for (const [From, To] of [
    ['Wait', 'Approved'],
    ['Approved', 'Packed'],
    ['Packed', 'Shipping'],
  ] as const)
    await admin.stepMerchantOrder({ params, body: { From, To } });
  await admin.failMerchantDelivery({ params, body: { Reason: 'Nobody at home' } });
  for (const one of [page, other]) await expect(bellOf(one, language)).toHaveAccessibleName(said.unread);

  await bellOf(page, language).click();
  const panel = page.getByRole('region', { name: said.panel });
  await panel.getByRole('link', { name: said.failed }).click();
  await expect(page).toHaveURL(at(`/history/${Order.OrderID}/${Order.SaleUnit}`));
  for (const one of [page, other]) await expect(bellOf(one, language)).toHaveAccessibleName(/1/);
});

test('B-94l a link of a message leads a guest through the sign-in to its order, also when a session has ended', async ({
  page,
  context,
  shop,
  language,
  at,
}) => {
  const { api } = await customerOf({ ...shop, language });
  const { Data } = await api.listOrders({ query: { take: 1 } });
  const path = at(`/history/${Data[0]?.OrderID}/${Data[0]?.SaleUnit}`);
  await page.goto(path);
  await expectSignInPage(page, language);
  await signInByPassword(page, language);
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('main')).toContainText(Data[0]?.OrderID ?? 'nothing');

  const secret = (await context.cookies(path)).find(({ name }) => name === COOKIE)?.value ?? '';
  // The link is followed from elsewhere: a page that stays open would ask under the session that ends.
  await page.goto('about:blank');
  await endSessionOf(shop.url, { tenant: 'petclub', cookie: COOKIE, secret });
  await page.goto(path);
  await expectSignInPage(page, language);
  await signInByPassword(page, language);
  await expect(page).toHaveURL(path);
});

test('B-94l a link of a message leads through the sign-in by a code as well', async ({
  page,
  goods,
  language,
  at,
  codeOf,
}) => {
  const mobile = goods.takeCustomer({ atAnyPrice: true });
  await page.goto(at('/notifications/settings'));
  const field = await askForCode(page, language, mobile);
  await field.pressSequentially(await codeOf(mobile));
  await expect(page).toHaveURL(at('/notifications/settings'));
  await expect(page.getByRole('heading', { level: 1, name: words[language].settings })).toBeVisible();
});

test('B-94l a link of a message leads staff through their sign-in to the order, also when a session has ended', async ({
  page,
  context,
  shop,
  language,
  at,
}) => {
  const { api } = await customerOf({ ...shop, language });
  const { Data } = await api.listOrders({ query: { take: 1 } });
  const path = at(`/merchant/order/${Data[0]?.OrderID}/${Data[0]?.SaleUnit}`);
  for (const _ of ['a guest', 'a session that has ended']) {
    await page.goto(path);
    await expectStaffSignIn(page, language);
    await signInStaff(page, language, { username: 'admin' });
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('main')).toContainText(Data[0]?.OrderID ?? 'nothing');
    await context.clearCookies();
  }
});
