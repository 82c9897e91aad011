import { z } from 'zod';
import { fileAnswer, type SchemasFor } from './common.schemas.ts';
import type { ownDataCalls } from './own-data.calls.ts';

export const ownDataSchemas = {
  exportOwnData: {
    summary: "A copy of all the customer's data: for a program (json) or to read (html)",
    query: z.object({ format: z.enum(['json', 'html']).default('json') }),
    answer: fileAnswer,
    errors: ['TOO_MANY_EXPORTS'],
  },
} satisfies SchemasFor<typeof ownDataCalls>;
