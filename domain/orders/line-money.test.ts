import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstOf, lineMoney, orderSums, partAfter, type Discount, type LineMoney } from './line-money.ts';

const discount = (satang: number): Discount => ({ source: 'promotion', id: 'P1', satang });
const priced = { quantity: 3, unitPriceSatang: 10_000, taxType: 1, taxRate: 700 } as const;

/** Lines of any price, discount and kind of tax. */
const lines = fc
  .record({
    quantity: fc.integer({ min: 1, max: 60 }),
    unitPriceSatang: fc.integer({ min: 0, max: 999_999 }),
    taxType: fc.constantFrom(0 as const, 1 as const, 2 as const),
    taxRate: fc.constantFrom(0, 700, 1000),
  })
  .chain((line) =>
    fc
      .integer({ min: 0, max: line.quantity * line.unitPriceSatang })
      .map((off) => lineMoney(line, [discount(off)])),
  );
/** A line and the quantities that it is divided into, in their order. */
const divided = lines.chain((line) =>
  fc
    .array(fc.integer({ min: 1, max: line.quantity }), { maxLength: 6 })
    .map((wished): [LineMoney, number[]] => {
      let left = line.quantity;
      const parts = wished.flatMap((quantity) => {
        if (quantity > left) return [];
        left -= quantity;
        return [quantity];
      });
      return [line, left > 0 ? [...parts, left] : parts];
    }),
);

describe('the money of a line', () => {
  test('is its price times its quantity, less what is taken off, with the tax inside', () => {
    expect(lineMoney(priced)).toMatchObject({ discountSatang: 0, amountSatang: 30_000, taxSatang: 1963 });
    expect(lineMoney(priced, [discount(1000), discount(500)])).toMatchObject({
      discountSatang: 1500,
      amountSatang: 28_500,
      taxSatang: 1864,
    });
    expect(lineMoney({ ...priced, taxType: 0 }).taxSatang).toBe(0);
  });

  test('nothing takes off more than the line costs, or adds to it', () => {
    expect(lineMoney(priced, [discount(30_000)])).toMatchObject({ amountSatang: 0, taxSatang: 0 });
    expect(() => lineMoney(priced, [discount(30_001)])).toThrow(RangeError);
    expect(() => lineMoney(priced, [discount(-1)])).toThrow(RangeError);
  });

  test('however a line is divided, its parts add up to it to the satang, and none is negative', () => {
    fc.assert(
      fc.property(divided, ([line, quantities]) => {
        let after = 0;
        const parts = quantities.map((quantity) => {
          const part = partAfter(line, { after, quantity });
          after += quantity;
          return part;
        });
        const sum = (key: 'quantity' | 'discountSatang' | 'amountSatang' | 'taxSatang') =>
          parts.reduce((total, part) => total + part[key], 0);
        for (const key of ['quantity', 'discountSatang', 'amountSatang', 'taxSatang'] as const)
          expect(sum(key)).toBe(line[key]);
        for (const part of parts) {
          expect(Math.min(part.discountSatang, part.amountSatang, part.taxSatang)).toBeGreaterThanOrEqual(0);
          expect(part.taxSatang).toBeLessThanOrEqual(part.amountSatang);
          expect(part.amountSatang + part.discountSatang).toBe(part.quantity * line.unitPriceSatang);
        }
      }),
    );
  });

  test('the tax of a part is never more than the part, where hardly anything is left of the price', () => {
    const line = lineMoney({ quantity: 23, unitPriceSatang: 1, taxType: 2, taxRate: 1000 }, [discount(15)]);
    for (let after = 0; after < 23; after += 1) {
      const { amountSatang, taxSatang } = partAfter(line, { after, quantity: 1 });
      expect(taxSatang).toBeGreaterThanOrEqual(0);
      expect(taxSatang).toBeLessThanOrEqual(amountSatang);
    }
  });

  test('a part is a whole quantity of the line', () => {
    const line = lineMoney(priced);
    expect(firstOf(line, 3)).toMatchObject({ amountSatang: 30_000, taxSatang: 1963 });
    for (const quantity of [-1, 4, 1.5]) expect(() => firstOf(line, quantity)).toThrow(RangeError);
  });
});

describe('the sums of an order', () => {
  test('are those of its lines and its fee, exactly', () => {
    fc.assert(
      fc.property(fc.array(lines, { maxLength: 20 }), fc.integer({ min: 0, max: 20_000 }), (all, fee) => {
        const sums = orderSums(all, { deliveryFeeSatang: fee, deliveryTaxSatang: 7 });
        const gross = all.reduce((sum, line) => sum + line.unitPriceSatang * line.quantity, 0);
        expect(sums.subtotalSatang).toBe(gross);
        expect(sums.totalSatang).toBe(sums.subtotalSatang - sums.discountSatang + fee);
        expect(sums.taxSatang).toBe(all.reduce((sum, line) => sum + line.taxSatang, 7));
      }),
    );
  });
});
