import { z } from 'zod';
import { paymentStatuses } from '#domain/orders/payment.ts';
import { attemptStates } from '#domain/payments/attempt.ts';
import { slipDoubts } from '#domain/payments/slip.ts';
import { paymentKinds } from '#domain/payments/ways.ts';
import {
  alsoAs,
  baht,
  inAddress,
  multilineText,
  orderId,
  PAPER_ERRORS,
  saleUnit,
  text,
  withTwoDecimals,
  type SchemasFor,
} from './common.schemas.ts';
import type { merchantPaymentCalls } from './merchant-payments.calls.ts';

const orderKey = z.object({ orderid: orderId, saleunit: saleUnit });
const reference = z.string().regex(/^[A-Z0-9]{6,20}$/);
const reason = multilineText(200).refine((said) => said !== '');

const review = z.object({
  ReviewId: z.uuid(),
  Kind: z.enum(['slip', 'claim', 'amount', 'currency', 'unknown', 'refund', 'record']),
  /** '' where nobody knows what it is for. */
  OrderID: z.string(),
  SaleUnit: z.string(),
  /** '' for a visitor who may not see it, and where nobody knows. */
  Customer_Name: z.string(),
  At: z.iso.datetime(),
  State: z.enum(['open', 'approved', 'refused', 'settled']),
  /** In the currency, what came or is said to have; 0 where nobody knows. */
  Amount: z.number(),
  Currency: z.string(),
  /** Of a slip. */
  SendingBank: z.string(),
  BankReference: z.string(),
  /** Why staff decide; '' for none. */
  Doubt: z.enum(slipDoubts).or(z.literal('')),
  /** What the look-up said; null without its answer. */
  Found: z
    .object({
      Amount: z.number(),
      At: z.iso.datetime(),
      Receiver: z.string(),
      ReceiverAccount: z.string(),
      ReceiverBank: z.string(),
      Sender: z.string(),
    })
    .nullable(),
  /** Of the slip or proof, for ten minutes. */
  Url: z.string().nullable(),
  IsPicture: z.boolean(),
  DecidedAt: z.iso.datetime().nullable(),
  /** '' for the shop itself. */
  DecidedBy: z.string(),
  DecidedAmount: z.number().nullable(),
  DecidedReason: z.string(),
});

const event = z.object({
  At: z.iso.datetime(),
  Source: z.enum(['return', 'callback', 'poll', 'staff', 'buyer', 'system']),
  State: z.string(),
  Amount: z.number().nullable(),
  Currency: z.string(),
  RefundedAmount: z.number(),
  Reason: z.string(),
  By: z.string(),
});

const merchantPayment = z.object({
  OrderID: z.string(),
  SaleUnit: z.string(),
  PaymentStatus: z.enum(paymentStatuses),
  /** In baht. */
  AmountDue: z.number(),
  PaidAmount: z.number(),
  RefundedAmount: z.number(),
  RefundDue: z.number(),
  ExpiresAt: z.iso.datetime().nullable(),
  /** The first first. */
  Attempts: z.array(
    z.object({
      Reference: z.string(),
      PaymentMethod: z.string(),
      Kind: z.enum(paymentKinds),
      State: z.enum(attemptStates),
      Amount: z.number(),
      ReceivedAmount: z.number(),
      RefundedAmount: z.number(),
      Reason: z.string(),
      StartedAt: z.iso.datetime(),
      ExpiresAt: z.iso.datetime(),
      /** What the provider may pay back of it now; 0 for nothing. */
      Refundable: z.number(),
      MayVoid: z.boolean(),
      MayCapture: z.boolean(),
      Events: z.array(event),
      Refunds: z.array(
        z.object({
          No: z.int(),
          Amount: z.number(),
          State: z.enum(['asked', 'done', 'refused']),
          Reason: z.string(),
          At: z.iso.datetime(),
          By: z.string(),
        }),
      ),
    }),
  ),
  /** The newest first. */
  Reviews: z.array(review),
});

