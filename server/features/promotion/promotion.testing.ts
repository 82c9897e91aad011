/** The calls about promotions that buyers make, for the tests of all calls. */
import { expect } from 'vitest';
import type { buyerPromotionCalls } from '#contract/buyer-promotions.calls.ts';
import type { CallTests } from '#server/testing/call-test.ts';

export const buyerPromotionCallTests: CallTests<typeof buyerPromotionCalls> = {
  applicablePromotions: {
    may: ['guest', 'customer', 'actingSalesman'],
    sample: { query: { PromotionCode: 'HELLO' } },
    // Neither shop of the tests has a promotion of its own: another's code or coupon starts none.
    crossTenant: [
      {
        given: { query: { PromotionCode: 'HELLO', CouponId: 'K1' } },
        hears: (answer) => expect(answer).toEqual({ Data: [] }),
      },
    ],
  },
};
