import { defineCalls } from './define.ts';

const buyers = ['customer', 'actingSalesman'] as const;
const ofCredit = { who: ['staff'], page: 'customerCredit' } as const;
const managed = { ...ofCredit, right: 'manageCustomers' } as const;

/** What a buyer may still order on credit, and how it came about. */
export const creditCalls = defineCalls({
  creditBalance: { method: 'GET', path: '/api/credit-wallet/balance', who: buyers },
  creditStatement: { method: 'GET', path: '/api/credit-wallet/statement', who: buyers },
});

/** What the customers of staff's centers owe on credit. */
export const merchantCreditCalls = defineCalls({
  creditDebts: { method: 'GET', path: '/api/merchant/customer/credit', ...ofCredit },
  customerCredit: { method: 'GET', path: '/api/merchant/customer/credit/:code', ...ofCredit },
  customerCreditEntries: { method: 'GET', path: '/api/merchant/customer/credit/:code/entries', ...ofCredit },
  setCreditLimit: { method: 'PUT', path: '/api/merchant/customer/credit/:code/limit', ...managed },
  adjustCreditDebt: { method: 'PUT', path: '/api/merchant/customer/credit/:code/debt', ...managed },
  takeSapDebt: { method: 'PUT', path: '/api/merchant/customer/credit/:code/sap', ...managed },
  recordRepayment: {
    method: 'POST',
    path: '/api/merchant/customer/credit/:code/repayments',
    ...managed,
    idempotencyKey: true,
  },
});
