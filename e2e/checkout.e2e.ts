/** Stock is reserved while a buyer is at the checkout, at most half of what is there, and released on leaving. */
import type { Page } from '@playwright/test';
import type { CallAnswer } from '#contract/schemas.ts';
import { piecesToReserve } from '#domain/orders/stock-reservation.ts';
import { guestAt, type Caller } from './callers.ts';
import { expect, test, type InBoth, type Language } from './fixtures.ts';
import type { Goods } from './goods.ts';
import { piecesLeft } from './orders.ts';
import { cartLink } from './steps/product.ts';
import { cartLine, expectCartPage, goToCheckout, putInCart } from './steps/cart.ts';
import { expectCheckoutPage, expectReadyToOrder, expectThanks, pressOrder } from './steps/checkout.ts';

type Product = CallAnswer<'listProducts'>[number];

const words: InBoth<{ reserved: RegExp; outOfStock: string }> = {
  th: { reserved: /^กันสินค้าไว้ให้คุณบางส่วนถึง \d\d:\d\d น\.$/, outOfStock: 'สินค้าหมด' },
  en: { reserved: /^Part of your order is held for you until \d\d:\d\d$/, outOfStock: 'Out of stock' },
};

/** A product of which the buyer wants every piece there is, more than are reserved for one; and how many these are. */
async function takeAll(goods: Goods, caller: Caller): Promise<{ product: Product; pieces: number }> {
  const product = await goods.takeProduct(caller, {
    fewerThan: 60,
    such: ({ Stock }) => (Stock.StockAvailable ?? 0) > 10,
  });
  const pieces = await piecesLeft(caller, product.P_Code);
  await putInCart(caller, product.P_Code, pieces);
  return { product, pieces };
}

async function openCheckout(page: Page, language: Language, at: (path: string) => string): Promise<void> {
  await page.goto(at('/cart'));
  await goToCheckout(page, language, 'customer');
  await expectCheckoutPage(page, language);
  const reserved = page.getByRole('status').filter({ hasText: words[language].reserved });
  await expect(reserved, 'with the sum and the button').toBeInViewport();
}

test('S-51 the checkout holds the stock, its own buyer is never stopped by that, and leaving gives it back', async ({
  page,
  shop,
  goods,
  language,
  at,
  signIn,
}) => {
  const said = words[language];
  const caller = await signIn(goods.takeCustomer());
  const other = await guestAt({ ...shop, language }, caller.saleUnit);
  const { product, pieces } = await takeAll(goods, caller);
  const left = () => piecesLeft(other, product.P_Code);
  const unreserved = pieces - piecesToReserve({ wanted: pieces, available: pieces });
  expect(await left()).toBe(pieces);

  await test.step('opening it holds half of the pieces', async () => {
    await openCheckout(page, language, at);
    await expect.poll(left).toBe(unreserved);
    await expectReadyToOrder(page, language);
    await expect(page.getByText(said.outOfStock)).toBeHidden();
  });

  await test.step('going back to the cart gives it back', async () => {
    await cartLink(page, language, 1).click();
    await expectCartPage(page, language);
    await expect.poll(left).toBe(pieces);
    await expect(cartLine(page, product.PRODUCTNAME).getByRole('checkbox')).toBeChecked();
  });

  await test.step('closing the page gives it back', async () => {
    await openCheckout(page, language, at);
    await expect.poll(left).toBe(unreserved);
    await page.goto('about:blank');
    await expect.poll(left).toBe(pieces);
  });

  await test.step('the order takes it over, and canceling gives all of it back', async () => {
    await openCheckout(page, language, at);
    await expectReadyToOrder(page, language);
    await pressOrder(page, language);
    const orderid = await expectThanks(page, language);
    expect(await left(), 'also what was not held').toBe(0);
    await caller.api.cancelOrder({ params: { orderid, saleunit: caller.saleUnit }, body: {} });
    expect(await left()).toBe(pieces);
  });
});
