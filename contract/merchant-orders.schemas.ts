import { z } from 'zod';
import { documentKinds, MOST_PRINTED, salesDocuments } from '#domain/orders/documents.ts';
import { shortReasons } from '#domain/orders/packing.ts';
import { orderStates } from '#domain/orders/order.ts';
import {
  baht,
  code,
  fileAnswer,
  inAddress,
  multilineText,
  orderId,
  quantity,
  saleUnit,
  text,
  type SchemasFor,
} from './common.schemas.ts';
import type { merchantOrderCalls } from './merchant-orders.calls.ts';
import { merchantOrderListSchemas } from './merchant-order-list.schemas.ts';
import { orderDetail } from './merchant-order.shapes.ts';

const state = z.enum(orderStates);
const orderKey = z.object({ orderid: orderId, saleunit: saleUnit });

/** `Reason` is shown to the customer, `Note` to staff only. */
const reasonAndNote = {
  Reason: multilineText(200).default(''),
  Note: multilineText(500).default(''),
};

const line = z.int().min(1).max(600);
const eachOnce = (all: readonly { Line: number }[]) =>
  new Set(all.map(({ Line }) => Line)).size === all.length;
const packedLines = z
  .array(z.object({ Line: line, Packed: quantity, Because: z.enum(shortReasons).optional() }))
  .max(600)
  .refine(eachOnce);
const counts = z.array(z.object({ Line: line, Packed: quantity }));

/** Colleagues who pack the same order now. */
const otherPackers = z.array(z.object({ Name: z.string(), Lines: z.int(), At: z.iso.datetime() }));

/** Whole units of each line; `Restocked` of them go back to stock, the rest is written off. */
const returnedLines = z
  .array(z.object({ Line: line, Quantity: quantity, Restocked: quantity }))
  .min(1)
  .max(600)
  .refine(eachOnce);

