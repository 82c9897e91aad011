import { z } from 'zod';
import { goodsKinds, importKinds } from '#domain/import/fields.ts';
import { fileAnswer, flag, text, UPLOAD_ERRORS, type SchemasFor } from './common.schemas.ts';
import { productFilters } from './product-filters.ts';
import type { merchantImportCalls } from './merchant-import.calls.ts';

const params = z.object({ id: z.uuid() });
const kind = z.enum(importKinds);
/** `columns`: which column is what is not said yet. `checking`, `running`, `undoing`: its run goes on. */
const step = z.enum(['columns', 'checking', 'checked', 'running', 'done', 'undoing', 'undone']);

const head = {
  ImportId: z.string(),
  Kind: kind,
  FileName: z.string(),
  /** Rows with anything in them, besides the titles. */
  Rows: z.int(),
  Step: step,
  CreatedAt: z.string(),
  /** The run of the step, or of the one before; null before the first and once runs are removed. */
  RunId: z.string().nullable(),
};

const whole = z.object({
  ...head,
  Columns: z.array(
    z.object({
      Title: z.string(),
      /** Which field of the kind it is; '' for one that is left out. */
      Field: z.string(),
      Samples: z.array(z.string()),
    }),
  ),
  /** As the last check has found them, and rows done and taken back since; all 0 while a run goes on. */
  Counts: z.object({
    New: z.int(),
    Changed: z.int(),
    Same: z.int(),
    Wrong: z.int(),
    Done: z.int(),
    Undone: z.int(),
    /** Rows to be done that no run has done; what was changed in the shop since the check is left out for good. */
    Left: z.int(),
    /** Rows that the check could not look at: the file is checked again before it is run. */
    Unchecked: z.int(),
  }),
  /** The first hundred, each with the row of the file and the title of its column. */
  Problems: z.array(
    z.object({ Row: z.int(), Column: z.string(), Field: z.string(), Value: z.string(), Message: z.string() }),
  ),
});

const started = ['IMPORT_NOT_FOUND', 'RIGHT_MISSING', 'TOO_MANY_RUNS', 'IMPORT_BUSY'] as const;

export const merchantImportSchemas = {
  imports: {
    summary: 'The ten files that the caller brought in last',
    answer: z.object({ Data: z.array(z.object(head)) }),
  },
  importTemplate: {
    summary: 'An XLSX file with the columns of a kind, an example row, and a sheet that says what they take',
    params: z.object({ kind }),
    answer: fileAnswer,
  },
  addImport: {
    summary: 'Bring in a file (XLSX, CSV or text in UTF-8, UTF-16 or Windows-874); nothing is changed yet',
    body: z.object({ Kind: kind, FileName: text(200).default('') }),
    answer: whole,
    errors: [
      'FILE_MISSING',
      'FILE_GONE',
      'RIGHT_MISSING',
      'TOO_MANY_IMPORTS',
      'TOO_MANY_IMPORTS_OF_SHOP',
      'PAPERS_BUSY',
      'IMPORT_FILE_OLD',
      'IMPORT_FILE_LOCKED',
      'IMPORT_FILE_BROKEN',
      'IMPORT_FILE_UNPACKS',
      'IMPORT_FILE_KIND',
      'IMPORT_FILE_SLOW',
      'IMPORT_ENCODING',
      'IMPORT_QUOTE',
      'IMPORT_EMPTY',
      'IMPORT_TOO_LONG',
      'IMPORT_TOO_WIDE',
      'IDEMPOTENCY_KEY_MISSING',
      'IDEMPOTENCY_KEY_REUSED',
      'IDEMPOTENCY_ANSWER_GONE',
      ...UPLOAD_ERRORS,
    ],
  },
  oneImport: {
    summary: 'A file that the caller brought in: its columns, what it would change, what is wrong in it',
    params,
    answer: whole,
    errors: ['IMPORT_NOT_FOUND'],
  },
  checkImport: {
    summary: 'Say which column is what, and check every row; changes nothing',
    params,
    body: z.object({
      /** In the order of the file's columns; '' leaves one out. */
      Columns: z.array(z.string().max(40)).min(1).max(80),
    }),
    answer: whole,
    errors: [
      ...started,
      'IMPORT_COLUMNS_WRONG',
      'IMPORT_COLUMNS_RIGHT',
      'IMPORT_COLUMNS_MISSING',
      'IMPORT_STARTED',
    ],
  },
  importProblems: {
    summary: 'Everything that is wrong in a file, by row and column, as XLSX',
    params,
    answer: fileAnswer,
    errors: ['IMPORT_NOT_FOUND', 'PAPERS_BUSY'],
  },
  runImport: {
    summary: 'Do what the check has shown, as a run',
    params,
    body: z.object({
      /** Whether wrong rows are left out; else a file with any is refused as a whole. */
      LeaveOutWrong: flag.default(false),
      /** What the caller was shown. */
      Seen: z.object({ New: z.int().min(0), Changed: z.int().min(0) }),
    }),
    answer: whole,
    errors: [
      ...started,
      'IMPORT_STARTED',
      'IMPORT_UNCHECKED',
      'IMPORT_HAS_WRONG',
      'IMPORT_MOVED_ON',
      'RUN_EMPTY',
    ],
  },
  undoImport: {
    summary: 'Take back what an import did, as a run; rows that were changed since stay, and say so',
    params,
    body: z.object({
      /** How many rows the caller was shown. */
      Seen: z.int().min(0),
    }),
    answer: whole,
    errors: [...started, 'IMPORT_NOT_DONE', 'IMPORT_MOVED_ON', 'RUN_EMPTY'],
  },
  exportGoods: {
    summary:
      'Make a table of the products that a list shows, or of their prices or stock, as a run; it can be imported again',
    body: z.object({
      What: z.enum(goodsKinds),
      /** As for the list of products. */
      ...productFilters,
    }),
    answer: z.object({ RunId: z.string() }),
    errors: [
      'CENTER_NOT_FOUND',
      'EXPORT_EMPTY',
      'EXPORT_TOO_LONG',
      'TOO_MANY_RUNS',
      'RUNS_OF_DAY',
      'IDEMPOTENCY_KEY_MISSING',
      'IDEMPOTENCY_KEY_REUSED',
      'IDEMPOTENCY_ANSWER_GONE',
    ],
  },
} satisfies SchemasFor<typeof merchantImportCalls>;
