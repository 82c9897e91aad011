import { describe, expect, test } from 'vitest';
import type { PromotionStep, PromotionTerms } from '../promotion/promotion-terms.ts';
import { lineMoney, type Discount } from './line-money.ts';
import { returnPromoted, type PromotedLine } from './promoted-returns.ts';
import { returnOrder } from './returns.ts';

const BAHT = 100;
const step = (more: Partial<PromotionStep>): PromotionStep => ({
  no: 1,
  from: 1,
  to: null,
  timesPerOrder: 0,
  free: 0,
  discount: null,
  atMostSatang: null,
  ...more,
});
const terms = (more: Partial<PromotionTerms>): PromotionTerms => ({
  id: 'P',
  version: 1,
  kind: 'DISCOUNT_VALUE',
  trigger: 'automatic',
  condition: 'quantity',
  calculation: 'once',
  steps: [],
  saleProducts: new Set(['A']),
  freeProducts: [],
  givesBiggestUnits: false,
  total: null,
  priority: 100,
  exclusionGroup: null,
  ...more,
});
type Line = {
  no?: number;
  code?: string;
  quantity: number;
  off?: number;
  sent?: number;
  returned?: number;
  freeBy?: string;
  refunded?: number;
  points?: number;
};
/** Pieces at ฿100, or ฿30 of what is free; 7 % tax within. */
const lineOf = ({
  no = 1,
  code = 'A',
  quantity,
  off = 0,
  sent = quantity,
  returned = 0,
  freeBy,
  refunded = 0,
  points = 0,
}: Line): PromotedLine => {
  const unitPriceSatang = (freeBy === undefined ? 100 : 30) * BAHT;
  const discount = freeBy === undefined ? off * BAHT : unitPriceSatang * quantity;
  const discounts: Discount[] = [
    { source: 'promotion', id: 'P', satang: discount },
    { source: 'points', id: 'M', satang: points * BAHT },
  ];
  return {
    ...lineMoney({ quantity, unitPriceSatang, taxType: 1, taxRate: 700 }, discounts),
    lineNo: no,
    sent,
    returned,
    productCode: code,
    unitNo: 1,
    unitRate: 1,
    discounts,
    freeBy: freeBy ?? null,
    refundedSatang: refunded * BAHT,
  };
};
/** What comes back of each line, in its order; the worth in baht. */
function worth(lines: PromotedLine[], many: number[], of: PromotionTerms) {
  const wanted = new Map(lines.map(({ lineNo }, at) => [lineNo, { quantity: many[at] ?? 0, restocked: 0 }]));
  const back = returnOrder(lines, wanted);
  if (!back) throw new RangeError('No return');
  const discountSatang = lines
    .filter(({ freeBy }) => freeBy === null)
    .flatMap(({ discounts }) => discounts.filter(({ id }) => id === 'P'))
    .reduce((sum, { satang }) => sum + satang, 0);
  const result = returnPromoted({ back, lines, promotions: [{ terms: of, discountSatang }] });
  for (const line of result.lines) {
    expect(line.taxSatang).toBeLessThanOrEqual(line.amountSatang);
  }
  return result;
}
const FIFTY_OFF_THREE = terms({ steps: [step({ from: 3, discount: { code: 'B', satang: 50 * BAHT } })] });
const TENTH_OFF = terms({
  kind: 'DISCOUNT_PERCENT',
  steps: [step({ discount: { code: 'P', basisPoints: 1000 } })],
});
const THREE_AND_ONE = terms({ kind: 'FREE_ITEM', steps: [step({ from: 3, free: 1 })], freeProducts: ['F'] });

