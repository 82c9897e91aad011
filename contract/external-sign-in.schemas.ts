import { z } from 'zod';
import { text, type SchemasFor } from './common.schemas.ts';
import type { externalSignInCalls } from './external-sign-in.calls.ts';
import { customerUser, mobile, oneTimeCode, sentCode } from './session.schemas.ts';

const entry = z.object({
  /** `number`: one is still to be proved, with the Ticket. `newcomer`: it is proved, and nobody's here: on to registering. */
  State: z.enum(['signedIn', 'number', 'newcomer']),
  jtoken: z.string().optional(),
  user: customerUser.optional(),
  Ticket: z.string().optional(),
  /** As the other says it; '' where it says none. */
  Name: z.string().optional(),
  Mobile: z.string().optional(),
  ExpiresInSeconds: z.int().optional(),
});

const REFUSALS = [
  'CUSTOMER_INACTIVE',
  'PENDING_APPROVAL',
  'DEMO_ACCOUNT',
  'NOT_ALLOWED',
  'FOREIGN_ORIGIN',
  'TOO_MANY_TRIES',
] as const;

export const externalSignInSchemas = {
  beginExternal: {
    summary: 'The address of the provider to go to; this browser alone can come back from it',
    body: z.object({
      /** Where to go on after signing in: a path of the shop. */
      Next: text(500).default(''),
      Language: z.enum(['th', 'en']).default('th'),
    }),
    answer: z.object({ Url: z.string() }),
    errors: ['NOT_ALLOWED', 'FOREIGN_ORIGIN', 'EXTERNAL_FAILED', 'TOO_MANY_TRIES'],
  },
  finishExternal: {
    summary: 'Sign in with what the provider gave the browser',
    body: z.object({
      /** The query of the address it came back to, as it was. */
      Query: text(4000).min(1),
      Language: z.enum(['th', 'en']).default('th'),
    }),
    answer: entry.extend({ Next: z.string() }),
    errors: ['EXTERNAL_OVER', 'EXTERNAL_REFUSED', 'EXTERNAL_FAILED', ...REFUSALS],
  },
  verifyPartnerTicket: {
    summary: "Sign in with a partner's signed ticket, once",
    body: z.object({ Ticket: text(4000).min(1) }),
    answer: entry,
    errors: ['EXTERNAL_REFUSED', 'EXTERNAL_NO_NUMBER', 'EXTERNAL_FAILED', ...REFUSALS],
  },
  requestExternalCode: {
    summary: 'Send a one-time code to the number that is to be linked',
    body: z.object({ Ticket: text(1200).min(1), mobile }),
    answer: sentCode,
    errors: [
      'EXTERNAL_OVER',
      'INVALID_MOBILE',
      'RESEND_WAIT',
      'NUMBER_CODES_SPENT',
      'SHOP_CODES_SPENT',
      'NOT_ALLOWED',
      'TOO_MANY_TRIES',
      'SMS_FAILED',
    ],
  },
  linkExternal: {
    summary: 'Prove a number by its code, for somebody of whom the other vouches for none',
    body: oneTimeCode.extend({ Ticket: text(1200).min(1) }),
    answer: entry,
    errors: [
      'EXTERNAL_OVER',
      'EXTERNAL_REFUSED',
      'INVALID_OTP',
      'OTP_ATTEMPT_LIMIT',
      'OTP_EXPIRED',
      ...REFUSALS,
    ],
  },
} satisfies SchemasFor<typeof externalSignInCalls>;
