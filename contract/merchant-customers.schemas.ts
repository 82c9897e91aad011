import { z } from 'zod';
import { deliveryKinds } from '#domain/orders/delivery.ts';
import { orderStates } from '#domain/orders/order.ts';
import { deliveryAddress } from './address.schemas.ts';
import {
  baht,
  code,
  flag,
  inAddress,
  multilineText,
  saleUnit,
  several,
  severalInAddress,
  text,
  type SchemasFor,
} from './common.schemas.ts';
import { linkedSignIn, linkedSignIns } from './profile.schemas.ts';
import type { merchantCustomerCalls } from './merchant-customers.calls.ts';

export const MOST_CHOSEN = 20;
export const levels = ['1', '2', '3', '4', '5'] as const;
const codes = severalInAddress(several(code, MOST_CHOSEN));
const named = z.object({ Code: z.string(), Name: z.string() });

/** Pending ones have a list of their own, of who registered. */
export const customerStates = ['active', 'disabled'] as const;

/** An account as staff see it in a list. */
export const listedCustomer = z.object({
  CUSTOMERCODE: z.string(),
  CUSTOMERNAME: z.string(),
  /** The customer's own center: the first of those they may order from; '' for who is bound to none. */
  SALEUNIT: z.string(),
  Mobile: z.string(),
  Status: z.enum(customerStates),
  /** Codes and names in the caller's language; '' where the account has none. */
  CustomerType: z.string(),
  CustomerTypeName: z.string(),
  PriceLevel: z.int(),
  /** Who looks after them; '' for nobody. */
  Salesman: z.string(),
  SalesmanName: z.string(),
  /** The codes of their tags apart by commas, and the tags with their names. */
  RouteStep2: z.string(),
  Tags: z.array(named),
  IsBjcSapCustomer: z.boolean(),
  /** The delivery address on one line; '' if unknown. */
  Address: z.string(),
  Latitude: z.number().nullable(),
  Longitude: z.number().nullable(),
  /** The latest order of the center that was not canceled. For whom the orders are open. */
  LastOrder: z.object({ OrderDate: z.iso.datetime() }).nullable().optional(),
});

/** What a list of customers is narrowed by, as its address names it. */
export const customerQuery = z.object({
  /** Parts of the name, code, mobile number, tax ID, district or province; nearly the name where nobody has it. */
  text: text(60).optional(),
  /** Each: any of these. */
  status: severalInAddress(several(z.enum(customerStates), customerStates.length)).optional(),
  type: codes.optional(),
  level: severalInAddress(several(z.enum(levels), levels.length)).optional(),
  salesman: codes.optional(),
  tag: codes.optional(),
  /** Y: has not ordered from the center yet. */
  never: z.enum(['Y']).optional(),
  /** Y: has not signed in yet. */
  unseen: z.enum(['Y']).optional(),
  /** Days in Bangkok of the last order, inclusive. */
  orderedFrom: z.iso.date().optional(),
  orderedTo: z.iso.date().optional(),
  /** Defaults to the active center. */
  saleUnit: saleUnit.optional(),
  /** The `Next` of the previous page. */
  after: code.optional(),
  take: inAddress(z.int().min(1).max(50)).default(12),
});

const figures = z.object({ Count: z.int(), Sum: baht });

const given = z.object({
  CUSTOMERNAME: text(120).min(1),
  /** '' for none; a Thai mobile number in any common format. Who signs in by it is signed out where it changes. */
  Mobile: text(30).default(''),
  Email: text(200).default(''),
  /** 13 digits, or ''. */
  TAXNO: text(20).default(''),
  /** A code of `customerChoices`, or ''. */
  CustomerType: code.or(z.literal('')).default(''),
  PriceLevel: z.int().min(1).max(5),
  /** How much they may owe. */
  Credit: baht,
  /** What they owe; without it, as it is. */
  Debt: baht.optional(),
  Salesman: code.or(z.literal('')).default(''),
  /** The first one first. Those of other staff stay as they are. */
  SaleUnits: z
    .array(saleUnit)
    .max(200)
    .refine((all) => new Set(all).size === all.length),
  IsBjcSapCustomer: flag,
  Note: multilineText(1000).default(''),
  Status: z.enum(customerStates),
});

const profile = given.extend({
  CUSTOMERCODE: z.string(),
  IsBjcSapCustomer: z.boolean(),
  CustomerProfileCode: z.string(),
  CustomerTypeName: z.string(),
  SalesmanName: z.string(),
  /** May be less than nothing where the customer has paid too much. */
  Debt: z.number(),
  /** Of the caller's centers; others of the customer's are not told. */
  SaleUnits: z.array(z.string()),
  RouteStep2: z.string(),
  Tags: z.array(named),
  /** Other accounts of the person, whose contacts change with these. */
  Accounts: z.int(),
  RegisteredAt: z.iso.datetime(),
  /** When a session of theirs was last opened; null if none is stored. */
  LastSignIn: z.iso.datetime().nullable(),
  /** Of what `saveCustomerAccount` changes, whoever changed it; sent with a change. */
  Version: z.int(),
});

