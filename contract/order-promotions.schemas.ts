/** What quotes and orders say of promotions, and what a buyer says to get them. */
import { z } from 'zod';
import { PROMOTION_CODE } from '#domain/promotion/promotion-code.ts';
import { conditionTypes } from '#domain/promotion/promotion-terms.ts';
import { code } from './common.schemas.ts';

/** More than one order can have. */
const MAX_PROMOTIONS = 100;

export const lineDiscount = z.object({
  PromotionId: z.string(),
  /** As it was called when the order was placed, in the caller's language. */
  Name: z.string(),
  Amount: z.number(),
});

/** What an order gets of a promotion, in baht. */
export const orderPromotion = z.object({
  PromotionId: z.string(),
  Name: z.string(),
  DiscountAmount: z.number(),
  /** What its free goods are worth. */
  FreeAmount: z.number(),
  Times: z.int(),
  CouponId: z.string().optional(),
});

/** A little more of its goods, and the promotion gives more. */
export const nearlyReached = z.object({
  PromotionId: z.string(),
  Name: z.string(),
  Condition: z.enum(conditionTypes),
  /** Pieces, or baht where the condition is a worth. */
  Have: z.number(),
  Missing: z.number(),
  /** Of the step: P percent, B baht, U baht for each unit; absent for free goods. */
  Discount: z.object({ Code: z.enum(['P', 'B', 'U']), Value: z.number() }).optional(),
  /** Baht that it takes off more, and free units that it gives more. */
  Saving: z.number(),
  /** The prices of its goods do not hold the whole discount: Saving is less than its name and step may say. */
  IsHeldBack: z.literal(true).optional(),
  Free: z.int(),
});

/** One of the buyer's own coupons, a code, and the promotions whose missing gifts the buyer does without. */
export const vouchers = {
  CouponId: code.optional(),
  /** Upper or lower case. */
  PromotionCode: z.string().trim().toUpperCase().regex(PROMOTION_CODE).optional(),
  WaivedGifts: z.array(code).max(MAX_PROMOTIONS).optional(),
};
