/** An order as staff see it. */
import { z } from 'zod';
import { deliveryKinds } from '#domain/orders/delivery.ts';
import { issuePurposes } from '#domain/orders/goods-issue.ts';
import { orderEventKinds } from '#domain/orders/order-events.ts';
import { shortReasons } from '#domain/orders/packing.ts';
import { orderStates, orderTypes } from '#domain/orders/order.ts';
import { paymentStatuses, refundMethods } from '#domain/orders/payment.ts';
import { orderPromotion } from './order-promotions.schemas.ts';
import { orderLine, postalAddress } from './orders.schemas.ts';

const state = z.enum(orderStates);
const type = z.enum(orderTypes);

export const listedOrder = z.object({
  OrderID: z.string(),
  SaleUnit: z.string(),
  OrderType: type,
  OrderDate: z.iso.datetime(),
  Customer_Id: z.string(),
  Customer_Name: z.string(),
  Status: state,
  PaymentType: z.int(),
  PaymentStatus: z.enum(paymentStatuses),
  DeliveryMethod: z.string(),
  DeliveryKind: z.enum(deliveryKinds),
  Total: z.number(),
  /** What is still to be paid. */
  AmountDue: z.number(),
  LineCount: z.int(),
  /** The salesman who ordered for the customer. */
  PlacedByUser: z.string().optional(),
  /** The salesman's name, or their code if no such person is known any more. */
  PlacedByName: z.string().optional(),
  Remark: z.string(),
  /** What staff keep in mind about it, in one line. */
  StaffNote: z.string(),
  /** What a goods issue is for; only of one. */
  Purpose: z.enum(issuePurposes).optional(),
  /** Of a goods issue: its pieces, who made it, and who approved it as far as it is approved. */
  Pieces: z.int().optional(),
  MadeBy: z.string().optional(),
  ApprovedBy: z.string().optional(),
});

const tracking = z.object({ Carrier: z.string(), TrackingNo: z.string(), Url: z.string().nullable() });

/** The order in the specification's fields (B-22); amounts in baht, after packing. */
const merchantOrder = listedOrder.extend({
  SaleUnitName: z.string(),
  /** The name at the time it was chosen. */
  DeliveryName: z.string(),
  /** The amount paid, same as Total. */
  Money: z.number(),
  Subtotal: z.number(),
  DiscountAmount: z.number(),
  /** The discount in percent of the subtotal. */
  DiscountRate: z.number(),
  DeliveryFee: z.number(),
  /** The tax included in the total. */
  TaxAmount: z.number(),
  /** The original total, if less was packed. */
  OrderedTotal: z.number().optional(),
  /** The worth of what came back, of the total; only if anything did. */
  ReturnedAmount: z.number().optional(),
  /** What the shop owes the customer of what was paid. */
  RefundDue: z.number(),
  /** What was paid for it, and what of that was paid back. */
  PaidAmount: z.number(),
  RefundedAmount: z.number(),
  /** Cash that was taken for it, and whether that person has handed it in. */
  Cash: z
    .object({
      Amount: z.number(),
      At: z.iso.datetime(),
      By: z.string(),
      HandedInAt: z.iso.datetime().nullable(),
      /** Whether the caller may remove the record now. */
      MayRemove: z.boolean(),
    })
    .nullable(),
  /** Whether the customer's page can be opened at the order's center. */
  CustomerIsHere: z.boolean(),
  /** The customer's own center, which may differ. */
  CustomerSaleUnit: z.string(),
  CustomerSaleUnitName: z.string(),
  /** Carrier and tracking number of the parcel. */
  REF_5: z.string(),
  REF_6: z.string(),
  NeedTaxInvoice: z.enum(['Y', 'N']),
  /** The reason for canceling or returning. */
  Remark4: z.string(),
  /** State of the document: labels name these three. */
  DocState: z.enum(['Wait', 'Approved', 'Canceled']),
  /** Papers of tax law, canceled ones too; only if any. */
  PaperCount: z.int().optional(),
  Tracking: tracking.nullable(),
});

const merchantLine = orderLine.extend({
  /** Identifies the line in a step that packs less. */
  Line: z.int(),
  /** Why less of it was packed than ordered, where that was told. */
  ShortBecause: z.enum(shortReasons).optional(),
});

export const orderDetail = z.object({
  Order: merchantOrder,
  OrderDetails: z.array(merchantLine),
  ShipTo: postalAddress,
  BillTo: postalAddress.nullable(),
  /** What the order got of promotions when it was placed; absent where it got nothing. */
  Promotions: z.array(orderPromotion).optional(),
  Events: z.array(
    z.object({
      /** A transition changes the state; every other kind happens in one. */
      Kind: z.enum(orderEventKinds),
      At: z.iso.datetime(),
      From: state.nullable(),
      To: state,
      /** The person's name, or their code if no such person is known any more. */
      By: z.string(),
      /** customer, actingSalesman, staff, superAdmin, rider or system. */
      ByKind: z.string(),
      /** Shown to the customer. */
      Reason: z.string(),
      /** For staff only. */
      Note: z.string(),
    }),
  ),
  /** Goods that came back, a document each. */
  Returns: z.array(
    z.object({
      No: z.int(),
      At: z.iso.datetime(),
      By: z.string(),
      Reason: z.string(),
      Amount: z.number(),
      /** It was taken back, and counts no more. */
      UndoneAt: z.iso.datetime().nullable(),
      Lines: z.array(z.object({ Line: z.int(), Quantity: z.int(), Restocked: z.int() })),
    }),
  ),
  /** What the shop paid back. */
  Refunds: z.array(
    z.object({
      No: z.int(),
      Amount: z.number(),
      Method: z.enum(refundMethods),
      Reference: z.string(),
      Reason: z.string(),
      At: z.iso.datetime(),
      By: z.string(),
      /** The record was taken back, and counts no more. */
      UndoneAt: z.iso.datetime().nullable(),
      /** Whether the caller may take it back now. */
      MayUndo: z.boolean(),
    }),
  ),
  /** The state to which the last step can be taken back now; null if it cannot. */
  UndoTo: state.nullable(),
  /** The number of the return in part that is taken back then; null if it is a step. */
  UndoReturn: z.int().nullable(),
  /**
   * 'with': the cash that the step booked is removed with it. 'first': the cash, and 'refundFirst': the record of what was
   * paid back has to be removed before.
   */
  UndoCash: z.enum(['with', 'first', 'refundFirst']).nullable(),
  /** The states this staff member may move the order to now. */
  Steps: z.array(state),
});
