import { z } from 'zod';
import { paymentStatuses } from '#domain/orders/payment.ts';
import { attemptStates } from '#domain/payments/attempt.ts';
import { paymentKinds } from '#domain/payments/ways.ts';
import { code, orderId, saleUnit, text, type SchemasFor } from './common.schemas.ts';
import type { paymentCalls } from './payments.calls.ts';

const orderKey = z.object({ orderid: orderId, saleunit: saleUnit });

/** What the buyer does next: goes to an address, scans, or pays with a code. */
const nextStep = z.discriminatedUnion('Kind', [
  z.object({ Kind: z.literal('redirect'), Url: z.string() }),
  z.object({
    Kind: z.literal('qr'),
    Payload: z.string(),
    /** As an SVG in a data address. */
    Picture: z.string(),
  }),
  z.object({
    Kind: z.literal('code'),
    Code: z.string(),
    Barcode: z.string().optional(),
    PayUrl: z.string().optional(),
  }),
  z.object({ Kind: z.literal('post'), Url: z.string(), Fields: z.record(z.string(), z.string()) }),
]);

const way = z.object({
  PaymentMethod: z.string(),
  PaymentType: z.int(),
  Kind: z.enum(paymentKinds),
  Name: z.string(),
  Hint: z.string(),
  /** What an order must come to and may come to at most, in baht; 0 for no limit. */
  Least: z.number(),
  Most: z.number(),
  /** How long the buyer has. */
  Minutes: z.int(),
});

const orderPayment = z.object({
  OrderID: z.string(),
  SaleUnit: z.string(),
  /** The way that was chosen last. */
  PaymentMethod: z.string(),
  IsCanceled: z.boolean(),
  PaymentStatus: z.enum(paymentStatuses),
  /** In baht. */
  AmountDue: z.number(),
  /** An order that must be paid first is canceled then; null where there is no such time. */
  ExpiresAt: z.iso.datetime().nullable(),
  /** The last try. */
  Attempt: z
    .object({
      Reference: z.string(),
      PaymentMethod: z.string(),
      Kind: z.enum(paymentKinds),
      State: z.enum(attemptStates),
      Amount: z.number(),
      ExpiresAt: z.iso.datetime(),
      /** Code of a failure; empty for none. */
      Reason: z.string(),
      /** Null until the provider has answered, and once there is nothing to do. */
      Next: nextStep.nullable(),
    })
    .nullable(),
  /** The ways in which it can be paid now, besides in cash. */
  Ways: z.array(way),
});

const linked = orderPayment.omit({ OrderID: true, SaleUnit: true });
const linkKey = z.object({ key: z.string().regex(/^[\w-]{20,64}$/) });
const START_ERRORS = [
  'PAYMENT_NOT_OFFERED',
  'PAYMENT_NOT_DUE',
  'PAYMENT_TOO_MUCH',
  'PAYMENT_TOO_LITTLE',
  'PAYMENT_FAILED',
  'TRY_AGAIN',
] as const;
const wanted = z.object({
  PaymentMethod: code,
  /** Of a card, made in the browser by the provider's own script. */
  Token: text(200).optional(),
});

export const paymentSchemas = {
  paymentWays: {
    summary: 'The ways to pay that the shop offers, with what each means',
    answer: z.object({ Ways: z.array(way) }),
    errors: [],
  },
  orderPayment: {
    summary: 'How far an order of the customer is paid, its last try, and how it can be paid',
    params: orderKey,
    answer: orderPayment,
    errors: ['ORDER_NOT_FOUND'],
  },
  startPayment: {
    summary: 'Begin to pay an order in one of its ways, or go on with the try that is open',
    params: orderKey,
    body: wanted,
    answer: orderPayment,
    errors: ['ORDER_NOT_FOUND', ...START_ERRORS],
  },
  lookAtPayment: {
    summary: 'Ask the provider what became of the last try, such as when the buyer comes back',
    params: orderKey,
    answer: orderPayment,
    errors: ['ORDER_NOT_FOUND'],
  },
  claimPayment: {
    summary: 'Say that money was sent to the account of the shop; staff look for it',
    params: orderKey,
    answer: orderPayment,
    errors: ['ORDER_NOT_FOUND', 'PAYMENT_NOT_DUE'],
  },
  paymentStatus: {
    summary: 'How far a try to pay is, by its reference',
    params: z.object({ reference: z.string().regex(/^[A-Z0-9]{6,20}$/) }),
    answer: z.object({
      State: z.enum(attemptStates),
      Amount: z.number(),
      /** Of the visitor's own. */
      Order: z.object({ OrderID: z.string(), SaleUnit: z.string() }).nullable(),
    }),
    errors: ['PAYMENT_NOT_FOUND'],
  },
  makePaymentLink: {
    summary: 'A link with which the customer pays this order without signing in',
    params: orderKey,
    answer: z.object({ Url: z.string() }),
    errors: ['ORDER_NOT_FOUND', 'PAYMENT_NOT_DUE'],
  },
  linkedPayment: {
    summary: 'What a link to pay is for: the sum and the ways; the provider is asked',
    params: linkKey,
    answer: linked,
    errors: ['PAYMENT_LINK_OVER'],
  },
  payLinked: {
    summary: 'Begin to pay by a link',
    params: linkKey,
    body: wanted,
    answer: linked,
    errors: ['PAYMENT_LINK_OVER', ...START_ERRORS],
  },
} satisfies SchemasFor<typeof paymentCalls>;
