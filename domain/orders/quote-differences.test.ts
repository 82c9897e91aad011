import { describe, expect, test } from 'vitest';
import { isHarmless, quoteDifferences, type Quote } from './quote-differences.ts';

describe('what the buyer saw against what is computed', () => {
  const line = { productCode: 'A', unit: 1, quantity: 2, unitPriceSatang: 1000, amountSatang: 2000 } as const;
  const seen: Quote = { lines: [line], deliveryFeeSatang: 500, totalSatang: 2500 };

  test('the same quote has no difference, whatever the order of its lines', () => {
    const two = [line, { ...line, unit: 2 as const }];
    expect(quoteDifferences({ ...seen, lines: two }, { ...seen, lines: two.toReversed() })).toEqual([]);
  });

  test('a changed price is reported at the line and in the total', () => {
    const computed = {
      lines: [{ ...line, unitPriceSatang: 1100, amountSatang: 2200 }],
      deliveryFeeSatang: 500,
      totalSatang: 2700,
    };
    expect(quoteDifferences(seen, computed)).toEqual([
      { what: 'unitPrice', productCode: 'A', unit: 1, seen: 1000, computed: 1100 },
      { what: 'amount', productCode: 'A', unit: 1, seen: 2000, computed: 2200 },
      { what: 'total', seen: 2500, computed: 2700 },
    ]);
  });

  test('a line that one side does not have is reported', () => {
    const other = { ...line, productCode: 'B' };
    expect(quoteDifferences(seen, { ...seen, lines: [other] })).toEqual([
      { what: 'gone', productCode: 'A', unit: 1 },
      { what: 'added', productCode: 'B', unit: 1 },
    ]);
  });

  test('a changed quantity and a changed delivery fee are reported', () => {
    const computed = { ...seen, lines: [{ ...line, quantity: 1 }], deliveryFeeSatang: 0 };
    expect(quoteDifferences(seen, computed).map(({ what }) => what)).toEqual(['quantity', 'deliveryFee']);
  });

  test('what the buyer is not known to have seen is not compared', () => {
    const computed = { ...seen, lines: [{ ...line, quantity: 1, amountSatang: 1000 }], deliveryFeeSatang: 0 };
    expect(quoteDifferences({ totalSatang: 2500 }, computed)).toEqual([]);
    const { productCode, unit, unitPriceSatang } = line;
    const prices = { lines: [{ productCode, unit, unitPriceSatang }], totalSatang: 2500 };
    expect(quoteDifferences(prices, computed)).toEqual([]);
    expect(quoteDifferences({ ...prices, lines: [] }, computed)).toEqual([
      { what: 'added', productCode: 'A', unit: 1 },
    ]);
  });
});

describe('P-03 what stops an order', () => {
  const bought = { productCode: 'A', unit: 1, quantity: 1, unitPriceSatang: 1000, amountSatang: 1000 };
  const gift = { ...bought, productCode: 'G', amountSatang: 0, isFree: true };
  const twoMore = { ...gift, quantity: 2, discountSatang: 2000 };
  const sums = { deliveryFeeSatang: 0, totalSatang: 1000 };
  const stops = (seen: Quote['lines'], computed: Quote['lines']) =>
    quoteDifferences({ lines: seen, ...sums }, { lines: computed, ...sums }).some((one) => !isHarmless(one));

  test.each<[string, Quote['lines'], Quote['lines'], boolean]>([
    ['not a price of what is not ordered', [bought, { ...bought, productCode: 'B' }], [bought], false],
    ['a line that the buyer has not seen', [bought], [bought, { ...bought, productCode: 'B' }], true],
    ['another price', [bought], [{ ...bought, unitPriceSatang: 999 }], true],
    ['not a gift that they have not seen', [bought], [bought, gift], false],
    ['a gift that they saw and do not get', [bought, gift], [bought], true],
    ['fewer of a gift', [bought, { ...gift, quantity: 2 }], [bought, gift], true],
    ['not a gift of two promotions', [bought, gift, twoMore], [bought, twoMore, gift], false],
    ['fewer of a gift of two promotions', [bought, gift, twoMore], [bought, gift, gift], true],
  ])('%s', (_, seen, computed, isStopped) => {
    expect(stops(seen, computed)).toBe(isStopped);
  });
});
