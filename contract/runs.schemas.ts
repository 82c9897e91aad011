import { z } from 'zod';
import { exportedLists } from '#domain/access/list-exports.ts';
import { runStates } from '#domain/runs/run.ts';
import { code, fileAnswer, text, type SchemasFor } from './common.schemas.ts';
import type { runCalls } from './runs.calls.ts';

const runKey = z.object({ runId: z.uuid() });

export const run = z.object({
  RunId: z.string(),
  /** What it does, in the caller's words. */
  Title: z.string(),
  State: z.enum(runStates),
  /** Rows in all; done and failed ones as last reported. What is left when it is over was not come to. */
  Total: z.int(),
  Done: z.int(),
  Failed: z.int(),
  /** What it makes is a file, and not a change of its rows. */
  MakesTable: z.boolean(),
  /** What can be fetched of it: the table it made, what came of each row, or nothing (yet, or any more). */
  Result: z.enum(['none', 'rows', 'table']),
  /** What it did can be taken back by another run. */
  MayUndo: z.boolean(),
  /** Why the run as a whole ended early, in words. */
  Error: z.string().nullable(),
  /** Who started it. */
  By: z.string(),
  StartedAt: z.iso.datetime(),
  EndedAt: z.iso.datetime().nullable(),
});

/** As in an address: what the call of the list takes, without where a page begins. */
const asInAddress = z
  .record(z.string().regex(/^[A-Za-z_]{1,30}$/), text(2000))
  .refine((all) => Object.keys(all).length <= 30);

export const runSchemas = {
  exportList: {
    summary: 'Make a table of all that a list of the desk shows, as a run; its result is the file',
    params: z.object({ list: z.enum(exportedLists) }),
    body: z.object({
      /** What the list is of, such as a product: the parameters of its call. */
      Of: z.record(z.string().regex(/^[A-Za-z]{1,30}$/), code).default({}),
      /** What it is narrowed by. */
      Filters: asInAddress.default({}),
    }),
    answer: z.object({ RunId: z.string() }),
    errors: [
      'EXPORT_EMPTY',
      'EXPORT_TOO_LONG',
      'TOO_MANY_RUNS',
      'RUNS_OF_DAY',
      'PAGE_DISABLED',
      'NOT_ALLOWED',
      'RIGHT_MISSING',
      'CENTER_NOT_FOUND',
      'IDEMPOTENCY_KEY_MISSING',
      'IDEMPOTENCY_KEY_REUSED',
      'IDEMPOTENCY_ANSWER_GONE',
    ],
  },
  runs: {
    summary: 'The latest runs that the caller started, the newest first',
    answer: z.object({ Data: z.array(run) }),
  },
  run: {
    summary: 'How far a run is, and the first of its rows that failed',
    params: runKey,
    answer: run.extend({
      /** At most 50; all of them are in the result. */
      Failures: z.array(z.object({ Key: z.string(), Message: z.string() })),
    }),
    errors: ['RUN_NOT_FOUND'],
  },
  stopRun: {
    summary: 'Stop a run after the row at hand; what is done stays done',
    params: runKey,
    answer: run,
    errors: ['RUN_NOT_FOUND', 'RUN_OVER'],
  },
  undoRun: {
    summary:
      'Start a run that takes back what a run did; rows that were changed since fail and stay as they are',
    params: runKey,
    answer: z.object({ RunId: z.string() }),
    errors: ['RUN_NOT_FOUND', 'RUN_NOT_OVER', 'RUN_NOT_UNDONE', 'RUN_UNDONE', 'RUN_EMPTY', 'TOO_MANY_RUNS'],
  },
  runResult: {
    summary: 'The table that a finished run made, or else what came of each row',
    params: runKey,
    query: z.object({
      rows: z.enum(['all', 'failed']).default('all'),
      format: z.enum(['csv', 'xlsx']).default('csv'),
    }),
    answer: fileAnswer,
    errors: ['RUN_NOT_FOUND', 'RUN_NOT_OVER', 'RUN_RESULT_GONE', 'PAPERS_BUSY', 'PAPER_TOO_SLOW'],
  },
} satisfies SchemasFor<typeof runCalls>;
