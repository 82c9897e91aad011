/** A product's page: what it says of its stock and prices, to buyers and to search engines. */
import type { Locator, Page } from '@playwright/test';
import { countedUnit } from '#domain/pricing/unit-words.ts';
import type { Product } from '#contract/catalogue.schemas.ts';
import { guestOf, type Caller } from './callers.ts';
import { expect, test, type InBoth, type Language } from './fixtures.ts';
import { inBaht } from './money.ts';
import { addOne } from './steps/product.ts';

type Words = { left: (amount: string) => string; gone: string; add: RegExp; units: string };

const words: InBoth<Words> = {
  th: { left: (amount) => `เหลือเพียง ${amount}`, gone: 'สินค้าหมด', add: /^ใส่ตะกร้า /, units: 'เลือกหน่วย' },
  en: {
    left: (amount) => `Only ${amount} left`,
    gone: 'Out of stock',
    add: /^Add to cart: /,
    units: 'Choose a unit',
  },
};

const main = (page: Page) => page.getByRole('main');
/** The button of the page's own product; those of others are in articles below it. */
const addButton = (page: Page, language: Language): Locator =>
  main(page).getByRole('button', { name: words[language].add }).first();

/** The first product of the shop of whose stock this is said. */
async function productWith({ api }: Caller, word: Product['Stock']['StockWord']): Promise<Product> {
  for (let Skip = 0; ; Skip += 48) {
    const listed = await api.listProducts({ body: { Take: 48, Skip } });
    if (listed.length === 0) throw new Error(`No product is ${word}`);
    const found = listed.find(({ Stock }) => Stock.StockWord === word);
    if (found) return found;
  }
}

test('R-11 V-02 for a limited product the page shows how many are left, and they can be bought', async ({
  page,
  shop,
  goods,
  language,
  at,
}) => {
  const guest = await guestOf({ ...shop, language });
  const such = ({ Stock }: Product) => Stock.StockWord === 'limited';
  const product = await goods.takeProduct(guest, { units: 1, such });
  const { P_Code, PRODUCTNAME: name, UNIT1NAME: unit, Stock } = product;
  await page.goto(at(`/product/${P_Code}`));
  const amount = countedUnit(Stock.StockAvailable ?? 0, unit, language);
  await expect(main(page).getByText(words[language].left(amount), { exact: true })).toBeVisible();
  await addOne(page, language, { name, unit });
});

test('R-11 V-02 what is out of stock is said to be, and cannot be put into the cart', async ({
  page,
  shop,
  language,
  at,
}) => {
  const { P_Code, PRODUCTNAME: name } = await productWith(
    await guestOf({ ...shop, language }),
    'out_of_stock',
  );
  const { gone } = words[language];
  await page.goto(at(`/product/${P_Code}`));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(main(page).locator('p').getByText(gone, { exact: true }).first()).toBeVisible();
  const button = main(page).getByRole('button', { name: gone, exact: true }).first();
  await expect(button).toBeDisabled();
  await expect(
    main(page).getByRole('button', {
      name: new RegExp(`^(ใส่ตะกร้า|Add to cart:) ${name.replaceAll(/\s+/g, String.raw`\s+`)}`),
    }),
  ).toHaveCount(0);
});

test('R-11 V-03 each unit shows its price, what it holds and what a piece of it costs', async ({
  page,
  shop,
  goods,
  language,
  at,
}) => {
  const guest = await guestOf({ ...shop, language });
  const perPiece = (price: number | null, rate: number) =>
    Math.round(Math.round((price ?? 0) * 100) / rate) / 100;
  const product = await goods.takeProduct(guest, { units: 3 });
  const { UNIT1NAME: piece } = product;
  await page.goto(at(`/product/${product.P_Code}`));
  const choice = page.getByRole('group', { name: words[language].units });
  await expect(choice.getByRole('radio')).toHaveCount(3);
  for (const { unit, rate, price } of [
    { unit: product.UNIT2NAME, rate: product.UNIT2RATE, price: product.SalesPrice2 },
    { unit: product.UNIT3NAME, rate: product.UNIT3RATE, price: product.SalesPrice3 },
  ]) {
    const each = `${inBaht(perPiece(price, rate))}/${piece}`;
    const label = choice.locator('label').filter({ has: page.getByText(unit, { exact: true }) });
    await expect(label).toContainText(inBaht(price ?? 0));
    await expect(label).toContainText(`${countedUnit(rate, piece, language)} · ${each}`);
    await label.click();
    // Beside the price of the chosen unit, too.
    await expect(main(page).locator('p').getByText(each, { exact: true })).toBeVisible();
    await expect(addButton(page, language)).toHaveAccessibleName(new RegExp(`1 ${unit}$`));
  }
});
