/** Browsing: narrower, sorted, more, and into the cart from where one is. */
import type { Page } from '@playwright/test';
import { guestOf } from './callers.ts';
import { expect, test, type InBoth } from './fixtures.ts';
import { cardName, cartLink } from './steps/product.ts';
import { searchBox } from './steps/search.ts';
import { expectToast } from './steps/toast.ts';

type Words = {
  list: string;
  all: string;
  more: string;
  inAll: string;
  sort: string;
  cheapest: string;
  category: string;
  below: string;
  typo: string;
  found: string;
  added: string;
  hot: string;
  hotTitle: string;
  off: (name: string) => string;
  best: string;
  promotion: string;
  promotions: string;
  seeAll: (what: string) => string;
  ofProduct: string;
  nothing: string;
  clear: string;
  related: string;
  pictures: string;
  next: string;
};

const words: InBoth<Words> = {
  th: {
    list: 'สินค้าทั้งหมด',
    all: 'สินค้าทั้งหมด',
    more: 'ดูเพิ่มเติม',
    inAll: 'ทั้งหมด 24 รายการ',
    sort: 'เรียงตาม',
    cheapest: 'ราคาต่ำไปสูง',
    category: 'แมว',
    below: 'อาหารและขนมแมว',
    typo: 'อาหารเเมว',
    found: 'ผลการค้นหา “อาหารเเมว”',
    added: 'เพิ่มลงตะกร้าแล้ว',
    hot: 'น่าสนใจ',
    hotTitle: 'สินค้าน่าสนใจ',
    off: (name) => `${name} ยกเลิกตัวกรองนี้`,
    best: 'ขายดี',
    promotion: 'โปรโมชัน',
    promotions: 'โปรโมชัน',
    seeAll: (what) => `ดูทั้งหมด ${what}`,
    ofProduct: 'โปรโมชันของสินค้านี้',
    nothing: 'ไม่มีสินค้าที่ตรงกับเงื่อนไขนี้',
    clear: 'ล้างตัวกรอง',
    related: 'สินค้าที่คุณอาจชอบ',
    pictures: 'รูปสินค้า',
    next: 'รูปถัดไป',
  },
  en: {
    list: 'All products',
    all: 'All products',
    more: 'Load more',
    inAll: '24 products in all',
    sort: 'Sort by',
    cheapest: 'Price: low to high',
    category: 'Cats',
    below: 'Cat Food & Treats',
    typo: 'cat fod',
    found: 'Results for “cat fod”',
    added: 'Added to the cart',
    hot: 'Worth a look',
    hotTitle: 'Worth a look',
    off: (name) => `${name}, remove this filter`,
    best: 'Best sellers',
    promotion: 'Promotions',
    promotions: 'Promotions',
    seeAll: (what) => `See all: ${what}`,
    ofProduct: 'Promotions on this product',
    nothing: 'No products answer all of this',
    clear: 'Clear the filters',
    related: 'You may also like',
    pictures: 'Pictures',
    next: 'Next picture',
  },
};

test('S-10 K-12 the list holds 12 products and loads 12 more, which are still there on the way back', async ({
  page,
  language,
  at,
}) => {
  const said = words[language];
  await page.goto(at('/product'));
  const products = page.getByRole('list', { name: said.list }).getByRole('article');
  await expect(products).toHaveCount(12);
  await page.getByRole('button', { name: said.more }).click();
  await expect(products).toHaveCount(24);
  const last = products.nth(20).getByRole('link');
  const name = await cardName(last);
  await last.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.goBack();
  await expect(products).toHaveCount(24);
  await expect(last).toBeInViewport();
});

test('S-10 K-12 the list ends where no more products come: the button is gone, and all are counted', async ({
  page,
  language,
  at,
}) => {
  const said = words[language];
  const asked: number[] = [];
  await page.route('**/api/products/items', async (route) => {
    const { Skip = 0 } = route.request().postDataJSON() as { Skip?: number };
    asked.push(Skip);
    // The shop has two whole pages, so that only an empty third one marks the end.
    return Skip < 24 ? route.fallback() : route.fulfill({ json: [] });
  });
  await page.goto(at('/product'));
  const products = page.getByRole('list', { name: said.list }).getByRole('article');
  const more = page.getByRole('button', { name: said.more });
  await more.click();
  await expect(products).toHaveCount(24);
  await more.click();
  await expect(more).toHaveCount(0);
  await expect(products).toHaveCount(24);
  await expect(page.getByText(said.inAll)).toBeVisible();
  expect(asked, 'each page once').toEqual([12, 24]);
});

