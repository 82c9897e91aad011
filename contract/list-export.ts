import { z } from 'zod';

/** A list as it is filtered, as a table made as a run. */
export const exportedList = {
  answer: z.object({ RunId: z.string() }),
  errors: [
    'EXPORT_EMPTY',
    'EXPORT_TOO_LONG',
    'TOO_MANY_RUNS',
    'RUNS_OF_DAY',
    'IDEMPOTENCY_KEY_MISSING',
    'IDEMPOTENCY_KEY_REUSED',
    'IDEMPOTENCY_ANSWER_GONE',
  ],
} as const;
