import { expect, test } from 'vitest';
import { isSameArea, postalArea } from './postal-area.ts';

test.each([
  ['88/8 ถนนบางนา-ตราด แขวงบางนาใต้ เขตบางนา กรุงเทพมหานคร 10260', '10'],
  ['199/5 Chang Khlan Road, Mueang Chiang Mai, Chiang Mai 50100', '50'],
  ['50290', '50'],
  ['12345 ถนนยาว จังหวัดสงขลา 90110', '90'],
  ['ห้อง 101 โทร 0810000001', undefined],
  ['', undefined],
])('the area of "%s" is %s', (text, area) => {
  expect(postalArea(text)).toBe(area);
});

test.each([
  ['10', '10', true],
  ['11', '10', true],
  ['73', '12', true],
  ['10', '20', false],
  ['50', '57', false],
  ['13', '12', false],
])('from area %s to %s is one area: %s', (from, to, same) => {
  expect(isSameArea(from, to)).toBe(same);
  expect(isSameArea(to, from)).toBe(same);
});
