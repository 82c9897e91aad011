/** The calls of the account, for the tests of all calls. */
import { expect } from 'vitest';
import type { accountCalls } from '#contract/account.calls.ts';
import type { CallTests } from '#server/testing/call-test.ts';
import { samplePicture } from '#server/testing/sample-files.ts';
import { sessionIdOf } from '#server/testing/shop-data.ts';

export const accountCallTests: CallTests<typeof accountCalls> = {
  points: {
    may: ['guest', 'customer', 'actingSalesman'],
    sample: { body: {} },
    crossTenant: ({ cookies }) => [
      { given: { cookies }, hears: (answer) => expect(answer).toEqual({ data: 0 }) },
    ],
    crossCustomer: [
      {
        given: {
          body: { CustomerCode: 'CUST1' },
          cookies: { 'test-alpha-buyer': sessionIdOf('alpha', 'CUST1') },
        },
        hears: (answer) => expect(answer).toEqual({ data: 0 }),
      },
    ],
  },
  profilePicture: {
    may: ['customer', 'actingSalesman'],
    sample: {},
    crossTenant: ({ cookies }) => [
      { given: { cookies }, hears: (answer) => expect(answer).toEqual({ data: null }) },
    ],
    crossCustomer: [
      {
        given: { cookies: { 'test-alpha-buyer': sessionIdOf('alpha', 'CUST1') } },
        hears: (answer) => expect(answer).toEqual({ data: null }),
      },
    ],
  },
  setProfilePicture: {
    may: ['customer'],
    sample: { files: { picture: samplePicture } },
    // Writes the caller's own, whatever another shop or customer has; account.test.ts tests its isolation.
    crossTenant: [],
  },
  removeProfilePicture: {
    may: ['customer'],
    sample: {},
    crossTenant: ({ cookies }) => [
      { given: { cookies }, hears: (answer) => expect(answer).toEqual({ data: null }) },
    ],
    crossCustomer: [
      {
        given: { cookies: { 'test-alpha-buyer': sessionIdOf('alpha', 'CUST1') } },
        hears: (answer) => expect(answer).toEqual({ data: null }),
      },
    ],
  },
};
