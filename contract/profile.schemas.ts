import { z } from 'zod';
import { FEWEST_PASSWORD_LETTERS } from '#domain/access/password.ts';
import { text, type SchemasFor } from './common.schemas.ts';
import type { profileCalls } from './profile.calls.ts';
import { done, mobile, oneTimeCode, sentCode } from './session.schemas.ts';

const profile = z.object({
  CustomerCode: z.string(),
  Name: z.string(),
  /** The sign-in name that the shop gave; '' if none, and so are the others. */
  Username: z.string(),
  Email: z.string(),
  Mobile: z.string(),
  HasPassword: z.boolean(),
  /** Customer since then (ISO). */
  Since: z.string(),
});

/** Accounts elsewhere by which a person signs in. */
export const linkedSignIns = z.object({
  Data: z.array(
    z.object({
      Id: z.string(),
      /** Of the service. */
      Name: z.string(),
      LinkedAt: z.iso.datetime(),
      UsedAt: z.iso.datetime(),
    }),
  ),
});
export const linkedSignIn = z.object({ Id: z.string().regex(/^[A-Za-z0-9_-]{22}$/) });

export const profileSchemas = {
  ownSignIns: {
    summary: 'The accounts elsewhere by which the customer signs in here',
    answer: linkedSignIns,
    errors: ['NOT_ALLOWED'],
  },
  removeOwnSignIn: {
    summary:
      'Take one of them away; the other sessions end, since one may have come through it; refused where an app of the company has the account',
    body: linkedSignIn,
    answer: linkedSignIns,
    errors: ['NOT_ALLOWED', 'SIGN_IN_NOT_FOUND'],
  },
  ownProfile: {
    summary: 'The customer as the shop knows them',
    answer: profile,
    errors: ['NOT_ALLOWED'],
  },
  saveOwnProfile: {
    summary: 'Change name and e-mail; refused where an app of the company has the account',
    body: z.object({ Name: text(120).min(1), Email: text(254).default('') }),
    answer: profile,
    errors: ['INVALID_EMAIL', 'NOT_ALLOWED'],
  },
  requestProofCode: {
    summary: "Send a code to the customer's own number, with which another number can be asked for",
    answer: sentCode,
    errors: [
      'NO_PROOF',
      'RESEND_WAIT',
      'NUMBER_CODES_SPENT',
      'SHOP_CODES_SPENT',
      'NOT_ALLOWED',
      'TOO_MANY_TRIES',
      'SMS_FAILED',
    ],
  },
  requestMobileCode: {
    summary:
      'Send a code to a number that is to be the customer’s, for who proves to be them; the answer is the same whoever has the number',
    body: z.object({
      mobile,
      /** Of the code to the number that they have; '' where the password is given. */
      Reference: text(40).default(''),
      Code: text(6).default(''),
      Password: z.string().max(200).default(''),
    }),
    answer: sentCode.extend({
      /** Goes with the code, for half an hour. */
      Ticket: z.string(),
    }),
    errors: [
      'NO_PROOF',
      'INVALID_OTP',
      'OTP_ATTEMPT_LIMIT',
      'OTP_EXPIRED',
      'CURRENT_PASSWORD_WRONG',
      'INVALID_MOBILE',
      'RESEND_WAIT',
      'NUMBER_CODES_SPENT',
      'SHOP_CODES_SPENT',
      'NOT_ALLOWED',
      'TOO_MANY_TRIES',
      'SMS_FAILED',
    ],
  },
  changeOwnMobile: {
    summary: 'Take the number that the code went to; the customer’s other sessions end',
    body: oneTimeCode.extend({ Ticket: text(500).min(1) }),
    answer: profile,
    errors: [
      'PROOF_MISSING',
      'INVALID_OTP',
      'OTP_ATTEMPT_LIMIT',
      'OTP_EXPIRED',
      'MOBILE_TAKEN',
      'CUSTOMER_INACTIVE',
      'PENDING_APPROVAL',
      'DEMO_ACCOUNT',
      'NOT_ALLOWED',
      'TOO_MANY_TRIES',
    ],
  },
  changeOwnPassword: {
    summary: 'Change the password, or choose the first one; the customer’s other sessions end',
    body: z.object({
      /** Empty for who has none yet. */
      CurrentPassword: z.string().max(200),
      NewPassword: z.string().min(FEWEST_PASSWORD_LETTERS).max(200),
    }),
    answer: done,
    errors: [
      'CURRENT_PASSWORD_WRONG',
      'FIRST_PASSWORD_LATE',
      'PASSWORD_UNCHANGED',
      'PASSWORD_TOO_SHORT',
      'PASSWORD_PATTERN',
      'PASSWORD_COMMON',
      'PASSWORD_OWN_NAME',
      'NOT_ALLOWED',
      'TOO_MANY_TRIES',
    ],
  },
} satisfies SchemasFor<typeof profileCalls>;
