import { Worker } from 'node:worker_threads';
import { CallError } from '../../http/call-error.ts';
import type { Drawn } from './document-worker.ts';
import type { OrderDocument } from './order-document.ts';

export type DocumentPrinter = {
  /** The documents as one PDF, in the given order. Throws 503 PAPERS_BUSY if too many are waiting, PAPER_TOO_SLOW if drawing took too long. */
  print: (documents: readonly OrderDocument[]) => Promise<Uint8Array>;
  /** Ends the thread; waiting documents are refused. */
  close: () => Promise<void>;
};

type Options = {
  /** The thread; replaced in tests. */
  openWorker?: () => Worker;
  /** At most this many prints wait besides the one being drawn. */
  mostWaiting?: number;
  /** The time limit for drawing one; a hundred lines take less than half a second. */
  limitMs?: number;
  /** The idle time after which the thread ends: it holds the library and the fonts in memory. */
  idleMs?: number;
};

type Job = {
  documents: readonly OrderDocument[];
  done: (pdf: Uint8Array) => void;
  failed: (problem: unknown) => void;
};

const MEGABYTES = 192;
const openDocumentWorker = () =>
  new Worker(new URL('./document-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
  });
const refused = (code: 'PAPERS_BUSY' | 'PAPER_TOO_SLOW') =>
  new CallError({ statusCode: 503, code, headers: { 'retry-after': '5' } });

/** Draws documents in a separate thread, one after another; the thread exists only while it is needed. */
export function createDocumentPrinter({
  openWorker = openDocumentWorker,
  mostWaiting = 20,
  limitMs = 15_000,
  idleMs = 60_000,
}: Options = {}): DocumentPrinter {
  const waiting: Job[] = [];
  let drawing: Job | undefined;
  let worker: Worker | undefined;
  /** For the drawing limit, else for being idle. */
  let timer: NodeJS.Timeout | undefined;

  const opened = (): Worker => {
    const opening = openWorker();
    opening.on('message', (drawn: Drawn) => {
      if (opening !== worker) return;
      if ('pdf' in drawn) drawing?.done(drawn.pdf);
      else drawing?.failed(drawn.problem);
      goOn();
    });
    // It ended by itself: out of memory, or it failed to start.
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
      worker.postMessage(drawing.documents);
      timer = setTimeout(() => giveUp(refused('PAPER_TOO_SLOW')), limitMs);
    } else {
      // The thread does not keep an otherwise idle process alive.
      worker?.unref();
      timer = setTimeout(() => void end(), idleMs).unref();
    }
  }

  /** A thread cannot be interrupted while it draws: it is terminated, and another draws the waiting documents. */
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
    print: (documents) =>
      new Promise((done, failed) => {
        if (waiting.length >= mostWaiting) return failed(refused('PAPERS_BUSY'));
        waiting.push({ documents, done, failed });
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
