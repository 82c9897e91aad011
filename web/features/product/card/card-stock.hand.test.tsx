/** A card sells what is there: units that are short, and the pieces left once some are taken. */
import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openShop } from '../../../testing/open-shop.tsx';
import { shopOf } from '../../../testing/small-shop.ts';
import { until } from '../../../testing/until.ts';
import { testProduct } from '../../cart/testing-products.ts';

const LISTED = testProduct({
  Stock: { StockWord: 'limited', StockAvailable: null, UnitsShort: [2, 3] },
});
const EXACT = { ...LISTED, Stock: { ...LISTED.Stock, StockAvailable: 2 } };
const shop = {
  ...shopOf([LISTED]),
  listProducts: ({ body }: { body: { ProductIds?: string[] } }) => [body.ProductIds ? EXACT : LISTED],
};
const quantity = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Quantity' });

test('V-02 with 5 pieces left a case cannot be put into the cart from its card', async () => {
  const { hand, page } = await openShop({ at: '/product', answers: shop });
  const card = within(screen.getByRole('article'));
  await hand.click(card.getByRole('radio', { name: 'ลัง' }));
  const button = card.getByRole('button', { name: 'Not enough left' });
  expect(button).toHaveProperty('disabled', true);
  await hand.click(button);
  expect(page.cart.getState().lines).toEqual([]);
});

test('V-02 the stepper of a card ends at the pieces left, and more than these goes out of the cart again', async () => {
  const { hand, page } = await openShop({ at: '/product', answers: shop });
  await hand.click(screen.getByRole('button', { name: /^Add to cart/ }));
  const more = () => screen.getByRole('button', { name: 'One more' });
  await until(() => expect(more()).toHaveProperty('disabled', false));
  await hand.click(more());
  await until(() => expect(more()).toHaveProperty('disabled', true));
  expect(quantity().value).toBe('2');
  await hand.clear(quantity());
  await hand.type(quantity(), '9');
  expect(page.cart.getState().lines).toMatchObject([{ qty1: 2 }]);
});

test('V-02 the cart offers only units of which one is left beside what is in it', async () => {
  const { page } = await openShop({
    at: '/cart',
    answers: {
      ...shopOf([testProduct({ Stock: { StockWord: 'limited', StockAvailable: 7 } })]),
      quote: () => {
        throw new TypeError('Failed to fetch');
      },
    },
  });
  page.cart.getState().add({ P_Code: 'A', unit: 1 });
  await until(() => screen.getByRole('button', { name: /^\+ แพ็ค/ }));
  expect(screen.queryByRole('button', { name: /^\+ ลัง/ })).toBeNull();
  page.cart.getState().setQuantity({ P_Code: 'A', unit: 1, quantity: 7 });
  await until(() =>
    expect(screen.getByRole('button', { name: 'One more' })).toHaveProperty('disabled', true),
  );
  expect(screen.queryByRole('button', { name: /^\+ แพ็ค/ })).toBeNull();
});
