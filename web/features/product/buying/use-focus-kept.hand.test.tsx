/** Where the focus is when the cart arrives, and after a click. */
import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { bootstrapOf } from '../../../testing/drawn.tsx';
import { openShop } from '../../../testing/open-shop.tsx';
import { shopOf } from '../../../testing/small-shop.ts';
import { until } from '../../../testing/until.ts';
import { cartKeysOf } from '../../cart/store/cart-keys.ts';
import { testProduct } from '../../cart/testing-products.ts';

const { own: KEY } = cartKeysOf(bootstrapOf({}), bootstrapOf({}).user);
const PRODUCT = testProduct();
const LINE = { P_Code: PRODUCT.P_Code, qty1: 2, qty2: 0, qty3: 0, selected: true };
const inCart = () => screen.getByRole('textbox', { name: 'Quantity' });

test('S-75 a cart that comes from storage or from another tab leaves the focus where it is', async () => {
  localStorage.setItem(KEY, JSON.stringify([LINE]));
  const { page } = await openShop({ at: '/product', answers: shopOf([PRODUCT]) });
  await until(inCart);
  expect(document.activeElement).toBe(document.body);
  page.cart.getState().replace([]);
  await until(() => screen.getByRole('button', { name: /^Add to cart/ }));
  page.cart.getState().replace([LINE]);
  await until(inCart);
  expect(document.activeElement).toBe(document.body);
});

test('S-75 a press moves the focus on to what took the place of the button', async () => {
  const { hand } = await openShop({ at: '/product', answers: shopOf([PRODUCT]) });
  await hand.click(screen.getByRole('button', { name: /^Add to cart/ }));
  await until(inCart);
  await until(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'One more' })));
});
