/** Searching: what is suggested while one types, what is found though it is typed wrong, and what helps where nothing is. */
import { adminOf, guestOf } from './callers.ts';
import { layoutShifts, watchShifts } from './checks/layout.ts';
import { expectMeasured } from './checks/sound.ts';
import { expect, test, type InBoth } from './fixtures.ts';
import { openAtRest } from './rest.ts';
import { searchBox } from './steps/search.ts';

type Words = {
  suggestions: string;
  recent: string;
  forget: string;
  /** Part of a product's name, and how it is typed without its marks or with a slip. */
  wanted: string;
  slip: string;
  /** The same on the keyboard's other language. */
  otherLayout: string;
  results: (text: string) => string;
  shownFor: (text: string) => RegExp;
  nothingFor: (text: string) => string;
  /** Of no product, in the page's language, on either layout. */
  nonsense: string;
  notFound: (text: string) => string;
  tip: string;
  categories: string;
  cats: string;
  searchEverywhere: string;
  dogs: string;
};

const words: InBoth<Words> = {
  th: {
    suggestions: 'คำแนะนำ',
    recent: 'ค้นหาล่าสุด',
    forget: 'ล้าง',
    wanted: 'ทรายแมว',
    slip: 'ทลายเเมว',
    otherLayout: 'mikpc,;',
    results: (text) => `ผลการค้นหา “${text}”`,
    shownFor: (text) => new RegExp(`แสดงผลการค้นหาของ\\s*${text}`),
    nothingFor: (text) => `ไม่พบสินค้าที่ตรงกับ “${text}”`,
    nonsense: 'ฮฮฮฮฮฮฮฮ',
    notFound: (text) => `ไม่พบสินค้าสำหรับ “${text}” ลองค้นหาด้วยคำอื่น`,
    tip: 'ตรวจตัวสะกดอีกครั้ง หรือใช้คำที่สั้นลง',
    categories: 'หมวดหมู่ยอดนิยม',
    cats: 'แมว',
    searchEverywhere: 'ค้นหาในทุกหมวดหมู่',
    dogs: 'สุนัข',
  },
  en: {
    suggestions: 'Suggestions',
    recent: 'Recent searches',
    forget: 'Clear',
    wanted: 'cat litter',
    slip: 'cat liter',
    otherLayout: 'แฟะ สระะำพ',
    results: (text) => `Results for “${text}”`,
    shownFor: (text) => new RegExp(`Showing results for\\s*${text}`),
    nothingFor: (text) => `Nothing was found for “${text}”`,
    nonsense: 'qqzzqqzz',
    notFound: (text) => `Not found keywords of ${text} please try with other`,
    tip: 'checking the spelling, or fewer words',
    categories: 'Popular categories',
    cats: 'Cats',
    searchEverywhere: 'Search all categories',
    dogs: 'Dogs',
  },
};

test('L-09 V-05 F-02 suggestions come half a second after the last letter, ten at most, by keyboard too @both', async ({
  page,
  language,
  at,
}) => {
  const said = words[language];
  await page.clock.install();
  await openAtRest(page, at('/'));
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (/GetAutoComplete/i.test(pathname)) asked.push(searchParams.get('search') ?? '');
  });
  const box = searchBox(page, language);
  await box.click();
  // The page's clock is stopped from here on, so that no letter comes late.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5_000));
  await box.pressSequentially(said.wanted);
  await page.clock.runFor(499);
  expect(asked, 'the letters on the way are not asked for').toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => asked).toEqual([said.wanted]);
  await page.clock.resume();
  const list = page.getByRole('listbox', { name: said.suggestions });
  await expect(list).toBeVisible();
  const options = list.getByRole('option');
  const count = await options.count();
  expect(count).toBeGreaterThan(1);
  expect(count).toBeLessThanOrEqual(10);
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  const surround = list.locator('..');
  expect((await surround.boundingBox())?.height).toBeLessThanOrEqual(300);
  // The first has that name; each of the words is marked where it occurs.
  await expect(options.first()).toContainText(new RegExp(said.wanted, 'i'));
  await expect(options.first().locator('mark').last()).toHaveText(
    new RegExp(said.wanted.split(' ').at(-1) ?? '', 'i'),
  );
  await expectMeasured(page, language);

  await box.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute(
    'aria-activedescendant',
    (await options.first().getAttribute('id')) ?? '',
  );
  await box.press('ArrowUp');
  await box.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await expect(options.last()).toBeInViewport();
  const name = await options.last().innerText();
  await box.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: name.trim() })).toBeVisible();
});

test('F-02 K-69 ten suggestions are asked for and shown, although the shop has an eleventh', async ({
  page,
  shop,
  language,
  at,
}) => {
  const { wanted } = words[language];
  const { api } = await guestOf({ ...shop, language });
  const matches = await api.listProducts({ body: { SearchText: wanted, Take: 11 } });
  expect(matches, 'an eleventh that could be shown').toHaveLength(11);
  const takes: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (/GetAutoComplete/i.test(pathname)) takes.push(searchParams.get('take'));
  });
  await page.goto(at('/'));
  await searchBox(page, language).fill(wanted);
  const list = page.getByRole('listbox', { name: words[language].suggestions });
  await expect(list.getByRole('option')).toHaveCount(10);
  expect(new Set(takes)).toEqual(new Set(['10']));
});

