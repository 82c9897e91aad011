/** The calls that look after display groups, for the tests of all calls. */
import { expect } from 'vitest';
import type { merchantGroupCalls } from '#contract/merchant-groups.calls.ts';
import type { CallTests } from '#server/testing/call-test.ts';
import { ONLY_ALPHA } from '#server/testing/only-alpha.ts';
import { samplePicture } from '#server/testing/sample-files.ts';

const staff = ['salesman', 'superAdmin'] as const;
const one = { params: { code: 'NO-SUCH-GROUP' } };
const foreign = { params: { code: ONLY_ALPHA.group } };
const noRight = '403 RIGHT_MISSING';
const gone = '404 GROUP_NOT_FOUND';
const NEW = 'NEWGROUP';
const given = { GroupType: 'HOME', NameTh: 'แนะนำ', NameEn: 'Picked', UseTranslateName: 'Y' };
const ruled = {
  P_BrandCode: 'KAEW',
  Category: 'FOOD',
  matype: 'DRY',
  PriceFrom: 1,
  PriceTo: 200,
  InStock: 'Y',
  NewDays: 30,
};
const whole = { ...given, Products: ['P1'], Rule: ruled };
const saved = { ...whole, Active: 'Y', Version: 1 };

export const merchantGroupCallTests: CallTests<typeof merchantGroupCalls> = {
  merchantGroups: {
    may: staff,
    sample: { query: { text: 'picked', type: 'HOME', active: 'Y', after: '1_A', take: '12' } },
    crossTenant: [
      {
        as: 'salesman',
        given: { query: { text: ONLY_ALPHA.group } },
        hears: (answer: unknown) => expect(answer).toMatchObject({ Data: [] }),
      },
    ],
    crossCenter: [],
  },
  merchantGroup: {
    may: staff,
    sample: one,
    crossTenant: [{ as: 'salesman', given: foreign, hears: gone }],
    crossCenter: [],
  },
  tryGroupRule: {
    may: staff,
    sample: { body: ruled },
    crossTenant: [
      {
        as: 'salesman',
        given: { body: { P_BrandCode: ONLY_ALPHA.brand } },
        hears: (answer: unknown) => expect(answer).toEqual({ Count: 0, Data: [] }),
      },
    ],
    crossCenter: [],
  },
  addGroup: {
    may: staff,
    sample: { body: { Code: NEW, ...whole } },
    crossTenant: [
      {
        as: 'superAdmin',
        given: { body: { Code: NEW, ...given, Products: [ONLY_ALPHA.product] } },
        hears: '400 GROUP_PRODUCT_GONE',
      },
    ],
    crossCenter: [{ given: { body: { Code: NEW, ...given } }, hears: noRight }],
  },
  saveGroup: {
    may: staff,
    sample: { ...one, body: saved },
    crossTenant: [{ as: 'superAdmin', given: { ...foreign, body: saved }, hears: gone }],
    crossCenter: [{ given: { ...one, body: saved }, hears: noRight }],
  },
  moveGroup: {
    may: staff,
    sample: { ...one, body: { Before: '' } },
    crossTenant: [{ as: 'superAdmin', given: { ...foreign, body: { Before: '' } }, hears: gone }],
    crossCenter: [{ given: { ...one, body: { Before: '' } }, hears: noRight }],
  },
  removeGroup: {
    may: staff,
    sample: one,
    crossTenant: [{ as: 'superAdmin', given: foreign, hears: gone }],
    crossCenter: [{ given: one, hears: noRight }],
  },
  setGroupLogo: {
    may: staff,
    sample: { ...one, files: { picture: samplePicture } },
    crossTenant: [
      { as: 'superAdmin', given: { ...foreign, files: { picture: samplePicture } }, hears: gone },
    ],
    crossCenter: [{ given: { ...one, files: { picture: samplePicture } }, hears: noRight }],
  },
  removeGroupLogo: {
    may: staff,
    sample: one,
    crossTenant: [{ as: 'superAdmin', given: foreign, hears: gone }],
    crossCenter: [{ given: one, hears: noRight }],
  },
};
