/** The calls of banners, news and pages as staff write them, for the tests of all calls. */
import { expect } from 'vitest';
import type { merchantContentCalls } from '#contract/merchant-content.calls.ts';
import { EMPTY_CONTENT } from '#domain/text/written-content.ts';
import { noneFound, type Attempt } from '#server/testing/attempts.ts';
import type { CallTests } from '#server/testing/call-test.ts';
import { ALPHAS, ONLY_ALPHA } from '#server/testing/only-alpha.ts';
import { samplePicture } from '#server/testing/sample-files.ts';
import type { Given } from '#server/testing/shop.ts';

const may = ['salesman', 'superAdmin'] as const;
const params = { code: ONLY_ALPHA.content };
const NEW_CODE = 'banner-1';
const content = { ...EMPTY_CONTENT, titleTh: 'ลดราคา', titleEn: 'Sale', link: '/product', saleUnit: '' };
const gone = (given: Given): readonly Attempt[] => [
  { as: 'superAdmin', given, hears: '404 CONTENT_NOT_FOUND' },
];
const refused = '403 RIGHT_MISSING';
const writes = (given: { params: Record<string, string>; body: object }) => ({
  may: [...may],
  sample: given,
  crossTenant: gone(given),
  crossCenter: [{ given, hears: refused }] as const,
});
const nothing = (answer: unknown) => expect(answer).toEqual({ Data: [] });
const notAlphas = (answer: unknown) => expect(JSON.stringify(answer)).not.toMatch(ALPHAS);

export const merchantContentCallTests: CallTests<typeof merchantContentCalls> = {
  merchantContents: {
    may: [...may],
    sample: { query: { kind: 'N', text: 'ข่าว', state: 'shown', saleUnit: 'C1', take: '5' } },
    crossTenant: [
      { as: 'superAdmin', given: { query: { kind: 'N' } }, hears: notAlphas },
      { as: 'superAdmin', given: { query: { kind: 'N', after: ONLY_ALPHA.content } }, hears: noneFound },
      {
        as: 'superAdmin',
        given: { query: { kind: 'B', saleUnit: ONLY_ALPHA.center } },
        hears: '404 CENTER_NOT_FOUND',
      },
    ],
    crossCenter: [{ given: { query: { kind: 'B', saleUnit: 'C1' } }, hears: '404 CENTER_NOT_FOUND' }],
  },
  contentLinks: {
    may: [...may],
    sample: { query: { to: 'product', text: 'Product' } },
    crossTenant: [
      { as: 'superAdmin', given: { query: { to: 'page', text: ONLY_ALPHA.content } }, hears: nothing },
      { as: 'superAdmin', given: { query: { to: 'category' } }, hears: notAlphas },
      { as: 'superAdmin', given: { query: { to: 'promotion' } }, hears: notAlphas },
      { as: 'superAdmin', given: { query: { to: 'product', text: ONLY_ALPHA.word } }, hears: nothing },
    ],
    crossCenter: [{ given: { query: { to: 'page' } }, hears: refused }],
  },
  addContent: {
    may: [...may],
    sample: { body: { Code: NEW_CODE, Kind: 'B', Content: content } },
    crossTenant: [
      {
        as: 'superAdmin',
        given: {
          body: { Code: NEW_CODE, Kind: 'B', Content: { ...content, saleUnit: ONLY_ALPHA.center } },
        },
        hears: '404 CENTER_NOT_FOUND',
      },
    ],
    crossCenter: [{ given: { body: { Code: NEW_CODE, Kind: 'B', Content: content } }, hears: refused }],
  },
  orderContents: {
    may: [...may],
    sample: { body: { Kind: 'B', Codes: ['BANNER_1'] } },
    crossTenant: [
      {
        as: 'superAdmin',
        given: { body: { Kind: 'B', Codes: ['BANNER_1', ONLY_ALPHA.content] } },
        hears: '409 CONTENTS_CHANGED',
      },
    ],
    crossCenter: [{ given: { body: { Kind: 'B', Codes: ['BANNER_1'] } }, hears: refused }],
  },
  addContentPicture: {
    may: [...may],
    sample: { files: { picture: samplePicture } },
    crossTenant: [],
    crossCenter: [{ given: { files: { picture: samplePicture } }, hears: refused }],
  },
  merchantContent: {
    may: [...may],
    sample: { params },
    crossTenant: gone({ params }),
    crossCenter: [{ given: { params }, hears: (answer) => expect(answer).toMatchObject({ Kind: 'N' }) }],
  },
  saveContent: writes({ params, body: { Content: content, Version: 1 } }),
  publishContent: writes({ params, body: { Version: 1 } }),
  setContentActive: writes({ params, body: { Version: 1, Active: false } }),
  contentVersions: {
    may: [...may],
    sample: { params },
    crossTenant: gone({ params }),
    crossCenter: [{ given: { params }, hears: nothing }],
  },
  contentVersion: {
    may: [...may],
    sample: { params, query: { no: '1' } },
    crossTenant: [
      { as: 'superAdmin', given: { params, query: { no: '1' } }, hears: '404 CONTENT_VERSION_NOT_FOUND' },
    ],
    crossCenter: [{ given: { params, query: { no: '1' } }, hears: '404 CONTENT_VERSION_NOT_FOUND' }],
  },
  restoreContent: writes({ params, body: { No: 1, Version: 1 } }),
};
