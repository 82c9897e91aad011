/** A table as a file: CSV at once, XLSX in a thread of its own, because making it takes the processor for seconds. */
import { Worker } from 'node:worker_threads';
import { createWorkerThread, type ThreadOptions } from '../../worker-thread.ts';
import type { Cell, SheetHead } from '../../run-kinds.ts';
import { csvOf } from './sheet.rules.ts';

export type Sheet = Pick<SheetHead, 'columns'> & { lines: readonly (readonly Cell[])[] };
export type SheetFormat = 'csv' | 'xlsx';

const CONTENT_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
/** The longest table takes about two thirds of it, and four seconds. */
const MEGABYTES = 768;
const LIMIT_MS = 60_000;
const MOST_WAITING = 10;

export type SheetMaker = {
  /** `name` is ASCII, without the ending. An XLSX file throws what `WorkerThread.run` throws. */
  make: (tenantId: string, file: { name: string; sheet: Sheet; format: SheetFormat }) => Promise<SheetFile>;
  close: () => Promise<void>;
};
type SheetFile = { FileName: string; ContentType: string; Bytes: Uint8Array };

const openSheetWorker = () =>
  new Worker(new URL('./xlsx-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
  });

export function createSheetMaker(options: Partial<ThreadOptions> = {}): SheetMaker {
  const thread = createWorkerThread<Sheet, Uint8Array>({
    openWorker: openSheetWorker,
    mostWaiting: MOST_WAITING,
    limitMs: LIMIT_MS,
    // A long table stays in the memory of its thread.
    idleMs: 1000,
    ...options,
  });
  return {
    make: async (tenantId, { name, sheet, format }) => ({
      FileName: `${name}.${format}`,
      ContentType: CONTENT_TYPES[format],
      Bytes: format === 'csv' ? csvFile(sheet) : await thread.run(tenantId, sheet),
    }),
    close: thread.close,
  };
}

const csvFile = ({ columns, lines }: Sheet): Uint8Array =>
  Buffer.from(csvOf([columns.map(({ title }) => title), ...lines], { isFirst: true }));
