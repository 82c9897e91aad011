import { z } from 'zod';
import { registrationStates } from '#domain/access/registration.ts';
import { areaCode } from './address.schemas.ts';
import { code, digits, inAddress, multilineText, saleUnit, text, type SchemasFor } from './common.schemas.ts';
import type { merchantRegistrationCalls } from './merchant-registrations.calls.ts';
import { done } from './session.schemas.ts';

export const merchantRegistrationSchemas = {
  registrations: {
    summary: 'Customers of a center who wait for approval, the longest first; or those who were refused',
    query: z.object({
      /** Defaults to the active center. */
      saleUnit: saleUnit.optional(),
      state: z.enum(['waiting', 'refused']).default('waiting'),
      /** The `Next` of the previous page. */
      after: code.optional(),
      take: inAddress(z.int().min(1).max(48)).default(24),
    }),
    answer: z.object({
      Data: z.array(
        z.object({
          CUSTOMERCODE: z.string(),
          CUSTOMERNAME: z.string(),
          Mobile: z.string(),
          Email: z.string(),
          /** 13 digits; '' where none was given. */
          TAXNO: z.string(),
          /** On one line; '' where none was given. */
          Address: z.string(),
          /** An identity document is there to be looked at. */
          HasIdentity: z.boolean(),
          RegisteredAt: z.string(),
          /** When it was refused, and why. */
          RefusedAt: z.string().nullable(),
          /** Of a registration that was sent again and waits: why it was refused before. */
          Reason: z.string(),
          /** When it was corrected and sent again after a refusal; null for never. */
          SentAgainAt: z.string().nullable(),
          /** Customers of the center who have the same tax number, name or mobile number already. */
          Doubles: z.array(
            z.object({
              CUSTOMERCODE: z.string(),
              CUSTOMERNAME: z.string(),
              Reasons: z.array(z.enum(['taxNumber', 'name', 'mobile'])),
            }),
          ),
        }),
      ),
      Next: z.string().nullable(),
    }),
    errors: ['CENTER_NOT_FOUND', 'SESSION_OVER'],
  },
  registrationsWaiting: {
    summary: 'How many customers of the active center wait for approval; 1000 means 1000 or more',
    answer: z.object({ Count: z.int() }),
    errors: ['SESSION_OVER'],
  },
  registrationLink: {
    summary: 'The address where a customer registers at a center of the caller, who becomes their salesman',
    query: z.object({
      /** Defaults to the active center. */
      saleUnit: saleUnit.optional(),
    }),
    answer: z.object({
      Url: z.string(),
      /** The address as a QR code: an SVG. */
      Qr: z.string(),
    }),
    errors: ['CENTER_NOT_FOUND', 'SESSION_OVER'],
  },
  checkNewNumber: {
    summary:
      'Whether a number is new, a customer’s, or of one who is inactive; counted and logged as registering it is',
    body: z.object({ Mobile: text(30).min(1) }),
    answer: z.object({ State: z.enum(['new', 'known', 'inactive']) }),
    errors: ['INVALID_MOBILE', 'TOO_MANY_REGISTRATIONS', 'SESSION_OVER'],
  },
  registerCustomer: {
    summary:
      'Add a customer of an own center, who signs in by a code to the number; a salesman becomes their salesman',
    body: z.object({
      Name: text(120).min(1),
      Mobile: text(30).min(1),
      /** Each '' for none. */
      Email: text(254).default(''),
      TaxNo: digits([0, 13]).default(''),
      /** Defaults to the active center. */
      SaleUnit: saleUnit.optional(),
      /** A salesman of that center, whose the customer becomes where a super admin adds them; else they are the caller's. */
      SaleCode: code.optional(),
      /** An address is given whole or not at all. */
      Address_: multilineText(300).default(''),
      Province: areaCode.optional(),
      Ampher: areaCode.optional(),
      Town: areaCode.optional(),
      PostalCode: digits(5).optional(),
      /** Where its door is. */
      LatDecimal: z.number().min(-90).max(90).optional(),
      LonDecimal: z.number().min(-180).max(180).optional(),
    }),
    answer: z.object({
      CUSTOMERCODE: z.string(),
      CUSTOMERNAME: z.string(),
      SALEUNIT: z.string(),
      /** `waiting` where the shop approves newcomers and the caller may not. */
      State: z.enum(registrationStates),
    }),
    errors: [
      'INVALID_MOBILE',
      'MOBILE_TAKEN',
      'TOO_MANY_REGISTRATIONS',
      'INVALID_EMAIL',
      'INVALID_TAX_NUMBER',
      'FIELDS_MISSING',
      'AREA_NOT_FOUND',
      'CENTER_NOT_FOUND',
      'SESSION_OVER',
    ],
  },
  identityDocument: {
    summary: 'The address of the identity document of a customer of an own center; the look is logged',
    params: z.object({ code }),
    body: z.object({}).default({}),
    answer: z.object({
      /** Of a private file: it works for ten minutes. */
      Url: z.string(),
      IsPicture: z.boolean(),
    }),
    errors: ['CUSTOMER_NOT_FOUND', 'IDENTITY_NOT_FOUND', 'SESSION_OVER'],
  },
  decideRegistration: {
    summary: 'Approve or refuse a customer of one of the own centers, who is told; a refusal has a reason',
    params: z.object({ code }),
    body: z.object({
      Decision: z.enum(['approve', 'refuse']),
      Reason: multilineText(300).default(''),
      /** Of the row that is decided about; without it, whatever was sent last. */
      SentAgainAt: z.iso.datetime().or(z.literal('never')).optional(),
    }),
    answer: done,
    errors: [
      'CUSTOMER_NOT_FOUND',
      'REGISTRATION_DECIDED',
      'REGISTRATION_SENT_AGAIN',
      'REASON_MISSING',
      'SESSION_OVER',
    ],
  },
} satisfies SchemasFor<typeof merchantRegistrationCalls>;
