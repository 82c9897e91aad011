import { z } from 'zod';
import { digits, inAddress, saleUnit, text, yesNo, type SchemasFor } from './common.schemas.ts';
import type { sessionCalls } from './session.calls.ts';

/** The customer user (S-06). A guest has CUSTOMERCODE GUEST. */
export const customerUser = z.object({
  CUSTOMERCODE: z.string(),
  CUSTOMERNAME: z.string(),
  /** The code by which `loginasclient/profile/{id}` finds the customer; '' for a guest. */
  CustomerProfileCode: z.string(),
  SALEUNIT: z.string(),
  SALEUNIT_NAME: z.string(),
  ActiveDC: z.string(),
  ActiveDCName: z.string(),
  AuthorizeAmount: z.number(),
  DebtAmount: z.number(),
  IsBjcSapCustomer: z.boolean(),
  lat: z.number().nullable(),
  lon: z.number().nullable(),
  userRole: z.string(),
  /** The salesman acting for this customer; absent if the customer signed in themselves. */
  UserId: z.string().optional(),
  /** The latest time at which acting for the customer ends (ISO). */
  ActingUntil: z.string().optional(),
  /** Whether they resell to clients of their own, by their documents; absent if not an agent. */
  AgentKind: z.enum(['agent', 'verified']).optional(),
  /** How many centers the customer may order from: with one there is no choice to offer. */
  CenterCount: z.int().optional(),
});

/** A distribution center (S-08). Distance in km, if a position is known. */
export const dist = z.object({
  SaleUnit: z.string(),
  DIST_NAME: z.string(),
  DIST_SHORTNAME: z.string(),
  FullAddress: z.string(),
  LatDecimal: z.number(),
  LonDecimal: z.number(),
  lat: z.number(),
  lon: z.number(),
  PHOTO_PATH: z.string().nullable(),
  LineChannel: z.object({ channel_name: z.string(), url_line_oa: z.string() }).nullable(),
  Distance: z.number().nullable(),
  /** The account that would order from it; only for a person who has several. */
  AccountName: z.string().optional(),
  Phone: z.string(),
  /** Spans of weekdays, 1 Monday to 7 Sunday; empty where the shop says nothing of them. */
  Hours: z.array(z.object({ Day: z.int(), From: z.string(), Until: z.string() })),
  /** Days as YYYY-MM-DD, with the reason. */
  ClosedDays: z.array(z.object({ Date: z.string(), Name: z.string() })),
});

const signedIn = z.object({ jtoken: z.string(), user: customerUser });
const userWithToken = customerUser.extend({ jtoken: z.string() });
export const done = z.object({ statusText: z.literal('OK') });
export const password = z.string().min(1).max(200);
/** A position in degrees: both or neither. */
export const position = {
  lat: inAddress(z.number().min(-90).max(90)).optional(),
  lng: inAddress(z.number().min(-180).max(180)).optional(),
};
export const wholePosition = <Query extends z.ZodType<{ lat?: number; lng?: number }>>(query: Query) =>
  query
    .refine(({ lat, lng }) => lat === undefined || lng !== undefined, { path: ['lng'] })
    .refine(({ lat, lng }) => lng === undefined || lat !== undefined, { path: ['lat'] });

export const username = text(120).min(1);
export const mobile = text(30).min(1);
export const oneTimeCode = z.object({ reference: text(40).min(1), code: digits(6) });
export const sentCode = z.object({
  reference: z.string(),
  expiresInSeconds: z.int(),
  resendAfterSeconds: z.int(),
});

export const sessionSchemas = {
  loginGuest: {
    summary: 'A token for a visitor who has not signed in',
    // Stable for a year in one browser of one shop, until a logout (K-70).
    answer: signedIn.extend({ guestUid: z.string() }),
    errors: ['GUEST_MODE_OFF'],
  },
  login: {
    summary: 'Sign in with user name or mobile number, and password',
    body: z.object({ username, password }),
    answer: signedIn,
    errors: [
      'WRONG_PASSWORD',
      'CUSTOMER_INACTIVE',
      'PENDING_APPROVAL',
      'DEMO_ACCOUNT',
      'NOT_ALLOWED',
      'FOREIGN_ORIGIN',
      'TOO_MANY_TRIES',
    ],
  },
  requestCode: {
    summary: 'Send a one-time code by SMS',
    body: z.object({ mobile }),
    answer: sentCode,
    errors: [
      'INVALID_MOBILE',
      'RESEND_WAIT',
      'NUMBER_CODES_SPENT',
      'SHOP_CODES_SPENT',
      'NOT_ALLOWED',
      'TOO_MANY_TRIES',
      'SMS_FAILED',
    ],
  },
  verifyCode: {
    summary: 'Sign in with the one-time code',
    body: oneTimeCode,
    answer: signedIn,
    errors: [
      'INVALID_OTP',
      'OTP_ATTEMPT_LIMIT',
      'OTP_EXPIRED',
      'CUSTOMER_NOT_FOUND',
      'CUSTOMER_INACTIVE',
      'PENDING_APPROVAL',
      'DEMO_ACCOUNT',
      'NOT_ALLOWED',
      'FOREIGN_ORIGIN',
      'TOO_MANY_TRIES',
    ],
  },
  externalProvider: {
    summary:
      'The OpenID provider that customers may sign in through; Name is empty where the shop offers none',
    answer: z.object({ Name: z.string() }),
    errors: [],
  },
  renew: {
    summary: 'A fresh token from the session cookie',
    answer: signedIn,
    errors: ['SESSION_OVER', 'FOREIGN_ORIGIN'],
  },
  logout: { summary: 'End the session of the cookie', answer: done, errors: ['FOREIGN_ORIGIN'] },
  customerProfile: {
    summary: 'The visitor himself, with a fresh token',
    answer: userWithToken,
    errors: ['SESSION_OVER', 'GUEST_MODE_OFF'],
  },
  customerCenters: {
    summary: 'The centers this visitor may order from, and all',
    query: wholePosition(z.object(position)),
    answer: z.object({ Customer: z.array(dist), All: z.array(dist) }),
    errors: ['SESSION_OVER', 'GUEST_MODE_OFF'],
  },
  allCenters: {
    summary: 'The centers by code, name or address, a page at a time: the active one first, then the nearest',
    query: wholePosition(
      z.object({
        text: text(100).optional(),
        skip: inAddress(z.int().min(0).max(10_000)).default(0),
        /** 12 in the shop's dialog, 72 in the merchant area (C-70). */
        take: inAddress(z.int().min(1).max(72)).default(12),
        ...position,
        /** Y returns only the centers this visitor may order from. */
        own: yesNo.default('N'),
      }),
    ),
    answer: z.object({ Data: z.array(dist) }),
    errors: ['SESSION_OVER', 'GUEST_MODE_OFF'],
  },
  swapCenter: {
    summary: 'Order from another center',
    params: z.object({ saleUnit }),
    answer: userWithToken,
    errors: ['CENTER_NOT_FOUND', 'CENTER_FIXED', 'SESSION_OVER', 'GUEST_MODE_OFF'],
  },
} satisfies SchemasFor<typeof sessionCalls>;
