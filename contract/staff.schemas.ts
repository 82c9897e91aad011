import { z } from 'zod';
import { FEWEST_PASSWORD_LETTERS } from '#domain/access/password.ts';
import { merchantPages, type MerchantPageName } from '#domain/access/merchant-pages.ts';
import { staffRights } from '#domain/access/rights.ts';
import { saleUnit, text, type SchemasFor } from './common.schemas.ts';
import {
  dist,
  done,
  mobile,
  oneTimeCode,
  password,
  position,
  sentCode,
  username,
  wholePosition,
} from './session.schemas.ts';
import type { staffCalls } from './staff.calls.ts';

const pageNames = Object.keys(merchantPages) as MerchantPageName[];

/** The merchant user (B-02). userRole is the role's number, or GUEST if not signed in. */
export const staffUser = z.object({
  userid: z.string(),
  usernames: z.string(),
  /** The role's name in the caller's language. */
  role: z.string(),
  userRole: z.string(),
  /** The active center and the number of centers; '' and 0 for a guest. */
  ActiveDC: z.string(),
  ActiveDCName: z.string(),
  CenterCount: z.int(),
  /** The merchant pages this user may open in this shop, by role and settings; empty for a guest. */
  Pages: z.array(z.enum(pageNames)),
  /** What they may see and do besides. */
  Rights: z.array(z.enum(staffRights)),
});

const staffSignedIn = z.object({ token: z.string(), user: staffUser });

const profile = z.object({
  UserId: z.string(),
  /** The sign-in name assigned by the shop; '' if none. */
  Username: z.string(),
  Name: z.string(),
  Email: z.string(),
  Mobile: z.string(),
  Role: z.string(),
  UserRole: z.string(),
  /** Without one they sign in by a code, and may choose their first. */
  HasPassword: z.boolean(),
  /** The user's centers, their first one first. */
  Centers: z.array(z.object({ SaleUnit: z.string(), DIST_NAME: z.string() })),
});

export const staffSchemas = {
  staffGuest: {
    summary: 'A token of the merchant area for a visitor who has not signed in',
    answer: staffSignedIn,
  },
  staffLogin: {
    summary: 'Sign in as merchant staff',
    body: z.object({ username, password }),
    answer: staffSignedIn,
    errors: ['WRONG_PASSWORD', 'CUSTOMER_INACTIVE', 'DEMO_ACCOUNT', 'FOREIGN_ORIGIN', 'TOO_MANY_TRIES'],
  },
  staffRequestCode: {
    summary: 'Send a one-time code by SMS to a member of staff',
    body: z.object({ mobile }),
    answer: sentCode,
    errors: ['INVALID_MOBILE', 'RESEND_WAIT', 'NUMBER_CODES_SPENT', 'TOO_MANY_TRIES'],
  },
  staffVerifyCode: {
    summary: 'Sign in as merchant staff with the one-time code',
    body: oneTimeCode,
    answer: staffSignedIn,
    errors: [
      'INVALID_OTP',
      'OTP_ATTEMPT_LIMIT',
      'OTP_EXPIRED',
      'STAFF_NOT_FOUND',
      'CUSTOMER_INACTIVE',
      'DEMO_ACCOUNT',
      'FOREIGN_ORIGIN',
      'TOO_MANY_TRIES',
    ],
  },
  staffRenew: {
    summary: 'A fresh staff token from the session cookie',
    answer: staffSignedIn,
    errors: ['SESSION_OVER', 'FOREIGN_ORIGIN'],
  },
  staffLogout: {
    summary: 'End the staff session of the cookie',
    answer: done,
    errors: ['FOREIGN_ORIGIN'],
  },
  staffLineLogout: {
    summary: 'End the staff session of the cookie, from the messaging app',
    answer: done,
    errors: ['FOREIGN_ORIGIN'],
  },
  staffCenters: {
    summary: 'The centers that this member of staff works for, the active one first, then the nearest',
    query: wholePosition(z.object(position)),
    answer: z.array(dist),
    errors: ['SESSION_OVER'],
  },
  staffSwapCenter: {
    summary: 'Work for another of his centers',
    params: z.object({ saleUnit }),
    answer: staffSignedIn,
    errors: ['CENTER_NOT_FOUND', 'SESSION_OVER'],
  },
  staffProfile: {
    summary: 'The member of staff himself',
    answer: profile,
    errors: ['SESSION_OVER'],
  },
  saveStaffProfile: {
    summary: 'Change his own name, e-mail and mobile number',
    body: z.object({
      Name: text(120).min(1),
      /** '' for none. */
      Email: text(200),
      /** '' for none; a Thai mobile number in any common format. */
      Mobile: text(30),
      /** Required to change the mobile number: sign-in codes are sent there. */
      CurrentPassword: z.string().max(200).default(''),
    }),
    answer: profile,
    errors: [
      'INVALID_EMAIL',
      'INVALID_MOBILE',
      'MOBILE_TAKEN',
      'CURRENT_PASSWORD_MISSING',
      'CURRENT_PASSWORD_WRONG',
      'MOBILE_WITHOUT_PASSWORD',
      'SESSION_OVER',
      'TOO_MANY_TRIES',
    ],
  },
  changeStaffPassword: {
    summary: 'Change his own password; every other session of his ends',
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
      'SESSION_OVER',
      'TOO_MANY_TRIES',
    ],
  },
} satisfies SchemasFor<typeof staffCalls>;
