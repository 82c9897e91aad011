/** Hearts with a hand on them: what goes wrong is taken back, and a guest signs in first. */
import { onlineManager } from '@tanstack/react-query';
import { screen, within } from '@testing-library/dom';
import { describe, expect, onTestFinished, test } from 'vitest';
import { connection } from '../../page/connection.ts';
import { noAnswer, refusal } from '../../testing/fake-shop.ts';
import { LANGUAGES, openShop, type InBoth } from '../../testing/open-shop.tsx';
import { shopOf } from '../../testing/small-shop.ts';
import { settled, until } from '../../testing/until.ts';
import { testProduct } from '../cart/testing-products.ts';

type Words = {
  heart: (name: string) => string;
  signIn: (name: string) => string;
  login: string;
  saved: string;
  waits: RegExp;
  noAnswer: RegExp;
  add: (name: string) => string;
  added: string;
};

const words: InBoth<Words> = {
  th: {
    heart: (name) => `รายการโปรด ${name}`,
    signIn: (name) => `เข้าสู่ระบบเพื่อเก็บ ${name} ในรายการโปรด`,
    login: 'เข้าสู่ระบบ',
    saved: 'อยู่ในรายการโปรดแล้ว',
    waits: /^ยังไม่มีสัญญาณอินเทอร์เน็ต/,
    noAnswer: /^ติดต่อร้านไม่ได้/,
    add: (name) => `ใส่ตะกร้า ${name}`,
    added: 'เพิ่มลงตะกร้าแล้ว',
  },
  en: {
    heart: (name) => `Wish list: ${name}`,
    signIn: (name) => `Log in to save ${name} to your wish list`,
    login: 'Log in',
    saved: 'On your wish list',
    waits: /^No connection just now/,
    noAnswer: /^The shop cannot be reached/,
    add: (name) => `Add to cart: ${name}`,
    added: 'Added to the cart',
  },
};

const PRODUCT = testProduct();
const CUSTOMER = { CUSTOMERCODE: 'CUST1' };

/** As when the browser reports that it has lost its network, and has it again. */
function cutConnection(): void {
  onTestFinished(restoreConnection);
  onlineManager.setOnline(false);
  connection.setCut(true);
}
function restoreConnection(): void {
  onlineManager.setOnline(true);
  connection.setCut(false);
}

describe.each(LANGUAGES)('in %s', (language) => {
  const said = words[language];
  const heart = () => screen.getByRole('button', { name: said.heart(PRODUCT.PRODUCTNAME) });
  /** The list of a shop that takes every wish, and then the connection is cut. */
  const openAndCut = async () => {
    const shop = await openShop({
      at: '/product',
      language,
      user: CUSTOMER,
      answers: {
        ...shopOf([PRODUCT]),
        addToWishlist: ({ body }) => ({ Data: body.productIds }),
        removeFromWishlist: () => ({ Data: [] }),
      },
    });
    cutConnection();
    await settled();
    return shop;
  };

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
    const pressed = () => heart().getAttribute('aria-pressed');
    const press = () => hand.click(heart());
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

  test('E-21 what is pressed over a cut connection says once that it waits, and is sent when the connection is back', async () => {
    const { hand, asked } = await openAndCut();
    await hand.click(heart());
    await until(() => screen.getByText(said.waits));
    await settled();
    expect(screen.getAllByText(said.waits)).toHaveLength(1);
    expect(asked('addToWishlist')).toEqual([]);
    restoreConnection();
    await until(() => expect(asked('addToWishlist')).toHaveLength(1));
    await until(() => expect(heart().getAttribute('aria-pressed')).toBe('true'));
  });

  test('E-21 three presses on a heart over a cut connection end as the last one left it', async () => {
    const { hand, asked } = await openAndCut();
    for (const isPressed of ['true', 'false', 'true']) {
      await hand.click(heart());
      await until(() => expect(heart().getAttribute('aria-pressed')).toBe(isPressed));
    }
    restoreConnection();
    await until(() => expect(asked('addToWishlist')).toHaveLength(2));
    await settled();
    expect(asked('removeFromWishlist')).toHaveLength(1);
    expect(heart().getAttribute('aria-pressed')).toBe('true');
  });

  test('E-21 what fails because the shop is still out of reach goes back and says so', async () => {
    const { hand } = await openShop({
      at: '/product',
      language,
      user: CUSTOMER,
      answers: { ...shopOf([PRODUCT]), addToWishlist: noAnswer },
    });
    cutConnection();
    // The browser says that it is online before the shop answers.
    onlineManager.setOnline(true);
    await settled();
    await hand.click(heart());
    await until(() => screen.getByText(said.noAnswer));
    await until(() => expect(heart().getAttribute('aria-pressed')).toBe('false'));
  });

  test('E-21 the way to a page that waits for the line says so', async () => {
    const { hand, address } = await openShop({ at: '/product', language, answers: shopOf([PRODUCT]) });
    const before = address();
    cutConnection();
    await hand.click(
      within(screen.getByRole('main')).getAllByRole('link', { name: PRODUCT.PRODUCTNAME })[0] ??
        document.body,
    );
    await until(() => screen.getByText(said.waits));
    expect(address()).toBe(before);
  });

  test('E-21 the cart is filled over a cut connection as over any other', async () => {
    const { hand, page } = await openShop({ at: '/product', language, answers: shopOf([PRODUCT]) });
    cutConnection();
    await hand.click(screen.getByRole('button', { name: new RegExp(`^${said.add(PRODUCT.PRODUCTNAME)}`) }));
    await until(() => screen.getByText(said.added));
    expect(page.cart.getState().lines.map(({ P_Code }) => P_Code)).toEqual([PRODUCT.P_Code]);
    expect(screen.queryByText(said.waits)).toBeNull();
  });

  test('S-16 a guest is led to the sign-in and back to the product', async () => {
    const { hand, address } = await openShop({ at: '/product/A', language, answers: shopOf([PRODUCT]) });
    await hand.click(screen.getByRole('button', { name: said.signIn(PRODUCT.PRODUCTNAME) }));
    await until(() => screen.getByRole('heading', { level: 1, name: said.login }));
    expect(new URLSearchParams(address().split('?')[1]).get('next')).toBe('/product/A');
  });

  test('S-16 the page of a product says in words that it is on the list', async () => {
    await openShop({
      at: '/product/A',
      language,
      user: CUSTOMER,
      answers: { ...shopOf([PRODUCT]), wishlist: () => ({ Data: [PRODUCT.P_Code], Products: [PRODUCT] }) },
    });
    await until(() => expect(screen.getByText(said.saved)).toBeDefined());
  });
});
