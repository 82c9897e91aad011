import { z } from 'zod';
import {
  calculations,
  conditionTypes,
  discountKinds,
  promotionTriggers,
} from '#domain/promotion/promotion-terms.ts';
import type { buyerPromotionCalls } from './buyer-promotions.calls.ts';
import { code, several, type SchemasFor } from './common.schemas.ts';
import { MAX_STORED_LINES } from '#domain/orders/cart.ts';
import { vouchers } from './order-promotions.schemas.ts';

const percentage = z.object({ code: z.literal('P'), basisPoints: z.int() });
const satang = z.int();

/**
 * Terms as the engine has them, in satang and basis points: browser and server compute by the same code. Nothing of them says
 * whom the promotion is for, what it may cost in all, or below which price nothing is sold.
 */
const terms = z.object({
  id: z.string(),
  version: z.int(),
  kind: z.enum(discountKinds),
  trigger: z.enum(promotionTriggers),
  condition: z.enum(conditionTypes),
  calculation: z.enum(calculations),
  steps: z.array(
    z.object({
      no: z.int(),
      from: z.int(),
      to: z.int().nullable(),
      timesPerOrder: z.int(),
      free: z.int(),
      discount: z
        .union([
          percentage,
          z.object({ code: z.literal('B'), satang }),
          z.object({ code: z.literal('U'), satang }),
        ])
        .nullable(),
      atMostSatang: satang.nullable(),
    }),
  ),
  /** Of the products that were asked about. */
  saleProducts: z.array(z.string()),
  /** The first of them: later ones are given only where these are out of stock. */
  freeProducts: z.array(z.string()),
  givesBiggestUnits: z.boolean(),
  total: z.union([percentage, z.object({ code: z.literal('B'), satang })]).nullable(),
  priority: z.int(),
  exclusionGroup: z.string().nullable(),
});

export const buyerPromotionSchemas = {
  applicablePromotions: {
    summary:
      'The promotions that run now, that these products are in and that this visitor may get at their center, with their terms',
    body: z.object({
      Products: several(code, MAX_STORED_LINES),
      CouponId: vouchers.CouponId,
      PromotionCode: vouchers.PromotionCode,
    }),
    answer: z.object({
      /** Where too many touch the cart the first of them; the quote knows all. */
      Data: z.array(z.object({ PromotionId: z.string(), Name: z.string(), Terms: terms })),
    }),
    errors: ['PROMOTION_CODE_TRIES'],
  },
} satisfies SchemasFor<typeof buyerPromotionCalls>;
