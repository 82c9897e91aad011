import { expect, test } from 'vitest';
import { understandCode, understandName, type Candidate } from './choose-product.ts';
import { readLines } from './order-line.ts';

const units: Candidate['units'] = [
  { no: 1, names: ['ซอง', 'pouch'], rate: 1, barcode: '8850000000011' },
  { no: 2, names: ['แพ็ค', 'pack'], rate: 12, barcode: '8850000000012' },
  { no: 3, names: ['ลัง', 'case'], rate: 48, barcode: null },
];
const product = (code: string, ...names: string[]): Candidate => ({
  code,
  names,
  more: ['เหมียวดี', 'Meowdee'],
  units,
});
const tuna85 = product('T85', 'อาหารแมว ทูน่า 85 ก.', 'Cat Food, Tuna 85 g');
const tuna170 = product('T170', 'อาหารแมว ทูน่า 170 ก.', 'Cat Food, Tuna 170 g');

function lineOf(text: string) {
  const [line] = readLines([text]);
  if (!line) throw new Error('No line');
  return line;
}
const named = (text: string, candidates: readonly Candidate[], found = {}) =>
  understandName(lineOf(text), { candidates, isAsTyped: true, isCut: false, ...found }, new Map())?.best;

test('C-46 a name that only one product has is sure; one of two is the likelier and unsure', () => {
  expect(named('อาหารแมว ทูน่า 85 กรัม 2 ลัง', [tuna170, tuna85])).toEqual({
    code: 'T85',
    unit: 3,
    quantity: 2,
    isSure: true,
  });
  expect(named('อาหารแมว ทูน่า 2 ลัง', [tuna85, tuna170])).toMatchObject({ code: 'T85', isSure: false });
});

test('C-46 the only product found is sure with one word that is only begun, and not by a single word', () => {
  expect(named('cat food tun 85 g 2 case', [tuna85])).toMatchObject({ code: 'T85', isSure: true });
  expect(named('cat food tun 2 case', [tuna85, tuna170])).toMatchObject({ isSure: false });
  expect(named('tun 2 case', [tuna85])).toMatchObject({ isSure: false });
});

test('C-46 another size than was written is never sure', () => {
  expect(named('อาหารแมว ทูน่า 400 ก.', [tuna85])).toMatchObject({ isSure: false });
});

test('C-46 what was found by sound, or has more products behind it, is unsure', () => {
  expect(named('อาหารแมว ทูน่า 85 ก.', [tuna85], { isAsTyped: false })).toMatchObject({ isSure: false });
  expect(named('เหมียวดี ทูน่า 85 ก.', [tuna85], { isCut: true })).toMatchObject({ isSure: false });
});

test('C-46 a unit that the product is not sold in is unsure; a word for one of anything is the piece', () => {
  expect(named('อาหารแมว ทูน่า 85 ก. 2 ขวด', [tuna85])).toMatchObject({ unit: 1, isSure: false });
  expect(named('อาหารแมว ทูน่า 85 ก. 2 อัน', [tuna85])).toMatchObject({ unit: 1, isSure: true });
  expect(named('อาหารแมว ทูน่า 85 ก. 2 โหล', [tuna85])).toMatchObject({ unit: 2, quantity: 2, isSure: true });
});

test('C-46 a number alone that is also in the name is unsure', () => {
  expect(named('อาหารแมว ทูน่า 85', [tuna85])).toMatchObject({ isSure: false });
  expect(named('อาหารแมว ทูน่า 85 ก. 3', [tuna85])).toMatchObject({ quantity: 3, isSure: true });
});

test('C-46 a barcode is sure and names its unit, unless another is written', () => {
  expect(understandCode(lineOf('8850000000012 4'), [tuna85])).toMatchObject({
    unit: 2,
    quantity: 4,
    isSure: true,
  });
  expect(understandCode(lineOf('8850000000012 4 ลัง'), [tuna85])).toMatchObject({ unit: 3, quantity: 4 });
  expect(understandCode(lineOf('t85x ทูน่า 1'), [product('T85X', 'แชมพูสุนัข')])).toMatchObject({ isSure: false });
  expect(understandCode(lineOf('9999999999999'), [tuna85])).toBeUndefined();
});
