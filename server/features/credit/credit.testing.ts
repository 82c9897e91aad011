/** The calls of customer credit, for the tests of all calls. */
import { expect } from 'vitest';
import type { creditCalls, merchantCreditCalls } from '#contract/credit.calls.ts';
import { foreignCenter } from '#server/testing/attempts.ts';
import type { CallTests } from '#server/testing/call-test.ts';
import { ONLY_ALPHA } from '#server/testing/only-alpha.ts';

const may = ['salesman', 'superAdmin'] as const;
const none = (answer: unknown) => expect(answer).toMatchObject({ Data: [] });
const nobody = (answer: unknown) => expect(answer).toMatchObject({ AuthorizeAmount: 0, DebtAmount: 0 });
const params = { code: 'CUST1' };
const foreign = { code: ONLY_ALPHA.customer };
const NOT_THERE = '404 CUSTOMER_NOT_FOUND';

const reading = {
  may: [...may],
  sample: { params },
  crossTenant: [{ as: 'superAdmin', given: { params: foreign }, hears: NOT_THERE }],
  crossCustomer: [{ given: { params }, hears: '403 NOT_ALLOWED' }],
  crossCenter: [{ given: { params }, hears: NOT_THERE }],
} as const;

const changing = <Body extends object, More extends object>(body: Body, more?: More) => ({
  may: [...may],
  sample: { params, body, ...more },
  crossTenant: [{ as: 'superAdmin' as const, given: { params: foreign, body, ...more }, hears: NOT_THERE }],
  crossCustomer: [{ given: { params, body, ...more }, hears: '403 NOT_ALLOWED' }],
  crossCenter: [{ given: { params, body, ...more }, hears: '403 RIGHT_MISSING' }],
});

export const creditCallTests: CallTests<typeof creditCalls> = {
  creditBalance: {
    may: ['customer', 'actingSalesman'],
    sample: {},
    crossTenant: [{ given: {}, hears: nobody }],
    crossCustomer: [{ given: {}, hears: nobody }],
  },
  creditStatement: {
    may: ['customer', 'actingSalesman'],
    sample: { query: { after: '1', take: '12' } },
    crossTenant: [{ given: {}, hears: none }],
    crossCustomer: [{ given: {}, hears: none }],
  },
};

export const merchantCreditCallTests: CallTests<typeof merchantCreditCalls> = {
  creditDebts: {
    may: [...may],
    sample: { query: { saleUnit: 'C1', after: 'CUST1', take: '12' } },
    crossTenant: [{ as: 'superAdmin', given: {}, hears: none }, foreignCenter],
    crossCustomer: [{ given: {}, hears: '403 NOT_ALLOWED' }],
    crossCenter: [
      { given: {}, hears: none },
      { given: { query: { saleUnit: 'C1' } }, hears: '404 CENTER_NOT_FOUND' },
    ],
  },
  customerCredit: reading,
  customerCreditEntries: { ...reading, sample: { params, query: { after: '1', take: '12' } } },
  setCreditLimit: changing({ Limit: 1000, Seen: 0, Reason: 'Pays in time' }),
  adjustCreditDebt: changing({ Debt: 100, Seen: 0, Reason: 'From the books of before' }),
  takeSapDebt: changing({ Debt: 100, AsOf: '2026-03-02T05:00:00.000Z' }),
  recordRepayment: changing({ Amount: 10, Method: 'transfer', Reference: 'T1', Seen: 10 } as const, {
    headers: { 'idempotency-key': 'credit-repayment' },
  }),
};
