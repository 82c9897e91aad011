import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstOf, lineMoney } from './line-money.ts';
import { returnAll, returnOrder, type ReturnableLine } from './returns.ts';

const line = (lineNo: number, more: Partial<ReturnableLine> = {}): ReturnableLine => {
  const money = lineMoney({ quantity: 3, unitPriceSatang: 10_000, taxType: 1, taxRate: 700 });
  return { lineNo, ...money, sent: 3, returned: 0, ...more };
};
const back = (quantity: number, restocked = quantity) => ({ quantity, restocked });

describe('goods that come back', () => {
  test('are worth what was paid for them', () => {
    expect(returnOrder([line(1), line(2)], new Map([[1, back(2, 1)]]))).toMatchObject({
      lines: [{ lineNo: 1, quantity: 2, restocked: 1, amountSatang: 20_000, taxSatang: 1_309 }],
      amountSatang: 20_000,
      taxSatang: 1_309,
      isWhole: false,
    });
  });

  test('all of them leave nothing with the customer, also after some came back before', () => {
    expect(returnAll([line(1), line(2, { returned: 1 })])).toMatchObject({
      lines: [{ quantity: 3 }, { quantity: 2, restocked: 2 }],
      isWhole: true,
    });
    expect(returnAll([line(1, { returned: 3 })])).toBeUndefined();
  });

  test.each([
    ['a line that the order has not', new Map([[9, back(1)]])],
    ['more than was sent', new Map([[1, back(3)]])],
    ['more to stock than came back', new Map([[1, back(1, 2)]])],
    ['half a unit', new Map([[1, back(0.5)]])],
    ['less than nothing', new Map([[1, back(-1)]])],
    ['nothing', new Map([[1, back(0)]])],
  ])('are not %s', (_what, wanted) => {
    expect(returnOrder([line(1, { sent: 2 })], wanted)).toBeUndefined();
  });

  test('however often some of a line comes back, its amounts and taxes add up to what was sent', () => {
    const priced = fc.record({
      quantity: fc.integer({ min: 1, max: 40 }),
      unitPriceSatang: fc.integer({ min: 0, max: 99_999 }),
      off: fc.double({ min: 0, max: 1, noNaN: true }),
      sent: fc.double({ min: 0, max: 1, noNaN: true }),
      parts: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 40, maxLength: 40 }),
    });
    fc.assert(
      fc.property(priced, ({ quantity, unitPriceSatang, off, sent: share, parts }) => {
        const satang = Math.floor(quantity * unitPriceSatang * off);
        const money = lineMoney({ quantity, unitPriceSatang, taxType: 1, taxRate: 700 }, [
          { source: 'promotion', id: 'P', satang },
        ]);
        const sent = Math.max(1, Math.round(quantity * share));
        let [returned, amount, tax] = [0, 0, 0];
        for (const part of parts) {
          const some = Math.min(part, sent - returned);
          if (some === 0) break;
          const one = returnOrder([{ lineNo: 1, ...money, sent, returned }], new Map([[1, back(some)]]));
          returned += some;
          amount += one?.amountSatang ?? NaN;
          tax += one?.taxSatang ?? NaN;
          expect(one?.isWhole).toBe(returned === sent);
        }
        const all = firstOf(money, sent);
        expect([amount, tax]).toEqual([all.amountSatang, all.taxSatang]);
      }),
    );
  });
});
