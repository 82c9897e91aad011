/** A table as a file: CSV at once, XLSX in a thread of its own, because making it takes the processor for seconds. */
import { Worker } from 'node:worker_threads';
import type { Cell, SheetHead } from '../../run-kinds.ts';
import { csvOf } from './sheet.rules.ts';

export type Sheet = Pick<SheetHead, 'columns'> & { lines: readonly (readonly Cell[])[] };
export type SheetFormat = 'csv' | 'xlsx';

const CONTENT_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
/** The longest table takes about two thirds of it. */
const MEGABYTES = 768;

/** One thread at a time: each waits for the one before. */
let last: Promise<unknown> = Promise.resolve();

/** `name` is ASCII, without the ending. */
export async function sheetFile(
  name: string,
  sheet: Sheet,
  format: SheetFormat,
): Promise<{ FileName: string; ContentType: string; Bytes: Uint8Array }> {
  return {
    FileName: `${name}.${format}`,
    ContentType: CONTENT_TYPES[format],
    Bytes: format === 'csv' ? csvFile(sheet) : await xlsxFile(sheet),
  };
}

const csvFile = ({ columns, lines }: Sheet): Uint8Array =>
  Buffer.from(csvOf([columns.map(({ title }) => title), ...lines], { isFirst: true }));

function xlsxFile(sheet: Sheet): Promise<Uint8Array> {
  const made = last.then(() => inThread(sheet));
  last = made.catch(() => undefined);
  return made;
}

async function inThread(sheet: Sheet): Promise<Uint8Array> {
  const thread = new Worker(new URL('./xlsx-worker.ts', import.meta.url), {
    workerData: sheet,
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
  });
  try {
    return await new Promise<Uint8Array>((resolve, reject) => {
      thread.once('message', resolve);
      thread.once('error', reject);
      thread.once('exit', () => reject(new Error('The thread ended without a file')));
    });
  } finally {
    await thread.terminate();
  }
}
