import { Worker } from 'node:worker_threads';
import { CallError } from '../../http/call-error.ts';
import type { OrderDocument } from './document-definition.ts';
import type { Drawn } from './document-worker.ts';

export type DocumentPrinter = {
  /** The document as PDF. Throws 503 PAPERS_BUSY where too many wait already, PAPER_TOO_SLOW where drawing took too long. */
  print: (document: OrderDocument) => Promise<Uint8Array>;
  /** Ends the thread; what waits is refused. */
  close: () => Promise<void>;
};

type Options = {
  /** The thread, as another file has it. */
  openWorker?: () => Worker;
  /** So many documents wait at most besides the one being drawn. */
  mostWaiting?: number;
  /** So long drawing one may take; a hundred lines take less than half a second. */
  limitMs?: number;
  /** The thread ends after having nothing to do for so long: it holds the library and the typefaces in memory. */
  idleMs?: number;
};

type Job = { document: OrderDocument; done: (pdf: Uint8Array) => void; failed: (problem: unknown) => void };

const MEGABYTES = 192;
const openDocumentWorker = () =>
  new Worker(new URL('./document-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
  });
const refused = (code: 'PAPERS_BUSY' | 'PAPER_TOO_SLOW') =>
  new CallError({ statusCode: 503, code, headers: { 'retry-after': '5' } });

/** Draws documents beside the server's own thread, one after the other; the thread is there only while it is needed. */
export function createDocumentPrinter({
  openWorker = openDocumentWorker,
  mostWaiting = 20,
  limitMs = 15_000,
  idleMs = 60_000,
}: Options = {}): DocumentPrinter {
  const waiting: Job[] = [];
  let drawing: Job | undefined;
  let worker: Worker | undefined;
  /** Of the limit while drawing, else of being idle. */
  let timer: NodeJS.Timeout | undefined;

  const opened = (): Worker => {
    const opening = openWorker();
    opening.on('message', (drawn: Drawn) => {
      if (opening !== worker) return;
      if ('pdf' in drawn) drawing?.done(drawn.pdf);
      else drawing?.failed(drawn.problem);
      goOn();
    });
    // It has ended of itself: out of memory, or it could not begin.
    opening.on('error', (problem) => {
      if (opening === worker) giveUp(problem);
    });
    return opening;
  };

  function goOn(): void {
    clearTimeout(timer);
    drawing = waiting.shift();
    if (drawing) {
      worker ??= opened();
      worker.ref();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- to a thread, not to a window
      worker.postMessage(drawing.document);
      timer = setTimeout(() => giveUp(refused('PAPER_TOO_SLOW')), limitMs);
    } else {
      // A process that has nothing else to do may end.
      worker?.unref();
      timer = setTimeout(() => void end(), idleMs).unref();
    }
  }

  /** Drawing does not listen while it draws: the thread ends, and what waits is drawn by another. */
  function giveUp(problem: unknown): void {
    drawing?.failed(problem);
    void end();
    goOn();
  }

  async function end(): Promise<void> {
    const ending = worker;
    worker = undefined;
    await ending?.terminate();
  }

  return {
    print: (document) =>
      new Promise((done, failed) => {
        if (waiting.length >= mostWaiting) return failed(refused('PAPERS_BUSY'));
        waiting.push({ document, done, failed });
        if (!drawing) goOn();
      }),
    close: async () => {
      for (const job of waiting.splice(0)) job.failed(refused('PAPERS_BUSY'));
      drawing?.failed(refused('PAPERS_BUSY'));
      drawing = undefined;
      clearTimeout(timer);
      await end();
    },
  };
}
