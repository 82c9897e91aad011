/** Settings whose difference only a running page shows: each is switched in the documents of the same shop. */
import type { Page } from '@playwright/test';
import { expect, test, type InBoth } from './fixtures.ts';
import { openAtRest } from './rest.ts';
import { setting, withFacts } from './steps/document.ts';
import { searchBox, typeInSearch } from './steps/search.ts';

type Words = {
  wanted: string;
  categories: string;
  drawer: string;
  groups: string;
  slow: RegExp;
  cookies: string;
  cookieSettings: string;
};

const words: InBoth<Words> = {
  th: {
    wanted: 'ทรายแมว',
    categories: 'หมวดหมู่',
    drawer: 'หมวดหมู่สินค้า',
    groups: 'กลุ่มสินค้า',
    slow: /อาจใช้เวลานานกว่าปกติ/,
    cookies: 'เว็บไซต์ของเราใช้คุกกี้',
    cookieSettings: 'ตั้งค่าคุกกี้',
  },
  en: {
    wanted: 'cat litter',
    categories: 'Categories',
    drawer: 'Categories',
    groups: 'Product groups',
    slow: /may take longer than usual/,
    cookies: 'Our website use cookies',
    cookieSettings: 'Cookie settings',
  },
};

const suggestionsAsked = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/GetAutoComplete/i.test(pathname)) asked.push(pathname);
  });
  return asked;
};

test('W-19 SEARCH_AUTOCOMPLETE_ENABLED: what is typed is completed, or only searched for', async ({
  page,
  language,
  at,
}) => {
  const { wanted } = words[language];
  const asked = suggestionsAsked(page);
  await page.goto(at('/'));
  await typeInSearch(page, language, wanted);
  // Who types slowly is offered something on the way.
  expect(asked).not.toHaveLength(0);
  asked.length = 0;

  await withFacts(page, setting('SEARCH_AUTOCOMPLETE_ENABLED', 'N'));
  await page.clock.install();
  await page.goto(at('/'));
  const box = searchBox(page, language);
  await box.fill(wanted);
  await page.clock.runFor(2_000);
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await box.press('Enter');
  await expect(page).toHaveURL(at(`/product?q=${encodeURIComponent(wanted).replaceAll('%20', '+')}`));
  expect(asked, 'nothing was completed').toHaveLength(0);
});

test('W-13 K-61 CATEGORY_DRAWER_ENABLED: the drawer holds the categories, or the first 36 display groups', async ({
  page,
  language,
  at,
}) => {
  const said = words[language];
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (/display-group/i.test(pathname)) asked.push(searchParams.get('take') ?? '');
  });
  const open = async (path: string, title: string) => {
    await openAtRest(page, at(path));
    await page.getByRole('banner').getByRole('button', { name: said.categories, exact: true }).click();
    return page.getByRole('dialog', { name: title });
  };
  await expect((await open('/product', said.drawer)).getByRole('tab')).not.toHaveCount(0);
  expect(asked).toEqual([]);

  await withFacts(page, setting('CATEGORY_DRAWER_ENABLED', 'N'));
  const groups = await open('/', said.groups);
  await expect(groups.getByRole('listitem').getByRole('link')).not.toHaveCount(0);
  await expect(groups.getByRole('tab')).toHaveCount(0);
  await expect.poll(() => asked).toEqual(['36']);
});

test('W-20 ORDER_ANNOUNCEMENT_BLACKOUT: orders take longer on its days, and are told nothing on others', async ({
  page,
  language,
  at,
}) => {
  const told = page.getByText(words[language].slow);
  await page.clock.setFixedTime('2026-04-14T05:00:00Z');
  await withFacts(page, setting('ORDER_ANNOUNCEMENT_BLACKOUT', '20260413-20260415'));
  await page.goto(at('/cart'));
  await expect(told).toBeVisible();
  await page.clock.setFixedTime('2026-04-15T17:00:00Z');
  await openAtRest(page, at('/cart'));
  await expect(told).toHaveCount(0);
});

test.describe('a visitor who was not asked about cookies', () => {
  test.use({ consent: 'unasked' });

  test('W-21 COOKIE_CONSENT_ENABLED: he is asked, or neither asked nor counted', async ({
    page,
    language,
    at,
  }) => {
    const said = words[language];
    const question = page.getByRole('region', { name: said.cookies });
    await page.goto(at('/'));
    await expect(question).toBeVisible();

    const off = setting('COOKIE_CONSENT_ENABLED', 'N');
    // As the server would have drawn it: the footer has no way back to the question.
    const again = new RegExp(`<li><button[^>]*>${said.cookieSettings}</button></li>`);
    await withFacts(page, (document) => off(document).replace(again, ''));
    await openAtRest(page, at('/'));
    await expect(question).toHaveCount(0);
    expect(await counted(page)).toBeUndefined();
  });
});

const counted = (page: Page) =>
  page.evaluate(() => (window as { dataLayer?: { event: string }[] }).dataLayer?.map(({ event }) => event));

test('W-22 ANALYTICS_ENABLED: who has agreed is counted, or nobody is', async ({ page, context, at }) => {
  const { href: url } = new URL(at('/'));
  await context.addCookies([{ name: 'shop-petclub-consent', value: 'Y', url }]);
  await page.goto(at('/'));
  await expect.poll(() => counted(page)).toEqual(['page_view']);
  await withFacts(page, setting('ANALYTICS_ENABLED', 'N'));
  await openAtRest(page, at('/'));
  expect(await counted(page)).toBeUndefined();
});
