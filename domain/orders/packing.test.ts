import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { lineMoney } from './line-money.ts';
import { packOrder, type LineToPack } from './packing.ts';

const line = (lineNo: number, quantity: number, amountSatang: number, discountSatang = 0): LineToPack => ({
  lineNo,
  ...lineMoney(
    { quantity, unitPriceSatang: (amountSatang + discountSatang) / quantity, taxType: 1, taxRate: 700 },
    [{ source: 'promotion', id: 'P', satang: discountSatang }],
  ),
});
const free = { deliveryFeeSatang: 0, deliveryTaxSatang: 0 };
const fee = { deliveryFeeSatang: 5_000, deliveryTaxSatang: 327 };

describe('an order of which less was packed', () => {
  it('B-24 costs what was packed, and the delivery fee stays as agreed', () => {
    const packing = packOrder([line(1, 5, 9_500), line(2, 2, 3_000)], new Map([[1, 3]]), fee);
    expect(packing).toMatchObject({
      lines: [
        { lineNo: 1, quantity: 3, discountSatang: 0, amountSatang: 5_700, taxSatang: 373 },
        { lineNo: 2, quantity: 2, discountSatang: 0, amountSatang: 3_000, taxSatang: 196 },
      ],
      subtotalSatang: 8_700,
      discountSatang: 0,
      totalSatang: 13_700,
      taxSatang: 373 + 196 + 327,
    });
  });

  it('keeps of each discount what falls to the packed part', () => {
    const packing = packOrder([line(1, 4, 9_000, 1_000), line(2, 1, 9_000, 1_001)], new Map([[1, 1]]), free);
    expect(packing).toMatchObject({
      lines: [{ discountSatang: 250 }, { discountSatang: 1_001 }],
      subtotalSatang: 12_501,
      discountSatang: 1_251,
      totalSatang: 11_250,
    });
  });

  it('may leave out a line, but not every one', () => {
    const ordered = [line(1, 2, 200), line(2, 1, 100)];
    expect(packOrder(ordered, new Map([[2, 0]]), free)).toMatchObject({ totalSatang: 200 });
    expect(
      packOrder(
        ordered,
        new Map([
          [1, 0],
          [2, 0],
        ]),
        free,
      ),
    ).toBeUndefined();
  });

  it('is no packing with more than was ordered, or with a line that it has not', () => {
    expect(packOrder([line(1, 2, 200)], new Map([[1, 3]]), free)).toBeUndefined();
    expect(packOrder([line(1, 2, 200)], new Map([[7, 1]]), free)).toBeUndefined();
  });

  const orders = fc
    .array(
      fc.record({
        quantity: fc.integer({ min: 1, max: 50 }),
        price: fc.integer({ min: 0, max: 99_999 }),
        off: fc.double({ min: 0, max: 1, noNaN: true }),
        packed: fc.double({ min: 0, max: 1, noNaN: true }),
      }),
      { minLength: 1, maxLength: 8 },
    )
    .map((made) => ({
      ordered: made.map(({ quantity, price, off }, index) => {
        const discount = Math.floor(quantity * price * off);
        return line(index + 1, quantity, quantity * price - discount, discount);
      }),
      packed: made.map(({ quantity, packed }) => Math.round(quantity * packed)),
    }));

  it('adds up, never below nothing, and in full it is what was ordered', () => {
    fc.assert(
      fc.property(orders, ({ ordered, packed }) => {
        const quantities = new Map(packed.map((quantity, index) => [index + 1, quantity]));
        const packing = packOrder(ordered, quantities, fee);
        if (!packing) return packed.every((quantity) => quantity === 0);
        const { lines, subtotalSatang, discountSatang, totalSatang, taxSatang } = packing;
        const sum = (key: 'amountSatang' | 'discountSatang' | 'taxSatang') =>
          lines.reduce((total, one) => total + one[key], 0);
        expect([sum('amountSatang'), sum('discountSatang')]).toEqual([
          subtotalSatang - discountSatang,
          discountSatang,
        ]);
        expect(totalSatang).toBe(subtotalSatang - discountSatang + 5_000);
        expect(taxSatang).toBe(sum('taxSatang') + 327);
        expect(Math.min(...lines.map((one) => one.amountSatang))).toBeGreaterThanOrEqual(0);
        const full = packOrder(ordered, new Map(), fee);
        expect(full?.lines.map((one) => one.taxSatang)).toEqual(ordered.map((one) => one.taxSatang));
        return true;
      }),
    );
  });
});
