/** The calls about customers that were registered twice, for the tests of all calls. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { customerDoubleCalls } from '#contract/customer-doubles.calls.ts';
import type { CallTests } from '#server/testing/call-test.ts';
import { ONLY_ALPHA } from '#server/testing/only-alpha.ts';

const nothingOfAlpha = (answer: unknown) => expect(JSON.stringify(answer)).not.toMatch(/alpha|only/i);
const may = ['salesman', 'superAdmin'] as const;
const key = () => ({ headers: { 'idempotency-key': randomUUID() } });
const both = { params: { code: 'CUST1', double: 'CUST2' } };
const foreign = [
  { params: { code: 'CUST1', double: ONLY_ALPHA.customer } },
  { params: { code: ONLY_ALPHA.customer, double: 'CUST1' } },
] as const;
const body = { Take: ['name'], Asked: true, Version: 1 } as const;

export const customerDoubleCallTests: CallTests<typeof customerDoubleCalls> = {
  customerDoubles: {
    may: [...may],
    sample: { query: { saleUnit: 'C1', after: `m${'0'.repeat(32)}`, take: '12' } },
    crossTenant: [
      { as: 'superAdmin', given: {}, hears: nothingOfAlpha },
      { as: 'superAdmin', given: { query: { saleUnit: ONLY_ALPHA.center } }, hears: '404 CENTER_NOT_FOUND' },
    ],
    crossCenter: [{ given: { query: { saleUnit: 'C1' } }, hears: '403 RIGHT_MISSING' }],
  },
  doublesOfCustomer: {
    may: [...may],
    sample: { params: { code: 'CUST1' } },
    crossTenant: [
      { as: 'superAdmin', given: { params: { code: ONLY_ALPHA.customer } }, hears: '404 CUSTOMER_NOT_FOUND' },
    ],
    crossCenter: [{ given: { params: { code: 'CUST1' } }, hears: '403 RIGHT_MISSING' }],
  },
  mergeAhead: {
    may: [...may],
    sample: both,
    crossTenant: foreign.map((given) => ({ as: 'superAdmin', given, hears: '404 CUSTOMER_NOT_FOUND' })),
    crossCenter: [{ given: both, hears: '403 RIGHT_MISSING' }],
  },
  mergeCustomers: {
    may: [...may],
    sample: () => ({ ...both, ...key(), body }),
    crossTenant: () =>
      foreign.map((given) => ({
        as: 'superAdmin',
        given: { ...given, ...key(), body },
        hears: '404 CUSTOMER_NOT_FOUND',
      })),
    crossCenter: () => [{ given: { ...both, ...key(), body }, hears: '403 RIGHT_MISSING' }],
  },
};