const ofCenter = z.object({ code, saleUnit });

export const merchantCustomerSchemas = {
  merchantCustomers: {
    summary:
      'Active and disabled customers of a center by name, a page by key; by their last order where days of it are given, and in no order where a text has more than about three hundred',
    query: customerQuery,
    answer: z.object({ Data: z.array(listedCustomer), Next: z.string().nullable() }),
    errors: ['CENTER_NOT_FOUND', 'SESSION_OVER', 'PAGE_DISABLED'],
  },
  customerChoices: {
    summary: 'What customers of a center are narrowed by and changed to',
    query: z.object({ saleUnit: saleUnit.optional() }),
    answer: z.object({
      Types: z.array(named),
      /** Who works at the center, and super admins. */
      Salesmen: z.array(named),
      Tags: z.array(named),
      /** The caller's. */
      Centers: z.array(z.object({ SaleUnit: z.string(), DIST_NAME: z.string() })),
    }),
    errors: ['CENTER_NOT_FOUND', 'SESSION_OVER', 'PAGE_DISABLED'],
  },
  merchantCustomer: {
    summary: 'A customer of a center, their orders there and what they spent; orders for whom they are open',
    params: ofCenter,
    answer: z.object({
      Customer: listedCustomer,
      Email: z.string(),
      TAXNO: z.string(),
      Credit: baht,
      Debt: z.number(),
      Note: z.string(),
      RegisteredAt: z.iso.datetime(),
      LastSignIn: z.iso.datetime().nullable(),
      /** Whether the caller answers surveys on a visit (MERCHANT_SURVEY_ENABLED, and the page of surveys). */
      HasSurveys: z.boolean(),
      /** At the center, without canceled orders and what came back. */
      Spending: z
        .object({ Month: figures, Year: figures, FirstOrder: z.iso.datetime().nullable() })
        .optional(),
      /** The latest ten. */
      Orders: z
        .array(
          z.object({
            OrderID: z.string(),
            SaleUnit: z.string(),
            OrderDate: z.iso.datetime(),
            Status: z.enum(orderStates),
            DeliveryKind: z.enum(deliveryKinds),
            Total: baht,
          }),
        )
        .max(10)
        .optional(),
    }),
    errors: [
      'CENTER_NOT_FOUND',
      'CUSTOMER_NOT_FOUND',
      'CUSTOMER_MERGED',
      'TOO_MANY_CUSTOMERS',
      'SESSION_OVER',
    ],
  },
  customerAddresses: {
    summary: 'The addresses of a customer of a center, inactive ones too',
    params: ofCenter,
    answer: z.object({ Data: z.array(deliveryAddress) }),
    errors: [
      'CENTER_NOT_FOUND',
      'CUSTOMER_NOT_FOUND',
      'CUSTOMER_MERGED',
      'TOO_MANY_CUSTOMERS',
      'SESSION_OVER',
    ],
  },
  customerSignIns: {
    summary: 'The accounts elsewhere by which a customer of a center signs in',
    params: ofCenter,
    answer: linkedSignIns,
    errors: ['CENTER_NOT_FOUND', 'CUSTOMER_NOT_FOUND', 'CUSTOMER_MERGED', 'SESSION_OVER'],
  },
  removeCustomerSignIn: {
    summary: 'Take one of them away; the customer is signed out everywhere',
    params: ofCenter,
    body: linkedSignIn,
    answer: linkedSignIns,
    errors: [
      'CENTER_NOT_FOUND',
      'CUSTOMER_NOT_FOUND',
      'CUSTOMER_MERGED',
      'SIGN_IN_NOT_FOUND',
      'RIGHT_MISSING',
      'SESSION_OVER',
    ],
  },
  customerAccount: {
    summary: "An account of a customer of one of the caller's centers",
    params: z.object({ code }),
    answer: profile,
    errors: ['CUSTOMER_NOT_FOUND', 'CUSTOMER_MERGED', 'TOO_MANY_CUSTOMERS', 'SESSION_OVER'],
  },
  saveCustomerAccount: {
    summary: 'Change an account; Version is that of the answer that was changed',
    params: z.object({ code }),
    body: given.extend({ Version: z.int().min(0) }),
    answer: profile,
    errors: [
      'CUSTOMER_NOT_FOUND',
      'CUSTOMER_MERGED',
      'CUSTOMER_CHANGED',
      'INVALID_MOBILE',
      'MOBILE_TAKEN',
      'TOO_MANY_NUMBERS',
      'TOO_MANY_CUSTOMERS',
      'CONTACT_SHARED',
      'INVALID_EMAIL',
      'INVALID_TAX_NUMBER',
      'CUSTOMER_TYPE_UNKNOWN',
      'SALESMAN_UNKNOWN',
      'CENTER_NEEDED',
      'CENTER_NOT_FOUND',
      'DEBT_OF_SAP',
      'RIGHT_MISSING',
      'SESSION_OVER',
    ],
  },
} satisfies SchemasFor<typeof merchantCustomerCalls>;
