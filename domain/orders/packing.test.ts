import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { packOrder, type LineToPack } from './packing.ts';

const line = (lineNo: number, quantity: number, amountSatang: number): LineToPack => ({
  lineNo,
  quantity,
  amountSatang,
});
const free = { discountSatang: 0, deliveryFeeSatang: 0 };

describe('an order of which less was packed', () => {
  it('B-24 costs what was packed, and the delivery fee stays as agreed', () => {
    const packing = packOrder([line(1, 5, 9_500), line(2, 2, 3_000)], new Map([[1, 3]]), {
      discountSatang: 0,
      deliveryFeeSatang: 5_000,
    });
    expect(packing).toEqual({
      lines: [
        { lineNo: 1, quantity: 3, amountSatang: 5_700 },
        { lineNo: 2, quantity: 2, amountSatang: 3_000 },
      ],
      subtotalSatang: 8_700,
      discountSatang: 0,
      totalSatang: 13_700,
    });
  });

  it('keeps of its discount what falls to the packed part', () => {
    const packing = packOrder([line(1, 4, 10_000), line(2, 1, 10_000)], new Map([[1, 1]]), {
      discountSatang: 2_001,
      deliveryFeeSatang: 0,
    });
    // 1,001 and 1,000 are the lines' shares; a quarter of the first is 250.25.
    expect(packing).toMatchObject({ subtotalSatang: 12_500, discountSatang: 1_250, totalSatang: 11_250 });
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
      fc.record({ quantity: fc.integer({ min: 1, max: 50 }), price: fc.integer({ min: 0, max: 99_999 }) }),
      {
        minLength: 1,
        maxLength: 8,
      },
    )
    .chain((made) => {
      const ordered = made.map(({ quantity, price }, index) => line(index + 1, quantity, quantity * price));
      const sum = ordered.reduce((total, { amountSatang }) => total + amountSatang, 0);
      return fc.record({
        ordered: fc.constant(ordered),
        discountSatang: fc.integer({ min: 0, max: sum }),
        packed: fc.tuple(...ordered.map(({ quantity }) => fc.integer({ min: 0, max: quantity }))),
      });
    });

  it('adds up, never below nothing, and in full it is what was ordered', () => {
    fc.assert(
      fc.property(orders, ({ ordered, discountSatang, packed }) => {
        const sums = { discountSatang, deliveryFeeSatang: 5_000 };
        const packing = packOrder(
          ordered,
          new Map(packed.map((quantity, index) => [index + 1, quantity])),
          sums,
        );
        if (!packing) return packed.every((quantity) => quantity === 0);
        const { lines, subtotalSatang, totalSatang } = packing;
        expect(lines.reduce((total, { amountSatang }) => total + amountSatang, 0)).toBe(subtotalSatang);
        expect(totalSatang).toBe(subtotalSatang - packing.discountSatang + 5_000);
        expect(packing.discountSatang).toBeLessThanOrEqual(subtotalSatang);
        const full = packOrder(ordered, new Map(), sums);
        expect(full?.discountSatang).toBe(discountSatang);
        // An amount is the price times the quantity, to the satang.
        for (const [index, { quantity, amountSatang }] of lines.entries()) {
          const one = ordered[index];
          expect(amountSatang * (one?.quantity ?? 0)).toBe((one?.amountSatang ?? 0) * quantity);
        }
        return true;
      }),
    );
  });
});
