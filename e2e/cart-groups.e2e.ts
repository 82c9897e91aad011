/** The cart by kinds of goods: each kind is chosen with one press (S-13). */
import type { CallAnswer } from '#contract/schemas.ts';
import { guestOf } from './callers.ts';
import { expect, test, type InBoth } from './fixtures.ts';
import { sumsOf } from './money.ts';
import { cartLine, expectSums } from './steps/cart.ts';
import { addOne } from './steps/product.ts';

type Words = { select: (name: string) => string; gone: string };

const words: InBoth<Words> = {
  th: { select: (name) => `เลือก ${name}`, gone: 'สินค้าหมด' },
  en: { select: (name) => `Select ${name}`, gone: 'Out of stock' },
};

test('S-13 all of a kind is chosen and put back with one press, the sum follows, and what has run out stays out', async ({
  page,
  shop,
  goods,
  language,
  at,
}) => {
  const said = words[language];
  const guest = await guestOf({ ...shop, language });
  const [cats, dogs] = (await guest.api.categoryList()).Data.filter(({ level }) => level === 1);
  const of = (code: string | undefined) =>
    goods.takeProduct(guest, { such: ({ Hierarchy1 }) => Hierarchy1 === code });
  const [one, two, other] = [await of(cats?.code), await of(cats?.code), await of(dogs?.code)];
  for (const { P_Code, PRODUCTNAME: name, UNIT1NAME: unit } of [one, two, other]) {
    await page.goto(at(`/product/${P_Code}`));
    await addOne(page, language, { name, unit });
  }
  await page.goto(at('/cart'));
  const group = page.getByRole('region', { name: cats?.name, exact: true });
  const all = group.getByRole('heading', { level: 2 }).getByRole('checkbox');
  const box = (name: string) => cartLine(page, name).getByRole('checkbox', { name: said.select(name) });
  const sums = (...products: (typeof one)[]) =>
    expectSums(page, language, sumsOf(products.map(({ SalesPrice1: price }) => ({ price, quantity: 1 }))));
  await expect(all).toBeChecked();
  await sums(one, two, other);

  await all.uncheck();
  await expect(box(one.PRODUCTNAME)).not.toBeChecked();
  await expect(box(two.PRODUCTNAME)).not.toBeChecked();
  await expect(box(other.PRODUCTNAME), 'of another kind').toBeChecked();
  await sums(other);
  await box(one.PRODUCTNAME).check();
  expect(await all.evaluate((input: HTMLInputElement) => input.indeterminate), 'some of it').toBe(true);
  await all.check();
  await expect(box(two.PRODUCTNAME)).toBeChecked();
  await sums(one, two, other);

  // The second runs out; its price does not matter to the test.
  await page.route('**/api/products/items', async (route) => {
    const response = await route.fetch();
    const products: CallAnswer<'listProducts'> = await response.json();
    for (const product of products)
      if (product.P_Code === two.P_Code) product.Stock = { StockWord: 'out_of_stock', StockAvailable: 0 };
    await route.fulfill({ response, json: products });
  });
  await page.goto(at('/cart'));
  await expect(cartLine(page, two.PRODUCTNAME)).toContainText(said.gone);
  await expect(box(two.PRODUCTNAME)).not.toBeChecked();
  await all.uncheck();
  await all.check();
  await expect(box(one.PRODUCTNAME)).toBeChecked();
  await expect(box(two.PRODUCTNAME)).not.toBeChecked();
  await sums(one, other);
});
