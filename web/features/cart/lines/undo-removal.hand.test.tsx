/** A removed line can be put back where it was. */
import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { noAnswer } from '../../../testing/fake-shop.ts';
import { openShop } from '../../../testing/open-shop.tsx';
import { shopOf } from '../../../testing/small-shop.ts';
import { until } from '../../../testing/until.ts';
import { testProduct } from '../testing-products.ts';

const product = (P_Code: string, Hierarchy1: string) =>
  testProduct({ P_Code, PRODUCTNAME: `Product ${P_Code}`, Hierarchy1 });

/** The cart's content from top to bottom. */
const order = () =>
  [...document.querySelectorAll('main li[aria-label], main output:has(button)')].map((element) =>
    element.matches('output') ? 'undo' : element.getAttribute('aria-label'),
  );

const AS_ADDED = ['Product A', 'Product B', 'Product C'];

test.each([
  ['one kind', ['X', 'X', 'X'], AS_ADDED],
  ['groups, in its group', ['X', 'Y', 'Y'], AS_ADDED],
  ['groups, the last of its own', ['X', 'Y', 'Z'], AS_ADDED],
  [
    'groups, the last of its own, added between others',
    ['X', 'Y', 'X'],
    ['Product A', 'Product C', 'Product B'],
  ],
])('S-77 the undo of a removed line is in its place: %s', async (_kind, groups, shown) => {
  const products = groups.map((group, nth) => product('ABC'.charAt(nth), group));
  const { hand, page } = await openShop({
    at: '/cart',
    answers: { ...shopOf(products), quote: noAnswer },
  });
  for (const { P_Code } of products) page.cart.getState().add({ P_Code, unit: 1 });
  await until(() => expect(order()).toEqual(shown));
  const line = screen.getByRole('listitem', { name: 'Product B' });
  await hand.click(within(line).getByRole('button', { name: 'Remove' }));
  await until(() => expect(order()).toEqual(shown.map((name) => (name === 'Product B' ? 'undo' : name))));
  await hand.click(screen.getByRole('button', { name: 'Undo' }));
  await until(() => expect(order()).toEqual(shown));
});
