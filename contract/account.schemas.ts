import { z } from 'zod';
import type { accountCalls } from './account.calls.ts';
import type { SchemasFor } from './common.schemas.ts';

export const accountSchemas = {
  points: {
    summary: "The visitor's points; a guest has none",
    /** Nothing is asked: whose points they are stands in the token. */
    body: z.object({}),
    answer: z.object({ data: z.int() }),
  },
  profilePicture: {
    summary: "The address of the customer's own picture; null where he has none",
    answer: z.object({ data: z.string().nullable() }),
  },
} satisfies SchemasFor<typeof accountCalls>;
