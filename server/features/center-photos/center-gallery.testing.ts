/** The call of a center's photos for buyers, for the tests of all calls. */
import type { centerGalleryCalls } from '#contract/center-gallery.calls.ts';
import type { CallTests } from '#server/testing/call-test.ts';
import { ONLY_ALPHA } from '#server/testing/only-alpha.ts';

export const centerGalleryCallTests: CallTests<typeof centerGalleryCalls> = {
  centerGallery: {
    may: ['guest', 'customer', 'actingSalesman'],
    sample: { query: { saleUnit: 'C1' } },
    crossTenant: ({ cookies }) => [
      { given: { cookies, query: { saleUnit: ONLY_ALPHA.center } }, hears: '404 CENTER_NOT_FOUND' },
    ],
    // Photos are for everybody, also those of a center that a customer may not order from.
    crossCustomer: [{ given: { query: { saleUnit: 'NOWHERE' } }, hears: '404 CENTER_NOT_FOUND' }],
  },
};