const STAFF_ERRORS = ['ORDER_NOT_FOUND', 'PAGE_DISABLED'] as const;
const KEYS = ['IDEMPOTENCY_KEY_MISSING', 'IDEMPOTENCY_KEY_REUSED', 'IDEMPOTENCY_ANSWER_GONE'] as const;

/** Of a multipart form, which has text alone. */
const bahtInForm = alsoAs(withTwoDecimals(z.number().min(0.01).max(99_999_999)), {
  forms: ['100.50', 100.5],
  read: (value) => (typeof value === 'string' && /^\d+(\.\d+)?$/.test(value.trim()) ? Number(value) : value),
});

export const merchantPaymentSchemas = {
  merchantPayment: {
    summary: 'How an order was paid: every try, what was said of it, slips, and what may be done',
    params: orderKey,
    answer: merchantPayment,
    errors: [...STAFF_ERRORS],
  },
  paymentReviews: {
    summary: 'What waits for a decision about payments at a center, the oldest first, a page by key',
    query: z.object({
      /** Defaults to the active center. */
      saleUnit: saleUnit.optional(),
      kind: review.shape.Kind.optional(),
      /** The `Next` of the previous page. */
      after: text(80).optional(),
      take: inAddress(z.int().min(1).max(100)).default(12),
    }),
    answer: z.object({ Data: z.array(review), Next: z.string().nullable() }),
    errors: ['CENTER_NOT_FOUND', 'PAGE_DISABLED'],
  },
  decideReview: {
    summary:
      'Approve a slip with the sum that came, refuse it with a reason, or close what needs no more; one decision each',
    params: z.object({ reviewid: z.uuid() }),
    body: z.object({
      Decision: z.enum(['approve', 'refuse', 'settle']),
      /** In baht, what came; of a decision to approve. */
      Amount: baht.optional(),
      /** Of a slip that is refused the buyer reads it. */
      Reason: multilineText(200).default(''),
    }),
    answer: review,
    errors: [
      'REVIEW_NOT_FOUND',
      'REVIEW_DECIDED',
      'REVIEW_NEEDS_AMOUNT',
      'REVIEW_NEEDS_REASON',
      'REVIEW_OTHER_DECISION',
      'PAGE_DISABLED',
      'RIGHT_MISSING',
    ],
  },
  recordPayment: {
    summary: 'Record money that came for an order, with its proof; it counts at once',
    params: orderKey,
    body: z.object({
      Amount: bahtInForm,
      /** Three digits, where it came from a bank. */
      SendingBank: z
        .string()
        .regex(/^\d{3}$/)
        .or(z.literal(''))
        .default(''),
      /** The number of the transfer: it counts once. */
      BankReference: text(40).default(''),
      Reason: reason,
    }),
    answer: merchantPayment,
    errors: [
      ...STAFF_ERRORS,
      'RIGHT_MISSING',
      'SLIP_USED',
      'TRY_AGAIN',
      'FILE_MISSING',
      'FILE_GONE',
      ...KEYS,
      ...PAPER_ERRORS,
    ],
  },
  refundPayment: {
    summary: 'Have the provider pay back what the shop owes of an order, or a part of it',
    params: orderKey,
    body: z.object({ Reference: reference, Amount: baht.refine((sum) => sum > 0), Reason: reason }),
    answer: merchantPayment,
    errors: [
      ...STAFF_ERRORS,
      'RIGHT_MISSING',
      'REFUND_NOT_DUE',
      'REFUND_NOT_POSSIBLE',
      'REFUND_UNDER_WAY',
      'REFUND_REFUSED',
      'TRY_AGAIN',
      ...KEYS,
    ],
  },
  endPayment: {
    summary: 'Give up an open or authorised payment at its provider, or have an authorised one paid',
    params: orderKey,
    body: z.object({ Reference: reference, Act: z.enum(['void', 'capture']), Reason: reason }),
    answer: merchantPayment,
    errors: [...STAFF_ERRORS, 'RIGHT_MISSING', 'PAYMENT_NOT_OPEN', 'PROVIDER_SILENT'],
  },
} satisfies SchemasFor<typeof merchantPaymentCalls>;
