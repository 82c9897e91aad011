import { z } from 'zod';
import type { accountCalls } from './account.calls.ts';
import type { SchemasFor } from './common.schemas.ts';

export const accountSchemas = {
  points: {
    summary: "The visitor's points; a guest has none",
    /** Empty: the token identifies whose points they are. */
    body: z.object({}),
    answer: z.object({ data: z.int() }),
  },
  profilePicture: {
    summary: "The address of the customer's own picture; null where he has none",
    answer: z.object({ data: z.string().nullable() }),
  },
} satisfies SchemasFor<typeof accountCalls>;
