/** The shop without a mouse. */
import { guestOf } from './callers.ts';
import { tabThrough } from './checks/keyboard.ts';
import { expect, test, type InBoth } from './fixtures.ts';
import { openAtRest } from './rest.ts';
import { addOne } from './steps/product.ts';
import { searchBox } from './steps/search.ts';

type Words = {
  skip: string;
  search: string;
  cart: string;
  add: string;
  checkout: string;
  order: string;
  code: string;
  wanted: string;
};

const words: InBoth<Words> = {
  th: {
    skip: 'ข้ามไปยังเนื้อหา',
    search: 'ค้นหาสินค้า',
    cart: 'ตะกร้า',
    add: 'ใส่ตะกร้า',
    checkout: 'เข้าสู่ระบบเพื่อสั่งซื้อ',
    order: 'สั่งซื้อ',
    code: 'รับรหัสทาง SMS',
    wanted: 'อาหารแมว',
  },
  en: {
    skip: 'Skip to the content',
    search: 'Search products',
    cart: 'Cart',
    add: 'Add to cart',
    checkout: 'Log in and checkout',
    order: 'Place order',
    code: 'Send code',
    wanted: 'cat food',
  },
};

type Walked = { page: Parameters<typeof tabThrough>[0]; reached: string[] };

/** Tab alone reaches each of these, and every stop on the way is seen. */
async function expectReached({ page, reached }: Walked): Promise<void> {
  const stops = await tabThrough(page);
  const names = stops.map(({ name }) => name);
  for (const name of reached)
    expect(
      names.some((one) => one.startsWith(name)),
      `${name} among ${names.join(' | ')}`,
    ).toBe(true);
  expect(stops.filter(({ problem }) => problem !== undefined)).toEqual([]);
}

test('L-67 the first Tab offers the way past the header, and it leads to the content', async ({
  page,
  language,
  at,
}) => {
  await page.goto(at('/'));
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: words[language].skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('L-67 Tab walks through home @both', async ({ page, language, at }) => {
  const { search, cart, add } = words[language];
  await openAtRest(page, at('/'));
  await expectReached({ page, reached: [search, add, ...(language === 'en' ? [cart] : [])] });
});

test('L-67 Tab walks through a product @both', async ({ page, shop, goods, language, at }) => {
  const { search, cart, add } = words[language];
  const { P_Code } = await goods.takeProduct(await guestOf(shop), { units: 3 });
  await openAtRest(page, at(`/product/${P_Code}`));
  await expectReached({ page, reached: [search, add, cart] });
});

test('L-67 Tab walks through a filled cart @both', async ({ page, shop, goods, language, at }) => {
  const { search, cart, checkout } = words[language];
  const product = await goods.takeProduct(await guestOf({ ...shop, language }));
  await page.goto(at(`/product/${product.P_Code}`));
  await addOne(page, language, { name: product.PRODUCTNAME, unit: product.UNIT1NAME });
  await openAtRest(page, at('/cart'));
  await expectReached({ page, reached: [search, cart, checkout] });
});

test('L-67 Tab walks through the checkout @both', async ({ page, goods, language, at, signIn }) => {
  const { search, cart, order } = words[language];
  const caller = await signIn(goods.takeCustomer());
  const product = await goods.takeProduct(caller);
  await page.goto(at(`/product/${product.P_Code}`));
  await addOne(page, language, { name: product.PRODUCTNAME, unit: product.UNIT1NAME });
  await openAtRest(page, at('/checkout/adv'));
  await expectReached({ page, reached: [search, cart, order] });
});

test('L-67 Tab walks through the sign-in @both', async ({ page, language, at }) => {
  const { search, cart, code } = words[language];
  await openAtRest(page, at('/login'));
  await expectReached({ page, reached: [search, cart, code] });
});

test('L-67 the suggestions of the search are walked through with the arrow keys, and closed with Escape', async ({
  page,
  language,
  at,
}) => {
  await page.goto(at('/'));
  const box = searchBox(page, language);
  await box.press('End');
  await box.pressSequentially(words[language].wanted);
  const options = page.getByRole('option');
  await expect(options.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(box).toHaveValue(words[language].wanted);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const first = options.first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  const name = await first.innerText();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/product\/\w+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name.trim());
});
