import { z } from 'zod';
import { flag, type SchemasFor } from './common.schemas.ts';
import type { webConfigCalls } from './webconfig.calls.ts';

export const webConfigSchemas = {
  webConfigItems: {
    summary: 'Settings by key; without keys, all that the caller may see',
    body: z.object({
      Keys: z
        .array(z.string().regex(/^[A-Z][A-Z0-9_]{0,63}$/))
        .max(200)
        .default([]),
      /** False: only keys of the ordering shop; true: also those of other areas. */
      EOrderIncluded: flag.default(false),
    }),
    answer: z.object({ Data: z.array(z.object({ Opt: z.string(), OptValue: z.string() })) }),
  },
} satisfies SchemasFor<typeof webConfigCalls>;
