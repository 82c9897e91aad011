/**
 * Scripts and styles that cannot be loaded: the page is reloaded once, after that the failure is shown, and nothing is
 * lost.
 */
import type { Locator, Page } from '@playwright/test';
import { codeOfPage } from './built-pages.ts';
import { expectSound } from './checks/sound.ts';
import { expect, test, type InBoth, type Language } from './fixtures.ts';
import { atRest, openAtRest } from './rest.ts';
import { cardName } from './steps/product.ts';

type Words = { lost: RegExp; retry: string; categories: string; mobile: string };
const words: InBoth<Words> = {
  th: { lost: /^โหลดหน้านี้ได้ไม่ครบ/, retry: 'ลองอีกครั้ง', categories: 'หมวดหมู่', mobile: 'เบอร์มือถือ' },
  en: {
    lost: /^Part of the page could not be loaded/,
    retry: 'Try again',
    categories: 'Categories',
    mobile: 'Mobile number',
  },
};

const note = (page: Page, language: Language): Locator =>
  page.getByRole('alert').filter({ hasText: words[language].lost });
const retry = (page: Page, language: Language): Locator =>
  note(page, language).getByRole('button', { name: words[language].retry });

/** These files are gone until `restore`; gives how often the page is loaded. */
async function lose(page: Page, files: RegExp) {
  await page.route(files, (route) => route.fulfill({ status: 404 }));
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return { loads: () => loads, restore: () => page.unroute(files) };
}

test.beforeEach(({ complaints }) => {
  complaints.allowStatus(404);
  complaints.allowNoAnswer();
});

test('E-04 a part that a newer release has removed reloads the page, once in 60 seconds', async ({
  page,
  language,
  at,
}) => {
  await openAtRest(page, at('/'));
  const lost = await lose(page, /\/assets\/category-drawer-/);
  const button = page.getByRole('button', { name: words[language].categories, exact: true });
  const entryLeft = () =>
    expect
      .poll(() => page.evaluate(() => (window.history.state as { usr?: { overlay?: string } })?.usr?.overlay))
      .toBeUndefined();
  const loaded = page.waitForEvent('load');
  await button.click();
  await loaded;
  await atRest(page);
  // The drawer's entry of the history is still there after the load, and is left once its part is missed again.
  await entryLeft();
  await button.click();
  await expect(note(page, language), 'no second time: it is told').toBeVisible();
  expect(lost.loads()).toBe(1);
  await entryLeft();
  await lost.restore();
  await Promise.all([page.waitForEvent('load'), retry(page, language).click()]);
  await atRest(page);
  await button.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('E-04 the code of the next page: that page comes as a document, and says so where it can only be read @both', async ({
  page,
  language,
  at,
}) => {
  await openAtRest(page, at('/product'));
  const lost = await lose(page, new RegExp(codeOfPage('product/:code')));
  const card = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  const name = await cardName(card);
  const address = new URL((await card.getAttribute('href')) ?? '', page.url()).href;
  await card.hover();
  await page.waitForResponse((response) => response.status() === 404);
  expect(lost.loads(), 'what is fetched ahead is nobody’s loss').toBe(0);
  await card.click();
  await expect(note(page, language)).toBeVisible();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  expect(lost.loads(), 'come to, and loaded anew once').toBe(2);
  await expectSound(page, language, 'lost-part');
  await lost.restore();
  await Promise.all([page.waitForEvent('load'), retry(page, language).click()]);
  await expect(page.locator('html[data-alive]')).toBeAttached();
  await expect(note(page, language)).toBeHidden();
});

test('E-23 what was typed on a page whose code did not come is there once it has', async ({
  page,
  language,
  at,
}) => {
  const lost = await lose(page, /\/assets\/entry\.client-.+\.js/);
  await page.goto(at('/login'), { waitUntil: 'domcontentloaded' });
  await expect(note(page, language)).toBeVisible();
  const field = page.getByRole('textbox', { name: words[language].mobile });
  await field.fill('0899999995');
  await lost.restore();
  await Promise.all([page.waitForEvent('load'), retry(page, language).click()]);
  await expect(page.locator('html[data-alive]')).toBeAttached();
  await expect(field).toHaveValue('0899999995');
});

for (const [what, files] of [
  ['the script that the page begins with', /\/assets\/entry\.client-.+\.js/],
  ['a script that it stands on', /\/assets\/root-.+\.js/],
  ['a stylesheet', /\/assets\/.+\.css/],
] as const)
  test(`E-04 ${what}: reloaded once, then reported on a page that can still be read`, async ({
    page,
    language,
    at,
  }) => {
    const lost = await lose(page, files);
    await page.goto(at('/product'), { waitUntil: 'domcontentloaded' });
    await expect(note(page, language)).toBeVisible();
    expect(lost.loads(), 'opened and loaded anew').toBe(2);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // As long as it takes to see that there is no loop: the page is at rest.
    await atRest(page, { alive: false });
    expect(lost.loads()).toBe(2);
    await lost.restore();
    await Promise.all([page.waitForEvent('load'), retry(page, language).click()]);
    await expect(page.locator('html[data-alive]')).toBeAttached();
    await expect(note(page, language)).toBeHidden();
  });
