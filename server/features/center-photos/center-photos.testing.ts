/** The calls of center photos, for the tests of all calls. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { centerPhotoCalls } from '#contract/center-photos.calls.ts';
import type { CallTests } from '#server/testing/call-test.ts';
import { ONLY_ALPHA } from '#server/testing/only-alpha.ts';
import { samplePicture } from '#server/testing/sample-files.ts';

const files = { shopImage: samplePicture };
const none = 'A'.repeat(22);
const once = () => ({ headers: { 'idempotency-key': randomUUID() } });
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
    // An applicant for the new center of their application (merchant-applications.test.ts).
    may: ['salesman', 'superAdmin', 'applicant'],
    sample: { body: { saleUnit: 'C1' }, files },
    crossTenant: [
      { as: 'superAdmin', given: { body: { saleUnit: ONLY_ALPHA.center }, files }, hears: elsewhere },
      {
        as: 'applicant',
        given: { body: { saleUnit: ONLY_ALPHA.center }, files },
        hears: '404 APPLICATION_NOT_FOUND',
      },
    ],
    crossCenter: [{ given: { body: { saleUnit: 'C1' }, files }, hears: elsewhere }],
  },
  removeCenterPhoto: {
    may: ['salesman', 'superAdmin'],
    sample: { body: { saleUnit: 'C1', image: 'logoImage' } },
    crossTenant: [
      {
        as: 'superAdmin',
        given: { body: { saleUnit: ONLY_ALPHA.center, image: 'logoImage' } },
        hears: elsewhere,
      },
    ],
    crossCenter: [{ given: { body: { saleUnit: 'C1', image: 'logoImage' } }, hears: elsewhere }],
  },
  addShopPhoto: {
    may: ['salesman', 'superAdmin'],
    sample: () => ({ body: { saleUnit: 'C1' }, files, ...once() }),
    crossTenant: () => [
      {
        as: 'superAdmin',
        given: { body: { saleUnit: ONLY_ALPHA.center }, files, ...once() },
        hears: elsewhere,
      },
    ],
    crossCenter: () => [{ given: { body: { saleUnit: 'C1' }, files, ...once() }, hears: elsewhere }],
  },
  orderShopPhotos: {
    may: ['salesman', 'superAdmin'],
    sample: { body: { saleUnit: 'C1', ids: [] } },
    crossTenant: [
      { as: 'superAdmin', given: { body: { saleUnit: ONLY_ALPHA.center, ids: [] } }, hears: elsewhere },
    ],
    crossCenter: [{ given: { body: { saleUnit: 'C1', ids: [] } }, hears: elsewhere }],
  },
  removeShopPhoto: {
    may: ['salesman', 'superAdmin'],
    sample: { body: { saleUnit: 'C1', id: none } },
    crossTenant: [
      { as: 'superAdmin', given: { body: { saleUnit: ONLY_ALPHA.center, id: none } }, hears: elsewhere },
    ],
    crossCenter: [{ given: { body: { saleUnit: 'C1', id: none } }, hears: elsewhere }],
  },
};
