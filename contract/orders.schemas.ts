import { z } from 'zod';
import { MAX_STORED_LINES } from '#domain/orders/cart.ts';
import { deliveryKinds } from '#domain/orders/delivery.ts';
import { customerEventKinds } from '#domain/orders/order-events.ts';
import { orderStates } from '#domain/orders/order.ts';
import { paymentStatuses } from '#domain/orders/payment.ts';
import { paymentKinds } from '#domain/payments/ways.ts';
import { UNIT_NUMBERS } from '#domain/pricing/units.ts';
import {
  baht,
  code,
  inAddress,
  multilineText,
  orderId,
  quantity,
  saleUnit,
  text,
  yesNo,
  type SchemasFor,
} from './common.schemas.ts';
import { lineDiscount, nearlyReached, orderPromotion, vouchers } from './order-promotions.schemas.ts';
import type { orderCalls } from './orders.calls.ts';

const cartLine = z
  .object({ P_Code: code, qty1: quantity, qty2: quantity, qty3: quantity })
  .refine((line) => line.qty1 + line.qty2 + line.qty3 > 0, { path: ['qty1'] });

const cartLines = z
  .array(cartLine)
  .min(1)
  // Anything a cart can hold can be ordered.
  .max(MAX_STORED_LINES)
  .refine((all) => new Set(all.map((line) => line.P_Code)).size === all.length);

/** One of the tenant's DELIVERY_METHODS by code; defaults to the first. */
const deliveryMethod = code.optional();

/** One thing that stops the order, and where. `P_Code` if it concerns a line. */
export const orderProblem = z.object({
  code: z.enum([
    'OUT_OF_STOCK',
    'NOT_SOLD_HERE',
    'PRICE_NOT_SHOWN',
    'BELOW_MINIMUM',
    'ABOVE_MAXIMUM',
    'UNIT_NOT_SOLD',
    'AMOUNT_TOO_LARGE',
    'DELIVERY_NOT_OFFERED',
    /** The coupon or code is unknown, used, over, or not for this buyer. */
    'COUPON_INVALID',
    /** `limit` is what the order has to come to, in baht or pieces; `value` what the coupon is worth. */
    'COUPON_BELOW_MINIMUM',
    /** It takes nothing off this order. */
    'COUPON_NOT_USED',
    /** `limit` free goods of the promotion cannot be given: the buyer does without them (`WaivedGifts`), or waits. */
    'GIFT_GONE',
    /** Its limit was reached, or its coupon used, at this moment. */
    'PROMOTION_GONE',
  ]),
  P_Code: z.string().optional(),
  /** Pieces left, or the limit in baht. */
  limit: z.number().optional(),
  PromotionId: z.string().optional(),
  /** The product that the promotion gives. */
  GiftCode: z.string().optional(),
  value: z.string().optional(),
  /** Which of the two that a buyer may name is meant. */
  Voucher: z.enum(['coupon', 'code']).optional(),
  /** What promotion and gift are called, in the caller's language. */
  PromotionName: z.string().optional(),
  GiftName: z.string().optional(),
});
export type OrderProblem = z.infer<typeof orderProblem>;

export const orderLine = z.object({
  P_Code: z.string(),
  PRODUCTNAME: z.string(),
  PIC_FILENAME: z.string().nullable(),
  Unit: z.int(),
  UnitName: z.string(),
  UnitRate: z.int(),
  Quantity: z.int(),
  /** One unit before discounts; it includes tax, as every amount of an order does. */
  UnitPrice: z.number(),
  DiscountAmount: z.number(),
  /** What makes up the discount; absent where there is none. */
  Discounts: z.array(lineDiscount).optional(),
  /** Unit price times quantity, less the discount. */
  Amount: z.number(),
  /** 1 tax was included in the set price, 2 it was added, 0 there is none (K-68). */
  TaxType: z.int(),
  /** Percent, of the day of the order. */
  TaxRate: z.number(),
  /** The tax included in the amount. */
  TaxAmount: z.number(),
  IsFree: z.boolean(),
  /** Type and rate are not of the day of the order but derived later: not for tax documents. */
  TaxIsDerived: z.boolean(),
  /** Quantity packed, its amount and its tax; only once the order is packed. */
  PackedQuantity: z.int().optional(),
  PackedAmount: z.number().optional(),
  PackedTaxAmount: z.number().optional(),
  /** How many units came back, if any. */
  ReturnedQuantity: z.int().optional(),
});

const totals = {
  Subtotal: z.number(),
  DiscountAmount: z.number(),
  DeliveryFee: z.number(),
  /** The tax included in the total. */
  TaxAmount: z.number(),
  Total: z.number(),
};

