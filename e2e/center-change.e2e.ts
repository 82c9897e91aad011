/** What a change of the center does to the page and to the cart, and what no other tab may undo. */
import type { Route } from '@playwright/test';
import { guestOf } from './callers.ts';
import { expectSound } from './checks/sound.ts';
import { expect, test, type InBoth } from './fixtures.ts';
import { centerCookie, centerSwitch, openCenters, takeCenter } from './steps/center.ts';
import { addOne } from './steps/product.ts';
import { expectToast } from './steps/toast.ts';

type Words = { centers: [string, string]; cartChanged: string; notSold: string; loading: string };
const words: InBoth<Words> = {
  th: {
    centers: ['ขนปุยคลับ บางนา', 'ขนปุยคลับ เชียงใหม่'],
    cartChanged: 'สินค้าในตะกร้า 1 รายการสั่งจากที่นี่แบบเดิมไม่ได้ กรุณาตรวจสอบในตะกร้า',
    notSold: 'ร้านไม่มีสินค้านี้แล้ว',
    loading: 'กำลังโหลด',
  },
  en: {
    centers: ['Khonpui Club Bang Na', 'Khonpui Club Chiang Mai'],
    cartChanged: '1 item in your cart cannot be ordered from here as before. See your cart.',
    notSold: 'No longer sold here',
    loading: 'Loading',
  },
};

test('S-46 what is in the cart and not available at the new center is announced at the change, and shown in the cart', async ({
  page,
  goods,
  language,
  at,
  shop,
}) => {
  const { centers, cartChanged, notSold } = words[language];
  const [bangNa, chiangMai] = centers;
  const caller = await guestOf({ url: shop.url, tenant: 'petclub', language });
  const { P_Code, PRODUCTNAME: name, UNIT1NAME: unit } = await goods.takeProduct(caller);
  await page.goto(at(`/product/${P_Code}`, 'petclub'));
  await addOne(page, language, { name, unit });
  // A product's page has no way to the centers on the phone.
  await page.goto(at('/', 'petclub'));
  await openCenters(page, language, bangNa);
  // As if Chiang Mai did not have it.
  await page.route('**/api/products/items', async (route) => {
    if (!(route.request().postData() ?? '').includes('ProductIds')) return route.fallback();
    return route.fulfill({ json: [] });
  });
  await takeCenter(page, language, chiangMai);
  await expectToast(page, cartChanged);
  await page.goto(at('/cart', 'petclub'));
  await expect(page.getByRole('main')).toContainText(notSold);
  await expect(page.getByRole('main').getByRole('checkbox', { checked: true })).toHaveCount(0);
});

test('K-21 L-22 the overlay lies over the page while the center changes: 50 ms to come, 100 ms to go @both', async ({
  page,
  language,
  at,
}) => {
  const { centers, loading } = words[language];
  const [bangNa, chiangMai] = centers;
  await page.goto(at('/', 'petclub'));
  await openCenters(page, language, bangNa);
  const held = Promise.withResolvers<Route>();
  await page.route('**/authen/swapdc/*', (route) => held.resolve(route));
  await page.clock.install();
  await takeCenter(page, language, chiangMai);
  const overlay = page
    .getByRole('status', { name: loading, exact: true })
    .filter({ has: page.locator('img, p') });
  await expect(overlay).toBeVisible();
  await expect(overlay).toHaveCSS('transition-duration', '0.05s');
  await expect(overlay).toHaveCSS('opacity', '1');
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(await overlay.boundingBox()).toEqual({ x: 0, y: 0, width, height });
  await expectSound(page, language, 'loading-overlay');

  // From here on the page's time advances only by the test.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await (await held.promise).continue();
  await expect(async () => {
    await page.clock.runFor(1);
    await expect(overlay).toHaveAttribute('data-going', 'true', { timeout: 100 });
  }).toPass();
  await expect(overlay).toHaveCSS('transition-duration', '0.1s');
  await page.clock.runFor(98);
  await expect(overlay).toBeAttached();
  await page.clock.runFor(2);
  await expect(overlay).toHaveCount(0);
});

test('S-43 a tab that does not know of another’s choice does not undo it by leaving the question', async ({
  page,
  context,
  language,
  at,
}) => {
  const [bangNa, chiangMai] = words[language].centers;
  await page.goto(at('/', 'petclub'));
  await openCenters(page, language, bangNa);
  // As another tab's choice leaves it, before this one knows.
  await context.addCookies([{ name: 'shop-petclub-center', value: 'PC02', url: at('/', 'petclub') }]);
  await page.keyboard.press('Escape');
  await expect(centerSwitch(page, language, chiangMai), 'the shop knows').toBeVisible();
  expect((await centerCookie(context, at))?.value).toBe('PC02');

  await test.step('one that the shop refuses gives way', async () => {
    await context.addCookies([{ name: 'shop-petclub-center', value: 'CLOSED', url: at('/', 'petclub') }]);
    await page.goto(at('/', 'petclub'));
    // It asks by itself then.
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await centerCookie(context, at))?.value).toBe('PC01');
  });
});
