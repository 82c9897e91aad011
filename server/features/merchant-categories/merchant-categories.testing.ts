/** The calls that look after categories, for the tests of all calls. */
import type { merchantCategoryCalls } from '#contract/merchant-categories.calls.ts';
import type { CallTests } from '#server/testing/call-test.ts';
import { ONLY_ALPHA } from '#server/testing/only-alpha.ts';
import { samplePicture } from '#server/testing/sample-files.ts';

const staff = ['salesman', 'superAdmin'] as const;
const CAT = 'CAT';
const one = { params: { code: CAT } };
const foreign = { params: { code: ONLY_ALPHA.category } };
const noRight = '403 RIGHT_MISSING';
const gone = '404 CATEGORY_GONE';
const names = { NameTh: 'อาหารแมว', NameEn: 'Cat food' };

export const merchantCategoryCallTests: CallTests<typeof merchantCategoryCalls> = {
  merchantCategories: { may: staff, sample: {}, crossTenant: [], crossCenter: [] },
  merchantCategory: {
    may: staff,
    sample: one,
    crossTenant: [{ as: 'salesman', given: foreign, hears: gone }],
    crossCenter: [],
  },
  addCategory: {
    may: staff,
    sample: { body: { Code: 'DRY', Parent: 'CAT', ...names } },
    crossTenant: [
      {
        as: 'superAdmin',
        given: { body: { Code: 'DRY', Parent: ONLY_ALPHA.category, ...names } },
        hears: gone,
      },
    ],
    crossCenter: [{ given: { body: { Code: 'DRY', ...names } }, hears: noRight }],
  },
  saveCategory: {
    may: staff,
    sample: { ...one, body: { ...names, Version: 1 } },
    crossTenant: [{ as: 'superAdmin', given: { ...foreign, body: { ...names, Version: 1 } }, hears: gone }],
    crossCenter: [{ given: { ...one, body: { ...names, Version: 1 } }, hears: noRight }],
  },
  moveCategory: {
    may: staff,
    sample: { ...one, body: { Parent: '', Before: 'FOOD' } },
    crossTenant: [
      { as: 'superAdmin', given: { ...foreign, body: { Parent: '' } }, hears: gone },
      { as: 'superAdmin', given: { ...one, body: { Parent: ONLY_ALPHA.category } }, hears: gone },
      { as: 'superAdmin', given: { ...one, body: { Parent: '', Before: ONLY_ALPHA.category } }, hears: gone },
    ],
    crossCenter: [{ given: { ...one, body: { Parent: '' } }, hears: noRight }],
  },
  removeCategory: {
    may: staff,
    sample: one,
    crossTenant: [{ as: 'superAdmin', given: foreign, hears: gone }],
    crossCenter: [{ given: one, hears: noRight }],
  },
  setCategoryPicture: {
    may: staff,
    sample: { ...one, files: { picture: samplePicture } },
    crossTenant: [
      { as: 'superAdmin', given: { ...foreign, files: { picture: samplePicture } }, hears: gone },
    ],
    crossCenter: [{ given: { ...one, files: { picture: samplePicture } }, hears: noRight }],
  },
  removeCategoryPicture: {
    may: staff,
    sample: one,
    crossTenant: [{ as: 'superAdmin', given: foreign, hears: gone }],
    crossCenter: [{ given: one, hears: noRight }],
  },
};
