import { expect, test } from 'vitest';
import { postalArea } from './postal-area.ts';

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
