import { z } from 'zod';
import { orderTypes } from '#domain/orders/order.ts';
import type { auditCalls } from './audit.calls.ts';
import { inAddress, several, severalInAddress, text, type SchemasFor } from './common.schemas.ts';

/** Any JSON: the state before or after. */
const state = z.record(z.string(), z.unknown()).nullable();

/** Any of these, e.g. `order.step`; exact match. */
const actions = several(text(60), 20);

const narrowed = {
  /** Who did it: part of the name, user name, code or mobile number of a staff member. */
  actor: text(60).optional(),
  /**
   * The subject: `order/261121-7KQ2M` exactly, an order number or its end, or part of a person's name or code.
   */
  subject: text(120).optional(),
  /** Days in Bangkok, inclusive. */
  dateStart: z.iso.date().optional(),
  dateEnd: z.iso.date().optional(),
};

export const auditSchemas = {
  merchantLog: {
    summary: 'What staff changed, newest first, a page by key',
    query: z.object({
      ...narrowed,
      action: severalInAddress(actions).optional(),
      /** The `Next` of the previous page. */
      after: text(40).optional(),
      take: inAddress(z.int().min(1).max(100)).default(25),
    }),
    answer: z.object({
      Data: z.array(
        z.object({
          At: z.iso.datetime(),
          Actor: z.string(),
          /** The staff member's name; empty if the actor is not staff. */
          ActorName: z.string(),
          ActorKind: z.string(),
          Action: z.string(),
          Subject: z.string(),
          /** Of a member of staff, a customer or a center, in the caller's language. */
          SubjectName: z.string().optional(),
          /** The order concerned, if the reader may open it. */
          Order: z
            .object({ OrderID: z.string(), SaleUnit: z.string(), OrderType: z.enum(orderTypes) })
            .optional(),
          /** The customer concerned, at a center where the reader may open their page. */
          Customer: z.object({ CUSTOMERCODE: z.string(), SaleUnit: z.string() }).optional(),
          Before: state,
          After: state,
          /** Names of the customers in lists that changed, by code. */
          CustomerNames: z.record(z.string(), z.string()).optional(),
        }),
      ),
      Next: z.string().nullable(),
    }),
  },
  exportLog: {
    summary: 'Make a table of what the log shows, as a run; its result is the file',
    body: z.object({ ...narrowed, action: actions.optional() }),
    answer: z.object({ RunId: z.string() }),
    errors: [
      'LOG_EMPTY',
      'LOG_TOO_LONG',
      'TOO_MANY_RUNS',
      'RUNS_OF_DAY',
      'IDEMPOTENCY_KEY_MISSING',
      'IDEMPOTENCY_KEY_REUSED',
      'IDEMPOTENCY_ANSWER_GONE',
    ],
  },
} satisfies SchemasFor<typeof auditCalls>;
