import { z } from 'zod';
import { orderTypes } from '#domain/orders/order.ts';
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
      /** Who did it: a part of the name, user name or code of a member of staff. */
      actor: text(60).optional(),
      /** What it was done to: `order/261121-7KQ2M` exactly, an order's number or its end, a part of a person's name or code. */
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
          /** The order it was done to, where the reader may open it. */
          Order: z
            .object({ OrderID: z.string(), SaleUnit: z.string(), OrderType: z.enum(orderTypes) })
            .optional(),
          /** The customer's code, where the reader finds him at the center that he works for. */
          Customer: z.string().optional(),
          Before: state,
          After: state,
        }),
      ),
      Next: z.string().nullable(),
    }),
  },
} satisfies SchemasFor<typeof auditCalls>;
