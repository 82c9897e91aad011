import { expect, test } from 'vitest';
import { issueBody, issueMistakes, listedCodes } from './issue-body.ts';

const values = { PromotionId: 'P', To: 'this', CustomerType: '', Customers: '', Each: '1', DateEnd: '' };
const key = { code: 'CUST1', saleUnit: 'C1' };

test('R-50b coupons go to this customer, to a list as it is pasted, or to a type', () => {
  expect(issueBody(values, key)).toEqual({ SaleUnit: 'C1', PromotionId: 'P', Customers: ['CUST1'], Each: 1 });
  expect(
    issueBody({ ...values, To: 'list', Customers: 'A, B\nA;C ', Each: '2', DateEnd: '2026-11-30' }, key),
  ).toMatchObject({ Customers: ['A', 'B', 'C'], Each: 2, DateEnd: '2026-11-30' });
  const toType = issueBody({ ...values, To: 'type', CustomerType: 'VET', Customers: 'A' }, key);
  expect(toType).toMatchObject({ CustomerType: 'VET' });
  expect(toType).not.toHaveProperty('Customers');
  expect(listedCodes(' ')).toEqual([]);
});

test('R-50b what is missing or cannot be is told at its field', () => {
  expect(issueMistakes(values)).toEqual({});
  expect(issueMistakes({ ...values, PromotionId: '', Each: '11' })).toEqual({
    PromotionId: 'promotionMissing',
    Each: 'eachWrong',
  });
  expect(issueMistakes({ ...values, To: 'type' })).toEqual({ CustomerType: 'typeMissing' });
  expect(issueMistakes({ ...values, To: 'list' })).toEqual({ Customers: 'listMissing' });
  expect(issueMistakes({ ...values, To: 'list', Customers: 'A ก' })).toEqual({ Customers: 'listWrong' });
});
