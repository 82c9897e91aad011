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
  saveOwnProfile: {
    may: ['customer'],
    sample: { body: { Name: 'Malee', Email: '' } },
    // Writes the caller's own; customer-profile.test.ts tests its isolation.
    crossTenant: [],
  },
  requestMobileCode: {
    may: ['customer'],
    sample: { body: { mobile: '0899999991' } },
    // The code goes to the typed number.
    crossTenant: [],
  },
  changeOwnMobile: {
    may: ['customer'],
    // No code has this reference.
    sample: { body: { reference: 'none', code: '123456' } },
    crossTenant: ({ codeSentTo }) => [
      { given: { body: codeSentTo(ONLY_ALPHA.mobile) }, hears: '400 INVALID_OTP' },
    ],
  },
  changeOwnPassword: {
    may: ['customer'],
    // Refused after the permission: nobody's password changes under the other tests.
    sample: { body: { CurrentPassword: `${PASSWORD}x`, NewPassword: 'correct horse battery' } },
    crossTenant: [],
  },
};
