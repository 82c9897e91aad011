import { z } from 'zod';
import { doubleReasons, mergeBlocks, mergeFields } from '#domain/access/customer-merge.ts';
import { code, inAddress, saleUnit, type SchemasFor } from './common.schemas.ts';
import { listedCustomer } from './merchant-customers.schemas.ts';
import type { customerDoubleCalls } from './customer-doubles.calls.ts';

const reasons = z.array(z.enum(Object.values(doubleReasons)));
/** What a customer has, and how much of it stays with the code that is given up. */
export const movedThings = [
  'orders',
  'addresses',
  'carts',
  'coupons',
  'points',
  'wallet',
  'debt',
  'files',
  'photos',
  'answers',
  'pets',
  'wishlist',
  'lists',
  'promotions',
  'agreedPrices',
  'promotionUses',
  'invitations',
  'notifications',
  'signIns',
] as const;
const side = listedCustomer.extend({
  RegisteredAt: z.iso.datetime(),
  LastSignIn: z.iso.datetime().nullable(),
});
const both = z.object({ code, double: code });
const KEY_ERRORS = ['IDEMPOTENCY_KEY_MISSING', 'IDEMPOTENCY_KEY_REUSED', 'IDEMPOTENCY_ANSWER_GONE'] as const;

export const customerDoubleSchemas = {
  customerDoubles: {
    summary:
      'Pairs of a center’s customers that may be one, with what both say; a page may be empty and not the last',
    query: z.object({
      /** Defaults to the active center. */
      saleUnit: saleUnit.optional(),
      /** The `Next` of the previous page. */
      after: z
        .string()
        .regex(/^[emnt][0-9a-f]{32}$/)
        .optional(),
      take: inAddress(z.int().min(1).max(50)).default(12),
    }),
    answer: z.object({
      Data: z.array(z.object({ Customer: listedCustomer, Double: listedCustomer, Reasons: reasons })),
      Next: z.string().nullable(),
    }),
    errors: ['CENTER_NOT_FOUND', 'RIGHT_MISSING', 'SESSION_OVER', 'PAGE_DISABLED'],
  },
  doublesOfCustomer: {
    summary: "Customers of the caller's centers that may be the same as this one",
    params: z.object({ code }),
    answer: z.object({ Data: z.array(listedCustomer.extend({ Reasons: reasons })).max(10) }),
    errors: ['CUSTOMER_NOT_FOUND', 'CUSTOMER_MERGED', 'TOO_MANY_CUSTOMERS', 'RIGHT_MISSING', 'SESSION_OVER'],
  },
  mergeAhead: {
    summary: 'What a merge of two customers keeps and moves, and what stands in its way; nothing is changed',
    params: both,
    answer: z.object({
      Kept: side,
      Double: side,
      /** As they are shown; '' for what is not known. Credit in baht, states as codes. */
      Fields: z.array(z.object({ Field: z.enum(mergeFields), Kept: z.string(), Double: z.string() })),
      Moves: z.array(z.object({ What: z.enum(movedThings), Count: z.number(), Stays: z.int() })),
      Blocks: z.array(z.enum(mergeBlocks)),
      /** Both people have signed in themselves: `Asked` is needed. */
      NeedsAsking: z.boolean(),
      Version: z.int(),
    }),
    errors: [
      'CUSTOMER_NOT_FOUND',
      'CUSTOMER_MERGED',
      'CUSTOMER_SAME',
      'TOO_MANY_CUSTOMERS',
      'RIGHT_MISSING',
      'SESSION_OVER',
    ],
  },
  mergeCustomers: {
    summary: 'Make two customers one; it cannot be undone. Version is that of `mergeAhead`',
    params: both,
    body: z.object({
      /** The fields whose value is taken from the double. */
      Take: z
        .array(z.enum(mergeFields))
        .max(mergeFields.length)
        .refine((all) => new Set(all).size === all.length)
        .meta({ uniqueItems: true })
        .default([]),
      /** Staff have asked both people, who sign in themselves. */
      Asked: z.boolean().default(false),
      Version: z.int().min(0),
    }),
    answer: z.object({ CUSTOMERCODE: z.string() }),
    errors: [
      'CUSTOMER_NOT_FOUND',
      'CUSTOMER_MERGED',
      'CUSTOMER_SAME',
      'CUSTOMER_CHANGED',
      'MERGE_BLOCKED',
      'MERGE_NOT_ASKED',
      'RIGHT_MISSING',
      'SESSION_OVER',
      ...KEY_ERRORS,
    ],
  },
} satisfies SchemasFor<typeof customerDoubleCalls>;
