import { expect, test } from 'vitest';
import { bodyOf, customerMistakes, valuesOf } from './customer-values.ts';
import { account } from './merchant-customers.testing.ts';

const values = valuesOf(account);
const wrong = (change: object) =>
  customerMistakes({ ...values, ...change }, { hadCenters: true, taxNumber: '' });

test('R-49b amounts are typed as baht, and sent as numbers', () => {
  expect(values).toMatchObject({ Credit: '5,000.00', Debt: '0.00', PriceLevel: '2', IsActive: true });
  const body = bodyOf({ ...values, Credit: '๑,๒๐๐.๕', Debt: '99', IsActive: false });
  expect(body).toMatchObject({ Credit: 1200.5, Debt: 99, PriceLevel: 2, Status: 'disabled' });
});

test('R-49b a customer who has paid too much keeps it: no debt is sent', () => {
  const paid = valuesOf({ ...account, Debt: -20 });
  expect(customerMistakes(paid, { hadCenters: true, taxNumber: '' })).toEqual({});
  expect('Debt' in bodyOf(paid)).toBe(false);
});

test.each([
  [{ CUSTOMERNAME: ' ' }, { CUSTOMERNAME: 'nameMissing' }],
  [{ Mobile: '02 123 4567' }, { Mobile: 'mobileWrong' }],
  [{ Mobile: '' }, {}],
  [{ Email: 'nobody' }, { Email: 'emailWrong' }],
  [{ TAXNO: '0-1055-12345-67' }, { TAXNO: 'taxIdWrong' }],
  [{ TAXNO: '0-1055-12345-67-1' }, {}],
  [{ TAXNO: '0-1055-12345-67-8' }, { TAXNO: 'taxIdWrong' }],
  [{ Credit: 'much' }, { Credit: 'amountWrong' }],
  [{ SaleUnits: [] }, { SaleUnits: 'centerMissing' }],
])('R-49b what is wrong with %j is %j', (change, mistakes) => {
  expect(wrong(change)).toEqual(mistakes);
});
