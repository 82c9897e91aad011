/** Returns of orders with promotions: worked out by hand, and any in a row. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bahtFromSatang } from '../pricing/money.ts';
import { returnExamples } from '../promotion/examples/after-examples.ts';
import { freeProductsOf, linesOf, termsOf } from '../promotion/examples/notation.ts';
import { placed, type PlacedOrder } from '../promotion/orders.testing.ts';
import { anyInput } from '../promotion/promotions.testing.ts';
import { firstOf } from './line-money.ts';
import { returnPromoted, type PromotedLine } from './promoted-returns.ts';
import { returnOrder } from './returns.ts';

const total = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0);
const paidFor = (lines: readonly PromotedLine[]) =>
  total(lines.map((line) => firstOf(line, line.sent).amountSatang));
const taxOf = (lines: readonly PromotedLine[]) =>
  total(lines.map((line) => firstOf(line, line.sent).taxSatang));

/** An order whose goods come back little by little: so many of each line, in its order. */
function returning({ lines, promotions }: PlacedOrder) {
  return (many: readonly number[]) => {
    const wanted = new Map(lines.map(({ lineNo }, i) => [lineNo, { quantity: many[i] ?? 0, restocked: 0 }]));
    const back = returnOrder(lines, wanted);
    if (!back) return undefined;
    const refund = returnPromoted({ back, lines, promotions });
    lines.forEach((line, i) => {
      line.returned += many[i] ?? 0;
      line.refundedSatang += refund.lines.find(({ lineNo }) => lineNo === line.lineNo)?.amountSatang ?? 0;
    });
    return refund;
  };
}

describe('P-16 what comes back of an order with promotions, as worked out by hand', () => {
  test.each(returnExamples)('$says', ({ promotions, cart, paid, packed, returns }) => {
    const order = placed({
      lines: linesOf(cart),
      promotions: termsOf(promotions),
      freeProducts: freeProductsOf(),
    });
    order.lines.forEach((line, i) => (line.sent = packed?.[i] ?? line.quantity));
    expect(bahtFromSatang(paidFor(order.lines))).toBe(paid);
    const send = returning(order);
    expect(returns.map(({ back }) => bahtFromSatang(send(back)?.amountSatang ?? -1))).toEqual(
      returns.map(({ refund }) => refund),
    );
  });
});

describe('P-16 any returns in a row', () => {
  const parts = fc.array(
    fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 9, maxLength: 9 }),
    { minLength: 1, maxLength: 4 },
  );

  test('are never negative nor above what was paid for what came back of each line, add up by line, and all of it brings all, with its tax', () => {
    fc.assert(
      fc.property(anyInput, parts, (input, shares) => {
        const order = placed(input);
        const { lines } = order;
        const send = returning(order);
        const some = (share: readonly number[]) =>
          lines.map((line, i) => Math.floor((line.sent - line.returned) * (share[i] ?? 0)));
        const refunds = [...shares, lines.map(() => 1)].flatMap((share) => {
          const refund = send(some(share)) ?? [];
          for (const line of lines)
            expect(line.refundedSatang).toBeLessThanOrEqual(firstOf(line, line.returned).amountSatang);
          return refund;
        });
        for (const refund of refunds) {
          expect(total(refund.lines.map((line) => line.amountSatang))).toBe(refund.amountSatang);
          expect(total(refund.lines.map((line) => line.taxSatang))).toBe(refund.taxSatang);
          for (const { amountSatang, taxSatang } of refund.lines) {
            expect(amountSatang).toBeGreaterThanOrEqual(0);
            expect(taxSatang).toBeGreaterThanOrEqual(0);
            expect(taxSatang).toBeLessThanOrEqual(amountSatang);
          }
        }
        for (const line of lines) expect(line.refundedSatang).toBe(firstOf(line, line.sent).amountSatang);
        expect(total(refunds.map((one) => one.amountSatang))).toBe(paidFor(lines));
        expect(total(refunds.map((one) => one.taxSatang))).toBe(taxOf(lines));
      }),
      { numRuns: 1000 },
    );
  });
});
