/** What the checkout waits for before it is drawn: the cart's lines of a browser without a copy, and the center. */
import { screen } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import type { CallAnswer } from '#contract/schemas.ts';
import { refusal } from '../../testing/fake-shop.ts';
import { LANGUAGES, openShop, type InBoth } from '../../testing/open-shop.tsx';
import { shopOf } from '../../testing/small-shop.ts';
import { settled, until } from '../../testing/until.ts';
import { testProduct } from '../cart/testing-products.ts';

const EMPTY = { Version: 1, Lines: [], Removed: [], Refused: [] };
const WITH_A = {
  ...EMPTY,
  Version: 2,
  Lines: [{ P_Code: 'A', qty1: 3, qty2: 0, qty3: 0, selected: true }],
};
const remark: InBoth<string> = {
  th: 'หมายเหตุถึงร้านค้า (ไม่บังคับ)',
  en: 'Note to the shop (optional)',
};

describe.each(LANGUAGES)('in %s', (language) => {
  /** The checkout of a customer whose mirror answers when the test says so; `cart.now` is its content. */
  async function openCheckout(first: () => Promise<void>, center?: () => Promise<void>) {
    const products = Promise.withResolvers<void>();
    const shop = shopOf([testProduct({ UNIT2RATE: 0, UNIT3RATE: 0 })]);
    const cart: { now: CallAnswer<'getCart'> } = { now: EMPTY };
    const { asked } = await openShop({
      at: '/checkout/adv',
      language,
      user: { CUSTOMERCODE: 'CUST1' },
      answers: {
        ...shop,
        getCart: async () => {
          await first();
          return cart.now;
        },
        listProducts: async (call) => {
          await products.promise;
          return shop.listProducts(call);
        },
        allCenters: async () => {
          await center?.();
          return shop.allCenters();
        },
        quote: () => refusal(400, { code: 'BAD_REQUEST' }),
        deliveryAddresses: () => ({ status: 'OK', status_code: 200, data: [] }),
      },
    });
    return { asked, cart, products };
  }
  const field = () => screen.queryByRole('textbox', { name: remark[language] });

  test('S-50 a browser without a copy of the cart waits for the mirror: the checkout is drawn once, with its lines', async () => {
    const first = Promise.withResolvers<void>();
    const { asked, cart, products } = await openCheckout(() => first.promise);
    cart.now = WITH_A;
    await until(() => expect(asked('getCart').length).toBeGreaterThan(0));
    await settled();
    expect(field(), 'before the mirror has answered').toBeNull();
    first.resolve();
    await until(() => expect(asked('listProducts').length).toBeGreaterThan(0));
    await settled();
    expect(field(), 'before the products have come').toBeNull();
    products.resolve();
    await until(() => expect(field()).not.toBeNull());
    await until(() => expect(asked('quote').length).toBe(1));
  });

  test('W-03 the checkout waits for its center, so that a warning about it pushes nothing down', async () => {
    const center = Promise.withResolvers<void>();
    const { asked, cart, products } = await openCheckout(
      () => Promise.resolve(),
      () => center.promise,
    );
    cart.now = WITH_A;
    products.resolve();
    await until(() => expect(asked('deliveryAddresses').length).toBe(1));
    await until(() => expect(asked('quote').length).toBe(1));
    await settled();
    expect(field(), 'before the center has come').toBeNull();
    center.resolve();
    await until(() => expect(field()).not.toBeNull());
  });

  test('W-03 a center that cannot be read holds nothing up', async () => {
    await openCheckout(
      () => Promise.resolve(),
      () => Promise.reject(new TypeError('no line')),
    );
    await until(() => expect(field()).not.toBeNull());
  });

  test('a mirror that cannot be reached holds nothing up', async () => {
    await openCheckout(() => Promise.reject(new TypeError('no line')));
    await until(() => expect(field()).not.toBeNull());
  });

  test('S-50 lines that come from another browser later leave what is on the checkout as it is', async () => {
    const { asked, cart, products } = await openCheckout(() => Promise.resolve());
    await until(() => expect(field()).not.toBeNull());
    const before = field();
    cart.now = WITH_A;
    window.dispatchEvent(new Event('online'));
    await until(() => expect(asked('listProducts').length).toBeGreaterThan(0));
    await settled();
    expect(field() === before, 'while the products are on their way').toBe(true);
    const quotes = asked('quote').length;
    products.resolve();
    await until(() => expect(asked('quote').length).toBeGreaterThan(quotes));
    expect(field() === before, 'when they have come').toBe(true);
  });
});
