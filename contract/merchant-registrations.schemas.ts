import { z } from 'zod';
import { code, inAddress, multilineText, saleUnit, type SchemasFor } from './common.schemas.ts';
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
          /** On one line; '' where none was given. */
          Address: z.string(),
          RegisteredAt: z.string(),
          /** When it was refused, and why. */
          RefusedAt: z.string().nullable(),
          Reason: z.string(),
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
  decideRegistration: {
    summary: 'Approve or refuse a customer of one of the own centers, who is told; a refusal has a reason',
    params: z.object({ code }),
    body: z.object({
      Decision: z.enum(['approve', 'refuse']),
      Reason: multilineText(300).default(''),
    }),
    answer: done,
    errors: ['CUSTOMER_NOT_FOUND', 'REGISTRATION_DECIDED', 'REASON_MISSING', 'SESSION_OVER'],
  },
} satisfies SchemasFor<typeof merchantRegistrationCalls>;
