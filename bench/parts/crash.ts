/**
 * Places orders while the shop's process and its database are killed in turn (kill -9). A request without an answer is
 * sent again with the same key. At the end every acknowledged order must be there, none twice, and the ledger must
 * equal the balance.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { startEmbedded } from '#database/embedded.ts';
import type { Bench } from '../context.ts';
import { ask, each } from '../measure/ask.ts';
import { createChance, pick } from '../measure/chance.ts';
import type { Request } from '../measure/load.ts';
import { quantile } from '../measure/statistics.ts';
import type { Row, Section } from '../report.ts';
import type { Shop, ShopServer } from '../shop.ts';
import { orderMaker } from './order-requests.ts';
import { countOrdersSince, findLedgerDifferences, findMissingOrders } from './orders.queries.ts';

const ORDERING = 8;
/** Between these the next kill comes, in milliseconds of load. */
const LOAD_MS = { least: 150, more: 500 };
/** Answered once more with their key after each kill. */
const ASKED_AGAIN = 10;
const PATIENCE_MS = 30_000;
const RETRY_MS = 20;

type Books = {
  /** The order's number by the request that was answered with it. */
  acknowledged: Map<Request, string>;
  unsure: Set<Request>;
};

export async function measureCrashes({ shop, server, options }: Bench): Promise<Section> {
  await server.stop();
  await shop.leave();
  const begun = new Date();
  const books: Books = { acknowledged: new Map(), unsure: new Set() };
  const back = { process: [] as number[], database: [] as number[] };
  let running = await shop.startServer();
  const makeOrders = await orderMaker({ shop, server: running });
  const chance = createChance(31);
  for (let round = 0; round < options.rounds; round += 1) {
    const load = startLoad(running, books, () => makeOrders(1, 1)[0]?.[0]);
    await wait(LOAD_MS.least + chance() * LOAD_MS.more);
    const killed = round % 2 === 0 ? 'process' : 'database';
    process.kill(killed === 'process' ? running.pid : await postmasterOf(shop), 'SIGKILL');
    const since = performance.now();
    if (killed === 'process') {
      await load.stop();
      running = await shop.startServer();
    }
    await untilAnswered(running, books);
    back[killed].push(performance.now() - since);
    await load.stop();
    await settleAll(running, books);
    await assertSameAgain(running, books, () => pick([...books.acknowledged], chance));
  }
  await running.stop();
  return {
    title: 'Kill -9 under load',
    rows: [
      backRow('Process killed, until an order is placed again', back.process),
      backRow('Database killed, until an order is placed again', back.database),
    ],
    remarks: [await checkedBooks(shop, books, begun)],
  };
}

const backRow = (figure: string, times: number[]): Row => ({
  figure,
  measured: times.length === 0 ? '' : `${(quantile(times, 0.5) / 1000).toFixed(1)} s`,
  note: `${times.length} times, at most ${(Math.max(0, ...times) / 1000).toFixed(1)} s`,
});

/** Orders one after the other over a few connections; what fails is unsure, and its connection waits a moment. */
function startLoad(server: ShopServer, books: Books, next: () => Request | undefined) {
  const over = new AbortController();
  const worker = async () => {
    while (!over.signal.aborted) {
      const request = next();
      if (!request) throw new TypeError('There are no more orders to place');
      books.unsure.add(request);
      if (!(await place(server, books, request))) await wait(RETRY_MS);
    }
  };
  const workers = Promise.all(Array.from({ length: ORDERING }, worker));
  return {
    stop: async () => {
      over.abort();
      await workers;
    },
  };
}

/** False when no answer came, or one that says to try again. */
async function place(server: ShopServer, books: Books, request: Request): Promise<boolean> {
  const answer = await ask(server.origin, request).catch(() => undefined);
  if (!answer) return false;
  const { Order } = JSON.parse(answer.body.toString()) as { Order: { OrderID: string } };
  books.acknowledged.set(request, Order.OrderID);
  books.unsure.delete(request);
  return true;
}

async function untilAnswered(server: ShopServer, books: Books): Promise<void> {
  const before = books.acknowledged.size;
  for (const deadline = performance.now() + PATIENCE_MS; performance.now() < deadline; await wait(RETRY_MS)) {
    const [request] = books.unsure;
    if (request) await place(server, books, request);
    // One more than was under way when the database went: an answer from before counts for nothing.
    if (books.acknowledged.size > before + ORDERING || (request === undefined && before > 0)) return;
  }
  throw new Error('No order could be placed again after the kill');
}

async function settleAll(server: ShopServer, books: Books): Promise<void> {
  for (const deadline = performance.now() + PATIENCE_MS; books.unsure.size > 0; await wait(RETRY_MS)) {
    if (performance.now() > deadline) throw new Error(`${books.unsure.size} orders stay without an answer`);
    await each([...books.unsure], (request) => place(server, books, request));
  }
}

async function assertSameAgain(
  server: ShopServer,
  books: Books,
  any: () => [Request, string],
): Promise<void> {
  await each(Array.from({ length: ASKED_AGAIN }, any), async ([request, orderId]) => {
    await place(server, books, request);
    if (books.acknowledged.get(request) !== orderId)
      throw new Error(`The key of ${orderId} gave another order`);
  });
}

async function postmasterOf({ dataDir }: Shop): Promise<number> {
  const [pid] = (await readFile(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8')).split('\n');
  return Number(pid);
}

/** Throws unless the books of the callers and those of the database agree. */
async function checkedBooks({ dataDir }: Shop, { acknowledged }: Books, begun: Date): Promise<string> {
  const embedded = await startEmbedded({ dataDir, onProblem: console.error });
  const owner = new Client({ connectionString: embedded.ownerUrl });
  await owner.connect();
  try {
    const numbers = [...acknowledged.values()];
    const missing = await findMissingOrders(owner, numbers);
    if (missing.length > 0) throw new Error(`Acknowledged and lost: ${missing.slice(0, 5).join(', ')}`);
    const placed = await countOrdersSince(owner, begun);
    if (placed !== new Set(numbers).size || placed !== numbers.length)
      throw new Error(`${numbers.length} orders were acknowledged and ${placed} are there`);
    const { all, wrong } = await findLedgerDifferences(owner);
    if (wrong > 0) throw new Error(`The ledger differs from the balance of ${wrong} products`);
    return `${placed} orders acknowledged, each of them there once. The ledger equals the balance of all ${all} stock rows.`;
  } finally {
    await owner.end();
    await embedded.stop();
  }
}
