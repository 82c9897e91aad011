/** A cart of more lines than either of two browsers could add: nothing of it is a dead end. */
import { cartKey } from '#domain/orders/cart.ts';
import type { Product } from '#contract/catalogue.schemas.ts';
import type { Caller } from './callers.ts';
import { expect, test, type InBoth } from './fixtures.ts';
import { inBaht } from './money.ts';
import { expectCartPage } from './steps/cart.ts';
import { expectCheckoutPage, expectReadyToOrder, expectThanks, pressOrder } from './steps/checkout.ts';

const LINES = 250;
const MOBILE = { th: '0810000128', en: '0810000129' };

type Words = { checkout: string; total: string };
const words: InBoth<Words> = {
  th: { checkout: `สั่งซื้อ (${LINES})`, total: 'ยอดรวม' },
  en: { checkout: `Checkout (${LINES})`, total: 'Total' },
};

/** So many that can be had and are sold by the piece. */
async function products({ api }: Caller): Promise<Product[]> {
  const found: Product[] = [];
  for (let Skip = 0; found.length < LINES; Skip += 48) {
    const page = await api.listProducts({ body: { Take: 48, Skip } });
    if (page.length === 0) throw new Error(`Only ${found.length} products can be had`);
    found.push(...page.filter(({ ShowPrice1, Stock }) => ShowPrice1 && Stock.StockWord === 'in_stock'));
  }
  return found.slice(0, LINES);
}

test('S-15 C-07 a cart of 250 lines is shown, computed and ordered whole', async ({
  page,
  language,
  at,
  signIn,
}) => {
  const caller = await signIn(MOBILE[language], 'medisupply');
  const user = await caller.api.customerProfile();
  const sold = await products(caller);
  const cart = sold.map(({ P_Code }) => ({ P_Code, qty1: 1, qty2: 0, qty3: 0, selected: true }));
  const lines = cart.map(({ P_Code, qty1, qty2, qty3 }) => ({ P_Code, qty1, qty2, qty3 }));
  const quoted = await caller.api.quote({ body: { SaleUnit: caller.saleUnit, Lines: lines } });
  // What promotions add for nothing is in the sum at its price, and in the discount.
  const free = quoted.Lines.filter(({ IsFree }) => IsFree).reduce(
    (sum, { UnitPrice, Quantity }) => sum + UnitPrice * Quantity,
    0,
  );
  expect(quoted.Subtotal).toBeCloseTo(
    sold.reduce((sum, { SalesPrice1 }) => sum + (SalesPrice1 ?? 0), 0) + free,
    2,
  );
  const key = cartKey({
    prefix: 'shop',
    tenantId: 'medisupply',
    companyCode: '',
    customerCode: user.CUSTOMERCODE,
    saleUnit: caller.saleUnit,
    pointMode: false,
  });
  await page.addInitScript(
    ([name, text]) => {
      if (sessionStorage.getItem('filled') === null) localStorage.setItem(name, text);
      sessionStorage.setItem('filled', 'Y');
    },
    [key, JSON.stringify(cart)] as const,
  );
  await page.goto(at('/cart', 'medisupply'));
  await expectCartPage(page, language);
  const main = page.getByRole('main');
  await expect(main).toContainText(inBaht(quoted.Total));
  const checkout = page.getByRole('link', { name: words[language].checkout, exact: true });
  await checkout.click();
  await expectCheckoutPage(page, language);
  await expect(main).toContainText(inBaht(quoted.Total));
  await expectReadyToOrder(page, language);
  await pressOrder(page, language);
  const number = await expectThanks(page, language);
  const { Order } = await caller.api.orderDetail({
    params: { orderid: number, saleunit: caller.saleUnit },
  });
  expect([Order.LineCount, Order.Total]).toEqual([quoted.Lines.length, quoted.Total]);
  expect(quoted.Lines.filter(({ IsFree }) => !IsFree)).toHaveLength(LINES);
});
