import { z } from 'zod';
import { couponStates, couponTypes } from '#domain/promotion/coupon.ts';
import { code, flag, saleUnit, type SchemasFor } from './common.schemas.ts';
import type { couponCalls } from './coupons.calls.ts';
import { orderProblem, orderSchemas } from './orders.schemas.ts';

/** What it gives, in the caller's language; ISO times between which it can be used. */
const offer = {
  PromotionId: z.string(),
  PromotionName: z.string(),
  /** A few letters: "10% off". */
  Label: z.string(),
  PromotionRemark: z.string(),
  couponType: z.enum(couponTypes),
  DateBegin: z.iso.datetime(),
  DateEnd: z.iso.datetime(),
};

/** A customer's coupon (N-29). */
export const coupon = z.object({
  couponid: z.string(),
  /** N unused, Y used. */
  _lock: z.enum(['N', 'Y']),
  ...offer,
  State: z.enum(couponStates),
  /** The order that used it. */
  OrderID: z.string().nullable(),
  UsedAt: z.iso.datetime().nullable(),
  /** How many of this promotion are alike; 1 where they are not grouped. */
  Count: z.int(),
});

/**
 * Of a buyer only the own customer and center, if given. Staff name a customer who orders from a center of theirs; the center
 * defaults to their active one.
 */
const whose = { customerCode: code.optional(), saleUnit: saleUnit.optional() };
const whoseErrors = [
  'NOT_ALLOWED',
  'CENTER_MISMATCH',
  'CENTER_NOT_FOUND',
  'CUSTOMER_NOT_FOUND',
  'PAGE_DISABLED',
];
const { SaleUnit, Lines, DeliveryMethod, PromotionCode, WaivedGifts } = orderSchemas.quote.body.shape;

export const couponSchemas = {
  couponsByCustomer: {
    summary:
      'The coupons of the customer: what can be used first, then what was used or is over, the latest first',
    body: z.object({
      ...whose,
      /** Without coupons of promotions that do not run now, or have no uses left. */
      onlyActivePromotion: flag.default(false),
      onlyUnusedCoupon: flag.default(false),
      /** Every coupon of its own; else those of a promotion that are alike are one, with their number. */
      notGroupByPromotionId: flag.default(false),
    }),
    answer: z.object({ statusText: z.literal('OK'), coupons: z.array(coupon) }),
    errors: whoseErrors,
  },
  checkCouponValid: {
    summary: 'Whether the customer can use a coupon here and now; it is invalid where statusText is not OK',
    body: z.object({ ...whose, couponID: code }),
    answer: z.object({
      statusText: z.enum(['OK', 'NOT_FOUND', 'USED', 'USED_UP', 'STOPPED', 'EXPIRED', 'NOT_APPLICABLE']),
      /** Both '' where the customer has no such coupon. */
      promotionId: z.string(),
      couponType: z.enum(['', ...couponTypes]),
    }),
    errors: whoseErrors,
  },
  couponsToCollect: {
    summary: 'The coupons that this visitor may collect now; a guest those that are for everybody',
    answer: z.object({ Data: z.array(z.object({ ...offer, IsCollected: z.boolean() })) }),
  },
  collectCoupon: {
    summary: 'Take a coupon of a promotion; one that was taken before is answered again',
    body: z.object({ PromotionId: code }),
    answer: z.object({ statusText: z.literal('OK'), couponid: z.string() }),
    errors: ['COUPON_NOT_OFFERED', 'COUPON_ALL_TAKEN'],
  },
  couponsForCart: {
    summary: 'What each of the own coupons would do to this cart, what saves most first',
    body: z.object({ SaleUnit, Lines, DeliveryMethod, PromotionCode, WaivedGifts }),
    answer: z.object({
      Data: z.array(
        coupon.extend({
          /** Baht that the order costs less with it, and what it gives for nothing at list prices. */
          Saving: z.number(),
          FreeAmount: z.number(),
          /** Why it does nothing. */
          Problem: orderProblem.nullable(),
        }),
      ),
      /** There are more than these. */
      More: z.boolean(),
    }),
    errors: ['CENTER_MISMATCH', 'PROMOTION_CODE_TRIES'],
  },
} satisfies SchemasFor<typeof couponCalls>;
