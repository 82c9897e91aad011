/** The calls of the settings, for the tests of all calls. */
import { expect } from 'vitest';
import type { webConfigCalls } from '#contract/webconfig.calls.ts';
import type { CallTests } from '#server/testing/call-test.ts';

export const webConfigCallTests: CallTests<typeof webConfigCalls> = {
  webConfigItems: {
    may: ['guest', 'customer', 'actingSalesman', 'salesman', 'superAdmin', 'rider', 'staffGuest'],
    sample: { body: { Keys: ['BRAND_COLOR'], EOrderIncluded: false } },
    crossTenant: [
      {
        as: 'superAdmin',
        given: { body: { Keys: ['SMS_GATEWAY_SECRET', 'BRAND_COLOR'] } },
        hears: (answer) => expect(answer).toEqual({ Data: [{ Opt: 'BRAND_COLOR', OptValue: '#0b7a75' }] }),
      },
    ],
  },
};
