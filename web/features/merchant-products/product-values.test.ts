import { expect, test } from 'vitest';
import { bodyOf, NEW_PRODUCT, productMistakes, valuesOf, type ProductValues } from './product-values.ts';
import { shopProduct } from './testing-products.ts';

const rice: ProductValues = {
  ...NEW_PRODUCT,
  P_Code: 'RICE-5',
  PRODUCTNAME: 'ข้าวหอม',
  UNIT1: 'BAG',
  UNIT1NAME: 'ถุง',
};

test('V-13 V-13b the form says what is missing at its field', () => {
  expect(productMistakes(NEW_PRODUCT)).toEqual({
    P_Code: 'missing',
    PRODUCTNAME: 'missing',
    UNIT1: 'missing',
    UNIT1NAME: 'missing',
  });
  expect(productMistakes(rice)).toEqual({});
  expect(productMistakes({ ...rice, UNIT2RATE: '6' })).toEqual({ UNIT2: 'missing', UNIT2NAME: 'missing' });
});

test('R-47c what the shop would refuse is told before it is sent', () => {
  const wrong = { P_Code: 'ข้าว', BARCODE1: '885 1', UNIT1RATE: '1.5', MinimumStock: '-1', Option1: 'many' };
  expect(productMistakes({ ...rice, ...wrong })).toEqual({
    P_Code: 'codeWrong',
    BARCODE1: 'barcodeWrong',
    UNIT1RATE: 'numberWrong',
    MinimumStock: 'numberWrong',
    Option1: 'numberWrong',
  });
});

test('N-24b an empty minimum is the shop’s, 0 is none at all', () => {
  expect(bodyOf(rice).MinimumStock).toBeNull();
  expect(bodyOf({ ...rice, MinimumStock: '0' })).toMatchObject({
    MinimumStock: 0,
    UNIT1RATE: 1,
    UNIT2RATE: 0,
  });
});

test('R-47n costs are sent by who sees them alone: an empty one is none, and what is no amount is told', () => {
  expect(bodyOf({ ...rice, Cost: '1,250.50' })).not.toHaveProperty('Costs');
  expect(bodyOf({ ...rice, Cost: '1,250.50' }, { costs: true }).Costs).toEqual({
    Cost: 1250.5,
    FloorPrice: null,
  });
  expect(productMistakes({ ...rice, Cost: 'x', FloorPrice: '1.234' })).toEqual({
    Cost: 'amountWrong',
    FloorPrice: 'amountWrong',
  });
});

test('R-47b the address of a page is no code of a new product', () => {
  expect(productMistakes({ ...rice, P_Code: 'Quality' })).toEqual({ P_Code: 'codeReserved' });
  expect(productMistakes({ ...rice, P_Code: 'Quality' }, { isNew: false })).toEqual({});
});

test('N-24b a text that only repeats the Thai name is shown empty, so that it follows a new one', () => {
  expect(valuesOf(shopProduct)).toMatchObject({
    PRODUCTNAME: 'Rice',
    PRODUCTNAME_EN: '',
    UNIT1NAME_EN: 'Bag',
  });
});
