import { expect, test } from 'vitest';
import { mayApproveIssue, mayReceiveCash, mayRemoveCash, rightsOf, type StaffRight } from './rights.ts';

test('B-05d a right is the super admin’s, and that of the salesmen whose role the shop gave it to', () => {
  expect(rightsOf('1', [])).toEqual([
    'costs',
    'receiveCash',
    'approveIssues',
    'payRefunds',
    'managePayments',
    'issueCoupons',
    'approvePromotions',
    'approveCustomers',
    'accounting',
    'manageCustomers',
    'manageSurveys',
    'manageProducts',
    'changePrices',
    'adjustStock',
    'manageContent',
  ]);
  expect(rightsOf('3', ['costs'])).toEqual(['costs']);
  expect(rightsOf('3', [])).toEqual([]);
});

test('B-05d nobody else has one, and a right that is unknown is none', () => {
  for (const role of ['GUEST', '', '2']) expect(rightsOf(role, ['costs'])).toEqual([]);
  expect(rightsOf('3', ['everything'])).toEqual([]);
});

test('B-05e a right over cash and issues is one over those of colleagues; the super admin has it over all', () => {
  const staff = (role: string, ...rights: StaffRight[]) => ({ userId: 'A', role, rights });
  const cashier = staff('3', 'receiveCash');
  const approver = staff('3', 'approveIssues');
  const admin = { userId: 'A', role: '1', rights: rightsOf('1', []) };
  expect([cashier, approver, admin].map((one) => mayReceiveCash(one, 'B'))).toEqual([true, false, true]);
  expect([cashier, approver, admin].map((one) => mayReceiveCash(one, 'A'))).toEqual([false, false, true]);
  expect([cashier, approver, admin].map((one) => mayApproveIssue(one, 'B'))).toEqual([false, true, true]);
  expect([cashier, approver, admin].map((one) => mayApproveIssue(one, 'A'))).toEqual([false, false, true]);
  expect([cashier, approver, admin].map((one) => mayRemoveCash(one, 'B'))).toEqual([true, false, true]);
  expect([cashier, approver, admin].map((one) => mayRemoveCash(one, 'A'))).toEqual([true, true, true]);
});
