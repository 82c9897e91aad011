/** Erasing one's account, for the tests of all calls. */
import { expect } from 'vitest';
import type { erasureCalls } from '#contract/erasure.calls.ts';
import type { CallTests } from '#server/testing/call-test.ts';

export const erasureCallTests: CallTests<typeof erasureCalls> = {
  erasure: {
    may: ['customer'],
    sample: {},
    // It takes no id; erasure.test.ts tests whose it is.
    crossTenant: ({ cookies }) => [
      { given: { cookies }, hears: (answer) => expect(answer).toMatchObject({ Blocks: [], Proof: 'code' }) },
    ],
  },
  requestErasureCode: {
    may: ['customer'],
    sample: {},
    // The code goes to the caller's own number.
    crossTenant: [],
  },
  eraseAccount: {
    may: ['customer'],
    // No code has this reference.
    sample: { body: { Reference: 'none', Code: '123456' } },
    crossTenant: ({ codeSentTo }) => {
      const { code: Code, reference: Reference } = codeSentTo('0810000001');
      return [{ given: { body: { Reference, Code } }, hears: '400 INVALID_OTP' }];
    },
  },
};
