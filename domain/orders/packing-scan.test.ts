import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scan, type ScanLine } from './packing-scan.ts';

const line = (no: number, product: string, unit: number, unitRate: number, quantity: number): ScanLine => ({
  line: no,
  product,
  unit,
  unitRate,
  quantity,
});
const lines = [line(1, 'P1', 1, 1, 30), line(2, 'P1', 2, 12, 2), line(3, 'P2', 2, 6, 1)];
const barcode = (code: string, product: string, unit: number, unitRate: number) => ({
  barcode: code,
  product,
  unit,
  unitRate,
});
const barcodes = [
  barcode('885001', 'P1', 1, 1),
  barcode('885012', 'P1', 2, 12),
  barcode('886001', 'P2', 1, 1),
  barcode('886006', 'P2', 2, 6),
];
const after = (code: string, counted: [number, number][] = []) =>
  scan(code, { lines, barcodes, counted: new Map(counted) });

describe('a scan while an order is packed', () => {
  test('B-52 counts one more of the line of the scanned unit', () => {
    expect(after('885001')).toEqual({ is: 'counted', line: 1, count: 1 });
    expect(after('885001', [[1, 4]])).toEqual({ is: 'counted', line: 1, count: 5 });
    expect(after(' 885012 ', [[2, 1]])).toEqual({ is: 'counted', line: 2, count: 2 });
  });

  test('B-52 a box is counted as its pieces once its own line is full, as long as they fit', () => {
    expect(after('885012', [[2, 2]])).toEqual({ is: 'counted', line: 1, count: 12 });
    const full: [number, number][] = [
      [2, 2],
      [1, 19],
    ];
    expect(after('885012', full)).toEqual({ is: 'surplus', line: 2 });
  });

  test('B-52 what is not of the order, is too much, or is a part of the ordered unit counts nothing', () => {
    expect(after('999999')).toEqual({ is: 'unknown' });
    expect(after('')).toEqual({ is: 'unknown' });
    expect(after('885001', [[1, 30]])).toEqual({ is: 'surplus', line: 1 });
    expect(after('886001')).toEqual({ is: 'otherUnit', line: 3 });
  });

  test('B-52 a product code counts as a scan of what was ordered', () => {
    expect(after('p2')).toEqual({ is: 'counted', line: 3, count: 1 });
  });

  test('B-52 no scans in any order ever pack more than was ordered', () => {
    const codes = array(constantFrom('885001', '885012', '886001', '886006', 'P1', 'P2', 'x'), {
      maxLength: 120,
    });
    assert(
      property(codes, (all) => {
        const counted = new Map<number, number>();
        for (const code of all) {
          const found = scan(code, { lines, barcodes, counted });
          if (found.is === 'counted') counted.set(found.line, found.count);
        }
        for (const { line: no, quantity } of lines)
          expect(counted.get(no) ?? 0).toBeLessThanOrEqual(quantity);
      }),
    );
  });
});
