import { z } from 'zod';
import { consentPurposeNames } from '#domain/consent/purposes.ts';
import { code, flag, saleUnit, type SchemasFor } from './common.schemas.ts';
import type { consentCalls, merchantConsentCalls } from './consent.calls.ts';

const purpose = z.enum(consentPurposeNames);
/** A hash of the words and documents: it changes when they do. */
const version = z.string().regex(/^[0-9a-f]{16}$/);

/** An answer to one purpose, and to which version of its words. */
const consentAnswer = z.object({ Purpose: purpose, Type: flag, Version: version });
export const consentAnswers = z.array(consentAnswer).max(consentPurposeNames.length);

const way = z.enum(['page', 'registration', 'call', 'staff']);
const standing = z.object({
  Purpose: purpose,
  Title: z.string(),
  Statement: z.string(),
  /** The version shown today. */
  Version: z.string(),
  /** What was answered last; null where nothing was: then nothing is agreed to. */
  Type: z.boolean().nullable(),
  /** The version that was answered, when (ISO 8601) and where. */
  AnsweredVersion: z.string().nullable(),
  At: z.string().nullable(),
  Way: way.nullable(),
  /** The words have changed since. */
  AskAgain: z.boolean(),
});

const ofCustomer = { params: z.object({ code, saleunit: saleUnit }) };

export const consentSchemas = {
  consentPurposes: {
    summary: 'What the shop asks consent for, in the words of today',
    answer: z.object({
      Data: z.array(
        z.object({
          Purpose: purpose,
          Title: z.string(),
          Statement: z.string(),
          Version: z.string(),
          /** The shop's pages that explain it, where it has them. */
          Documents: z.array(z.object({ Code: z.string(), Title: z.string() })),
        }),
      ),
    }),
  },
  consents: {
    summary: "The customer's own consents: what stands of each purpose, and the last answers, newest first",
    answer: z.object({
      Data: z.array(standing),
      History: z.array(
        z.object({
          Purpose: purpose,
          Title: z.string(),
          Type: z.boolean(),
          Version: z.string(),
          At: z.string(),
          Way: way,
        }),
      ),
    }),
  },
  saveConsents: {
    summary: 'Agree to purposes or refuse them, each by itself; refusing is accepted of any version',
    body: z.object({ Consents: consentAnswers.min(1) }),
    answer: z.object({ statusText: z.literal('OK') }),
    errors: ['CONSENT_WORDING_CHANGED', 'NOT_ALLOWED', 'TOO_MANY_CONSENTS'],
  },
  saveVersionPdpa: {
    summary:
      'Agree to the PDPA document as it is shown today, or refuse it with all that it asks for; agreeing gives no other consent',
    body: z.object({
      /** Only the caller's own code and center, if given. */
      Customer_Id: code.optional(),
      SaleUnit: saleUnit.optional(),
      Type: flag,
    }),
    answer: z.object({ status: z.literal('OK'), status_code: z.literal(200) }),
    errors: ['NOT_ALLOWED', 'CENTER_MISMATCH', 'TOO_MANY_CONSENTS'],
  },
} satisfies SchemasFor<typeof consentCalls>;

export const merchantConsentSchemas = {
  customerConsents: {
    summary: 'What a customer of the center has agreed to',
    ...ofCustomer,
    answer: z.object({ Data: z.array(standing) }),
    errors: ['CENTER_NOT_FOUND', 'CUSTOMER_NOT_FOUND'],
  },
  recordWithdrawal: {
    summary: 'Write down that a customer has withdrawn a consent; staff never give one',
    ...ofCustomer,
    body: z.object({ Purpose: purpose }),
    answer: z.object({ statusText: z.literal('OK') }),
    errors: ['CENTER_NOT_FOUND', 'CUSTOMER_NOT_FOUND', 'TOO_MANY_CONSENTS'],
  },
} satisfies SchemasFor<typeof merchantConsentCalls>;
