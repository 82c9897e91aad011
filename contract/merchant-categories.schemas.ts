import { z } from 'zod';
import { code, text, UPLOAD_ERRORS, type SchemasFor } from './common.schemas.ts';
import type { merchantCategoryCalls } from './merchant-categories.calls.ts';

const name = {
  NameTh: text(100).min(1),
  /** '' has the Thai one shown. */
  NameEn: text(100).default(''),
};
/** '' is the top. */
const parent = z.union([z.literal(''), code]).default('');

const category = z.object({
  Code: z.string(),
  /** 1 to 5. */
  Level: z.int(),
  Parent: z.string().nullable(),
  NameTh: z.string(),
  NameEn: z.string(),
  Image: z.string().nullable(),
  /** Whether a product is in it or below it. */
  HasProducts: z.boolean(),
  Version: z.int(),
});
const all = z.object({ Data: z.array(category) });
const ofOne = z.object({ code });

export const merchantCategorySchemas = {
  merchantCategories: {
    summary: 'All categories, parents before children, siblings in their order',
    answer: all,
  },
  merchantCategory: {
    summary: 'One category',
    params: ofOne,
    answer: category,
    errors: ['CATEGORY_GONE'],
  },
  addCategory: {
    summary: 'A new category, the last below its parent; answers all of them, as the other changes do',
    body: z.object({ Code: code, Parent: parent, ...name }),
    answer: all,
    errors: [
      'CODE_RESERVED',
      'CATEGORY_CODE_TAKEN',
      'CATEGORY_GONE',
      'CATEGORY_TOO_DEEP',
      'TOO_MANY_CATEGORIES',
    ],
  },
  saveCategory: {
    summary: 'Change the names of a category; Version is that of the answer that was changed',
    params: ofOne,
    body: z.object({ ...name, Version: z.int().min(1) }),
    answer: all,
    errors: ['CATEGORY_GONE', 'CATEGORY_CHANGED'],
  },
  moveCategory: {
    summary: 'Put a category with all below it under another one, before one of its children or last',
    params: ofOne,
    body: z.object({
      Parent: parent,
      /** '' is the last place. */
      Before: z.union([z.literal(''), code]).default(''),
    }),
    answer: all,
    errors: ['CATEGORY_GONE', 'CATEGORY_UNDER_ITSELF', 'CATEGORY_TOO_DEEP'],
  },
  removeCategory: {
    summary: 'Remove a category that nothing is in',
    params: ofOne,
    answer: all,
    errors: ['CATEGORY_GONE', 'CATEGORY_IN_USE'],
  },
  setCategoryPicture: {
    summary: 'Give a category a picture, in place of the one that it has',
    params: ofOne,
    answer: all,
    errors: ['CATEGORY_GONE', 'FILE_MISSING', 'FILE_GONE', ...UPLOAD_ERRORS],
  },
  removeCategoryPicture: {
    summary: 'Take the picture of a category away',
    params: ofOne,
    answer: all,
    errors: ['CATEGORY_GONE'],
  },
} satisfies SchemasFor<typeof merchantCategoryCalls>;