test('L-09 where nothing goes on from what is typed, the box says so, and Escape closes it', async ({
  page,
  language,
  at,
}) => {
  const said = words[language];
  await page.goto(at('/'));
  const box = searchBox(page, language);
  await box.click();
  await box.pressSequentially(said.nonsense);
  const told = page.getByText(said.notFound(said.nonsense));
  await expect(told).toBeVisible();
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await box.press('Escape');
  await expect(told).toBeHidden();
  await expect(box, 'what was typed stays').toHaveValue(said.nonsense);
});

test('F-01 F-03 a slip and the wrong keyboard layout find what was meant, and the page says what it shows @both', async ({
  page,
  language,
  at,
}) => {
  const said = words[language];
  const box = searchBox(page, language);
  await watchShifts(page);
  for (const typed of [said.slip, said.otherLayout]) {
    await page.goto(at(`/product?q=${encodeURIComponent(typed)}`));
    await expect(box, 'what was typed stays').toHaveValue(typed);
    const shown = page.getByRole('status').filter({ hasText: said.shownFor(said.wanted) });
    await expect(shown).toContainText(said.nothingFor(typed));
    const first = page
      .getByRole('list', { name: said.results(typed) })
      .getByRole('article')
      .first();
    await expect(first).toContainText(new RegExp(said.wanted.split(' ').at(-1) ?? '', 'i'));
    await expectMeasured(page, language, typed);
  }
  const shifts = await layoutShifts(page);
  expect(shifts).toEqual([]);

  await page.getByRole('link', { name: said.wanted, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: said.results(said.wanted) })).toBeVisible();
  await expect(page.getByText(said.nothingFor(said.otherLayout)), 'nothing to say about it now').toBeHidden();
  await expect(box).toHaveValue(said.wanted);
});

test('F-04 F-06 a search for nothing suggests what to try, where else to look, and is counted for the shop @both', async ({
  page,
  shop,
  language,
  at,
}) => {
  const said = words[language];
  const text = `${said.nonsense} ${said.nonsense}`;
  const box = searchBox(page, language);
  await page.goto(at(`/product?q=${encodeURIComponent(text)}`));
  await expect(page.getByText(said.notFound(text))).toBeVisible();
  await expect(page.getByText(said.tip)).toBeVisible();
  await expect(box, 'what was typed stays').toHaveValue(text);
  await expectMeasured(page, language);

  const { Data } = await (await adminOf({ ...shop, language })).searchMisses({ query: {} });
  expect(Data.find(({ Text }) => Text === text)?.Times).toBe(1);

  await page
    .getByRole('list', { name: said.categories })
    .getByRole('link', { name: said.cats, exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: said.cats })).toBeVisible();
});

test('F-04 what another category has is found from there', async ({ page, shop, language, at }) => {
  const said = words[language];
  const { api } = await guestOf({ ...shop, language });
  const [product] = await api.listProducts({ body: { SearchText: said.wanted, Take: 1 } });
  const { P_Code = '', PRODUCTNAME: name = '' } = product ?? {};
  await page.goto(at('/product'));
  await page.getByRole('link', { name: said.dogs, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: said.dogs })).toBeVisible();
  const here = new URL(page.url());
  here.searchParams.set('q', P_Code);
  await page.goto(here.href);
  await expect(page.getByText(said.notFound(P_Code))).toBeVisible();
  await page.getByRole('link', { name: said.searchEverywhere }).click();
  const found = page.getByRole('list', { name: said.results(P_Code) }).getByRole('article');
  await expect(found).toHaveCount(1);
  await expect(found).toContainText(name);
});

test('F-02 what was searched for before is at hand until it is forgotten @both', async ({
  page,
  language,
  at,
}) => {
  const said = words[language];
  await page.goto(at('/'));
  const box = searchBox(page, language);
  await box.fill(said.wanted);
  await box.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: said.results(said.wanted) })).toBeVisible();
  await page.goto(at('/'));
  await box.click();
  const recent = page.getByRole('listbox', { name: said.recent });
  await expect(recent.getByRole('option', { name: said.wanted })).toBeVisible();
  await expectMeasured(page, language);
  await page.getByRole('button', { name: said.forget }).click();
  await expect(recent).toBeHidden();
});

test('F-05 words that the shop says are the same find each other at once', async ({
  page,
  shop,
  language,
  at,
}) => {
  const said = words[language];
  const admin = await adminOf({ ...shop, language });
  const own = language === 'th' ? 'มิวมิว' : 'meowsand';
  await admin.saveSearchSynonym({ body: { Word: own, Means: [said.wanted] } });
  await page.goto(at(`/product?q=${own}`));
  const found = page.getByRole('list', { name: said.results(own) }).getByRole('article');
  await expect(found.first()).toContainText(new RegExp(said.wanted.split(' ').at(-1) ?? '', 'i'));
  await expect(page.getByText(said.nothingFor(own))).toBeHidden();
  await admin.deleteSearchSynonym({ body: { Word: own } });
});
