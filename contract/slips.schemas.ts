import { z } from 'zod';
import { paymentStatuses } from '#domain/orders/payment.ts';
import { code, orderId, PAPER_ERRORS, saleUnit, type SchemasFor } from './common.schemas.ts';
import type { slipCalls } from './slips.calls.ts';

const orderKey = z.object({ orderid: orderId, saleunit: saleUnit });

const orderSlips = z.object({
  OrderID: z.string(),
  SaleUnit: z.string(),
  PaymentStatus: z.enum(paymentStatuses),
  /** In baht. */
  AmountDue: z.number(),
  /** An order that must be paid first is canceled then; null where there is no such time, or a slip is looked at. */
  ExpiresAt: z.iso.datetime().nullable(),
  /** A slip may be sent now. */
  MaySend: z.boolean(),
  /** The shop's own, to transfer to. */
  Accounts: z.array(
    z.object({ Bank: z.string(), BankName: z.string(), Account: z.string(), Owner: z.string() }),
  ),
  /** The newest first. */
  Slips: z.array(
    z.object({
      At: z.iso.datetime(),
      /** open: waits for staff. */
      State: z.enum(['open', 'approved', 'refused', 'settled']),
      /** In baht, what of it counts; null until it is decided. */
      Amount: z.number().nullable(),
      /** Why it was refused, as staff typed it. */
      Reason: z.string(),
      /** Of the file, for ten minutes; null once it is gone. */
      Url: z.string().nullable(),
      IsPicture: z.boolean(),
    }),
  ),
});

export const slipSchemas = {
  slipOrders: {
    summary: 'Orders of the customer that are to be paid before they are sent, the newest first',
    query: z.object({ saleUnit: saleUnit.optional() }),
    answer: z.object({
      Data: z.array(
        z.object({
          OrderID: z.string(),
          SaleUnit: z.string(),
          OrderDate: z.iso.datetime(),
          AmountDue: z.number(),
          PaymentStatus: z.enum(paymentStatuses),
        }),
      ),
    }),
  },
  orderSlips: {
    summary: 'Where to transfer what is due of an order, and the slips that were sent',
    params: orderKey,
    answer: orderSlips,
    errors: ['ORDER_NOT_FOUND'],
  },
  sendSlip: {
    summary:
      'Send the slip of a transfer for an order. Its code is read and looked up; what does not match waits for staff',
    params: orderKey,
    body: z.object({
      /** The way to pay by transfer, where the shop has several. */
      PaymentMethod: code.optional(),
    }),
    answer: orderSlips,
    errors: [
      'ORDER_NOT_FOUND',
      'SLIP_USED',
      'SLIP_WAITS',
      'PAYMENT_NOT_OFFERED',
      'PAYMENT_NOT_DUE',
      'PAYMENT_TOO_MUCH',
      'PAYMENT_TOO_LITTLE',
      'PAYMENT_FAILED',
      'TRY_AGAIN',
      'FILE_MISSING',
      'FILE_GONE',
      'IDEMPOTENCY_KEY_MISSING',
      'IDEMPOTENCY_KEY_REUSED',
      'IDEMPOTENCY_ANSWER_GONE',
      ...PAPER_ERRORS,
    ],
  },
} satisfies SchemasFor<typeof slipCalls>;
