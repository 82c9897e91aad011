/** The calls for many customers at once, for the tests of all calls. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { customerRunCalls } from '#contract/customer-runs.calls.ts';
import type { CallTests } from '#server/testing/call-test.ts';
import { ONLY_ALPHA } from '#server/testing/only-alpha.ts';

const key = () => ({ headers: { 'idempotency-key': randomUUID() } });
const narrowed = {
  status: ['active'],
  type: ['PET'],
  level: ['1'],
  salesman: ['SALE'],
  tag: ['VIP'],
  saleUnit: 'C1',
};
const nobody = (answer: unknown) => expect(answer).toMatchObject({ Count: 0 });
const elsewhere = { saleUnit: ONLY_ALPHA.center };
const foreign = { Customers: [ONLY_ALPHA.customer], Salesman: '' };

export const customerRunCallTests: CallTests<typeof customerRunCalls> = {
  customersCount: {
    may: ['salesman', 'superAdmin'],
    sample: { query: { text: 'Customer', status: 'active,disabled', level: '1,3', saleUnit: 'C1' } },
    crossTenant: [
      { as: 'superAdmin', given: { query: { text: 'alpha' } }, hears: nobody },
      { as: 'superAdmin', given: { query: elsewhere }, hears: '404 CENTER_NOT_FOUND' },
    ],
    crossCenter: [{ given: { query: { saleUnit: 'C1' } }, hears: '404 CENTER_NOT_FOUND' }],
  },
  salesmanAhead: {
    may: ['salesman', 'superAdmin'],
    sample: { body: { ...narrowed, Customers: ['CUST1'], Salesman: '' } },
    crossTenant: [
      { as: 'superAdmin', given: { body: foreign }, hears: nobody },
      { as: 'superAdmin', given: { body: { ...elsewhere, Salesman: '' } }, hears: '404 CENTER_NOT_FOUND' },
    ],
    crossCenter: [{ given: { body: { Customers: ['CUST1'], Salesman: '' } }, hears: '403 RIGHT_MISSING' }],
  },
  giveSalesman: {
    may: ['salesman', 'superAdmin'],
    sample: () => ({ ...key(), body: { ...narrowed, Customers: ['CUST1'], Salesman: '', Count: 1 } }),
    crossTenant: () => [
      {
        as: 'superAdmin',
        given: { ...key(), body: { ...foreign, Count: 1 } },
        hears: '409 CUSTOMERS_CHANGED',
      },
    ],
    crossCenter: () => [
      {
        given: { ...key(), body: { Customers: ['CUST1'], Salesman: '', Count: 1 } },
        hears: '403 RIGHT_MISSING',
      },
    ],
  },
};
