import { z } from 'zod';
import type { auditCalls } from './audit.calls.ts';
import { inAddress, text, type SchemasFor } from './common.schemas.ts';

/** Anything JSON, as it stood before or after. */
const state = z.record(z.string(), z.unknown()).nullable();

export const auditSchemas = {
  merchantLog: {
    summary: 'What staff changed, newest first, a page by key',
    query: z.object({
      /** As `order.step`; exactly. */
      action: text(60).optional(),
      /** Who did it: the user id. */
      actor: text(60).optional(),
      /** What it was done to, exactly: `order/261121-7KQ2M`, an order's number or a customer's code alone. */
      subject: text(120).optional(),
      /** Days in Bangkok, both included. */
      dateStart: z.iso.date().optional(),
      dateEnd: z.iso.date().optional(),
      /** `Next` of the page before. */
      after: text(40).optional(),
      take: inAddress(z.int().min(1).max(100)).default(25),
    }),
    answer: z.object({
      Data: z.array(
        z.object({
          At: z.iso.datetime(),
          Actor: z.string(),
          /** The name of a member of staff; empty where he is none. */
          ActorName: z.string(),
          ActorKind: z.string(),
          Action: z.string(),
          Subject: z.string(),
          Before: state,
          After: state,
        }),
      ),
      Next: z.string().nullable(),
    }),
  },
} satisfies SchemasFor<typeof auditCalls>;
