/** The copy of one's data, for the tests of all calls. */
import { expect } from 'vitest';
import type { ownDataCalls } from '#contract/own-data.calls.ts';
import type { CallTests } from '#server/testing/call-test.ts';
import { sessionIdOf } from '#server/testing/shop-data.ts';

export const ownDataCallTests: CallTests<typeof ownDataCalls> = {
  exportOwnData: {
    may: ['customer'],
    sample: { query: { format: 'json' } },
    crossTenant: ({ cookies }) => [
      { given: { cookies }, hears: (answer) => expect(JSON.stringify(answer)).not.toMatch(/alpha/) },
    ],
    crossCustomer: [
      {
        given: { cookies: { 'test-alpha-buyer': sessionIdOf('alpha', 'CUST1') } },
        hears: (answer) => expect(JSON.stringify(answer)).not.toMatch(/CUST1/),
      },
    ],
  },
};
