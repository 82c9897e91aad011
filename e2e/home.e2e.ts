/** The home page: what it opens with, and the content of its rows. */
import type { Page } from '@playwright/test';
import { guestOf } from './callers.ts';
import { layoutShifts, watchShifts } from './checks/layout.ts';
import { expect, test, type InBoth, type Language } from './fixtures.ts';
import { placeOrder } from './orders.ts';
import { atRest, openAtRest } from './rest.ts';

type Words = {
  banners: string;
  next: string;
  previous: string;
  pause: string;
  play: string;
  goTo: (at: number) => string;
  categories: string;
  promotions: string;
  buyAgain: string;
  hotDeals: string;
  bestSellers: string;
  recommended: string;
  news: string;
  all: (of: string) => string;
};

const words: InBoth<Words> = {
  th: {
    banners: 'ไฮไลต์ประจำร้าน',
    next: 'แบนเนอร์ถัดไป',
    previous: 'แบนเนอร์ก่อนหน้า',
    pause: 'หยุดเลื่อนอัตโนมัติ',
    play: 'เลื่อนอัตโนมัติ',
    goTo: (at) => `แบนเนอร์ที่ ${at}`,
    categories: 'หมวดหมู่สินค้า',
    promotions: 'สินค้าที่ร้านคัดมา',
    buyAgain: 'ซื้ออีกครั้ง',
    hotDeals: 'สินค้าน่าสนใจ',
    bestSellers: 'สินค้าขายดี',
    recommended: 'สินค้าแนะนำ',
    news: 'ข่าวสารและเกร็ดความรู้',
    all: (of) => `ดูทั้งหมด ${of}`,
  },
  en: {
    banners: 'What is on',
    next: 'Next banner',
    previous: 'Previous banner',
    pause: 'Stop changing',
    play: 'Change by itself',
    goTo: (at) => `Banner ${at}`,
    categories: 'Shop by category',
    promotions: 'Picked by the shop',
    buyAgain: 'Buy again',
    hotDeals: 'Worth a look',
    bestSellers: 'Best sellers',
    recommended: 'Recommended',
    news: 'News and tips',
    all: (of) => `See all: ${of}`,
  },
};

const bannersOf = (page: Page, language: Language) =>
  page.getByRole('region', { name: words[language].banners });
const rowOf = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });
const dot = (page: Page, language: Language, at: number) =>
  bannersOf(page, language).getByRole('button', { name: words[language].goTo(at), exact: true });

test('R-01 the banners of the shop come first: the first at once, and nothing jumps @both', async ({
  page,
  shop,
  language,
  at,
  isMobile,
}) => {
  const { api } = await guestOf({ ...shop, language });
  const { result } = await api.whatsNew({ body: {} });
  await watchShifts(page);
  await openAtRest(page, at('/', 'petclub'));
  const banners = bannersOf(page, language);
  await expect(banners.getByRole('listitem')).toHaveCount(result.length);
  const first = banners.getByRole('listitem').first();
  await expect(first).toContainText(result[0]?.Title ?? '');
  const picture = first.locator('img');
  await expect(picture).toHaveAttribute('loading', 'eager');
  await expect(picture).toHaveJSProperty('complete', true);
  // Another cut for the phone than for the desktop.
  const shown = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(shown).toMatch(isMobile ? /-phone\.\w+\.webp$/ : /-wide\.\w+\.webp$/);
  await expect(dot(page, language, 1)).toBeVisible();
  const shifts = await layoutShifts(page);
  expect(
    shifts.reduce((all, { value }) => all + value, 0),
    JSON.stringify(shifts),
  ).toBeLessThan(0.02);
  await first.getByRole('link').click();
  await expect(page).toHaveURL(at(result[0]?.LinkUrl ?? '', 'petclub'));
});

test('R-01 fonts that arrive after the first paint move nothing @en-desktop', async ({
  page,
  language,
  at,
}) => {
  const drawn = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await drawn.promise;
    await route.continue();
  });
  await watchShifts(page);
  await page.goto(at('/', 'petclub'), { waitUntil: 'commit' });
  await expect(bannersOf(page, language)).toBeVisible();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  expect(await page.evaluate(() => document.fonts.status)).toBe('loading');
  drawn.resolve();
  await atRest(page);
  const shifts = await layoutShifts(page);
  expect(
    shifts.reduce((all, { value }) => all + value, 0),
    JSON.stringify(shifts),
  ).toBeLessThan(0.02);
});

test('banners turn by their buttons, round and round @both', async ({ page, language, at, isMobile }) => {
  const said = words[language];
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(at('/', 'petclub'));
  const count = await bannersOf(page, language).getByRole('listitem').count();
  await dot(page, language, count).click();
  await expect(dot(page, language, count)).toHaveAttribute('aria-current', 'true');
  await expect(bannersOf(page, language).getByRole('listitem').last()).toBeInViewport();
  if (isMobile) return;
  // The desktop has arrows; the phone has the finger.
  await page.getByRole('button', { name: said.next }).click();
  await expect(dot(page, language, 1)).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: said.previous }).click();
  await expect(dot(page, language, count)).toHaveAttribute('aria-current', 'true');
});

