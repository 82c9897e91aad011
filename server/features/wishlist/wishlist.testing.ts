/** The calls of the wishlist, for the tests of all calls. */
import { expect } from 'vitest';
import type { wishlistCalls } from '#contract/wishlist.calls.ts';
import type { CallTests } from '#server/testing/call-test.ts';
import { ONLY_ALPHA } from '#server/testing/only-alpha.ts';

export const wishlistCallTests: CallTests<typeof wishlistCalls> = {
  wishlist: {
    may: ['customer', 'actingSalesman'],
    sample: { query: { detail: 'Y' } },
    // Alpha's customer of the same code has that on the list.
    crossTenant: [
      {
        given: { query: { detail: 'Y' } },
        hears: (answer) => expect(answer).toEqual({ Data: [], Products: [] }),
      },
    ],
    crossCustomer: [
      {
        given: { query: { detail: 'Y' } },
        hears: (answer) => expect(answer).toEqual({ Data: [], Products: [] }),
      },
    ],
  },
  addToWishlist: {
    may: ['customer'],
    sample: { body: { productIds: ['P1'] } },
    crossTenant: [{ given: { body: { productIds: [ONLY_ALPHA.product] } }, hears: '404 PRODUCT_NOT_FOUND' }],
  },
  removeFromWishlist: {
    may: ['customer'],
    sample: { body: { productIds: ['P1'] } },
    crossTenant: [
      {
        given: { body: { productIds: [ONLY_ALPHA.product] } },
        hears: (answer) => expect(answer).toEqual({ Data: [] }),
      },
    ],
    crossCustomer: [
      {
        given: { body: { productIds: [ONLY_ALPHA.product] } },
        hears: (answer) => expect(answer).toEqual({ Data: [] }),
      },
    ],
  },
};