export const merchantOrderSchemas = {
  ...merchantOrderListSchemas,
  merchantOrderDetail: {
    summary: 'One order with its lines, addresses, events and allowed steps',
    body: orderKey,
    answer: orderDetail,
    errors: ['ORDER_NOT_FOUND', 'PAGE_DISABLED'],
  },
  merchantOrderCosts: {
    summary: 'What the goods of an order cost by today’s costs, and what is left of it; baht without tax',
    params: orderKey,
    answer: z.object({
      Lines: z.array(
        z.object({
          Line: z.int(),
          P_Code: z.string(),
          /** What the customer keeps: packed and not returned. */
          Pieces: z.int(),
          /** Of one piece; null where the shop has set none. */
          CostPrice: z.number().nullable(),
          FloorPrice: z.number().nullable(),
          NetAmount: z.number(),
          CostAmount: z.number().nullable(),
          Margin: z.number().nullable(),
          BelowFloor: z.boolean(),
        }),
      ),
      NetAmount: z.number(),
      /** Null where a line's cost is not set. */
      CostAmount: z.number().nullable(),
      Margin: z.number().nullable(),
    }),
    errors: ['ORDER_NOT_FOUND', 'PAGE_DISABLED', 'RIGHT_MISSING'],
  },
  stepMerchantOrder: {
    summary: 'Take an order on to its next state, or cancel it',
    params: orderKey,
    body: z.object({
      /** The state the caller saw; if it has changed since, answers 409 ORDER_MOVED_ON with `details.Status`. */
      From: state,
      To: state,
      /** The reason is required for canceling and returning. */
      ...reasonAndNote,
      /** Only to Delivered, of an order paid on delivery: all that is due was taken in cash. */
      Cash: z.boolean().default(false),
      /** Who took it, of `cashTakers`; the caller without it. Anybody else needs the right to receive cash. */
      TakenBy: code.optional(),
      /** Only to Packed, for partially packed lines: whole units of each. Other lines are packed in full. */
      Lines: packedLines.default([]),
      /** Only to Returned: whole units of a line that go back to stock, where not all do; the rest is written off. */
      Restocked: z
        .array(z.object({ Line: z.int().min(1).max(600), Restocked: quantity }))
        .max(600)
        .refine((all) => new Set(all.map(({ Line }) => Line)).size === all.length)
        .default([]),
    }),
    answer: orderDetail,
    errors: [
      'ORDER_NOT_FOUND',
      'ORDER_MOVED_ON',
      'STEP_NOT_ALLOWED',
      'PAYMENT_DUE',
      'REASON_MISSING',
      'PACKED_LINES_WRONG',
      'RETURNED_LINES_WRONG',
      'CASH_NOT_DUE',
      'TAKER_UNKNOWN',
      'ISSUE_OUT_OF_STOCK',
      'ISSUE_OWN',
      'RIGHT_MISSING',
    ],
  },
  undoMerchantOrder: {
    summary: 'Take back the last step of an order, or a return in part after it, within ten minutes',
    params: orderKey,
    body: z.object({
      /** The state the caller saw; if it has changed since, answers 409 ORDER_MOVED_ON with `details.Status`. */
      From: state,
      /** `UndoReturn` as the caller saw it; without it, a step. ORDER_MOVED_ON if that is not the last any more. */
      Return: z.int().min(1).max(32_767).optional(),
    }),
    answer: orderDetail,
    errors: [
      'ORDER_NOT_FOUND',
      'CREDIT_NOT_ENOUGH',
      'ORDER_MOVED_ON',
      'UNDO_TOO_LATE',
      'UNDO_CASH_FIRST',
      'UNDO_REFUND_FIRST',
      'UNDO_OUT_OF_STOCK',
      'UNDO_PROMOTION_GONE',
      'PAGE_DISABLED',
    ],
  },
  repackMerchantOrder: {
    summary: 'Correct what was packed of an order, until it is handed over to delivery',
    params: orderKey,
    body: z.object({
      /** Partially packed lines: whole units of each. Other lines are packed in full. */
      Lines: packedLines,
      ...reasonAndNote,
    }),
    answer: orderDetail,
    errors: [
      'ORDER_NOT_FOUND',
      'STEP_NOT_ALLOWED',
      'PACKED_LINES_WRONG',
      'PACKING_OUT_OF_STOCK',
      'PACKING_PROMOTION_GONE',
      'PAGE_DISABLED',
    ],
  },
  merchantOrderPacking: {
    summary: 'What packing an order needs: the barcodes of its products, and what is counted of it so far',
    params: orderKey,
    answer: z.object({
      /** Of every unit of the products of the order. */
      Barcodes: z.array(
        z.object({ Barcode: z.string(), P_Code: z.string(), Unit: z.int(), UnitRate: z.int() }),
      ),
      /** By the caller; lines that are not in it are not counted yet. */
      Counts: counts,
      Others: otherPackers,
    }),
    errors: ['ORDER_NOT_FOUND', 'PAGE_DISABLED'],
  },
  countMerchantPacking: {
    summary:
      'Keep what the caller has counted of an order that is being packed; the order itself stays as it is',
    params: orderKey,
    body: z.object({ Counts: counts.max(600).refine(eachOnce) }),
    answer: z.object({ Others: otherPackers }),
    errors: ['ORDER_NOT_FOUND', 'ORDER_MOVED_ON', 'PAGE_DISABLED'],
  },
  failMerchantDelivery: {
    summary: 'Record that an order on its way could not be delivered; it stays on its way',
    params: orderKey,
    body: z.object(reasonAndNote),
    answer: orderDetail,
    errors: ['ORDER_NOT_FOUND', 'STEP_NOT_ALLOWED', 'REASON_MISSING', 'TOO_MANY_NOTES', 'PAGE_DISABLED'],
  },
  merchantReturnWorth: {
    summary: 'What goods of a delivered order are worth if they come back, its promotions computed anew',
    params: orderKey,
    body: z.object({ Lines: returnedLines }),
    /** Baht, tax included. */
    answer: z.object({ Amount: z.number() }),
    errors: ['ORDER_NOT_FOUND', 'STEP_NOT_ALLOWED', 'RETURNED_LINES_WRONG', 'PAGE_DISABLED'],
  },
  returnMerchantOrder: {
    summary: 'Record goods of a delivered order that came back, in part or all that is left',
    params: orderKey,
    body: z.object({
      Lines: returnedLines,
      ...reasonAndNote,
    }),
    answer: orderDetail,
    errors: [
      'ORDER_NOT_FOUND',
      'STEP_NOT_ALLOWED',
      'REASON_MISSING',
      'RETURNED_LINES_WRONG',
      'PAGE_DISABLED',
    ],
  },
  noteMerchantOrder: {
    summary: 'Add a note to an order: to the customer, for staff, or both',
    params: orderKey,
    body: z.object(reasonAndNote).refine(({ Reason, Note }) => Reason !== '' || Note !== ''),
    answer: orderDetail,
    errors: ['ORDER_NOT_FOUND', 'TOO_MANY_NOTES', 'PAGE_DISABLED'],
  },
  saveStaffNote: {
    summary: 'Change the internal note of an order, which staff alone see',
    params: orderKey,
    body: z.object({
      Note: text(200),
      /** The note the caller saw; if it has changed since, answers 409 STAFF_NOTE_CHANGED with `details.Note`. */
      Before: text(200),
    }),
    answer: z.object({ Note: z.string() }),
    errors: ['ORDER_NOT_FOUND', 'STAFF_NOTE_CHANGED', 'PAGE_DISABLED'],
  },
  takeMerchantCash: {
    summary: 'Record that the cash due for an order was taken, by the caller or a colleague',
    params: orderKey,
    body: z.object({
      /** In baht, all that is due: if that has changed, answers 409 CASH_NOT_DUE with `details.AmountDue`. */
      Amount: baht,
      /** Who took it, of `cashTakers`; the caller without it. Anybody else needs the right to receive cash. */
      TakenBy: code.optional(),
    }),
    answer: orderDetail,
    errors: ['ORDER_NOT_FOUND', 'CASH_NOT_DUE', 'TAKER_UNKNOWN', 'PAGE_DISABLED', 'RIGHT_MISSING'],
  },
  removeMerchantCash: {
    summary:
      'Remove the record of cash that was not taken after all, until it is handed in: by who took it or may receive it',
    params: orderKey,
    body: z.object(reasonAndNote),
    answer: orderDetail,
    errors: [
      'ORDER_NOT_FOUND',
      'CASH_HANDED_IN',
      'CASH_REFUNDED',
      'CASH_OF_OTHER',
      'REASON_MISSING',
      'PAGE_DISABLED',
    ],
  },
  heldCash: {
    summary:
      'Cash that was taken at a center and is still to be handed in: a page of receipts, and the sum of each person',
    query: z.object({
      /** Defaults to the active center. */
      saleUnit: saleUnit.optional(),
      /** The `Next` of the previous page. */
      after: text(80).optional(),
      take: inAddress(z.int().min(1).max(100)).default(25),
    }),
    answer: z.object({
      Data: z.array(
        z.object({
          OrderID: z.string(),
          SaleUnit: z.string(),
          Customer_Name: z.string(),
          Amount: z.number(),
          At: z.iso.datetime(),
          By: z.string(),
        }),
      ),
      Next: z.string().nullable(),
      /** Who holds how much, the most first; of all receipts, not of this page. */
      Holders: z.array(
        z.object({
          UserId: z.string(),
          Name: z.string(),
          Count: z.int(),
          Sum: z.number(),
          Since: z.iso.datetime(),
        }),
      ),
    }),
    errors: ['CENTER_NOT_FOUND', 'PAGE_DISABLED'],
  },
  handInCash: {
    summary: 'Record that a person, other than the caller, has handed in all the cash they held at a center',
    body: z.object({
      SaleUnit: saleUnit,
      UserId: code,
      /** What the caller saw and counted; if it has changed since, answers 409 CASH_CHANGED with both in `details`. */
      Count: z.int().min(1),
      Sum: baht,
    }),
    answer: z.object({ Count: z.int(), Sum: z.number() }),
    errors: ['CENTER_NOT_FOUND', 'CASH_CHANGED', 'CASH_OWN', 'PAGE_DISABLED', 'RIGHT_MISSING'],
  },
  trackMerchantOrder: {
    summary: 'Tell carrier and number of the parcel, from Packed on',
    params: orderKey,
    body: z.object({
      Carrier: text(60).refine((carrier) => carrier !== ''),
      TrackingNo: text(60).refine((number) => number !== ''),
      /** The carrier's tracking page. */
      Url: z
        .url({ protocol: /^https$/ })
        .max(300)
        .optional(),
    }),
    answer: orderDetail,
    errors: ['ORDER_NOT_FOUND', 'TRACKING_TOO_EARLY', 'TRACKING_OF_PICKUP', 'PAGE_DISABLED'],
  },
  merchantOrderDocument: {
    summary: 'A document that goes with the order, to print',
    params: orderKey.extend({ kind: z.enum(documentKinds) }),
    answer: fileAnswer,
    errors: ['ORDER_NOT_FOUND', 'NOT_PRINTABLE', 'PAGE_DISABLED', 'PAPERS_BUSY', 'PAPER_TOO_SLOW'],
  },
  printMerchantOrders: {
    summary: 'The documents of many orders in one file, to print',
    body: z.object({
      Kind: z.enum(salesDocuments),
      /** Printed in this order. */
      Orders: z
        .array(z.object({ OrderID: orderId, SaleUnit: saleUnit }))
        .min(1)
        .max(MOST_PRINTED)
        .refine((all) => new Set(all.map(({ OrderID }) => OrderID)).size === all.length),
    }),
    answer: fileAnswer,
    errors: [
      'ORDER_NOT_FOUND',
      'NOT_PRINTABLE',
      'PRINT_TOO_LONG',
      'PAGE_DISABLED',
      'PAPERS_BUSY',
      'PAPER_TOO_SLOW',
    ],
  },
} satisfies SchemasFor<typeof merchantOrderCalls>;
