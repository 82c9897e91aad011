import { expect, it } from 'vitest';
import { customerSearchParts } from './customer-search.ts';

it.each([
  ['081-000-0001', ['0810000001']],
  ['081 000 0001', ['0810000001']],
  ['+66 81 000 0001', ['0810000001']],
  ['๐๘๑-๐๐๐-๐๐๐๑', ['0810000001']],
  ['081-000', ['081000']],
  ['081-000-00', ['08100000']],
  ['02-123-4567', ['021234567']],
  ['(02)123', ['02123']],
  ['+6681-000', ['081000']],
  ['081 000', ['081000']],
  ['+66 81 000', ['081000']],
  ['+66 (0)81 000', ['081000']],
])('B-21 a telephone number is looked for by its digits: %s', (typed, parts) => {
  expect(customerSearchParts(typed)).toEqual(parts);
});

it.each([
  ['Baan Maew', ['Baan', 'Maew']],
  ['  cust-1  ', ['cust-1']],
  ['12-345', ['12-345']],
  ['ร้าน ร้าน 081', ['ร้าน', '081']],
  ['', []],
  ['ร้านเขตต์ชัย', ['ร้านเขตต์ชัย']],
])('all else word by word, each once: %s', (typed, parts) => {
  expect(customerSearchParts(typed)).toEqual(parts);
});

it.each([
  ['0-1055-12345-67-1', ['0105512345671']],
  ['๑ ๑๐๓๗ ๐๑๒๓๔ ๕๖ ๗', ['1103701234567']],
])('B-21 a tax ID is looked for by its digits: %s', (typed, parts) => {
  expect(customerSearchParts(typed)).toEqual(parts);
});

it.each([
  ['อ.เมืองเชียงใหม่', ['เมืองเชียงใหม่']],
  ['เขตบางนา กทม.', ['บางนา', 'กรุงเทพ']],
  ['จังหวัดชลบุรี', ['ชลบุรี']],
  ['เขต', ['เขต']],
])('B-21 a district or province is looked for by its name: %s', (typed, parts) => {
  expect(customerSearchParts(typed)).toEqual(parts);
});
