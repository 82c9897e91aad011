/** The calls of center photos, for the tests of all calls. */
import { expect } from 'vitest';
import type { centerPhotoCalls } from '#contract/center-photos.calls.ts';
import type { CallTests } from '#server/testing/call-test.ts';
import { ONLY_ALPHA } from '#server/testing/only-alpha.ts';
import { samplePicture } from '#server/testing/sample-files.ts';

const files = { shopImage: samplePicture };
const elsewhere = '404 CENTER_NOT_FOUND';

export const centerPhotoCallTests: CallTests<typeof centerPhotoCalls> = {
  centerPhotos: {
    may: ['salesman', 'superAdmin'],
    sample: { query: { saleUnit: 'C1' } },
    crossTenant: [
      { as: 'superAdmin', given: { query: { saleUnit: ONLY_ALPHA.center } }, hears: elsewhere },
      {
        as: 'superAdmin',
        given: { query: { saleUnit: 'C1' } },
        hears: (answer) => expect(JSON.stringify(answer)).not.toContain('alpha'),
      },
    ],
    crossCenter: [{ given: { query: { saleUnit: 'C1' } }, hears: elsewhere }],
  },
  setCenterPhotos: {
    may: ['salesman', 'superAdmin'],
    sample: { body: { saleUnit: 'C1' }, files },
    crossTenant: [
      { as: 'superAdmin', given: { body: { saleUnit: ONLY_ALPHA.center }, files }, hears: elsewhere },
    ],
    crossCenter: [{ given: { body: { saleUnit: 'C1' }, files }, hears: elsewhere }],
  },
  removeCenterPhoto: {
    may: ['salesman', 'superAdmin'],
    sample: { body: { saleUnit: 'C1', image: 'shopImage' } },
    crossTenant: [
      {
        as: 'superAdmin',
        given: { body: { saleUnit: ONLY_ALPHA.center, image: 'shopImage' } },
        hears: elsewhere,
      },
    ],
    crossCenter: [{ given: { body: { saleUnit: 'C1', image: 'shopImage' } }, hears: elsewhere }],
  },
};