const orderStatus = z.enum(orderStates);
const STATES = orderStates.join('|');

/** An order (C-07): Money and Total are the amount to pay, in baht. */
const order = z.object({
  OrderID: z.string(),
  SaleUnit: z.string(),
  SaleUnitName: z.string(),
  OrderType: z.enum(['3', 'I']),
  OrderDate: z.iso.datetime(),
  Customer_Id: z.string(),
  Customer_Name: z.string(),
  Status: orderStatus,
  PaymentType: z.int(),
  PaymentStatus: z.enum(paymentStatuses),
  /** The shop's way to pay by its code; its name as of when the order was placed, which may be empty. */
  PaymentMethod: z.string().optional(),
  PaymentKind: z.enum(paymentKinds).optional(),
  PaymentName: z.string().optional(),
  DeliveryMethod: z.string(),
  DeliveryKind: z.enum(deliveryKinds),
  /** As offered when the order was placed, in the caller's language. */
  DeliveryName: z.string(),
  Remark: z.string(),
  LineCount: z.int(),
  Money: z.number(),
  MayCancel: z.boolean(),
  /** Current sums; if less was packed than ordered, OrderedTotal is the original total. */
  ...totals,
  OrderedTotal: z.number().optional(),
  /** The worth of what came back, of the total; only if anything did. */
  ReturnedAmount: z.number().optional(),
  /** What is still to be paid. */
  AmountDue: z.number(),
  /** What the shop owes of what was paid, and what it has paid back; only if anything. */
  RefundDue: z.number().optional(),
  RefundedAmount: z.number().optional(),
  /** Of one order: whether a full tax invoice is wished, and how many papers there are; only if any. */
  NeedTaxInvoice: z.enum(['Y', 'N']).optional(),
  PaperCount: z.int().optional(),
});

/** Identifies the order in a list: the product of its first line. */
const listedOrder = order.extend({
  FirstProduct: z.object({ PRODUCTNAME: z.string(), PIC_FILENAME: z.string().nullable() }),
});

export const postalAddress = z.object({
  Code: z.string(),
  Name: z.string(),
  Address: z.string(),
  Province: z.string(),
  Ampher: z.string(),
  Town: z.string(),
  ZipCode: z.string(),
  TaxID: z.string(),
  Phone: z.string(),
});

const orderDetail = z.object({
  Order: order,
  OrderDetails: z.array(orderLine),
  ShipTo: postalAddress,
  BillTo: postalAddress.nullable(),
  /** What the order got of promotions; absent where it got nothing. */
  Promotions: z.array(orderPromotion).optional(),
  Events: z.array(
    z.object({
      /** A transition reaches `Status`; the others happen in it: packing corrected, delivery failed, goods returned, note. */
      Kind: z.enum(customerEventKinds),
      Status: orderStatus,
      At: z.iso.datetime(),
      By: z.string(),
      Reason: z.string(),
    }),
  ),
});
export type OrderDetail = z.infer<typeof orderDetail>;

const orderKey = z.object({ orderid: orderId, saleunit: saleUnit });

const orderTracking = z.object({
  OrderID: z.string(),
  SaleUnit: z.string(),
  Status: orderStatus,
  DeliveryKind: z.enum(deliveryKinds),
  OrderDate: z.iso.datetime(),
  /** The steps from Wait to Delivered; At is null for those not reached. A canceled order ends with Canceled. */
  Steps: z.array(z.object({ Status: orderStatus, At: z.iso.datetime().nullable() })),
  /** The parcel, once staff have entered it. */
  Carrier: z.string().nullable(),
  TrackingNo: z.string().nullable(),
  Url: z.string().nullable(),
});

