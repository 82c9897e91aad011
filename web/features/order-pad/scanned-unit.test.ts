import { expect, test } from 'vitest';
import { barcodeOf, scannedUnit } from './scanned-unit.ts';

test.each([
  ['8850123456789', '8850123456789'],
  [' 885-0123 456789 ', '8850123456789'],
  ['12345678', '12345678'],
  ['1234567', undefined],
  ['123456789012345', undefined],
  ['อาหารแมว 85', undefined],
  ['', undefined],
])('R-26b %j is the barcode %j', (typed, barcode) => {
  expect(barcodeOf(typed)).toBe(barcode);
});

test('R-26b a barcode names one unit of the product', () => {
  const product = { BARCODE1: '11111111', BARCODE2: '22222222', BARCODE3: '' };
  expect(scannedUnit(product, '22222222')).toBe(2);
  expect(scannedUnit(product, '33333333')).toBeUndefined();
});