/**
 * Search engines get this address of the list and its other language, without the order or the label that a link gave
 * it.
 */
async function expectListedAs(page: Page, address: string): Promise<void> {
  const { origin, pathname, search } = new URL(address);
  const thai = pathname.replace(/^\/en(?=\/)/, '');
  const link = (selector: string) => page.locator(`head link${selector}`);
  await expect(link('[rel=canonical]')).toHaveAttribute('href', address);
  for (const [language, path] of [
    ['th', thai],
    ['en', `/en${thai}`],
    ['x-default', thai],
  ])
    await expect(link(`[hreflang=${language}]`)).toHaveAttribute('href', `${origin}${path}${search}`);
}

test('S-10 categories narrow the list and prices sort it, and the address keeps both', async ({
  page,
  shop,
  language,
  at,
}) => {
  const said = words[language];
  await page.goto(at('/product'));
  await page.getByRole('link', { name: said.category, exact: true }).click();
  await page.getByRole('link', { name: said.below, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: said.below })).toBeVisible();
  await page.getByRole('combobox', { name: said.sort }).selectOption({ label: said.cheapest });
  await expect(page).toHaveURL(at('/product?h1=P1&h2=P11&sort=asc'));

  const { api } = await guestOf({ ...shop, language });
  const body = { Hierarchy1: 'P1', Hierarchy2: 'P11', SortByPrice: 'asc' as const };
  const names = (await api.listProducts({ body })).map(({ PRODUCTNAME }) => PRODUCTNAME);
  const shown = page.getByRole('list', { name: said.below }).getByRole('article');
  await expect(shown.first()).toContainText(names[0] ?? '');
  await page.reload();
  await expect(shown.first()).toContainText(names[0] ?? '');
  await expect(shown).toHaveCount(12);
  await expectListedAs(page, at('/product?h1=P1&h2=P11'));
});

test('a search with a slip still finds, and what it found goes into the cart from the list', async ({
  page,
  language,
  at,
}) => {
  const said = words[language];
  await page.goto(at('/'));
  const box = searchBox(page, language);
  await box.fill(said.typo);
  await box.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: said.found })).toBeVisible();
  const first = page.getByRole('list', { name: said.found }).getByRole('article').first();
  await first.getByRole('button').last().click();
  await expectToast(page, said.added);
  await expect(cartLink(page, language, 1)).toBeVisible();
  await page.reload();
  await expect(cartLink(page, language, 1), 'the cart outlives a reload').toBeVisible();
});

test('S-41 collections narrow the list together, the address keeps them, and they can be taken off again', async ({
  page,
  shop,
  language,
  at,
}) => {
  const said = words[language];
  const { api } = await guestOf({ ...shop, language });
  await page.goto(at('/product'));
  const collections = page.getByRole('navigation').getByRole('link');
  const products = page.getByRole('main').getByRole('article');
  await collections.getByText(said.best, { exact: true }).click();
  const best = await api.listProducts({ body: { Types: ['BEST_SELLER'] } });
  await expect(products.first()).toContainText(best[0]?.PRODUCTNAME ?? '');
  await collections.getByText(said.hot, { exact: true }).click();
  await expect(page).toHaveURL(at('/product?hotdeal=Y&bestseller=Y'));
  const both = await api.listProducts({ body: { Types: ['HOT_DEAL', 'BEST_SELLER'] } });
  await expect(products.first()).toContainText(both[0]?.PRODUCTNAME ?? '');
  await expect(products).toHaveCount(both.length);
  for (const { promotionproduct } of both) expect(promotionproduct.length).toBeGreaterThan(0);
  await page.reload();
  await expect(products).toHaveCount(both.length);
  await page.getByRole('link', { name: said.off(said.best) }).click();
  await expect(page).toHaveURL(at('/product?hotdeal=Y'));
  await expect(page.getByRole('heading', { level: 1, name: said.hotTitle })).toBeVisible();
});

test('S-41 a list that is narrowed to nothing says so and can be widened', async ({ page, language, at }) => {
  const said = words[language];
  // No hot deal is among the wet food.
  await page.goto(at('/product?h1=P1&h2=P11&h3=P112&hotdeal=Y'));
  await expect(page.getByText(said.nothing)).toBeVisible();
  await page.getByRole('link', { name: said.clear }).click();
  await expect(page).toHaveURL(at('/product?h1=P1&h2=P11&h3=P112'));
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(12);
});

