import { z } from 'zod';
import { MAX_STORED_LINES } from '#domain/orders/cart.ts';
import { deliveryKinds } from '#domain/orders/delivery.ts';
import { orderStates } from '#domain/orders/order.ts';
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
  type SchemasFor,
} from './common.schemas.ts';
import type { orderCalls } from './orders.calls.ts';

const cartLine = z
  .object({ P_Code: code, qty1: quantity, qty2: quantity, qty3: quantity })
  .refine((line) => line.qty1 + line.qty2 + line.qty3 > 0, { path: ['qty1'] });

const cartLines = z
  .array(cartLine)
  .min(1)
  // Whatever can stand in a cart can be ordered.
  .max(MAX_STORED_LINES)
  .refine((all) => new Set(all.map((line) => line.P_Code)).size === all.length);

/** One of the tenant's DELIVERY_METHODS by its code; the first where none is named. */
const deliveryMethod = code.optional();

/** One thing that stops the order, and where. `P_Code` when it is a line's. */
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
  ]),
  P_Code: z.string().optional(),
  /** Pieces left, or the limit in baht. */
  limit: z.number().optional(),
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
  UnitPrice: z.number(),
  Amount: z.number(),
  /** What was packed of it and what that comes to; only once the order is packed. */
  PackedQuantity: z.int().optional(),
  PackedAmount: z.number().optional(),
});

const totals = {
  Subtotal: z.number(),
  DiscountAmount: z.number(),
  DeliveryFee: z.number(),
  Total: z.number(),
};

const orderStatus = z.enum(orderStates);
const STATES = orderStates.join('|');

/** An order (C-07): Money and Total are what is paid, baht. */
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
  PaymentStatus: z.string(),
  DeliveryMethod: z.string(),
  DeliveryKind: z.enum(deliveryKinds),
  /** As it was offered when the order was placed, in the caller's language. */
  DeliveryName: z.string(),
  Remark: z.string(),
  LineCount: z.int(),
  Money: z.number(),
  MayCancel: z.boolean(),
  /** The sums as they are now; where less was packed than ordered, OrderedTotal is what they came to before. */
  ...totals,
  OrderedTotal: z.number().optional(),
});

/** What it is known by among others: the product of its first line. */
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
  Events: z.array(
    z.object({ Status: orderStatus, At: z.iso.datetime(), By: z.string(), Reason: z.string() }),
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
  /** The way from Wait to Delivered; At is null where it has not come to. A canceled order ends with Canceled. */
  Steps: z.array(z.object({ Status: orderStatus, At: z.iso.datetime().nullable() })),
  /** The parcel, as soon as staff told it. */
  Carrier: z.string().nullable(),
  TrackingNo: z.string().nullable(),
  Url: z.string().nullable(),
});

export const orderSchemas = {
  quote: {
    summary: "The server's computation of a cart: prices, totals and all that stops the order",
    body: z.object({ SaleUnit: saleUnit, Lines: cartLines, DeliveryMethod: deliveryMethod }),
    answer: z.object({ Lines: z.array(orderLine), ...totals, Problems: z.array(orderProblem) }),
    errors: ['CENTER_MISMATCH'],
  },
  reserveStock: {
    summary:
      'Hold the stock of these lines while the checkout is confirmed; it replaces what was held before',
    body: z.object({ SaleUnit: saleUnit, Lines: cartLines }),
    answer: z.object({
      /** Names this reservation; empty where nothing is reserved. */
      HoldId: z.string(),
      Until: z.iso.datetime().nullable(),
      /** Set where the customer has held long enough for now: nothing is reserved for him before this. */
      AgainAt: z.iso.datetime().nullable(),
      /** Pieces held of each product whose stock counts; fewer than wanted where one buyer may hold no more of them. */
      Held: z.array(z.object({ P_Code: z.string(), Wanted: z.int(), Pieces: z.int() })),
    }),
    errors: ['CENTER_MISMATCH', 'CUSTOMER_NOT_FOUND'],
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
      /** COD=0, LINEPAY=1, BANK=2 (K-03). */
      PaymentType: z.int().min(0).max(2),
      DeliveryMethod: deliveryMethod,
      Remark: multilineText(500).default(''),
      /** The total the buyer saw; a difference is told, never charged. */
      SeenTotal: baht,
      /** The delivery fee the buyer saw, compared too where it is told. */
      SeenDeliveryFee: baht.optional(),
      /** The price of each unit as the buyer saw it, compared too where it is told: two that change may leave the total as it was. */
      SeenPrices: z
        .array(z.object({ P_Code: code, Unit: z.int().min(1).max(3), UnitPrice: baht }))
        .max(UNIT_NUMBERS.length * MAX_STORED_LINES)
        .optional(),
    }),
    answer: orderDetail,
    errors: [
      'CENTER_MISMATCH',
      'ORDER_STOPPED',
      'TOTAL_CHANGED',
      'PRICES_CHANGED',
      'ADDRESS_NOT_FOUND',
      'PAYMENT_NOT_OFFERED',
      'IDEMPOTENCY_KEY_MISSING',
      'IDEMPOTENCY_KEY_REUSED',
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
      /** Days in Bangkok, both included. */
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
      /** In the order's number, or in the name or code of a product in it. */
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
