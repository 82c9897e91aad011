/** Reads files in a thread: a large workbook takes the processor for seconds, and a hostile one all the memory that it gets. */
import { Worker } from 'node:worker_threads';
import { badRequest, CallError } from '../../http/call-error.ts';
import { createWorkerThread, type ThreadOptions } from '../../worker-thread.ts';
import type { SheetAnswer, SheetRead } from './read-sheet.ts';

const MEGABYTES = 1024;
const LIMIT_MS = 60_000;

export type SheetReader = {
  /** Throws 400 with what is wrong with the file; 503 PAPERS_BUSY. */
  read: (tenantId: string, bytes: Uint8Array) => Promise<SheetRead>;
  close: () => Promise<void>;
};

const openWorker = () =>
  new Worker(new URL('./sheet-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
  });

const refused = (code: string, values: Record<string, string | number> = {}): CallError =>
  badRequest(code, { values, fields: { sheet: code } });

export function createSheetReader(options: Partial<ThreadOptions> = {}): SheetReader {
  const thread = createWorkerThread<Uint8Array, SheetAnswer>({
    openWorker,
    mostWaiting: 5,
    limitMs: LIMIT_MS,
    idleMs: 1000,
    ...options,
  });
  return {
    read: async (tenantId, bytes) => {
      const answer = await thread.run(tenantId, bytes).catch((error: unknown) => {
        // Slow, or out of memory: nothing that another try would change.
        if (error instanceof CallError && error.parts.code === 'PAPERS_BUSY') throw error;
        throw refused('IMPORT_FILE_SLOW');
      });
      if ('flaw' in answer) throw refused(answer.flaw.code, answer.flaw.values);
      return answer.sheet;
    },
    close: thread.close,
  };
}
