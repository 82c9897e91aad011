/** Hearts with a hand on them: what goes wrong is taken back, and a guest signs in first. */
import { screen } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { refusal } from '../../testing/fake-shop.ts';
import { LANGUAGES, openShop, type InBoth } from '../../testing/open-shop.tsx';
import { shopOf } from '../../testing/small-shop.ts';
import { until } from '../../testing/until.ts';
import { testProduct } from '../cart/testing-products.ts';

type Words = {
  heart: (name: string) => string;
  signIn: (name: string) => string;
  login: string;
  saved: string;
};

const words: InBoth<Words> = {
  th: {
    heart: (name) => `รายการโปรด ${name}`,
    signIn: (name) => `เข้าสู่ระบบเพื่อเก็บ ${name} ในรายการโปรด`,
    login: 'เข้าสู่ระบบ',
    saved: 'อยู่ในรายการโปรดแล้ว',
  },
  en: {
    heart: (name) => `Wish list: ${name}`,
    signIn: (name) => `Log in to save ${name} to your wish list`,
    login: 'Log in',
    saved: 'On your wish list',
  },
};

const PRODUCT = testProduct();
const CUSTOMER = { CUSTOMERCODE: 'CUST1' };

describe.each(LANGUAGES)('in %s', (language) => {
  const said = words[language];

  test('S-16 a heart goes back and says so where the shop could not take it', async () => {
    const message = 'Not just now';
    const { hand, answer, asked } = await openShop({
      at: '/product',
      language,
      user: CUSTOMER,
      answers: {
        ...shopOf([PRODUCT]),
        addToWishlist: () => refusal(500, { code: 'INTERNAL', message, exceptionHandler: true }),
      },
    });
    const pressed = () =>
      screen.getByRole('button', { name: said.heart(PRODUCT.PRODUCTNAME) }).getAttribute('aria-pressed');
    const press = () => hand.click(screen.getByRole('button', { name: said.heart(PRODUCT.PRODUCTNAME) }));
    expect(pressed()).toBe('false');
    await press();
    await until(() => expect(screen.getByRole('alert').textContent).toContain(message));
    await until(() => expect(pressed()).toBe('false'));
    answer({ addToWishlist: ({ body }) => ({ Data: body.productIds }) });
    await press();
    await until(() => expect(pressed()).toBe('true'));
    expect(asked('addToWishlist').map(({ body }) => body)).toEqual([
      { productIds: [PRODUCT.P_Code] },
      { productIds: [PRODUCT.P_Code] },
    ]);
  });

  test('S-16 a guest is led to the sign-in and back to the product', async () => {
    const { hand, address } = await openShop({ at: '/product/A', language, answers: shopOf([PRODUCT]) });
    await hand.click(screen.getByRole('button', { name: said.signIn(PRODUCT.PRODUCTNAME) }));
    await until(() => screen.getByRole('heading', { level: 1, name: said.login }));
    expect(new URLSearchParams(address().split('?')[1]).get('next')).toBe('/product/A');
  });

  test('S-16 the page of a product tells in words that it is on the list', async () => {
    await openShop({
      at: '/product/A',
      language,
      user: CUSTOMER,
      answers: { ...shopOf([PRODUCT]), wishlist: () => ({ Data: [PRODUCT.P_Code], Products: [PRODUCT] }) },
    });
    await until(() => expect(screen.getByText(said.saved)).toBeDefined());
  });
});
