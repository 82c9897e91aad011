/** The calls that look after brands, for the tests of all calls. */
import { expect } from 'vitest';
import type { merchantBrandCalls } from '#contract/merchant-brands.calls.ts';
import type { CallTests } from '#server/testing/call-test.ts';
import { ONLY_ALPHA } from '#server/testing/only-alpha.ts';
import { samplePicture } from '#server/testing/sample-files.ts';

const staff = ['salesman', 'superAdmin'] as const;
const one = { params: { code: 'NO-SUCH-BRAND' } };
const foreign = { params: { code: ONLY_ALPHA.brand } };
const noRight = '403 RIGHT_MISSING';
const gone = '404 BRAND_NOT_FOUND';
const names = { NameTh: 'แก้วมณี', NameEn: 'Kaewmanee' };
const NEW = 'NEWBRAND';
const saved = { ...names, Active: 'Y', Version: 1 };

export const merchantBrandCallTests: CallTests<typeof merchantBrandCalls> = {
  merchantBrands: {
    may: staff,
    sample: { query: { text: 'kaew', active: 'Y', after: '1_A', take: '12' } },
    crossTenant: [
      {
        as: 'salesman',
        given: { query: { text: ONLY_ALPHA.brand } },
        hears: (answer: unknown) => expect(answer).toMatchObject({ Data: [] }),
      },
    ],
    crossCenter: [],
  },
  merchantBrand: {
    may: staff,
    sample: one,
    crossTenant: [{ as: 'salesman', given: foreign, hears: gone }],
    crossCenter: [],
  },
  addBrand: {
    may: staff,
    sample: { body: { Code: NEW, ...names } },
    crossTenant: [],
    crossCenter: [{ given: { body: { Code: NEW, ...names } }, hears: noRight }],
  },
  saveBrand: {
    may: staff,
    sample: { ...one, body: saved },
    crossTenant: [{ as: 'superAdmin', given: { ...foreign, body: saved }, hears: gone }],
    crossCenter: [{ given: { ...one, body: saved }, hears: noRight }],
  },
  moveBrand: {
    may: staff,
    sample: { ...one, body: { Before: '' } },
    crossTenant: [{ as: 'superAdmin', given: { ...foreign, body: { Before: '' } }, hears: gone }],
    crossCenter: [{ given: { ...one, body: { Before: '' } }, hears: noRight }],
  },
  removeBrand: {
    may: staff,
    sample: one,
    crossTenant: [{ as: 'superAdmin', given: foreign, hears: gone }],
    crossCenter: [{ given: one, hears: noRight }],
  },
  setBrandLogo: {
    may: staff,
    sample: { ...one, files: { picture: samplePicture } },
    crossTenant: [
      { as: 'superAdmin', given: { ...foreign, files: { picture: samplePicture } }, hears: gone },
    ],
    crossCenter: [{ given: { ...one, files: { picture: samplePicture } }, hears: noRight }],
  },
  removeBrandLogo: {
    may: staff,
    sample: one,
    crossTenant: [{ as: 'superAdmin', given: foreign, hears: gone }],
    crossCenter: [{ given: one, hears: noRight }],
  },
};
