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
  z.object({ Kind: z.literal('qr'), Payload: z.string() }),
  z.object({
    Kind: z.literal('code'),
    Code: z.string(),
    Barcode: z.string().optional(),
    PayUrl: z.string().optional(),
  }),
  z.object({ Kind: z.literal('post'), Url: z.string(), Fields: z.record(z.string(), z.string()) }),
]);

const orderPayment = z.object({
  OrderID: z.string(),
  SaleUnit: z.string(),
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
  Ways: z.array(
    z.object({
      PaymentMethod: z.string(),
      PaymentType: z.int(),
      Kind: z.enum(paymentKinds),
      Name: z.string(),
      Hint: z.string(),
    }),
  ),
});

export const paymentSchemas = {
  orderPayment: {
    summary: 'How far an order of the customer is paid, its last try, and how it can be paid',
    params: orderKey,
    answer: orderPayment,
    errors: ['ORDER_NOT_FOUND'],
  },
  startPayment: {
    summary: 'Begin to pay an order in one of its ways, or go on with the try that is open',
    params: orderKey,
    body: z.object({
      PaymentMethod: code,
      /** Of a card, made in the browser by the provider's own script. */
      Token: text(200).optional(),
    }),
    answer: orderPayment,
    errors: [
      'ORDER_NOT_FOUND',
      'PAYMENT_NOT_OFFERED',
      'PAYMENT_NOT_DUE',
      'PAYMENT_TOO_MUCH',
      'PAYMENT_TOO_LITTLE',
      'PAYMENT_FAILED',
      'TRY_AGAIN',
    ],
  },
  lookAtPayment: {
    summary: 'Ask the provider what became of the last try, such as when the buyer comes back',
    params: orderKey,
    answer: orderPayment,
    errors: ['ORDER_NOT_FOUND'],
  },
} satisfies SchemasFor<typeof paymentCalls>;
