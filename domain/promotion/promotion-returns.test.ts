import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstOf } from '../orders/line-money.ts';
import { bahtFromSatang } from '../pricing/money.ts';
import { returnExamples } from './examples/after-examples.ts';
import { freeProductsOf, linesOf, termsOf } from './examples/notation.ts';
import { placed } from './orders.testing.ts';
import { refundOfReturn, type Refund, type SentLine } from './promotion-returns.ts';
import { anyInput } from './promotions.testing.ts';

const total = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0);
const paidFor = (lines: readonly SentLine[]) =>
  total(lines.map((line) => firstOf(line, line.sent).amountSatang));

/** The lines after a return, as they are before the next one. */
function after(lines: readonly SentLine[], back: ReadonlyMap<number, number>, refund: Refund): SentLine[] {
  return lines.map(({ returned, refundedSatang, ...line }) => {
    const now = refund.lines.filter(({ lineNo }) => lineNo === line.lineNo);
    return Object.assign(line, {
      returned: returned + (back.get(line.lineNo) ?? 0),
      refundedSatang: refundedSatang + total(now.map(({ amountSatang }) => amountSatang)),
    });
  });
}

describe('what comes back of an order, as worked out by hand', () => {
  test.each(returnExamples)('$says', ({ promotions, cart, paid, packed, returns }) => {
    const terms = termsOf(promotions);
    let lines = placed({ lines: linesOf(cart), promotions: terms, freeProducts: freeProductsOf() }).map(
      (line, index) => Object.assign(line, { sent: packed?.[index] ?? line.quantity }),
    );
    expect(bahtFromSatang(paidFor(lines))).toBe(paid);
    for (const { back: units, refund: expected } of returns) {
      const back = new Map(lines.flatMap(({ lineNo }, i) => (units[i] ? [[lineNo, units[i]]] : [])));
      const refund = refundOfReturn({ lines, back, promotions: terms });
      expect(bahtFromSatang(refund.amountSatang)).toBe(expected);
      lines = after(lines, back, refund);
    }
  });

  test('what is kept back for a gift is named', () => {
    const promotions = termsOf([{ on: 'TEA', steps: ['from 3: 1 free'], again: true, gives: 'SALT' }]);
    const lines = placed({ lines: linesOf('6 TEA'), promotions, freeProducts: freeProductsOf() });
    expect(refundOfReturn({ lines, back: new Map([[1, 3]]), promotions })).toEqual({
      lines: [{ lineNo: 1, quantity: 3, amountSatang: 5300, taxSatang: 347 }],
      amountSatang: 5300,
      taxSatang: 347,
      paidSatang: 6000,
      unearned: [{ promotionId: 'A', lineNo: 2, quantity: 1, satang: 700 }],
    });
  });

  test('more than was sent does not come back', () => {
    const lines = placed({ lines: linesOf('2 TEA'), promotions: [] });
    expect(() => refundOfReturn({ lines, back: new Map([[1, 3]]), promotions: [] })).toThrow(RangeError);
  });
});

describe('any returns in a row', () => {
  const parts = fc.array(
    fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 9, maxLength: 9 }),
    {
      minLength: 1,
      maxLength: 4,
    },
  );

  test('are never negative nor above what was paid for what came back, add up by line, and all of it brings all', () => {
    fc.assert(
      fc.property(anyInput, parts, ({ ...input }, shares) => {
        const { promotions } = input;
        let lines = placed(input);
        const first = lines;
        let refunded = 0;
        let tax = 0;
        const send = (back: Map<number, number>) => {
          const refund = refundOfReturn({ lines, back, promotions });
          expect(total(refund.lines.map((line) => line.amountSatang))).toBe(refund.amountSatang);
          expect(total(refund.lines.map((line) => line.taxSatang))).toBe(refund.taxSatang);
          for (const line of refund.lines) {
            expect(line.amountSatang).toBeGreaterThanOrEqual(0);
            expect(line.taxSatang).toBeGreaterThanOrEqual(0);
          }
          refunded += refund.amountSatang;
          tax += refund.taxSatang;
          lines = after(lines, back, refund);
          expect(refunded).toBeLessThanOrEqual(
            total(lines.map((line) => firstOf(line, line.returned).amountSatang)),
          );
          for (const line of lines)
            expect(line.refundedSatang).toBeLessThanOrEqual(firstOf(line, line.returned).amountSatang);
        };
        for (const share of shares)
          send(
            new Map(
              lines.map((line, i) => [
                line.lineNo,
                Math.floor((line.sent - line.returned) * (share[i] ?? 0)),
              ]),
            ),
          );
        send(new Map(lines.map((line) => [line.lineNo, line.sent - line.returned])));
        expect(refunded).toBe(paidFor(first));
        expect(tax).toBe(total(first.map((line) => line.taxSatang)));
      }),
      { numRuns: 1000 },
    );
  });

  test('what nobody returns costs what it cost', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const refund = refundOfReturn({
          lines: placed(input),
          back: new Map(),
          promotions: input.promotions,
        });
        expect(refund).toMatchObject({
          lines: [],
          amountSatang: 0,
          taxSatang: 0,
          paidSatang: 0,
          unearned: [],
        });
      }),
      { numRuns: 500 },
    );
  });
});
