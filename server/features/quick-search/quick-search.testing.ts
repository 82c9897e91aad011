/** The call of the search over everything, for the tests of all calls. */
import { expect } from 'vitest';
import type { quickSearchCalls } from '#contract/quick-search.calls.ts';
import type { CallTests } from '#server/testing/call-test.ts';
import { betasOwn } from '#server/testing/attempts.ts';
import { ONLY_ALPHA } from '#server/testing/only-alpha.ts';

const nothing = (answer: unknown) => expect(answer).toEqual({ Orders: [], Customers: [], Products: [] });

export const quickSearchCallTests: CallTests<typeof quickSearchCalls> = {
  quickSearch: {
    may: ['salesman', 'superAdmin'],
    sample: { query: { text: 'Customer', take: '5' } },
    crossTenant: ({ order }) => [
      { as: 'superAdmin', given: { query: { text: order.orderId } }, hears: nothing },
      { as: 'superAdmin', given: { query: { text: ONLY_ALPHA.customer } }, hears: nothing },
      { as: 'superAdmin', given: { query: { text: ONLY_ALPHA.mobile } }, hears: nothing },
      { as: 'superAdmin', given: { query: { text: ONLY_ALPHA.product } }, hears: nothing },
      { as: 'superAdmin', given: { query: { text: ONLY_ALPHA.word } }, hears: nothing },
      { as: 'superAdmin', given: { query: { text: 'CUST1' } }, hears: betasOwn },
    ],
    crossCustomer: ({ sample }) => [{ given: sample('quickSearch'), hears: '403 NOT_ALLOWED' }],
    crossCenter: ({ order }) => [
      { given: { query: { text: order.orderId } }, hears: nothing },
      { given: { query: { text: 'CUST1' } }, hears: nothing },
    ],
  },
};
