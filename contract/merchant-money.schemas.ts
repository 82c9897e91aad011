import { z } from 'zod';
import { refundMethods } from '#domain/orders/payment.ts';
import { orderStates } from '#domain/orders/order.ts';
import {
  baht,
  code,
  inAddress,
  multilineText,
  orderId,
  saleUnit,
  text,
  type SchemasFor,
} from './common.schemas.ts';
import type { merchantMoneyCalls } from './merchant-money.calls.ts';
import { orderDetail } from './merchant-order.shapes.ts';

const orderKey = z.object({ orderid: orderId, saleunit: saleUnit });
const page = {
  /** The `Next` of the previous page. */
  after: text(80).optional(),
  take: inAddress(z.int().min(1).max(100)).default(25),
};
const person = z.object({ UserId: z.string(), Name: z.string() });

const handIn = z.object({
  HandInId: z.int(),
  SaleUnit: z.string(),
  At: z.iso.datetime(),
  /** Who held the cash, and who received it. */
  By: z.string(),
  ReceivedBy: z.string(),
  /** Orders it was taken for, and their cash. */
  Count: z.int(),
  Sum: z.number(),
});

const reason = multilineText(200).refine((said) => said !== '');

export const merchantMoneySchemas = {
  cashWaiting: {
    summary:
      'Of how many orders the cash is still to be handed in at the active center; 1000 means 1000 or more',
    answer: z.object({ Count: z.int() }),
  },
  cashTakers: {
    summary: 'Who may have taken cash for orders of a center: the staff who work for it, by name',
    query: z.object({ saleUnit: saleUnit.optional() }),
    answer: z.object({ Data: z.array(person) }),
    errors: ['CENTER_NOT_FOUND', 'PAGE_DISABLED'],
  },
  cashHandIns: {
    summary:
      'Cash that was handed in at a center, newest first, a page by key, and the sum of all that match',
    query: z.object({
      /** Defaults to the active center. */
      saleUnit: saleUnit.optional(),
      /** Only what this person handed in. */
      person: code.optional(),
      /** Days in Bangkok, inclusive. */
      dateStart: z.iso.date().optional(),
      dateEnd: z.iso.date().optional(),
      ...page,
    }),
    answer: z.object({
      Data: z.array(handIn),
      Next: z.string().nullable(),
      /** Beyond 1000 of them, of the newest 1000; `Count` is 1001 then. */
      Count: z.int(),
      Sum: z.number(),
      /** Everybody who has handed in here. */
      People: z.array(person),
    }),
    errors: ['CENTER_NOT_FOUND', 'PAGE_DISABLED'],
  },
  cashHandIn: {
    summary: 'One time that cash was handed in, with the orders it was taken for, a page by key',
    query: z.object({ handInId: inAddress(z.int().min(1).max(Number.MAX_SAFE_INTEGER)), ...page }),
    answer: z.object({
      HandIn: handIn.extend({ SaleUnitName: z.string() }),
      Data: z.array(
        z.object({
          OrderID: z.string(),
          SaleUnit: z.string(),
          Customer_Name: z.string(),
          Amount: z.number(),
          At: z.iso.datetime(),
        }),
      ),
      Next: z.string().nullable(),
    }),
    errors: ['HAND_IN_NOT_FOUND', 'PAGE_DISABLED'],
  },
  refundsDue: {
    summary: 'What a center owes its customers, order by order, the oldest first, a page by key, and the sum',
    query: z.object({
      /** Defaults to the active center. */
      saleUnit: saleUnit.optional(),
      ...page,
    }),
    answer: z.object({
      Data: z.array(
        z.object({
          OrderID: z.string(),
          SaleUnit: z.string(),
          OrderDate: z.iso.datetime(),
          Customer_Id: z.string(),
          Customer_Name: z.string(),
          Status: z.enum(orderStates),
          PaidAmount: z.number(),
          RefundDue: z.number(),
        }),
      ),
      Next: z.string().nullable(),
      /** Beyond 1000 orders, of the oldest 1000; `Count` is 1001 then. */
      Count: z.int(),
      Sum: z.number(),
    }),
    errors: ['CENTER_NOT_FOUND', 'PAGE_DISABLED'],
  },
  payMerchantRefund: {
    summary: 'Record that all that the shop owes the customer of an order was paid back',
    params: orderKey,
    body: z.object({
      /** In baht, all that is owed: if that has changed, answers 409 REFUND_NOT_DUE with `details.RefundDue`. */
      Amount: baht,
      Method: z.enum(refundMethods),
      /** Such as the number of a transfer. */
      Reference: text(60).default(''),
      /** For staff only. */
      Reason: reason,
    }),
    answer: orderDetail,
    errors: [
      'ORDER_NOT_FOUND',
      'REFUND_NOT_DUE',
      'REFUND_UNDER_WAY',
      'CREDIT_NOT_FOR_CUSTOMER',
      'PAGE_DISABLED',
      'RIGHT_MISSING',
    ],
  },
  undoMerchantRefund: {
    summary: 'Take the record of the last refund of an order back, within ten minutes',
    params: orderKey,
    body: z.object({ No: z.int().min(1).max(32_767), Reason: reason }),
    answer: orderDetail,
    errors: ['ORDER_NOT_FOUND', 'REFUND_TOO_LATE', 'PAGE_DISABLED', 'RIGHT_MISSING'],
  },
} satisfies SchemasFor<typeof merchantMoneyCalls>;
