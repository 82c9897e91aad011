import { z } from 'zod';
import { pictureOutcomes } from '#domain/import/picture-names.ts';
import { text, UPLOAD_ERRORS, type SchemasFor } from './common.schemas.ts';
import type { pictureImportCalls } from './picture-import.calls.ts';

const params = z.object({ id: z.uuid() });
const count = z.int().min(0);

const head = {
  ImportId: z.string(),
  FileName: z.string(),
  /** `running`, `undoing`: its run goes on. */
  Step: z.enum(['checked', 'running', 'done', 'undoing', 'undone']),
  /** The run of the step; null before the first and once runs are removed. */
  RunId: z.string().nullable(),
  /** Of products. */
  Counts: z.object({ Waiting: count, Done: count, Undone: count }),
};

const whole = z.object({
  ...head,
  /** Every file of the zip, in its order. */
  Files: z.array(
    z.object({
      Name: z.string(),
      Outcome: z.enum(pictureOutcomes),
      /** Of the product that it goes to, and its place there, from 1; null for one that is left out. */
      P_Code: z.string().nullable(),
      Place: z.int().nullable(),
    }),
  ),
});

const all = z.object({
  Data: z.array(
    z.object({
      ...head,
      /** The name of who brought it in. */
      By: z.string(),
      /** One of somebody else can be discarded, and neither opened nor put in. */
      IsOwn: z.boolean(),
      CreatedAt: z.string(),
    }),
  ),
});

const started = ['IMPORT_NOT_FOUND', 'IMPORT_BUSY', 'IMPORT_MOVED_ON', 'TOO_MANY_RUNS', 'RUN_EMPTY'] as const;
const body = z.object({
  /** How many products the caller was shown. */
  Seen: count,
});

export const pictureImportSchemas = {
  pictureImports: {
    summary: 'The ten zips of pictures that the caller brought in last, and those of others that wait',
    answer: all,
  },
  addPictureImport: {
    summary:
      'Bring in a zip of pictures named by the code of their product; says where each goes, and changes nothing yet',
    body: z.object({ FileName: text(200).default('') }),
    answer: whole,
    errors: [
      'FILE_MISSING',
      'FILE_GONE',
      'IMPORT_FILE_BROKEN',
      'IMPORT_FILE_UNPACKS',
      'IMPORT_EMPTY',
      'TOO_MANY_IMPORTS',
      'TOO_MANY_IMPORTS_OF_SHOP',
      'IDEMPOTENCY_KEY_MISSING',
      'IDEMPOTENCY_KEY_REUSED',
      'IDEMPOTENCY_ANSWER_GONE',
      ...UPLOAD_ERRORS,
    ],
  },
  onePictureImport: {
    summary: 'A zip of pictures that the caller brought in',
    params,
    answer: whole,
    errors: ['IMPORT_NOT_FOUND'],
  },
  runPictureImport: {
    summary:
      'Put the pictures where the check has said, as a run; again what is left of one that was stopped',
    params,
    body,
    answer: whole,
    errors: [...started, 'IMPORT_STARTED'],
  },
  undoPictureImport: {
    summary:
      'Give products their pictures from before back, as a run; those that were changed since stay, and say so',
    params,
    body,
    answer: whole,
    errors: [...started, 'IMPORT_NOT_DONE'],
  },
  discardPictureImport: {
    summary:
      'Throw away the pictures that wait, whoever brought them in; what was put in stays. Answers all of them',
    params,
    body,
    answer: all,
    errors: ['IMPORT_NOT_FOUND', 'IMPORT_BUSY', 'IMPORT_MOVED_ON', 'IMPORT_STARTED'],
  },
} satisfies SchemasFor<typeof pictureImportCalls>;