export const orderSchemas = {
  quote: {
    summary: "The server's computation of a cart: prices, totals and all that stops the order",
    body: z.object({ SaleUnit: saleUnit, Lines: cartLines, DeliveryMethod: deliveryMethod, ...vouchers }),
    answer: z.object({
      /** What is free follows what is bought. */
      Lines: z.array(orderLine),
      ...totals,
      Problems: z.array(orderProblem),
      /** What applies, and what nearly does; absent where nothing is. */
      Promotions: z.array(orderPromotion).optional(),
      NearlyReached: z.array(nearlyReached).optional(),
    }),
    errors: ['CENTER_MISMATCH', 'PROMOTION_CODE_TRIES'],
  },
  reserveStock: {
    summary:
      'Hold the stock of these lines while the checkout is confirmed; it replaces what was held before',
    body: z.object({ SaleUnit: saleUnit, Lines: cartLines, ...vouchers }),
    answer: z.object({
      /** The id of this reservation; empty if nothing is reserved. */
      HoldId: z.string(),
      Until: z.iso.datetime().nullable(),
      /** Set if the customer has held stock long enough for now: nothing is reserved for them before this time. */
      AgainAt: z.iso.datetime().nullable(),
      /** Pieces held of each stock-counted product; fewer than wanted if one buyer may hold no more of it. */
      Held: z.array(z.object({ P_Code: z.string(), Wanted: z.int(), Pieces: z.int() })),
    }),
    errors: ['CENTER_MISMATCH', 'CUSTOMER_NOT_FOUND', 'PROMOTION_CODE_TRIES'],
  },
  releaseStock: {
    summary: 'Give back what is held under this name; nothing happens where it is held no more',
    body: z.object({ HoldId: z.string().regex(/^[\w-]{1,40}$/) }),
    answer: z.object({ statusText: z.literal('OK') }),
  },
  placeOrder: {
    summary: 'Place the order in one transaction',
    body: z.object({
      SaleUnit: saleUnit,
      Lines: cartLines,
      ShipTo: z.uuid(),
      BillTo: z.uuid().optional(),
      /** COD=0, LINEPAY=1, BANK=2, other=-1 (K-03); -1 alone is refused. */
      PaymentType: z.int().min(-1).max(2),
      /** One of the tenant's PAYMENT_METHODS by code; defaults to the first of the type. */
      PaymentMethod: code.optional(),
      DeliveryMethod: deliveryMethod,
      /** A full tax invoice is wished; without what it needs of the buyer an abbreviated one is issued. */
      NeedTaxInvoice: yesNo.optional(),
      ...vouchers,
      Remark: multilineText(500).default(''),
      /** The total the buyer saw; a difference is reported, never charged. */
      SeenTotal: baht,
      /** The delivery fee the buyer saw; also compared if given. */
      SeenDeliveryFee: baht.optional(),
      /** The unit prices the buyer saw; also compared if given: two price changes may cancel out in the total. */
      SeenPrices: z
        .array(
          z.object({
            P_Code: code,
            Unit: z.int().min(1).max(3),
            UnitPrice: baht,
            /** Of the line, and whether it is given for nothing; also compared if given. */
            DiscountAmount: baht.optional(),
            Quantity: z.int().min(0).optional(),
            IsFree: z.boolean().optional(),
          }),
        )
        .max(2 * UNIT_NUMBERS.length * MAX_STORED_LINES)
        .optional(),
    }),
    answer: orderDetail,
    errors: [
      'PROMOTION_CODE_TRIES',
      'CENTER_MISMATCH',
      'ORDER_STOPPED',
      'TOTAL_CHANGED',
      'PRICES_CHANGED',
      'ADDRESS_NOT_FOUND',
      'PAYMENT_NOT_OFFERED',
      'PAYMENT_TOO_MUCH',
      'PAYMENT_TOO_LITTLE',
      'CREDIT_NOT_ENOUGH',
      'IDEMPOTENCY_KEY_MISSING',
      'IDEMPOTENCY_KEY_REUSED',
      'IDEMPOTENCY_ANSWER_GONE',
      'CUSTOMER_NOT_FOUND',
      'TRY_AGAIN',
    ],
  },
  listOrders: {
    summary: "The customer's orders, newest first",
    query: z.object({
      take: inAddress(z.int().min(1).max(48)).default(12),
      before: text(80).optional(),
      /** One or several, separated by commas. */
      status: z
        .string()
        .max(80)
        .regex(new RegExp(`^(${STATES})(,(${STATES})){0,5}$`))
        .optional(),
      /** Days in Bangkok, inclusive. */
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
      /** Part of the order number, or of the name or code of a product in it. */
      text: text(60).optional(),
    }),
    answer: z.object({ Data: z.array(listedOrder), Next: z.string().nullable() }),
  },
  orderDetail: {
    summary: 'One order of the customer',
    params: orderKey,
    answer: orderDetail,
    errors: ['ORDER_NOT_FOUND'],
  },
  orderTracking: {
    summary: 'How far one order of the customer is',
    params: z.object({ orderid: orderId }),
    answer: orderTracking,
    errors: ['ORDER_NOT_FOUND'],
  },
  cancelOrder: {
    summary: 'Cancel an order that still waits; the stock goes back',
    params: orderKey,
    body: z.object({ Reason: multilineText(200).default('') }),
    answer: orderDetail,
    errors: ['ORDER_NOT_FOUND', 'ORDER_NOT_CANCELABLE'],
  },
} satisfies SchemasFor<typeof orderCalls>;