test('S-31 banners turn by themselves, until the focus is inside or they are stopped', async ({
  page,
  language,
  at,
}) => {
  const said = words[language];
  await page.clock.install();
  await page.goto(at('/', 'petclub'));
  // Away from the banners, where the last test may have left the mouse.
  await page.mouse.move(5, 5);
  const turning = page.getByRole('button', { name: said.pause });
  await turning.focus();
  // From here on the page's clock advances only by the test; on a slow machine they may have turned before.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5_000));
  const shown = bannersOf(page, language).locator('button[aria-current]');
  const place = Number(/\d+/.exec((await shown.getAttribute('aria-label')) ?? '')?.[0]);
  const count = await bannersOf(page, language).getByRole('listitem').count();
  const next = dot(page, language, (place % count) + 1);

  await turning.blur();
  await page.clock.runFor(6000);
  await expect(next).toHaveAttribute('aria-current', 'true');
  await turning.focus();
  await page.clock.runFor(20_000);
  await expect(next, 'the focus holds them').toHaveAttribute('aria-current', 'true');

  await turning.press('Enter');
  await expect(page.getByRole('button', { name: said.play })).toBeVisible();
  await page.getByRole('button', { name: said.play }).blur();
  await page.clock.runFor(20_000);
  await expect(next, 'they were told to stop').toHaveAttribute('aria-current', 'true');
});

test('S-31 banners do not move for who wants less motion', async ({ page, language, at }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto(at('/', 'petclub'));
  await page.clock.runFor(1000);
  await expect(page.getByRole('button', { name: words[language].play })).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(dot(page, language, 1)).toHaveAttribute('aria-current', 'true');
});

test('S-66 a row that fails leaves home as it is, and comes as soon as it can be had', async ({
  page,
  language,
  at,
  complaints,
}) => {
  complaints.allowStatus(503);
  const said = words[language];
  await openAtRest(page, at('/product', 'petclub'));
  let failures = 0;
  // Asked for, and once more because the shop is in trouble.
  await page.route('**/api/products/items', async (route) => {
    if (failures === 2 || !(route.request().postData() ?? '').includes('HOT_DEAL')) return route.fallback();
    failures += 1;
    return route.fulfill({ status: 503, json: { statusCode: 503, code: 'UNAVAILABLE', message: '' } });
  });
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(rowOf(page, said.bestSellers)).toBeVisible();
  await expect(rowOf(page, said.hotDeals)).toBeVisible();
  expect(failures).toBe(2);
});

test('R-01 rows: twelve on promotion, hot deals, groups, best sellers, recommended, news, and all of each', async ({
  page,
  shop,
  language,
  at,
}) => {
  const said = words[language];
  await page.goto(at('/', 'petclub'));
  await expect(rowOf(page, said.promotions).getByRole('article')).toHaveCount(12);
  const { api } = await guestOf({ ...shop, language });
  const { Data: groups } = await api.displayGroups({
    params: { type: 'HOME' },
    query: { productsIncluded: 'Y', take: 3 },
  });
  expect(groups.length).toBeGreaterThan(0);
  for (const { Group } of groups)
    await expect(rowOf(page, Group.Name).getByRole('article').first()).toBeVisible();
  for (const row of [said.hotDeals, said.bestSellers, said.recommended, said.news])
    await expect(rowOf(page, row).getByRole('article').first()).toBeVisible();
  await expect(rowOf(page, said.buyAgain), 'a guest has bought nothing before').toHaveCount(0);

  const promoted = await rowOf(page, said.promotions)
    .getByRole('article')
    .getByRole('link')
    .first()
    .innerText();
  await page.getByRole('link', { name: said.all(said.promotions) }).click();
  await expect(page).toHaveURL(/\/product\?promotion=Y$/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.goBack();
  await expect(rowOf(page, said.promotions)).toContainText(promoted.split('\n').at(-1) ?? '');
  const name = groups[0]?.Group.Name ?? '';
  await page.getByRole('link', { name: said.all(name) }).click();
  await expect(page).toHaveURL(/displayGroupId=.+&displayGroupName=/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('S-17 S-18 banners are asked for again after 15 minutes, promotion products after 5, home after 180 seconds', async ({
  page,
  language,
  at,
}) => {
  const said = words[language];
  await page.clock.install();
  await openAtRest(page, at('/', 'petclub'));
  const asked: string[] = [];
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    if (/GET_WHATSNEW/i.test(request.url()) && body.includes('"B"')) asked.push('banners');
    if (body.includes('OnlyPromotionProduct')) asked.push('promotions');
    if (body.includes('BEST_SELLER')) asked.push('best sellers');
  });
  /** Away and back within the shop, `minutes` later: this is asked for again, and nothing else. */
  const expectAskedAfter = async (minutes: number, wanted: string[]): Promise<void> => {
    asked.length = 0;
    await page.getByRole('link', { name: said.all(said.categories) }).click();
    await expect(page).toHaveURL(/\/product\/category$/);
    await page.clock.fastForward(minutes * 60_000);
    await page.goBack();
    await expect(rowOf(page, said.bestSellers)).toBeVisible();
    await page.clock.runFor(500);
    await expect.poll(() => asked.toSorted(), `${minutes} minutes later`).toEqual(wanted);
  };
  await expectAskedAfter(2, []);
  await expectAskedAfter(2, ['best sellers']);
  await expectAskedAfter(2, ['promotions']);
  await expectAskedAfter(10, ['banners', 'best sellers', 'promotions']);
});

test('S-32 what a customer has ordered before is there to be bought again', async ({
  page,
  goods,
  language,
  at,
  signIn,
}) => {
  const caller = await signIn(goods.takeCustomer());
  const { P_Code, PRODUCTNAME: name } = await goods.takeProduct(caller);
  await placeOrder(caller, [{ P_Code, qty1: 1 }]);
  await page.goto(at('/'));
  await expect(rowOf(page, words[language].buyAgain)).toContainText(name);
});
