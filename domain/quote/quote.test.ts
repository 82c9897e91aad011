import { describe, expect, test } from 'vitest';
import type { TaxType } from '../pricing/tax.ts';
import { freeProductsOf, linesOf, termsOf } from '../promotion/examples/notation.ts';
import { floorWithTax, quoteOf } from './quote.ts';

const promotions = termsOf([
  { on: 'TEA', steps: ['from 3: 10%'] },
  { on: 'TEA', steps: ['from 3: 1 free'], gives: 'SALT' },
]);
/** Rice bears no tax. */
const taxTypeOf = (code: string): TaxType => (code === 'RICE' ? 0 : 1);

const quoted = (cart: string, freeFromSatang = 50_000) =>
  quoteOf({
    lines: linesOf(cart).map((line) => Object.assign(line, { taxType: taxTypeOf(line.productCode) })),
    promotions,
    freeProducts: freeProductsOf(),
    taxTypeOfGift: () => 1,
    vatRate: 700,
    delivery: { feeSatang: 5_000, freeFromSatang },
  });

describe('P-10 a cart is computed once for all who ask', () => {
  test('each line has its discounts and the tax of what is left, and a gift is a line that costs nothing', () => {
    const { lines, gifts } = quoted('3 TEA, 1 RICE');
    expect(lines).toMatchObject([
      {
        productCode: 'TEA',
        discounts: [{ source: 'promotion', id: 'A', satang: 600 }],
        discountSatang: 600,
        amountSatang: 5_400,
        taxRate: 700,
        taxSatang: 353,
      },
      { productCode: 'RICE', discounts: [], discountSatang: 0, amountSatang: 15_000, taxSatang: 0 },
    ]);
    expect(gifts).toMatchObject([
      {
        productCode: 'SALT',
        promotionId: 'B',
        quantity: 1,
        discounts: [{ source: 'promotion', id: 'B', satang: 700 }],
        amountSatang: 0,
        taxSatang: 0,
      },
    ]);
  });

  test('the sums are those of the lines, the gifts and the fee', () => {
    expect(quoted('3 TEA, 1 RICE')).toMatchObject({
      subtotalSatang: 21_700,
      discountSatang: 1_300,
      goodsSatang: 20_400,
      freeSatang: 700,
      deliveryFeeSatang: 5_000,
      deliveryTaxSatang: 327,
      totalSatang: 25_400,
      taxSatang: 680,
    });
  });

  test('the fee looks at what is paid for the goods', () => {
    expect(quoted('3 TEA, 1 RICE', 20_400).deliveryFeeSatang).toBe(0);
    expect(quoted('3 TEA, 1 RICE', 20_401).deliveryFeeSatang).toBe(5_000);
  });

  test('what applied and what did not is told with it', () => {
    expect(quoted('3 TEA').applied.map(({ id }) => id)).toEqual(['A', 'B']);
    const { refused, nearly } = quoted('2 TEA');
    expect(refused.map(({ id, why }) => [id, why])).toEqual([
      ['A', 'NOT_REACHED'],
      ['B', 'NOT_REACHED'],
    ]);
    expect(nearly.map(({ id, missing }) => [id, missing])).toEqual([
      ['A', 1],
      ['B', 1],
    ]);
  });
});

test('P-10 a floor price bears the tax of its line', () => {
  expect(floorWithTax(1_000, 1, 700)).toBe(1_070);
  expect(floorWithTax(1_000, 0, 700)).toBe(1_000);
  expect(floorWithTax(null, 1, 700)).toBeNull();
});
