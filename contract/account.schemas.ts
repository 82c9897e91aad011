import { z } from 'zod';
import type { accountCalls } from './account.calls.ts';
import { UPLOAD_ERRORS, type SchemasFor } from './common.schemas.ts';

export const accountSchemas = {
  points: {
    summary: "The visitor's points; a guest has none",
    /** Empty: the token identifies whose points they are. */
    body: z.object({}),
    answer: z.object({ data: z.int() }),
  },
  profilePicture: {
    summary: "The address of the customer's own picture; null where he has none",
    /** Of a private file: it works for ten minutes. */
    answer: z.object({ data: z.string().nullable() }),
  },
  setProfilePicture: {
    summary: "Change the customer's own picture; the one before is deleted",
    answer: z.object({ data: z.string() }),
    errors: ['FILE_MISSING', 'FILE_GONE', ...UPLOAD_ERRORS],
  },
  removeProfilePicture: {
    summary: "Delete the customer's own picture",
    answer: z.object({ data: z.null() }),
  },
} satisfies SchemasFor<typeof accountCalls>;
