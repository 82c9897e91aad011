/** How long toasts stay and where, by the page's own clock (storefront §9). */
import type { Locator, Page } from '@playwright/test';
import { guestOf } from './callers.ts';
import { expect, test, type InBoth } from './fixtures.ts';
import { openAtRest } from './rest.ts';

type Words = {
  mobile: string;
  send: string;
  oops: string;
  added: string;
  usePassword: string;
  username: string;
  password: string;
  login: string;
  signedIn: string;
};

const words: InBoth<Words> = {
  th: {
    mobile: 'เบอร์มือถือ',
    send: 'รับรหัสทาง SMS',
    oops: 'ขออภัย มีบางอย่างผิดพลาด',
    added: 'เพิ่มลงตะกร้าแล้ว',
    usePassword: 'เข้าสู่ระบบด้วยรหัสผ่าน',
    username: 'ชื่อผู้ใช้หรือเบอร์มือถือ',
    password: 'รหัสผ่าน',
    login: 'เข้าสู่ระบบ',
    signedIn: 'เข้าสู่ระบบแล้ว',
  },
  en: {
    mobile: 'Mobile number',
    send: 'Send code',
    oops: 'Oops...Something went wrong',
    added: 'Added to the cart',
    usePassword: 'Log in with a password',
    username: 'User name or mobile number',
    password: 'Password',
    login: 'Log in',
    signedIn: 'You are logged in',
  },
};

/** What the shop answers when a code is asked for, and the toast it is worth. */
const ANSWERS = [
  { stays: 30_000, role: 'alert', status: 409, code: 'CLOSED', exceptionHandler: true },
  { stays: 5_000, role: 'status', status: 429, code: 'RESEND_WAIT' },
  { stays: 2_000, role: 'status', status: 500, code: 'INTERNAL' },
] as const;

/** Going away takes a moment more. */
const FADE = 500;

/** From here on nothing happens on the page by itself: time is only what the test lets pass. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
}

async function expectToStay(page: Page, shown: Locator, milliseconds: number): Promise<void> {
  await expect(shown).toBeVisible();
  await page.clock.runFor(milliseconds - 100);
  await expect(shown).toBeVisible();
  const box = await shown.boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2), 'in the middle').toBeLessThanOrEqual(2);
  expect(box?.y, 'at the top').toBeGreaterThanOrEqual(0);
  expect(box?.y, 'at the top').toBeLessThan(100);
  await page.clock.runFor(100 + FADE);
  await expect(shown).toHaveCount(0);
}

for (const { stays, role, status, ...answer } of ANSWERS)
  test(`K-60 what ${status} ${answer.code} is worth stays for ${stays / 1000} s at the top center`, async ({
    page,
    language,
    at,
    complaints,
  }) => {
    complaints.allowStatus(status);
    const said = words[language];
    const message = status === 500 ? said.oops : language === 'th' ? 'ลองใหม่ภายหลัง' : 'Not just now';
    await openAtRest(page, at('/login'));
    await page.route('**/authen/otp/request', (route) =>
      route.fulfill({ status, json: { statusCode: status, message, ...answer } }),
    );
    await stopClock(page);
    await page.getByRole('textbox', { name: said.mobile }).fill('0899999981');
    await page.getByRole('button', { name: said.send }).click();
    await expectToStay(page, page.getByRole(role).filter({ hasText: message }), stays);
  });

test('K-60 what was put into the cart is told for 1 s at the top center', async ({
  page,
  shop,
  goods,
  language,
  at,
}) => {
  const guest = await guestOf({ ...shop, language });
  const { P_Code } = await goods.takeProduct(guest);
  await openAtRest(page, at(`/product/${P_Code}`));
  await stopClock(page);
  await page
    .getByRole('button', { name: language === 'th' ? /^ใส่ตะกร้า / : /^Add to cart: / })
    .first()
    .click();
  await expectToStay(page, page.getByRole('status').filter({ hasText: words[language].added }), 1_000);
});

test('K-60 anything else is told for 3 s at the top center: a sign-in', async ({ page, language, at }) => {
  const said = words[language];
  await openAtRest(page, at('/login'));
  await page.getByRole('button', { name: said.usePassword }).click();
  await page.getByRole('textbox', { name: said.username }).fill('customer');
  await page.getByRole('textbox', { name: said.password, exact: true }).fill('demo1234');
  await stopClock(page);
  await page.getByRole('main').getByRole('button', { name: said.login, exact: true }).click();
  await expectToStay(page, page.getByRole('status').filter({ hasText: said.signedIn }), 3_000);
});
