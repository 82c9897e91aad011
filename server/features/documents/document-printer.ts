import { Worker } from 'node:worker_threads';
import { createWorkerThread, type ThreadOptions } from '../../worker-thread.ts';
import type { OrderDocument } from './order-document.ts';
import type { PaperDocument } from './paper-document.ts';

/** Documents of orders, or one paper of tax law. */
export type DrawnDocument = readonly OrderDocument[] | PaperDocument;

export type DocumentPrinter = {
  /** The documents of one tenant as one PDF, in the given order; or a paper. Throws what `WorkerThread.run` throws. */
  print: (tenantId: string, drawn: DrawnDocument) => Promise<Uint8Array>;
  /** Ends the thread; waiting documents are refused. */
  close: () => Promise<void>;
};

const MEGABYTES = 192;
const openDocumentWorker = () =>
  new Worker(new URL('./document-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
  });

/** Draws documents in a separate thread; a hundred lines take less than half a second. `openWorker` is replaced in tests. */
export function createDocumentPrinter(options: Partial<ThreadOptions> = {}): DocumentPrinter {
  const thread = createWorkerThread<DrawnDocument, Uint8Array>({
    openWorker: openDocumentWorker,
    ...options,
  });
  return { print: thread.run, close: thread.close };
}
