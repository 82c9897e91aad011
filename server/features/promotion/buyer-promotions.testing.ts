/** The calls about promotions that buyers make, for the tests of all calls. */
import { expect } from 'vitest';
import type { buyerPromotionCalls } from '#contract/buyer-promotions.calls.ts';
import type { CallTests } from '#server/testing/call-test.ts';
import { ONLY_ALPHA } from '#server/testing/only-alpha.ts';

export const buyerPromotionCallTests: CallTests<typeof buyerPromotionCalls> = {
  applicablePromotions: {
    may: ['guest', 'customer', 'actingSalesman'],
    sample: { query: { PromotionCode: ONLY_ALPHA.code } },
    crossTenant: [
      {
        given: { query: { PromotionCode: ONLY_ALPHA.code, CouponId: ONLY_ALPHA.coupon } },
        hears: (answer) => expect(answer).toEqual({ Data: [] }),
      },
    ],
    crossCustomer: [
      {
        given: { query: { CouponId: ONLY_ALPHA.coupon } },
        hears: (answer) => expect(answer).toEqual({ Data: [] }),
      },
    ],
  },
};
