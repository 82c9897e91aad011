import { z } from 'zod';
import { erasureBlocks } from '#domain/consent/erasure.ts';
import { text, type SchemasFor } from './common.schemas.ts';
import type { erasureCalls } from './erasure.calls.ts';
import { sentCode } from './session.schemas.ts';

const block = z.object({
  Kind: z.enum(erasureBlocks),
  /** The order that it is about; '' for money of the account. */
  OrderID: z.string(),
});

export const erasureSchemas = {
  erasure: {
    summary: 'What erasing the account takes with it, what the law keeps, and what stands in the way',
    answer: z.object({
      Blocks: z.array(block),
      Addresses: z.int(),
      Coupons: z.int(),
      Lists: z.int(),
      /** Orders of which papers are kept. */
      Papers: z.int(),
      /** When the last of these papers goes; null without any. */
      KeptUntil: z.string().nullable(),
      /** A hash of the number stays for some years: the person had ordered, and is no new customer again. */
      IsNumberKept: z.boolean(),
      /** With what the customer proves who they are. */
      Proof: z.enum(['code', 'password', 'none']),
      /** The last digits of the number that gets the code. */
      MobileEnd: z.string(),
    }),
  },
  requestErasureCode: {
    summary: "Send a code to the customer's own number, with which the account can be erased",
    answer: sentCode,
    errors: [
      'NO_PROOF',
      'RESEND_WAIT',
      'NUMBER_CODES_SPENT',
      'SHOP_CODES_SPENT',
      'TOO_MANY_TRIES',
      'SMS_FAILED',
    ],
  },
  eraseAccount: {
    summary: 'Erase the person with all of their accounts for good; what is erased already stays erased',
    body: z.object({
      Reference: text(40).default(''),
      Code: text(6).default(''),
      /** Of who has no number. */
      Password: z.string().max(200).default(''),
    }),
    answer: z.object({ statusText: z.literal('OK') }),
    errors: [
      'ERASURE_BLOCKED',
      'NO_PROOF',
      'INVALID_OTP',
      'OTP_ATTEMPT_LIMIT',
      'OTP_EXPIRED',
      'CURRENT_PASSWORD_WRONG',
      'TOO_MANY_TRIES',
    ],
  },
} satisfies SchemasFor<typeof erasureCalls>;
