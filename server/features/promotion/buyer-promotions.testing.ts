/** The calls about promotions that buyers make, for the tests of all calls. */
import { expect } from 'vitest';
import type { buyerPromotionCalls } from '#contract/buyer-promotions.calls.ts';
import type { CallTests } from '#server/testing/call-test.ts';
import { ONLY_ALPHA } from '#server/testing/only-alpha.ts';

export const buyerPromotionCallTests: CallTests<typeof buyerPromotionCalls> = {
  applicablePromotions: {
    may: ['guest', 'customer', 'actingSalesman'],
    sample: { body: { Products: ['P1'], PromotionCode: ONLY_ALPHA.code } },
    crossTenant: [
      {
        given: { body: { Products: ['P1'], PromotionCode: ONLY_ALPHA.code, CouponId: ONLY_ALPHA.coupon } },
        hears: (answer) => expect(answer).toEqual({ Data: [] }),
      },
    ],
    crossCustomer: [
      {
        given: { body: { Products: ['P1'], CouponId: ONLY_ALPHA.coupon } },
        hears: (answer) => expect(answer).toEqual({ Data: [] }),
      },
    ],
  },
};
