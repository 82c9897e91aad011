import { describe, expect, test } from 'vitest';
import { unitCount } from '../pricing/units.ts';
import {
  barcodesTwice,
  enteredUnits,
  missingOf,
  unitCode,
  unitsKept,
  type UnitDraft,
} from './product-draft.ts';

const none: UnitDraft = { code: '', nameTh: '', nameEn: '', rate: 0, barcode: '' };
const piece: UnitDraft = { code: 'PCS', nameTh: 'ชิ้น', nameEn: 'Piece', rate: 1, barcode: '' };
const pack: UnitDraft = { code: 'PCK', nameTh: 'แพ็ก', nameEn: 'Pack', rate: 6, barcode: '' };
const box: UnitDraft = { code: 'BOX', nameTh: 'ลัง', nameEn: 'Case', rate: 24, barcode: '' };
const named = { code: 'P1', name: 'ข้าวหอม' };

describe('what is required', () => {
  test('V-13 code and name are required, whatever the units are', () => {
    expect(missingOf({ code: '', name: '', units: [piece, none, none] })).toEqual(['P_Code', 'PRODUCTNAME']);
    expect(missingOf({ ...named, units: [piece, none, none] })).toEqual([]);
  });

  test('V-13b of one unit its code, name and rate are required', () => {
    expect(missingOf({ ...named, units: [none, none, none] })).toEqual(['UNIT1', 'UNIT1NAME', 'UNIT1RATE']);
  });

  test('V-13b of two and of three units those of each are required', () => {
    const begun = { ...none, rate: 6 };
    expect(missingOf({ ...named, units: [piece, begun, none] })).toEqual(['UNIT2', 'UNIT2NAME']);
    expect(missingOf({ ...named, units: [piece, pack, { ...box, rate: 0 }] })).toEqual(['UNIT3RATE']);
    expect(missingOf({ ...named, units: [piece, none, box] })).toEqual(['UNIT2', 'UNIT2NAME', 'UNIT2RATE']);
    expect(missingOf({ ...named, units: [piece, pack, box] })).toEqual([]);
  });

  test('V-13b a unit of which only a barcode or an English name is given is begun', () => {
    for (const begun of [
      { ...none, barcode: '885' },
      { ...none, nameEn: 'Pack' },
    ])
      expect(missingOf({ ...named, units: [piece, begun, none] })).toEqual([
        'UNIT2',
        'UNIT2NAME',
        'UNIT2RATE',
      ]);
  });
});

test('V-13b what is entered completely has as many units as the product is sold in', () => {
  for (const units of [
    [piece, none, none],
    [piece, pack, none],
    [piece, pack, box],
  ] as const) {
    const [one, two, three] = units;
    expect(enteredUnits(units)).toBe(unitCount([one.rate, two.rate, three.rate]));
    expect(unitsKept(units)).toEqual(units.filter((unit) => unit !== none));
  }
});

test('N-24b a barcode stands at one unit of a product; none at all may stand at several', () => {
  const twice = { ...pack, barcode: '885' };
  expect(barcodesTwice([{ ...piece, barcode: '885' }, twice, twice])).toEqual(['BARCODE2', 'BARCODE3']);
  expect(barcodesTwice([piece, pack, box])).toEqual([]);
});

test('N-24b a unit without a code of its own is called by its English name, else by its number', () => {
  expect(unitCode({ code: 'EA', nameEn: 'Piece', no: 1 })).toBe('EA');
  expect(unitCode({ code: '', nameEn: 'Small bag', no: 1 })).toBe('SMALLBAG');
  expect(unitCode({ code: '', nameEn: 'ลัง', no: 3 })).toBe('U3');
});
