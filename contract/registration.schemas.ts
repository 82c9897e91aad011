import { z } from 'zod';
import { registrationStates } from '#domain/access/registration.ts';
import { areaCode } from './address.schemas.ts';
import {
  code,
  digits,
  fileId,
  PAPER_ERRORS,
  multilineText,
  saleUnit,
  text,
  type SchemasFor,
} from './common.schemas.ts';
import { consentAnswers } from './consent.schemas.ts';
import type { registrationCalls } from './registration.calls.ts';
import { customerUser, mobile, oneTimeCode, sentCode } from './session.schemas.ts';

/** Signed by the shop; opaque to everybody else. */
const ticket = text(1200).min(1);
const state = z.enum(registrationStates);

export const registrationSchemas = {
  requestRegistrationCode: {
    summary:
      'Send a one-time code to a number that is to be registered; the answer is the same whoever has it',
    body: z.object({ mobile }),
    answer: sentCode,
    errors: [
      'INVALID_MOBILE',
      'RESEND_WAIT',
      'NUMBER_CODES_SPENT',
      'SHOP_CODES_SPENT',
      'REGISTRATION_CLOSED',
      'TOO_MANY_TRIES',
      'SMS_FAILED',
    ],
  },
  verifyRegistrationCode: {
    summary: 'Exchange the code for a ticket of its number, with which it is registered',
    body: oneTimeCode,
    answer: z.object({
      Ticket: z.string(),
      Mobile: z.string(),
      ExpiresInSeconds: z.int(),
      /** Of a number whose registration was refused: what was sent, to be corrected and sent again by `register`. */
      Again: z
        .object({
          /** Why it was refused. */
          Reason: z.string(),
          Name: z.string(),
          /** Each '' for none. */
          Email: z.string(),
          TaxNo: z.string(),
          SaleUnit: z.string(),
          Address_: z.string(),
          Province: z.string(),
          Ampher: z.string(),
          Town: z.string(),
          PostalCode: z.string(),
          LatDecimal: z.number().nullable(),
          LonDecimal: z.number().nullable(),
          /** What is stored, and stays where nothing else is sent. */
          HasPassword: z.boolean(),
          HasIdentity: z.boolean(),
        })
        .optional(),
    }),
    errors: [
      'INVALID_OTP',
      'OTP_ATTEMPT_LIMIT',
      'OTP_EXPIRED',
      'MOBILE_TAKEN',
      'CUSTOMER_INACTIVE',
      'PENDING_APPROVAL',
      'DEMO_ACCOUNT',
      'REGISTRATION_CLOSED',
      'TOO_MANY_TRIES',
    ],
  },
  attachIdentity: {
    summary:
      'Attach an identity document, with the ticket of a proved number in the header Registration-Ticket; named when the form is sent',
    answer: z.object({ FileId: z.string() }),
    errors: [
      'NUMBER_UNPROVED',
      'FILE_MISSING',
      'IDENTITY_NOT_ASKED',
      'REGISTRATION_CLOSED',
      'TOO_MANY_TRIES',
      ...PAPER_ERRORS,
    ],
  },
  register: {
    summary:
      'Become a customer: signed in at once, or waiting for approval where the shop approves first; who was refused sends it again, and waits',
    body: z.object({
      Ticket: ticket,
      Name: text(120).min(1),
      /** Needed where REGISTER_REQUIRED_FIELDS names it; so are the e-mail and the address. */
      Password: z.string().max(200).default(''),
      Email: text(254).default(''),
      /** Asked for where REGISTER_TAX_NUMBER_ENABLED is on; ignored elsewhere. */
      TaxNo: digits([0, 13]).default(''),
      /** The `FileId` of `attachIdentity`; ignored where the shop takes none. */
      IdentityFile: fileId.optional(),
      SaleUnit: saleUnit,
      /** Of the salesman whose link was followed: the customer becomes theirs. Without effect where they do not work there. */
      SaleCode: code.optional(),
      Address_: multilineText(300).default(''),
      Province: areaCode.optional(),
      Ampher: areaCode.optional(),
      Town: areaCode.optional(),
      PostalCode: digits(5).optional(),
      /** Where the door of that address is, both or none. */
      LatDecimal: z.number().min(-90).max(90).optional(),
      LonDecimal: z.number().min(-180).max(180).optional(),
      /** What was chosen on the form; what is not named is not agreed to. */
      Consents: consentAnswers.default([]),
    }),
    answer: z.object({
      State: state,
      /** With which a customer who waits asks for the state. */
      Ticket: z.string().optional(),
      jtoken: z.string().optional(),
      user: customerUser.optional(),
    }),
    errors: [
      'NUMBER_UNPROVED',
      'FIELDS_MISSING',
      'INVALID_EMAIL',
      'INVALID_TAX_NUMBER',
      'FILE_GONE',
      'PASSWORD_TOO_SHORT',
      'PASSWORD_PATTERN',
      'PASSWORD_COMMON',
      'PASSWORD_OWN_NAME',
      'CENTER_NOT_FOUND',
      'AREA_NOT_FOUND',
      'MOBILE_TAKEN',
      'CUSTOMER_INACTIVE',
      'PENDING_APPROVAL',
      'DEMO_ACCOUNT',
      'REGISTRATION_RESENT_OFTEN',
      'REGISTRATION_CLOSED',
      'FOREIGN_ORIGIN',
      'TOO_MANY_TRIES',
    ],
  },
  registrationState: {
    summary: 'How a registration stands, for who has its ticket',
    body: z.object({ Ticket: ticket }),
    answer: z.object({
      State: state,
      /** Why it was refused; '' else. */
      Reason: z.string(),
    }),
    errors: ['REGISTRATION_NOT_FOUND', 'TOO_MANY_TRIES'],
  },
} satisfies SchemasFor<typeof registrationCalls>;
