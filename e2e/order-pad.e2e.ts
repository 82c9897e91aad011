/** An order taken line by line: scanned, typed, and on to the checkout (R-26b). */
import { expect, test, type InBoth } from './fixtures.ts';
import { cartLine } from './steps/cart.ts';
import { cartLink } from './steps/product.ts';

type Words = {
  search: string;
  before: string;
  found: string;
  nothing: string;
  added: (name: string, unit: string) => string;
  unknown: (barcode: string) => string;
  add: (name: string) => RegExp;
};

/** A number and its unit stay together, which a name for screen readers does not tell. */
const escaped = (text: string) =>
  text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`);
const words: InBoth<Words> = {
  th: {
    search: 'ค้นหาสินค้าที่จะสั่ง',
    before: 'ที่เคยซื้อ',
    found: 'สินค้าที่พบ',
    nothing: 'ยังไม่เคยซื้อที่นี่',
    added: (name, unit) => `เพิ่ม ${name} 1 ${unit} แล้ว`,
    unknown: (barcode) => `ไม่มีสินค้าที่ใช้บาร์โค้ด ${barcode}`,
    add: (name) => new RegExp(`^ใส่ตะกร้า ${escaped(name)} `),
  },
  en: {
    search: 'Find products to order',
    before: 'Bought before',
    found: 'Found',
    nothing: 'Nothing bought here yet',
    added: (name, unit) => `Added 1 ${unit} of ${name}`,
    unknown: (barcode) => `No product has the barcode ${barcode}`,
    add: (name) => new RegExp(`^Add to cart: ${escaped(name)}, `),
  },
};

test('R-26b by keys alone lines are scanned and typed, an unknown barcode changes nothing, and the cart has them @both', async ({
  page,
  goods,
  signIn,
  language,
  at,
}) => {
  const said = words[language];
  const caller = await signIn(goods.takeCustomer());
  const [scanned, typed] = [await goods.takeProduct(caller), await goods.takeProduct(caller)];
  const { Data } = await caller.api.productDetail({
    params: { code: scanned.P_Code },
  });
  await page.goto(at('/orderpad'));
  const { keyboard } = page;
  const field = page.getByRole('searchbox', { name: said.search });
  const scan = async (barcode: string) => {
    await keyboard.type(barcode);
    await keyboard.press('Enter');
  };
  await expect(
    page.getByText(said.nothing).or(page.getByRole('region', { name: said.before })),
  ).toBeVisible();

  await field.focus();
  await scan(Data.BARCODE1);
  await expect(page.getByText(said.added(scanned.PRODUCTNAME, scanned.UNIT1NAME))).toBeVisible();
  await expect(field, 'ready for the next').toBeFocused();
  await expect(field).toHaveValue('');
  await expect(cartLink(page, language, 1)).toBeVisible();
  await scan('2999999999994');
  await expect(page.getByText(said.unknown('2999999999994'))).toBeVisible();
  await expect(cartLink(page, language, 1)).toBeVisible();

  await keyboard.type(typed.P_Code);
  const found = page.getByRole('region', { name: said.found });
  const add = found.getByRole('button', { name: said.add(typed.PRODUCTNAME) });
  await expect(add).toBeVisible();
  await add.focus();
  await keyboard.press('Enter');
  await expect(cartLink(page, language, 2)).toBeVisible();

  await page.goto(at('/cart'));
  for (const { PRODUCTNAME } of [scanned, typed]) await expect(cartLine(page, PRODUCTNAME)).toBeVisible();
});
