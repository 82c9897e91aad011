import { expect, test } from 'vitest';
import { issueBody, issueMistakes, listedCodes } from './issue-body.ts';

const values = { PromotionId: 'P', To: 'this', CustomerType: '', Customers: '', Each: '1', DateEnd: '' };
const NOW = new Date('2026-11-21T05:00:00Z');
const key = { code: 'CUST1', saleUnit: 'C1' };

test('R-50b coupons go to this customer, to a list as it is pasted, or to a type', () => {
  expect(issueBody(values, key, NOW)).toEqual({
    SaleUnit: 'C1',
    PromotionId: 'P',
    Customers: ['CUST1'],
    Each: 1,
  });
  expect(
    issueBody({ ...values, To: 'list', Customers: 'A, B\nA;C ', Each: '2', DateEnd: '30/11/2569' }, key, NOW),
  ).toMatchObject({ Customers: ['A', 'B', 'C'], Each: 2, DateEnd: '2026-11-30' });
  const toType = issueBody({ ...values, To: 'type', CustomerType: 'VET', Customers: 'A' }, key, NOW);
  expect(toType).toMatchObject({ CustomerType: 'VET' });
  expect(toType).not.toHaveProperty('Customers');
  expect(listedCodes(' ')).toEqual([]);
  expect(issueBody({ ...values, DateEnd: '1/2/2027' }, key, NOW)).toMatchObject({ DateEnd: '2027-02-01' });
});

test('R-50b what is missing or cannot be is told at its field', () => {
  expect(issueMistakes(values, NOW)).toEqual({});
  expect(issueMistakes({ ...values, PromotionId: '', Each: '11' }, NOW)).toEqual({
    PromotionId: 'promotionMissing',
    Each: 'eachWrong',
  });
  expect(issueMistakes({ ...values, To: 'type' }, NOW)).toEqual({ CustomerType: 'typeMissing' });
  expect(issueMistakes({ ...values, To: 'list' }, NOW)).toEqual({ Customers: 'listMissing' });
  expect(issueMistakes({ ...values, To: 'list', Customers: 'A ก' }, NOW)).toEqual({ Customers: 'listWrong' });
  for (const DateEnd of ['31/2/2569', '12', 'soon'])
    expect(issueMistakes({ ...values, DateEnd }, NOW)).toEqual({ DateEnd: 'dayWrong' });
});
