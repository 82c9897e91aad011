/** The cart in two browsers of one customer, and what it says of units. */
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { countedUnit } from '#domain/pricing/unit-words.ts';
import { expect, rememberCenter, test, type InBoth } from './fixtures.ts';
import { inBaht } from './money.ts';
import { cartLine, expectCartPage, putInCart } from './steps/cart.ts';
import { addOne, cartLink } from './steps/product.ts';

type Words = {
  quantity: string;
  more: string;
  remove: (name: string) => string;
  empty: string;
  hint: (more: string, into: string, saving: string) => string;
  change: string;
};

const words: InBoth<Words> = {
  th: {
    quantity: 'จำนวน',
    more: 'เพิ่มหนึ่ง',
    remove: (name) => `ลบ ${name}`,
    empty: 'ยังไม่มีสินค้าในตะกร้า',
    hint: (more, into, saving) => `เพิ่มอีก ${more} ครบ ${into} ประหยัด ${saving}`,
    change: 'เปลี่ยน',
  },
  en: {
    quantity: 'Quantity',
    more: 'One more',
    remove: (name) => `Remove ${name}`,
    empty: 'Your cart is empty',
    hint: (more, into, saving) => `Add ${more} to make ${into} and save ${saving}`,
    change: 'Change',
  },
};

/** Another browser of the same person: the same session, and a storage of its own. */
async function anotherBrowser(context: BrowserContext): Promise<Page> {
  const browser = context.browser();
  if (!browser) throw new Error('The context has no browser');
  const other = await browser.newContext();
  await other.addInitScript(rememberCenter);
  await other.addCookies(await context.cookies());
  return other.newPage();
}

/** Comes back to the window, as a person does who has used another browser meanwhile, until it shows what it must. */
async function comesBackAndSees(page: Page, shown: Locator, see: (shown: Locator) => Promise<void>) {
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await see(shown);
  }).toPass({ timeout: 20_000 });
}

test('S-50 two browsers of a customer show one cart: what one adds, changes and removes shows in the other', async ({
  page,
  context,
  goods,
  language,
  at,
  signIn,
}) => {
  const said = words[language];
  const caller = await signIn(goods.takeCustomer());
  const product = await goods.takeProduct(caller, { enoughFor: 3 });
  const { PRODUCTNAME: name, UNIT1NAME: unit, P_Code } = product;
  const other = await anotherBrowser(context);
  const quantityIn = (where: Page) =>
    cartLine(where, name).getByRole('textbox', { name: said.quantity }).first();

  await page.goto(at(`/product/${P_Code}`));
  await addOne(page, language, { name, unit });
  await other.goto(at('/cart'));
  await comesBackAndSees(other, quantityIn(other), (field) =>
    expect(field).toHaveValue('1', { timeout: 1000 }),
  );
  await expect(cartLink(other, language, 1)).toBeVisible();

  await cartLine(other, name).getByRole('button', { name: said.more }).click();
  await expect(quantityIn(other)).toHaveValue('2');
  await page.goto(at('/cart'));
  await expectCartPage(page, language);
  await comesBackAndSees(page, quantityIn(page), (field) =>
    expect(field).toHaveValue('2', { timeout: 1000 }),
  );

  await page.getByRole('button', { name: said.remove(name) }).click();
  await expect(page.getByText(said.empty)).toBeVisible();
  await comesBackAndSees(other, other.getByText(said.empty), (text) =>
    expect(text).toBeVisible({ timeout: 1000 }),
  );
  await other.reload();
  await expect(other.getByText(said.empty), 'a removed line stays removed').toBeVisible();
  await other.context().close();
});

test('S-53 a hint says in words how many more make a bigger unit and what that saves, and does it', async ({
  page,
  goods,
  language,
  at,
  signIn,
}) => {
  const said = words[language];
  const caller = await signIn(goods.takeCustomer());
  const product = await goods.takeProduct(caller, {
    such: ({ UNIT2RATE, SalesPrice1, SalesPrice2, UNIT3RATE }) =>
      UNIT2RATE > 2 && UNIT3RATE === 0 && (SalesPrice2 ?? Infinity) < UNIT2RATE * (SalesPrice1 ?? 0),
  });
  const { PRODUCTNAME: name, UNIT1NAME: piece, UNIT2NAME: pack, UNIT2RATE: rate } = product;
  const saving = rate * (product.SalesPrice1 ?? 0) - (product.SalesPrice2 ?? 0);
  await putInCart(caller, product.P_Code, rate - 1);

  await page.goto(at('/cart'));
  const line = cartLine(page, name);
  const hint = said.hint(countedUnit(1, piece, language), countedUnit(1, pack, language), inBaht(saving));
  await expect(line).toContainText(hint);
  await line.getByRole('button', { name: said.change, exact: true }).click();
  await expect(line).not.toContainText(hint);
  await expect(line).toContainText(`${inBaht(product.SalesPrice2 ?? 0)} / ${pack}`);
  await expect(line.getByRole('textbox', { name: said.quantity })).toHaveValue('1');
});
