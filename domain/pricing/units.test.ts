import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  biggestUnit,
  pieces,
  pricePerPiece,
  smallestPriceUnit,
  unitCount,
  unitHint,
  unitToAdd,
} from './units.ts';
import type { PricedUnit } from './units.ts';

const piece: PricedUnit = { unit: 1, rate: 1, priceSatang: 1550 };
const pack: PricedUnit = { unit: 2, rate: 6, priceSatang: 9000 };
const box: PricedUnit = { unit: 3, rate: 12, priceSatang: 14_800 };

describe('the number of units', () => {
  test.each([
    [[1, 6, 12], 3],
    [[1, 6, 0], 2],
    [[1, 0, 12], 1],
    [[0, 6, 12], 1],
    [[0, 0, 0], 1],
    [[1, 0, 0], 1],
  ] as const)('V-03 of rates %j is %i', (rates, expected) => {
    expect(unitCount(rates)).toBe(expected);
  });
});

describe('quantities in pieces', () => {
  test('are each unit times its rate', () => {
    expect(pieces({ qty1: 2, qty2: 3, qty3: 1 }, [1, 6, 12])).toBe(32);
  });

  test('leave out units that the product does not have', () => {
    expect(pieces({ qty1: 2, qty2: 3, qty3: 1 }, [1, 0, 12])).toBe(2);
    expect(pieces({ qty1: 2, qty2: 0, qty3: 0 }, [0, 0, 0])).toBe(2);
  });

  test('of two carts are together those of the sum', () => {
    const quantity = fc.nat({ max: 99_999 });
    const quantities = fc.record({ qty1: quantity, qty2: quantity, qty3: quantity });
    const rate = fc.nat({ max: 500 });
    fc.assert(
      fc.property(quantities, quantities, fc.tuple(rate, rate, rate), (a, b, rates) => {
        const both = { qty1: a.qty1 + b.qty1, qty2: a.qty2 + b.qty2, qty3: a.qty3 + b.qty3 };
        expect(pieces(both, rates)).toBe(pieces(a, rates) + pieces(b, rates));
      }),
    );
  });
});

describe('the unit to add', () => {
  test('S-12 is the one with the smallest price by default', () => {
    expect(unitToAdd([box, pack, piece], { smallestPrice: true })).toBe(1);
  });

  test('S-12 is the biggest unit where configured', () => {
    expect(unitToAdd([piece, pack, box], { smallestPrice: false })).toBe(3);
  });

  test('is only ever a unit with a shown price', () => {
    expect(smallestPriceUnit([pack, box])).toBe(2);
    expect(biggestUnit([piece, pack])).toBe(2);
    expect(unitToAdd([], { smallestPrice: true })).toBeUndefined();
  });
});

test('the price per piece is rounded to a satang', () => {
  expect(pricePerPiece(10_000, 12)).toBe(833);
  expect(pricePerPiece(9000, 6)).toBe(1500);
  expect(pricePerPiece(9000, 0)).toBe(9000);
});

describe('the unit hint', () => {
  const units = [piece, pack, box];

  test('S-53 never asks for more than is in stock, and takes the hint that fits', () => {
    const single = { unit: 1, rate: 1, priceSatang: 1000 } as const;
    const six = { unit: 2, rate: 6, priceSatang: 5400 } as const;
    const dozen = { unit: 3, rate: 12, priceSatang: 9600 } as const;
    const five = { qty1: 5, qty2: 0, qty3: 0 };
    expect(unitHint(five, [single, six], 1)).toMatchObject({ into: 2, more: 1 });
    expect(unitHint(five, [single, six], 0)).toBeUndefined();
    const seven = { qty1: 7, qty2: 0, qty3: 0 };
    expect(unitHint(seven, [single, dozen], 5)).toMatchObject({ into: 3, more: 5 });
    expect(unitHint(seven, [single, dozen], 4)).toBeUndefined();
  });

  test('says how many more make a case and what that saves', () => {
    expect(unitHint({ qty1: 6, qty2: 0, qty3: 0 }, [piece, box])).toEqual({
      from: 1,
      into: 3,
      more: 6,
      savingSatang: 12 * 1550 - 14_800,
    });
  });

  test('suggests an exchange when the quantity already makes a bigger unit', () => {
    expect(unitHint({ qty1: 12, qty2: 0, qty3: 0 }, [piece, box])).toMatchObject({ into: 3, more: 0 });
  });

  test('takes the nearest bigger unit', () => {
    expect(unitHint({ qty1: 5, qty2: 0, qty3: 0 }, units)).toMatchObject({ from: 1, into: 2, more: 1 });
    expect(unitHint({ qty1: 0, qty2: 1, qty3: 0 }, units)).toMatchObject({ from: 2, into: 3, more: 1 });
  });

  test('is silent below half of the bigger unit, and where nothing is saved', () => {
    expect(unitHint({ qty1: 1, qty2: 0, qty3: 0 }, units)).toBeUndefined();
    expect(unitHint({ qty1: 6, qty2: 0, qty3: 0 }, [piece, { ...box, priceSatang: 18_600 }])).toBeUndefined();
    expect(unitHint({ qty1: 0, qty2: 0, qty3: 5 }, units)).toBeUndefined();
  });

  const pieceAt10 = { unit: 1, rate: 1, priceSatang: 1000 } as const;
  const packOf12 = { unit: 2, rate: 12, priceSatang: 10_000 } as const;
  test.each([
    [5, Infinity, undefined],
    [6, Infinity, 6],
    [11, Infinity, 1],
    [12, Infinity, 0],
    [13, Infinity, 0],
    [15, Infinity, 0],
    [17, Infinity, 0],
    [18, Infinity, 6],
    [18, 5, 0],
    [24, Infinity, 0],
    [25, Infinity, 0],
    [11, 0, undefined],
  ])('S-53 has no holes: %i pieces, with %d more to be had, ask for %j more', (qty1, room, more) => {
    const hint = unitHint({ qty1, qty2: 0, qty3: 0 }, [pieceAt10, packOf12], room);
    expect(hint).toEqual(more === undefined ? undefined : { from: 1, into: 2, more, savingSatang: 2000 });
  });

  test('S-53 takes the exchange that saves most in all', () => {
    const six = { unit: 2, rate: 6, priceSatang: 5400 } as const;
    const dozen = { unit: 3, rate: 12, priceSatang: 11_500 } as const;
    // Two packs save ฿12, one case ฿5.
    expect(unitHint({ qty1: 13, qty2: 0, qty3: 0 }, [pieceAt10, six, dozen])).toMatchObject({
      into: 2,
      more: 0,
    });
  });

  test('is silent where a case is not a whole number of packs', () => {
    expect(unitHint({ qty1: 0, qty2: 1, qty3: 0 }, [pack, { ...box, rate: 10 }])).toBeUndefined();
  });
});
