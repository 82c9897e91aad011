import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { packOrder } from '../orders/packing.ts';
import type { PromotedLine } from '../orders/promoted-returns.ts';
import { bahtFromSatang } from '../pricing/money.ts';
import { packingExamples } from './examples/after-examples.ts';
import { freeProductsOf, linesOf, termsOf } from './examples/notation.ts';
import { placed } from './orders.testing.ts';
import { promotionsAfterPacking } from './promotion-packing.ts';
import type { PromotionTerms } from './promotion-terms.ts';
import { anyInput } from './promotions.testing.ts';

const NO_FEE = { deliveryFeeSatang: 0, deliveryTaxSatang: 0 };
/** As the shop packs it: these of what was bought, and of the free lines what goes with them. */
function packedOf(
  lines: readonly PromotedLine[],
  bought: readonly number[],
  promotions: readonly PromotionTerms[],
) {
  const packed = new Map(
    lines.filter(({ freeBy }) => freeBy === null).map(({ lineNo }, index) => [lineNo, bought[index] ?? 0]),
  );
  const free = promotionsAfterPacking({ lines, packed, promotions });
  return { free, packing: packOrder(lines, new Map([...packed, ...free]), NO_FEE) };
}

describe('P-15 an order of which less is packed, as worked out by hand', () => {
  test.each(packingExamples)('$says', ({ promotions, cart, packed, pays, gifts = [] }) => {
    const terms = termsOf(promotions);
    const { lines } = placed({ lines: linesOf(cart), promotions: terms, freeProducts: freeProductsOf() });
    const { free, packing } = packedOf(lines, packed, terms);
    const amounts = packing?.lines.map(({ amountSatang }) => bahtFromSatang(amountSatang)) ?? [];
    expect(amounts.slice(0, pays.length)).toEqual(pays);
    expect(amounts.slice(pays.length)).toEqual(gifts.map(() => 0));
    expect([...free.values()]).toEqual(gifts);
  });
});

describe('P-15 any order of which less is packed', () => {
  test('adds up, no piece gets dearer, and gifts are between their ratio and what was ordered', () => {
    fc.assert(
      fc.property(
        anyInput,
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 6 }),
        (input, parts) => {
          const { lines } = placed(input);
          const bought = input.lines.map(({ quantity }, index) => Math.round(quantity * (parts[index] ?? 1)));
          const { free, packing } = packedOf(lines, bought, input.promotions);
          expect(packing === undefined).toBe(bought.every((quantity) => quantity === 0));
          if (!packing) return;
          expect(packing.totalSatang).toBe(packing.lines.reduce((sum, line) => sum + line.amountSatang, 0));
          expect(packing.subtotalSatang - packing.discountSatang).toBe(packing.totalSatang);
          for (const [index, line] of lines.entries()) {
            const part = packing.lines[index];
            if (!part) throw new Error('Every line is packed, or none of it');
            // To the satang: half of one is rounded up.
            expect(part.amountSatang * line.quantity).toBeLessThanOrEqual(
              line.amountSatang * part.quantity + line.quantity,
            );
          }
          const gifts = lines.filter(({ freeBy }) => freeBy !== null);
          for (const { lineNo, quantity } of gifts) expect(free.get(lineNo)).toBeLessThanOrEqual(quantity);
          const all = packedOf(
            lines,
            input.lines.map(({ quantity }) => quantity),
            input.promotions,
          ).free;
          for (const { lineNo, quantity } of gifts) expect(all.get(lineNo)).toBe(quantity);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
