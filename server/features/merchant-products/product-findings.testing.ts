/** The calls of what is wrong with products, for the tests of all calls. */
import { expect } from 'vitest';
import type { productFindingCalls } from '#contract/product-findings.calls.ts';
import type { CallTests } from '#server/testing/call-test.ts';
import { ONLY_ALPHA } from '#server/testing/only-alpha.ts';

const staff = ['salesman', 'superAdmin'] as const;
const noRight = '403 RIGHT_MISSING';
const named = { body: { PRODUCTNAME_EN: 'Rice', Before: 'Product P1 alpha' } };
const none = (answer: unknown) => expect(answer).toEqual({ Data: [], Next: null });

export const productFindingCallTests: CallTests<typeof productFindingCalls> = {
  findingCounts: { may: staff, sample: {}, crossTenant: [], crossCenter: [] },
  productFindings: {
    may: staff,
    sample: { query: { kind: 'noPicture', text: 'Product', after: 'A', take: '5' } },
    crossTenant: [
      {
        as: 'superAdmin',
        given: { query: { kind: 'noPicture', text: ONLY_ALPHA.word } },
        hears: none,
      },
    ],
    crossCenter: [{ given: { query: { kind: 'belowCost' } }, hears: noRight }],
  },
  emptyCategories: {
    may: staff,
    sample: { query: { text: 'a', after: 'A', take: '5' } },
    crossTenant: [{ as: 'superAdmin', given: { query: { text: ONLY_ALPHA.category } }, hears: none }],
    crossCenter: [],
  },
  nameProductInEnglish: {
    may: staff,
    sample: { params: { code: 'P1' }, ...named },
    crossTenant: [
      {
        as: 'superAdmin',
        given: { params: { code: ONLY_ALPHA.product }, ...named },
        hears: '404 PRODUCT_NOT_FOUND',
      },
    ],
    crossCenter: [{ given: { params: { code: 'P1' }, ...named }, hears: noRight }],
  },
  putIntoCategory: {
    may: staff,
    sample: { body: { Codes: ['P1'], Category: 'FOOD' } },
    crossTenant: [
      {
        as: 'superAdmin',
        given: { body: { Codes: ['P1'], Category: ONLY_ALPHA.category } },
        hears: '404 CATEGORY_GONE',
      },
      {
        as: 'superAdmin',
        given: { body: { Codes: [ONLY_ALPHA.product], Category: 'FOOD' } },
        hears: (answer) => expect(answer).toEqual({ Moved: 0, Left: [ONLY_ALPHA.product] }),
      },
    ],
    crossCenter: [{ given: { body: { Codes: ['P1'], Category: 'FOOD' } }, hears: noRight }],
  },
};
