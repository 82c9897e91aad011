import { z } from 'zod';
import { code, saleUnit, type SchemasFor } from './common.schemas.ts';
import { coupon } from './coupons.schemas.ts';
import type { merchantCouponCalls } from './merchant-coupons.calls.ts';

/** More coupons of one promotion nobody needs at once. */
const MAX_EACH = 10;

export const merchantCouponSchemas = {
  couponsToIssue: {
    summary:
      'The promotions of which coupons can be issued at a center, and the customer types to issue them to',
    query: z.object({
      /** Defaults to the active center. */
      saleUnit: saleUnit.optional(),
    }),
    answer: z.object({
      Data: z.array(
        z.object({
          PromotionId: z.string(),
          PromotionName: z.string(),
          Label: z.string(),
          DateBegin: z.iso.datetime(),
          DateEnd: z.iso.datetime(),
        }),
      ),
      /** With how many customers of the center are of the type. */
      CustomerTypes: z.array(z.object({ Code: z.string(), Name: z.string(), Customers: z.int() })),
    }),
    errors: ['CENTER_NOT_FOUND'],
  },
  couponsOfCustomer: {
    summary: "A customer's coupons: what can be used first, then what was used or is over",
    params: z.object({ code, saleUnit }),
    answer: z.object({
      Customer: z.object({ CUSTOMERCODE: z.string(), CUSTOMERNAME: z.string() }),
      coupons: z.array(coupon),
    }),
    errors: ['CENTER_NOT_FOUND', 'CUSTOMER_NOT_FOUND'],
  },
  promotionsOfCustomer: {
    summary:
      'The promotions that run now by themselves at a center and are for this customer, those that end first at the beginning; at most a hundred',
    params: z.object({ code, saleUnit }),
    answer: z.object({
      Data: z.array(
        z.object({
          PromotionId: z.string(),
          PromotionName: z.string(),
          /** A few letters: "10% off". */
          Label: z.string(),
          PromotionRemark: z.string(),
          DateEnd: z.iso.datetime(),
          /** The customer, or all customers, have used it as often as it allows. */
          UsedUp: z.boolean(),
        }),
      ),
    }),
    errors: ['CENTER_NOT_FOUND', 'CUSTOMER_NOT_FOUND'],
  },
  issueCoupons: {
    summary: 'Issue coupons as a run: to these customers of a center, or to all of it of a type',
    body: z
      .object({
        SaleUnit: saleUnit,
        PromotionId: code,
        Customers: z.array(code).min(1).max(1000).optional(),
        CustomerType: code.optional(),
        /** How many each customer gets. */
        Each: z.int().min(1).max(MAX_EACH).default(1),
        /** Also to those who have an unused one of the promotion. */
        Again: z.boolean().default(false),
        /** The last day in Bangkok on which they can be used; else they end with the promotion. */
        DateEnd: z.iso.date().optional(),
      })
      .refine(({ Customers, CustomerType }) => (Customers === undefined) !== (CustomerType === undefined), {
        path: ['Customers'],
      }),
    answer: z.object({ RunId: z.string() }),
    errors: [
      'CENTER_NOT_FOUND',
      'COUPON_CUSTOMERS_UNKNOWN',
      'COUPON_DAY_PAST',
      'COUPONS_HELD',
      'COUPON_NOT_ISSUABLE',
      'RIGHT_MISSING',
      'RUN_EMPTY',
      'RUN_TOO_LONG',
      'TOO_MANY_RUNS',
      'IDEMPOTENCY_KEY_MISSING',
      'IDEMPOTENCY_KEY_REUSED',
      'IDEMPOTENCY_ANSWER_GONE',
    ],
  },
} satisfies SchemasFor<typeof merchantCouponCalls>;
