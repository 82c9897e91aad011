/**
 * A thread for work that would hold up the server: documents, spreadsheets. It does one after the other, each tenant in its
 * turn, exists only while it is needed, and is bounded in how many wait and how long one takes.
 */
import type { MessagePort, Worker } from 'node:worker_threads';
import { createFairQueue } from './fair-queue.ts';
import { CallError } from './http/call-error.ts';

/** What the thread answers to each message. */
export type ThreadAnswer<Output> = { output: Output } | { problem: unknown };

export type WorkerThread<Input, Output> = {
  /**
   * Throws 503 PAPERS_BUSY if too many of the tenant are waiting, PAPER_TOO_SLOW if it took too long, and what the thread
   * answered.
   */
  run: (tenantId: string, input: Input) => Promise<Output>;
  /** Ends the thread; what waits is refused. */
  close: () => Promise<void>;
};

export type ThreadOptions = {
  openWorker: () => Worker;
  /** At most so many wait besides the one at hand, in equal shares where several tenants ask for more. */
  mostWaiting?: number;
  limitMs?: number;
  /** The idle time after which the thread ends: what it has loaded takes memory. */
  idleMs?: number;
};

type Job<Input, Output> = {
  input: Input;
  done: (output: Output) => void;
  failed: (problem: unknown) => void;
};

const refused = (code: 'PAPERS_BUSY' | 'PAPER_TOO_SLOW') =>
  new CallError({ statusCode: 503, code, headers: { 'retry-after': '5' } });

/** `openWorker` gives a thread that answers each message, an `Input`, with a `ThreadAnswer`. */
export function createWorkerThread<Input, Output>({
  openWorker,
  mostWaiting = 20,
  limitMs = 15_000,
  idleMs = 60_000,
}: ThreadOptions): WorkerThread<Input, Output> {
  const waiting = createFairQueue<Job<Input, Output>>(mostWaiting);
  let working: Job<Input, Output> | undefined;
  let worker: Worker | undefined;
  /** For the limit of the one at hand, else for being idle. */
  let timer: NodeJS.Timeout | undefined;

  const opened = (): Worker => {
    const opening = openWorker();
    opening.on('message', (answer: ThreadAnswer<Output>) => {
      if (opening !== worker) return;
      if ('output' in answer) working?.done(answer.output);
      else working?.failed(answer.problem);
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
    working = waiting.next();
    if (working) {
      worker ??= opened();
      worker.ref();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- to a thread, not to a window
      worker.postMessage(working.input);
      timer = setTimeout(() => giveUp(refused('PAPER_TOO_SLOW')), limitMs);
    } else {
      // The thread does not keep an otherwise idle process alive.
      worker?.unref();
      timer = setTimeout(() => void end(), idleMs).unref();
    }
  }

  /** A thread cannot be interrupted while it works: it is terminated, and another does what waits. */
  function giveUp(problem: unknown): void {
    working?.failed(problem);
    void end();
    goOn();
  }

  async function end(): Promise<void> {
    const ending = worker;
    worker = undefined;
    await ending?.terminate();
  }

  return {
    run: (tenantId, input) =>
      new Promise((done, failed) => {
        waiting.add(tenantId, { input, done, failed })?.failed(refused('PAPERS_BUSY'));
        if (!working) goOn();
      }),
    close: async () => {
      for (const job of waiting.drain()) job.failed(refused('PAPERS_BUSY'));
      working?.failed(refused('PAPERS_BUSY'));
      working = undefined;
      clearTimeout(timer);
      await end();
    },
  };
}

/** In a thread: answers each message with what `work` makes of it. */
export function answerMessages<Input, Output>(
  port: MessagePort | null,
  work: (input: Input) => Promise<Output>,
): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- to a thread, not to a window
  const answer = (given: ThreadAnswer<Output>): void => port?.postMessage(given);
  port?.on('message', (input: Input) => {
    work(input).then(
      (output) => answer({ output }),
      (problem: unknown) => answer({ problem }),
    );
  });
}
