import { z } from 'zod';
import { MOST_GROUP_PRODUCTS } from '#domain/products/display-groups.ts';
import { baht, code, inAddress, text, UPLOAD_ERRORS, yesNo, type SchemasFor } from './common.schemas.ts';
import type { merchantGroupCalls } from './merchant-groups.calls.ts';

const yesOrNo = z.enum(['Y', 'N']);
const chosen = z.union([z.literal(''), code]).default('');
/** Baht of the smallest unit at level 1 as lists by price have it, tax included; null asks nothing. */
const limit = baht.nullable().default(null);

/** All that is given must hold; '' and null ask nothing. */
const rule = {
  P_BrandCode: chosen,
  /** Of any level, with all below it. */
  Category: chosen,
  matype: text(40).default(''),
  PriceFrom: limit,
  PriceTo: limit,
  /** Y: only what the buyer's center has. */
  InStock: yesNo.default('N'),
  /** Added in so many days. */
  NewDays: z.int().min(1).max(365).nullable().default(null),
};
const ruleKept = z.object({
  P_BrandCode: z.string(),
  Category: z.string(),
  matype: z.string(),
  PriceFrom: z.number().nullable(),
  PriceTo: z.number().nullable(),
  InStock: yesOrNo,
  NewDays: z.int().nullable(),
});
const product = z.object({
  P_Code: z.string(),
  PRODUCTNAME: z.string(),
  PIC_FILENAME: z.string().nullable(),
});
const listed = {
  Id: z.string(),
  /** Where buyers see it: HOME, DRAWER, or what the shop names itself. */
  GroupType: z.string(),
  NameTh: z.string(),
  NameEn: z.string(),
  /** N: everybody sees the Thai name. */
  UseTranslateName: yesOrNo,
  LogoImage: z.string().nullable(),
  /** Whether buyers see it. */
  Active: yesOrNo,
  ByRule: yesOrNo,
  /** Products that it has now; 1001 for more than a thousand. */
  Count: z.int(),
  Version: z.int(),
};
const group = z.object({
  ...listed,
  /** Those chosen by hand, in their order and in the caller's language; none of one that goes by a rule. */
  Products: z.array(product),
  /** Null of one that is chosen by hand. */
  Rule: ruleKept.nullable(),
});
const given = {
  GroupType: code,
  NameTh: text(100).min(1),
  /** '' has the Thai one shown. */
  NameEn: text(100).default(''),
  UseTranslateName: yesNo.default('Y'),
  /** In this order; left out where it goes by a rule. */
  Products: z.array(code).max(MOST_GROUP_PRODUCTS).default([]),
  /** Null for one that is chosen by hand. */
  Rule: z.object(rule).nullable().default(null),
};
const params = z.object({ code });
const wrong = [
  'GROUP_PRODUCT_GONE',
  'GROUP_PRODUCT_TWICE',
  'GROUP_RULE_EMPTY',
  'GROUP_PRICES_TURNED',
] as const;

export const merchantGroupSchemas = {
  merchantGroups: {
    summary: 'The display groups of the shop in their order',
    query: z.object({
      /** In the code or a name. */
      text: text(100).optional(),
      type: code.optional(),
      active: yesNo.optional(),
      /** The `Next` of the previous page. */
      after: text(60).optional(),
      take: inAddress(z.int().min(1).max(100)).default(12),
    }),
    answer: z.object({ Data: z.array(z.object(listed)), Next: z.string().nullable() }),
  },
  merchantGroup: {
    summary: 'One display group with its products or its rule',
    params,
    answer: group,
    errors: ['GROUP_NOT_FOUND'],
  },
  tryGroupRule: {
    summary: 'What a rule finds now: how many products, 501 for more than 500, and the first 12',
    body: z.object(rule),
    answer: z.object({ Count: z.int(), Data: z.array(product) }),
    errors: ['GROUP_RULE_EMPTY', 'GROUP_PRICES_TURNED'],
  },
  addGroup: {
    summary: 'A new display group, the last in the order',
    body: z.object({ Code: code, ...given }),
    answer: group,
    errors: ['CODE_RESERVED', 'GROUP_CODE_TAKEN', 'TOO_MANY_GROUPS', ...wrong],
  },
  saveGroup: {
    summary: 'Change a display group, its products or rule; Version is that of the answer that was changed',
    params,
    body: z.object({ ...given, Active: yesNo, Version: z.int().min(1) }),
    answer: group,
    errors: ['GROUP_NOT_FOUND', 'GROUP_CHANGED', ...wrong],
  },
  moveGroup: {
    summary: 'Put a display group before another one, or last',
    params,
    body: z.object({
      /** '' is the last place. */
      Before: z.union([z.literal(''), code]),
    }),
    answer: group,
    errors: ['GROUP_NOT_FOUND'],
  },
  removeGroup: {
    summary: 'Remove a display group; its products stay',
    params,
    answer: z.object({ Id: z.string() }),
    errors: ['GROUP_NOT_FOUND'],
  },
  setGroupLogo: {
    summary: 'Give a display group a logo, in place of the one that it has',
    params,
    answer: group,
    errors: ['GROUP_NOT_FOUND', 'FILE_MISSING', 'FILE_GONE', ...UPLOAD_ERRORS],
  },
  removeGroupLogo: {
    summary: 'Take the logo of a display group away',
    params,
    answer: group,
    errors: ['GROUP_NOT_FOUND'],
  },
} satisfies SchemasFor<typeof merchantGroupCalls>;