test('R-10 R-37 a display group is a list with the name that led to it', async ({
  page,
  shop,
  language,
  at,
}) => {
  const { api } = await guestOf({ ...shop, language });
  const { Data } = await api.displayGroups({ params: { type: 'HOME' }, query: { productsIncluded: 'Y' } });
  const [first] = Data;
  const { Id = '', Name = '' } = first?.Group ?? {};
  const search = new URLSearchParams({ displayGroupId: Id, displayGroupName: Name });
  await page.goto(at(`/product?${search}`));
  await expect(page.getByRole('heading', { level: 1, name: Name })).toBeVisible();
  await expectListedAs(page, at(`/product?displayGroupId=${Id}`));
  // A link that calls it something else, or was shared by who reads the other language.
  await page.goto(at(`/product?displayGroupId=${Id}&displayGroupName=Else`));
  await expect(page.getByRole('heading', { level: 1, name: Name })).toBeVisible();
  const products = page.getByRole('main').getByRole('article');
  await expect(products.first()).toContainText(first?.Products[0]?.PRODUCTNAME ?? '');
});

test('R-13 promotions have a page of their own; each leads to its products, and they name it', async ({
  page,
  shop,
  language,
  at,
}) => {
  const said = words[language];
  const { api } = await guestOf({ ...shop, language });
  const { Data: running } = await api.promotions({ query: {} });
  expect(running.length).toBeGreaterThan(1);
  await page.goto(at('/promotion'));
  await expect(page.getByRole('heading', { level: 1, name: said.promotions })).toBeVisible();
  for (const { PromotionName } of running)
    await expect(page.getByRole('heading', { level: 2, name: PromotionName })).toBeVisible();
  const [, second] = running;
  const name = second?.PromotionName ?? '';
  await page.getByRole('link', { name: said.seeAll(name) }).click();
  await expect(page).toHaveURL(at(`/product?promotionId=${second?.PromotionId}`));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const card = page.getByRole('main').getByRole('article').first();
  await expect(card).toContainText(second?.Label ?? '');
  await card.getByRole('link').click();
  await expect(page.getByRole('list', { name: said.ofProduct }).getByRole('link')).toContainText([name]);
});

test('R-12 all categories lead to their lists', async ({ page, language, at }) => {
  const said = words[language];
  await page.goto(at('/product/category'));
  await page.getByRole('main').getByRole('link', { name: said.below, exact: true }).click();
  await expect(page).toHaveURL(at('/product?h1=P1&h2=P11'));
  await expect(page.getByRole('heading', { level: 1, name: said.below })).toBeVisible();
});

test('R-11 pictures of a product are turned by keys and buttons; related products are below @both', async ({
  page,
  shop,
  language,
  at,
  isMobile,
}) => {
  const said = words[language];
  const { api } = await guestOf({ ...shop, language });
  const listed = await api.listProducts({ body: { Take: 24 } });
  const details = await Promise.all(
    listed.map(({ P_Code: code }) => api.productDetail({ params: { code } })),
  );
  const product = details.map(({ Data }) => Data).find(({ Pictures }) => Pictures.length > 1);
  await page.goto(at(`/product/${product?.P_Code}`));
  const gallery = page.getByRole('region', { name: said.pictures });
  const strip = gallery.getByRole('list');
  const pictures = strip.getByRole('img');
  await expect(pictures.first()).toBeInViewport({ ratio: 0.6 });
  await strip.focus();
  await page.keyboard.press('ArrowRight');
  await expect(pictures.nth(1)).toBeInViewport({ ratio: 0.6 });
  await page.keyboard.press('Home');
  await expect(pictures.first()).toBeInViewport({ ratio: 0.6 });
  if (!isMobile) {
    await gallery.getByRole('button', { name: said.next }).click();
    await expect(pictures.nth(1)).toBeInViewport({ ratio: 0.6 });
  }
  const { Data: related } = await api.relatedProducts({
    params: { code: product?.P_Code ?? '' },
    query: {},
  });
  const names = related.map(({ PRODUCTNAME }) => PRODUCTNAME);
  await expect(page.getByRole('heading', { level: 2, name: said.related })).toBeVisible();
  const shown = await page.getByRole('main').getByRole('article').getByRole('link').allInnerTexts();
  expect(shown.filter((text) => names.some((name) => text.includes(name))).length).toBeGreaterThan(3);
});
