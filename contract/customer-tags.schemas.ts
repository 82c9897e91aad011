import { z } from 'zod';
import { code, flag, inAddress, saleUnit, text, yesNo, type SchemasFor } from './common.schemas.ts';
import type { customerTagCalls } from './merchant-customers.calls.ts';

const given = z.object({
  NameTh: text(60).min(1),
  /** '' has the Thai one shown. */
  NameEn: text(60).default(''),
  /** N: customers keep it, and nobody is given it. */
  Active: yesNo,
});

const tag = given.extend({
  Tag: z.string(),
  NameEn: z.string(),
  Active: z.enum(['Y', 'N']),
  /** The name of the tier that it is; '' for none. */
  Tier: z.string(),
  Version: z.int(),
});

export const customerTagSchemas = {
  customerTags: {
    summary: 'The tags of the shop by name, a page by key, and the tiers that a new one has to be of',
    query: z.object({
      /** A part of the code or of a name. */
      text: text(60).optional(),
      active: z.enum(['Y', 'N']).optional(),
      after: code.optional(),
      take: inAddress(z.int().min(1).max(100)).default(25),
    }),
    answer: z.object({
      Data: z.array(tag),
      Next: z.string().nullable(),
      /** Those that are no tag yet; empty where the shop has no tiers and codes are free. */
      Tiers: z.array(z.object({ Code: z.string(), Name: z.string() })),
      HasTiers: z.boolean(),
    }),
  },
  customerTag: {
    summary: 'One tag',
    params: z.object({ tag: code }),
    answer: tag,
    errors: ['TAG_NOT_FOUND'],
  },
  addCustomerTag: {
    summary: 'A new tag; where the shop has tiers, its code is that of one',
    body: given.extend({ Tag: code }),
    answer: tag,
    errors: ['TAG_TAKEN', 'TAG_NOT_TIER', 'TOO_MANY_TAGS'],
  },
  saveCustomerTag: {
    summary: 'Change a tag; Version is that of the answer that was changed',
    params: z.object({ tag: code }),
    body: given.extend({ Version: z.int().min(0) }),
    answer: tag,
    errors: ['TAG_NOT_FOUND', 'TAG_CHANGED'],
  },
  tagCustomer: {
    summary: 'Give a customer of a center a tag, or take it away; doing it again changes nothing',
    params: z.object({ code, saleUnit }),
    body: z.object({ Tag: code, Has: flag }),
    answer: z.object({
      RouteStep2: z.string(),
      Tags: z.array(z.object({ Code: z.string(), Name: z.string() })),
    }),
    errors: [
      'CENTER_NOT_FOUND',
      'CUSTOMER_NOT_FOUND',
      'CUSTOMER_MERGED',
      'TAG_NOT_FOUND',
      'TAG_NOT_ACTIVE',
      'TOO_MANY_TAGS',
      'PAGE_DISABLED',
    ],
  },
} satisfies SchemasFor<typeof customerTagCalls>;
