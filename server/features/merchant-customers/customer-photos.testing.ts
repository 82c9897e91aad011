/** The calls of customers' photos, for the tests of all calls. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { customerPhotoCalls } from '#contract/customer-photos.calls.ts';
import type { CallTests } from '#server/testing/call-test.ts';
import { ONLY_ALPHA } from '#server/testing/only-alpha.ts';
import { samplePicture } from '#server/testing/sample-files.ts';

const may = ['salesman', 'superAdmin'] as const;
const files = { picture: samplePicture };
const none = 'A'.repeat(22);
const once = () => ({ headers: { 'idempotency-key': randomUUID() } });
const cust1 = { CustomerCode: 'CUST1', saleUnit: 'C1' };
const foreign = { CustomerCode: ONLY_ALPHA.customer, saleUnit: 'C1' };
const elsewhere = { CustomerCode: 'CUST1', saleUnit: ONLY_ALPHA.center };
const ofOther = { CustomerCode: 'CUST2', saleUnit: 'C1' };
const group = { NameTh: 'ชั้นวาง', Version: 0 };

export const customerPhotoCallTests: CallTests<typeof customerPhotoCalls> = {
  photoGroups: {
    may: [...may],
    sample: { query: { saleUnit: 'C1', customerType: 'PET' } },
    crossTenant: [
      { as: 'superAdmin', given: { query: { saleUnit: ONLY_ALPHA.center } }, hears: '404 CENTER_NOT_FOUND' },
      {
        as: 'superAdmin',
        given: { query: { all: 'Y' } },
        hears: (answer) => expect(JSON.stringify(answer)).not.toContain(ONLY_ALPHA.photoGroup),
      },
    ],
    crossCenter: [{ given: { query: { saleUnit: 'C1' } }, hears: '404 CENTER_NOT_FOUND' }],
  },
  savePhotoGroup: {
    may: [...may],
    sample: { body: group },
    crossTenant: [
      {
        as: 'superAdmin',
        given: { body: { ...group, Code: ONLY_ALPHA.photoGroup, Version: 1 } },
        hears: '404 PHOTO_GROUP_NOT_FOUND',
      },
    ],
    crossCenter: [{ given: { body: { ...group, Code: ONLY_ALPHA.photoGroup } }, hears: '403 RIGHT_MISSING' }],
  },
  customerPhotos: {
    may: [...may],
    sample: { query: cust1 },
    crossTenant: [
      { as: 'superAdmin', given: { query: foreign }, hears: '404 CUSTOMER_NOT_FOUND' },
      { as: 'superAdmin', given: { query: elsewhere }, hears: '404 CENTER_NOT_FOUND' },
    ],
    crossCenter: [
      { given: { query: cust1 }, hears: '404 CENTER_NOT_FOUND' },
      { given: { query: ofOther }, hears: '404 CENTER_NOT_FOUND' },
    ],
  },
  addCustomerPhoto: {
    may: [...may],
    sample: () => ({ body: cust1, files, ...once() }),
    crossTenant: () => [
      { as: 'superAdmin', given: { body: foreign, files, ...once() }, hears: '404 CUSTOMER_NOT_FOUND' },
      { as: 'superAdmin', given: { body: elsewhere, files, ...once() }, hears: '404 CENTER_NOT_FOUND' },
      {
        as: 'superAdmin',
        given: { body: { ...cust1, photoGroupCode: ONLY_ALPHA.photoGroup }, files, ...once() },
        hears: '404 PHOTO_GROUP_NOT_FOUND',
      },
    ],
    crossCenter: () => [{ given: { body: cust1, files, ...once() }, hears: '404 CENTER_NOT_FOUND' }],
  },
  removeCustomerPhoto: {
    may: [...may],
    sample: { body: { ...cust1, Id: none } },
    crossTenant: [
      { as: 'superAdmin', given: { body: { ...foreign, Id: none } }, hears: '404 CUSTOMER_NOT_FOUND' },
      { as: 'superAdmin', given: { body: { ...cust1, Id: none } }, hears: '404 PHOTO_NOT_FOUND' },
    ],
    crossCenter: [{ given: { body: { ...cust1, Id: none } }, hears: '404 CENTER_NOT_FOUND' }],
  },
};
