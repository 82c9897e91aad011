import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, test } from 'vitest';
import { sampleDocument } from '../../testing/sample-document.ts';
import { printDefinition } from './document-definition.ts';
import { createDocumentPrinter, type DocumentPrinter } from './document-printer.ts';
import { renderDocument } from './render-document.ts';

const opened: DocumentPrinter[] = [];
const printerWith = (options: Parameters<typeof createDocumentPrinter>[0] = {}): DocumentPrinter => {
  const printer = createDocumentPrinter(options);
  opened.push(printer);
  return printer;
};
afterEach(() => Promise.all(opened.splice(0).map((printer) => printer.close())));

const DRAWS = `port.postMessage({ output: new Uint8Array([order.length]) })`;
/** Threads that follow a script instead of drawing, and how many there were. */
function threadsThat(does: readonly string[]) {
  const threads: Worker[] = [];
  return {
    threads,
    openWorker: () => {
      const code = does[threads.length] ?? DRAWS;
      const thread = new Worker(
        `const port = require('node:worker_threads').parentPort;
         port.on('message', ([{ detail: { OrderDetails: order } }]) => { ${code} });`,
        { eval: true },
      );
      threads.push(thread);
      return thread;
    },
  };
}

/** CPU milliseconds used by this thread: the least of five, since other work on it only adds. */
async function ownWork(work: () => Promise<unknown>): Promise<number> {
  let least = Infinity;
  for (let times = 0; times < 5; times += 1) {
    const before = process.threadCpuUsage();
    await work();
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

describe('B-92 documents are drawn beside the server', () => {
  test('a document comes from the other thread as PDF', async () => {
    const pdf = await printerWith().print('alpha', [sampleDocument()]);
    expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-');
  });

  test("drawing one takes a tenth of the server's own thread at most", async () => {
    const document = sampleDocument({ lines: 26 });
    const printer = printerWith();
    await Promise.all([printer.print('alpha', [document]), renderDocument(printDefinition([document]))]);
    const here = await ownWork(() => renderDocument(printDefinition([document])));
    const beside = await ownWork(() => printer.print('alpha', [document]));
    expect(beside).toBeLessThan(here / 10);
  });

  test('the server goes on meanwhile: it comes round many times until a document is there', async () => {
    let isThere = false;
    let rounds = 0;
    const count = (): void => {
      rounds += 1;
      if (!isThere) setImmediate(count);
    };
    const printing = printerWith().print('alpha', [sampleDocument({ lines: 26 })]);
    count();
    await printing;
    isThere = true;
    expect(rounds).toBeGreaterThan(1000);
  });

  test('one thread draws all of them, one after the other', async () => {
    const { openWorker, threads } = threadsThat([]);
    const printer = printerWith({ openWorker });
    const pdfs = await Promise.all(
      [1, 2, 3].map((lines) => printer.print('alpha', [sampleDocument({ lines })])),
    );
    expect(pdfs.map(([lines]) => lines)).toEqual([1, 2, 3]);
    expect(threads).toHaveLength(1);
  });

  test('more than may wait are refused at once, the others are drawn', async () => {
    const printer = printerWith({ openWorker: threadsThat([]).openWorker, mostWaiting: 2 });
    const first = [1, 2, 3].map((lines) => printer.print('alpha', [sampleDocument({ lines })]));
    await expect(printer.print('alpha', [sampleDocument()])).rejects.toMatchObject({
      parts: { statusCode: 503, code: 'PAPERS_BUSY' },
    });
    expect((await Promise.all(first)).map(([lines]) => lines)).toEqual([1, 2, 3]);
    await expect(printer.print('alpha', [sampleDocument({ lines: 4 })])).resolves.toEqual(
      new Uint8Array([4]),
    );
  });

  test('many documents of one shop wait behind those of others, and never keep them out', async () => {
    const printer = printerWith({ openWorker: threadsThat([]).openWorker, mostWaiting: 3 });
    const order: string[] = [];
    const print = async (tenantId: string, lines: number): Promise<void> => {
      await printer.print(tenantId, [sampleDocument({ lines })]);
      order.push(`${tenantId} ${lines}`);
    };
    const prints = [1, 2, 3, 4].map((lines) => print('alpha', lines));
    const told = Promise.allSettled([...prints, print('beta', 1)]);
    expect((await told).map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect(order).toEqual(['alpha 1', 'alpha 2', 'beta 1', 'alpha 3']);
  });

  test('one that takes too long is given up, and the next is drawn by another thread', async () => {
    const { openWorker, threads } = threadsThat(['for (;;);']);
    const printer = printerWith({ openWorker, limitMs: 1_500 });
    const slow = printer.print('alpha', [sampleDocument({ lines: 1 })]);
    const next = printer.print('alpha', [sampleDocument({ lines: 2 })]);
    await expect(slow).rejects.toMatchObject({ parts: { statusCode: 503, code: 'PAPER_TOO_SLOW' } });
    await expect(next).resolves.toEqual(new Uint8Array([2]));
    expect(threads).toHaveLength(2);
  });

  test('a thread that breaks fails its own document alone', async () => {
    const { openWorker } = threadsThat([`throw new Error('out of paper')`]);
    const printer = printerWith({ openWorker });
    const broken = printer.print('alpha', [sampleDocument({ lines: 1 })]);
    const next = printer.print('alpha', [sampleDocument({ lines: 2 })]);
    await expect(broken).rejects.toThrow('out of paper');
    await expect(next).resolves.toEqual(new Uint8Array([2]));
  });

  test('the thread ends when it has had nothing to do for a while, and another comes when it is needed', async () => {
    const { openWorker, threads } = threadsThat([]);
    const printer = printerWith({ openWorker, idleMs: 1 });
    await printer.print('alpha', [sampleDocument()]);
    const [thread] = threads;
    if (thread && thread.threadId !== -1) await once(thread, 'exit');
    await printer.print('alpha', [sampleDocument()]);
    expect(threads).toHaveLength(2);
  });

  test('closing ends the thread, and refuses what waits', async () => {
    const { openWorker, threads } = threadsThat(['for (;;);']);
    const printer = printerWith({ openWorker });
    const waiting = [1, 2].map((lines) => printer.print('alpha', [sampleDocument({ lines })]));
    const told = Promise.allSettled(waiting);
    await printer.close();
    expect((await told).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(threads[0]?.threadId).toBe(-1);
  });
});
