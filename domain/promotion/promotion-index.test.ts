import { expect, test } from 'vitest';
import { termsOf } from './examples/notation.ts';
import { compilePromotions } from './promotion-index.ts';

test('P-07 a cart looks at the promotions of its products and of the order, the lower priority first, then by id', () => {
  const index = compilePromotions(
    termsOf([
      { on: 'TEA MILK', steps: ['from 1: 5%'] },
      { on: 'RICE', steps: ['from 1: 5%'] },
      { on: 'the order', steps: ['from ฿1: 5%'], priority: 200 },
      { on: 'MILK', steps: ['from 1: 5%'], priority: 1 },
    ]),
  );
  const ids = (products: string[]) => index.touching(products).map(({ id }) => id);
  expect(ids(['MILK', 'TEA'])).toEqual(['D', 'A', 'C']);
  expect(ids(['RICE'])).toEqual(['B', 'C']);
  expect(ids(['SOAP'])).toEqual(['C']);
  expect(index.all.map(({ id }) => id)).toEqual(['D', 'A', 'B', 'C']);
});
