import { z } from 'zod';
import { deliveryKinds } from '#domain/orders/delivery.ts';
import { orderStates } from '#domain/orders/order.ts';
import { reportRanges } from '#domain/time/report-range.ts';
import type { actingCalls } from './acting.calls.ts';
import { baht, code, inAddress, saleUnit, text, type SchemasFor } from './common.schemas.ts';
import { customerUser, done } from './session.schemas.ts';

/** A customer in a list shown to staff (B-14). */
const staffCustomer = z.object({
  CUSTOMERCODE: z.string(),
  CUSTOMERNAME: z.string(),
  /** The customer's own center: the first of those they may order from. */
  SALEUNIT: z.string(),
  Mobile: z.string(),
  /** Codes and names in the caller's language; '' where the account has none. */
  CustomerType: z.string(),
  CustomerTypeName: z.string(),
  StoreType: z.string(),
  StoreTypeName: z.string(),
  IsBjcSapCustomer: z.boolean(),
  /** The delivery address on one line; '' if unknown. */
  Address: z.string(),
  /** Where that address is, in degrees; null without a pin. */
  Latitude: z.number().nullable(),
  Longitude: z.number().nullable(),
  /** The latest order of the center, among the customer's latest fifty; null if there is none. For whom the orders are open. */
  LastOrder: z
    .object({ OrderID: z.string(), SaleUnit: z.string(), OrderDate: z.string(), Total: baht })
    .nullable()
    .optional(),
});

/** What shows that staff were with a customer. */
const visitKinds = ['order', 'survey', 'photo'] as const;

const actingSession = z.object({
  jtoken: z.string(),
  /** The customer, with the salesman's id as UserId. */
  user: customerUser,
  /** The latest time at which acting for the customer ends (ISO). */
  ActingUntil: z.string(),
});
const actingErrors = [
  'CUSTOMER_NOT_FOUND',
  'CENTER_NOT_FOUND',
  'SESSION_OVER',
  'FOREIGN_ORIGIN',
  'PAGE_DISABLED',
];
const activeDc = z.object({
  /** Where the order is placed; without it, the customer's center from the path, or the salesman's own. */
  activeDc: saleUnit.optional(),
});

const figures = z.object({ Count: z.int(), Sum: baht });

export const actingSchemas = {
  staffCustomers: {
    summary:
      'Active customers of a center by name, code or mobile number, by name and then code; in no order where more than about three hundred answer',
    query: z.object({
      text: text(100).default(''),
      /** Defaults to the active center. */
      saleUnit: saleUnit.optional(),
      /** The `Next` of the previous page. */
      after: code.optional(),
      take: inAddress(z.int().min(1).max(48)).default(48),
    }),
    answer: z.object({ Data: z.array(staffCustomer), Next: z.string().nullable() }),
    errors: ['CENTER_NOT_FOUND', 'SESSION_OVER', 'PAGE_DISABLED'],
  },
  recentCustomers: {
    summary: 'Active customers of a center whom the caller ordered for last, the latest first',
    query: z.object({
      saleUnit: saleUnit.optional(),
      take: inAddress(z.int().min(1).max(12)).default(6),
    }),
    answer: z.object({ Data: z.array(staffCustomer) }),
    errors: ['CENTER_NOT_FOUND', 'SESSION_OVER', 'PAGE_DISABLED'],
  },
  visitedToday: {
    summary:
      'Active customers of a center whom the caller has visited today, by an order, a survey or a photo, the latest first',
    query: z.object({ saleUnit: saleUnit.optional() }),
    answer: z.object({
      Data: z.array(
        staffCustomer.extend({
          /** The last time. */
          VisitedAt: z.iso.datetime(),
          Did: z.array(z.enum(visitKinds)),
        }),
      ),
    }),
    errors: ['CENTER_NOT_FOUND', 'SESSION_OVER', 'PAGE_DISABLED'],
  },
  customersToVisit: {
    summary:
      'Active customers of a center whose salesman is the caller and whom they have not visited today: the nearest first with a place, else by name',
    query: z.object({
      saleUnit: saleUnit.optional(),
      /** Both or none. With them only who has an address within 100 km, among the four hundred nearest. */
      lat: inAddress(z.number().min(-90).max(90)).optional(),
      lng: inAddress(z.number().min(-180).max(180)).optional(),
      take: inAddress(z.int().min(1).max(48)).default(24),
    }),
    answer: z.object({
      Data: z.array(
        staffCustomer.extend({
          /** In km, from the given place to the customer's nearest address; null without one. */
          Distance: z.number().nullable(),
        }),
      ),
    }),
    errors: ['CENTER_NOT_FOUND', 'SESSION_OVER', 'PAGE_DISABLED'],
  },
  nearCustomers: {
    summary:
      'Active customers of a center within 100 km, the nearest first, among the four hundred nearest addresses',
    query: z.object({
      saleUnit: saleUnit.optional(),
      lat: inAddress(z.number().min(-90).max(90)),
      lng: inAddress(z.number().min(-180).max(180)),
      take: inAddress(z.int().min(1).max(48)).default(48),
    }),
    answer: z.object({
      Data: z.array(
        staffCustomer.extend({
          /** In km, from the given place to the customer's nearest address. */
          Distance: z.number(),
        }),
      ),
    }),
    errors: ['CENTER_NOT_FOUND', 'SESSION_OVER', 'PAGE_DISABLED'],
  },
  customersList: {
    summary: 'The active customer of that code in a center; nobody where there is none',
    query: z.object({ code, saleUnit: saleUnit.optional() }),
    answer: z.object({ Data: z.array(staffCustomer) }),
    errors: ['CENTER_NOT_FOUND', 'SESSION_OVER', 'PAGE_DISABLED'],
  },
  loginAsClient: {
    summary: 'Stand in for a customer of one of his centers',
    params: z.object({ code, saleUnit }),
    query: activeDc,
    answer: actingSession,
    errors: actingErrors,
  },
  loginAsProfile: {
    summary: 'Stand in for a customer, by his profile',
    params: z.object({ id: code }),
    query: activeDc,
    answer: actingSession,
    errors: actingErrors,
  },
  endActing: {
    summary: 'Stop standing in for the customer',
    answer: done,
    errors: ['SESSION_OVER', 'FOREIGN_ORIGIN'],
  },
  mySales: {
    summary:
      'What the salesman ordered for customers: today, this month, by day (by month for a year), his latest ten',
    query: z.object({ range: z.enum(reportRanges).default('month') }),
    answer: z.object({
      Today: figures,
      Month: figures,
      /** Every day (YYYY-MM-DD) or month (YYYY-MM) of the range, oldest first, including those without orders. */
      Series: z.array(figures.extend({ Period: z.string() })),
      Orders: z
        .array(
          z.object({
            OrderID: z.string(),
            SaleUnit: z.string(),
            OrderDate: z.string(),
            Customer_Id: z.string(),
            Customer_Name: z.string(),
            Status: z.enum(orderStates),
            DeliveryKind: z.enum(deliveryKinds),
            Total: baht,
          }),
        )
        .max(10),
    }),
    errors: ['SESSION_OVER', 'PAGE_DISABLED'],
  },
} satisfies SchemasFor<typeof actingCalls>;
