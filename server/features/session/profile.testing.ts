/** The calls of one's own profile, for the tests of all calls. */
import { expect } from 'vitest';
import type { profileCalls } from '#contract/profile.calls.ts';
import type { CallTests } from '#server/testing/call-test.ts';
import { ONLY_ALPHA } from '#server/testing/only-alpha.ts';
import { PASSWORD } from '#server/testing/shop-data.ts';

export const profileCallTests: CallTests<typeof profileCalls> = {
  ownProfile: {
    may: ['customer'],
    sample: {},
    // It takes no id: another's cookie does not make it another's.
    crossTenant: ({ cookies }) => [
      { given: { cookies }, hears: (answer) => expect(answer).toMatchObject({ CustomerCode: 'CUST1' }) },
    ],
  },
  ownSignIns: {
    may: ['customer'],
    sample: {},
    // It takes no id: another's cookie does not make it another's.
    crossTenant: ({ cookies }) => [
      { given: { cookies }, hears: (answer) => expect(answer).toEqual({ Data: [] }) },
    ],
  },
  removeOwnSignIn: {
    may: ['customer'],
    sample: { body: { Id: 'A'.repeat(22) } },
    // linked-sign-ins.test.ts tries those of another shop and of another person.
    crossTenant: [{ given: { body: { Id: 'A'.repeat(22) } }, hears: '404 SIGN_IN_NOT_FOUND' }],
  },
  saveOwnProfile: {
    may: ['customer'],
    sample: { body: { Name: 'Malee', Email: '' } },
    // Writes the caller's own; customer-profile.test.ts tests its isolation.
    crossTenant: [],
  },
  requestProofCode: {
    may: ['customer'],
    sample: {},
    // The code goes to the caller's own number.
    crossTenant: [],
  },
  requestMobileCode: {
    may: ['customer'],
    // Refused after the permission, before a code is sent.
    sample: { body: { mobile: '0899999991', Password: `${PASSWORD}x` } },
    crossTenant: ({ codeSentTo }) => {
      const { code: Code, reference: Reference } = codeSentTo('0810000001');
      return [{ given: { body: { mobile: '0899999991', Reference, Code } }, hears: '400 INVALID_OTP' }];
    },
  },
  changeOwnMobile: {
    may: ['customer'],
    // No code has this reference.
    sample: { body: { reference: 'none', code: '123456', Ticket: 'none' } },
    crossTenant: ({ codeSentTo }) => [
      { given: { body: { ...codeSentTo(ONLY_ALPHA.mobile), Ticket: 'none' } }, hears: '400 PROOF_MISSING' },
    ],
  },
  changeOwnPassword: {
    may: ['customer'],
    // Refused after the permission: nobody's password changes under the other tests.
    sample: { body: { CurrentPassword: `${PASSWORD}x`, NewPassword: 'correct horse battery' } },
    crossTenant: [],
  },
};
