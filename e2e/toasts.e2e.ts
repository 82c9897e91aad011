/**
 * Where toasts appear and how long, by the page's own clock (K-60); each kind:
 * `web/ui/feedback/toast-area.hand.test.tsx`.
 */
import type { Locator, Page } from '@playwright/test';
import { guestOf } from './callers.ts';
import { expect, test, type InBoth } from './fixtures.ts';
import { openAtRest } from './rest.ts';

const words: InBoth<{ added: string; mobile: string; send: string }> = {
  th: { added: 'เพิ่มลงตะกร้าแล้ว', mobile: 'เบอร์มือถือ', send: 'รับรหัสทาง SMS' },
  en: { added: 'Added to the cart', mobile: 'Mobile number', send: 'Send code' },
};

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

test('K-60 what was put into the cart is announced for 1 s at the top center @both', async ({
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

test('K-60 E-01 an error is shown for 30 s at the top center @both', async ({
  page,
  language,
  at,
  complaints,
}) => {
  complaints.allowStatus(409);
  const said = words[language];
  const answer = { statusCode: 409, code: 'CLOSED', message: 'Closed', exceptionHandler: true };
  await page.route('**/authen/otp/request', (route) => route.fulfill({ status: 409, json: answer }));
  await openAtRest(page, at('/login'));
  await stopClock(page);
  await page.getByRole('textbox', { name: said.mobile }).fill('0899999981');
  await page.getByRole('button', { name: said.send }).click();
  await expectToStay(page, page.getByRole('alert').filter({ hasText: answer.message }), 30_000);
});
