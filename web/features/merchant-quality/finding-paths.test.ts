import { expect, test } from 'vitest';
import { mendPath } from './finding-paths.ts';

test('R-47x each kind leads to the part and the field that mend it', () => {
  const place = { P_Code: 'A/1', Unit: 2, Level: 3, SaleUnit: '' } as const;
  expect(mendPath('dearerUnit', place)).toBe('/merchant/product/A%2F1/pricelevelunit2#UNIT2PRICELEVEL3');
  expect(mendPath('belowFloor', { ...place, SaleUnit: 'C2' })).toBe(
    '/merchant/product/A%2F1/pricelevelunit2?center=C2#UNIT2PRICELEVEL3',
  );
  expect(mendPath('unitRates', place)).toBe('/merchant/product/A%2F1/detail#UNIT2RATE');
  expect(mendPath('barcodeTwice', place)).toBe('/merchant/product/A%2F1/detail#BARCODE2');
  const whole = { P_Code: 'P1', Unit: null, Level: null, SaleUnit: '' };
  expect(mendPath('noCategory', whole)).toBe('/merchant/product/P1/category#Hierarchy1');
  expect(mendPath('noPicture', whole)).toBe('/merchant/product/P1/detail#pictures');
  expect(mendPath('noEnglish', whole)).toBe('/merchant/product/P1/detail#PRODUCTNAME_EN');
});