describe('P-05 what comes back of an order with promotions', () => {
  test('is worth its part of a percentage', () => {
    expect(worth([lineOf({ quantity: 3, off: 30 })], [1], TENTH_OFF).amountSatang).toBe(90 * BAHT);
  });

  test('is worth less where what is kept does not reach the step any more', () => {
    const bought = lineOf({ quantity: 3, off: 50 });
    // Paid 250; the two that stay cost 200.
    const first = worth([bought], [1], FIFTY_OFF_THREE);
    expect(first.amountSatang).toBe(50 * BAHT);
    const rest = worth([{ ...bought, returned: 1, refundedSatang: 50 * BAHT }], [2], FIFTY_OFF_THREE);
    expect(rest.amountSatang).toBe(200 * BAHT);
    expect(first.taxSatang + rest.taxSatang).toBe(bought.taxSatang);
  });

  test('is worth what was paid for it where the step stays reached, not its list price', () => {
    const bought = lineOf({ quantity: 4, off: 50 });
    expect(worth([bought], [1], FIFTY_OFF_THREE).amountSatang).toBe(8750);
    const rest = worth([{ ...bought, returned: 1, refundedSatang: 8750 }], [3], FIFTY_OFF_THREE);
    expect(rest.amountSatang).toBe(26250);
  });

  test('keeps what points took off the kept goods', () => {
    // Paid 3 x 100 - 30 - 150 = 120: each piece 40, of which one comes back.
    const bought = lineOf({ quantity: 3, off: 30, points: 150 });
    expect(worth([bought], [1], TENTH_OFF).amountSatang).toBe(40 * BAHT);
  });

  test('sets free what was held back on the line that it was paid for', () => {
    // One of three came back while its gift of 30 was kept: 70. The gift comes back: the other 30, of the goods that were paid.
    const lines = [
      lineOf({ quantity: 3, returned: 1, refunded: 70 }),
      lineOf({ no: 2, code: 'F', quantity: 1, freeBy: 'P' }),
    ];
    expect(worth(lines, [0, 1], THREE_AND_ONE).lines).toMatchObject([
      {
        lineNo: 1,
        quantity: 0,
        restocked: 0,
        amountSatang: 30 * BAHT,
        discountSatang: -30 * BAHT,
        taxSatang: 196,
      },
      { lineNo: 2, quantity: 1, amountSatang: 0, discountSatang: 30 * BAHT, taxSatang: 0 },
    ]);
  });

  test('is worth what a budget left of a discount then, also on what is kept', () => {
    // Ten at 100: a tenth off, of which the budget paid 30, and 200 for ten. Five that stay: 500 less the 30 again.
    const lines = [lineOf({ quantity: 10, off: 230 })];
    const forTen = {
      ...FIFTY_OFF_THREE,
      id: 'Q',
      steps: [step({ from: 10, discount: { code: 'B', satang: 200 * BAHT } })],
    };
    const back = returnOrder(lines, new Map([[1, { quantity: 5, restocked: 0 }]]));
    if (!back) throw new RangeError('No return');
    const promotions = [
      { terms: TENTH_OFF, discountSatang: 30 * BAHT },
      { terms: forTen, discountSatang: 200 * BAHT },
    ];
    expect(returnPromoted({ back, lines, promotions }).amountSatang).toBe((770 - 470) * BAHT);
  });

  test('is never worth less than nothing, and all together what was paid', () => {
    const off = terms({ steps: [step({ from: 3, discount: { code: 'B', satang: 150 * BAHT } })] });
    const bought = lineOf({ quantity: 3, off: 150 });
    const first = worth([bought], [1], off);
    expect(first.amountSatang).toBe(0);
    expect(worth([{ ...bought, returned: 1 }], [2], off).amountSatang).toBe(150 * BAHT);
  });

  test('is less the list price of a gift that is kept without being due any more', () => {
    const lines = [lineOf({ quantity: 3 }), lineOf({ no: 2, code: 'F', quantity: 1, freeBy: 'P' })];
    expect(worth(lines, [1, 0], THREE_AND_ONE).amountSatang).toBe(70 * BAHT);
    expect(worth(lines, [1, 1], THREE_AND_ONE).amountSatang).toBe(100 * BAHT);
    expect(worth(lines, [0, 1], THREE_AND_ONE).amountSatang).toBe(0);
  });

  test('is worth what was paid where one promotion gave pieces of a product and another a case, and both are still due', () => {
    const lines = [
      lineOf({ quantity: 4 }),
      lineOf({ no: 2, code: 'F', quantity: 1, freeBy: 'P' }),
      { ...lineOf({ no: 3, code: 'F', quantity: 1, freeBy: 'Q' }), unitNo: 2 as const, unitRate: 12 },
    ];
    const back = returnOrder(lines, new Map([[1, { quantity: 1, restocked: 0 }]]));
    if (!back) throw new RangeError('No return');
    const caseOf = { ...THREE_AND_ONE, id: 'Q', givesBiggestUnits: true };
    const promotions = [THREE_AND_ONE, caseOf].map((one) => ({ terms: one, discountSatang: 0 }));
    expect(returnPromoted({ back, lines, promotions }).amountSatang).toBe(100 * BAHT);
  });

  test('loses no step by what the shop could not pack', () => {
    // Two of three were sent, with two thirds of ฿50 off: 166.67 paid. One comes back: one stays and one was never sent.
    const short = lineOf({ quantity: 3, off: 50, sent: 2 });
    expect(worth([short], [1], FIFTY_OFF_THREE).amountSatang).toBe(6667);
    const shortTwice = lineOf({ quantity: 5, off: 50, sent: 3 });
    // Three at 90 paid; one stays and two were never sent: the step stays reached, so the two bring what was paid for them.
    expect(worth([shortTwice], [2], FIFTY_OFF_THREE).amountSatang).toBe(180 * BAHT);
  });
});
