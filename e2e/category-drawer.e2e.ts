/** The category drawer, by hand, by keyboard and by the back button. */
import { expectSound } from './checks/sound.ts';
import { expect, test, type InBoth } from './fixtures.ts';

type Words = {
  categories: string;
  drawer: string;
  allProducts: string;
  allOf: (name: string) => string;
  cats: string;
  dogs: string;
  leaf: string;
};

const words: InBoth<Words> = {
  th: {
    categories: 'หมวดหมู่',
    drawer: 'หมวดหมู่สินค้า',
    allProducts: 'สินค้าทั้งหมด',
    allOf: (name) => `ทั้งหมดใน ${name}`,
    cats: 'แมว',
    dogs: 'สุนัข',
    leaf: 'อาหารแมวชนิดเม็ด',
  },
  en: {
    categories: 'Categories',
    drawer: 'Categories',
    allProducts: 'All products',
    allOf: (name) => `All in ${name}`,
    cats: 'Cats',
    dogs: 'Dogs',
    leaf: 'Dry Cat Food',
  },
};

test(
  'L-07 the category drawer leads down three levels, and back closes it',
  { tag: '@both' },
  async ({ page, language, at }) => {
    const said = words[language];
    await page.goto(at('/'));
    const button = page.getByRole('button', { name: said.categories, exact: true });
    const drawer = page.getByRole('dialog', { name: said.drawer });

    await button.click();
    await expect(drawer.getByRole('tab', { name: said.cats })).toHaveAttribute('aria-selected', 'true');
    await expect(drawer.getByRole('link', { name: said.allProducts })).toBeVisible();
    await expect(drawer.getByRole('link', { name: said.allOf(said.cats) })).toBeVisible();
    await expect(drawer.getByRole('img')).toHaveCount(0);
    expect(await drawer.locator('img').count()).toBeGreaterThan(3);
    await expectSound(page, language, 'category-drawer');

    await page.goBack();
    await expect(drawer).toHaveCount(0);
    await expect(page).toHaveURL(at('/'));

    await button.click();
    await drawer.getByRole('link', { name: said.leaf }).click();
    await expect(page).toHaveURL(/\/product\?h1=\w+&h2=\w+&h3=\w+$/);
    await expect(drawer).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(said.leaf);
    await page.goBack();
    await expect(page).toHaveURL(at('/'));
    await expect(drawer).toHaveCount(0);
  },
);

test('L-07 the category drawer keeps the keyboard inside, and Escape gives it back', async ({
  page,
  language,
  at,
}) => {
  const said = words[language];
  await page.goto(at('/product'));
  const button = page.getByRole('button', { name: said.categories, exact: true });
  const drawer = page.getByRole('dialog', { name: said.drawer });
  await button.focus();
  await page.keyboard.press('Enter');
  await drawer.getByRole('tab', { name: said.cats }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(drawer.getByRole('tab', { name: said.dogs })).toBeFocused();
  await expect(drawer.getByRole('link', { name: said.allOf(said.dogs) })).toBeVisible();
  const outside: string[] = [];
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press('Tab');
    const where = await page.evaluate(() => {
      const { activeElement } = document;
      // The browser's own bar is the one other stop.
      return activeElement === document.body || activeElement?.closest('dialog')
        ? ''
        : activeElement?.outerHTML;
    });
    if (where) outside.push(where);
  }
  expect(outside).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect(page).toHaveURL(at('/product'));
});

type TreeWords = {
  categories: string;
  drawer: string;
  allProducts: string;
  top: string;
  unfold: (name: string) => string;
  allOf: (name: string) => string;
};

const treeWords: InBoth<TreeWords> = {
  th: {
    categories: 'หมวดหมู่',
    drawer: 'หมวดหมู่สินค้า',
    allProducts: 'สินค้าทั้งหมด',
    top: 'ซักผ้าและทำความสะอาด',
    unfold: (name) => `หมวดย่อยใน ${name}`,
    allOf: (name) => `ทั้งหมดใน ${name}`,
  },
  en: {
    categories: 'Categories',
    drawer: 'Categories',
    allProducts: 'All products',
    top: 'Laundry & Cleaning',
    unfold: (name) => `What is in ${name}`,
    allOf: (name) => `All in ${name}`,
  },
};

test(
  'L-64 the drawer as a tree unfolds level by level, and every level leads to all of it',
  { tag: '@both' },
  async ({ page, language, at }) => {
    const said = treeWords[language];
    await page.goto(at('/', 'homegoods'));
    await page.getByRole('button', { name: said.categories, exact: true }).click();
    const drawer = page.getByRole('dialog', { name: said.drawer });
    await expect(drawer.getByRole('link', { name: said.allProducts })).toBeVisible();
    await expect(drawer.getByRole('link', { name: said.allOf(said.top) })).toBeHidden();

    const unfold = drawer.getByRole('button', { name: said.unfold(said.top) });
    await unfold.focus();
    await page.keyboard.press('Enter');
    await expect(unfold).toHaveAttribute('aria-expanded', 'true');
    await expect(drawer.getByRole('link', { name: said.allOf(said.top) })).toBeVisible();
    // The next level below its first.
    await drawer.locator('[aria-expanded="false"]').first().click();
    await expect(drawer.locator('[aria-expanded="true"]')).toHaveCount(2);
    await expectSound(page, language, 'category-tree');

    await unfold.click();
    await expect(drawer.getByRole('link', { name: said.allOf(said.top) })).toBeHidden();
    await unfold.click();
    await drawer.getByRole('link', { name: said.allOf(said.top) }).click();
    await expect(page).toHaveURL(/\/product\?h1=\w+$/);
    await expect(drawer).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(said.top);
  },
);
