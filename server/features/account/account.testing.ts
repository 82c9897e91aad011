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
    crossTenant: ({ cookies }) => [
      {
        given: { cookies, files: { picture: samplePicture } },
        hears: (answer) =>
          expect(answer).toEqual({ data: expect.stringMatching(/^\/private\/beta\//) as unknown }),
      },
    ],
    crossCustomer: [
      {
        given: {
          cookies: { 'test-alpha-buyer': sessionIdOf('alpha', 'CUST1') },
          files: { picture: samplePicture },
        },
        hears: (answer) =>
          expect(answer).toEqual({ data: expect.stringMatching(/^\/private\/alpha\//) as unknown }),
      },
    ],
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
