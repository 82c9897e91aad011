/**
 * Orders while a file of products is imported, against the same orders without it; then the import is killed twice (kill -9) and goes
 * on, and another shop imports the same file undisturbed: both must have the same.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Bench } from '../context.ts';
import { IMPORTED, productFile } from '../data/import-file.ts';
import { insertSessions } from '../data/sessions.queries.ts';
import { compare, type Count } from '../measure/alternate.ts';
import { applyLoad } from '../measure/load.ts';
import { memoryOf } from '../measure/processes.ts';
import { megabytes, ratioRow, type Row, type Section } from '../report.ts';
import { TENANTS, type ShopServer } from '../shop.ts';
import { importDesk, type ImportDesk } from './import-desk.ts';
import { printOfImported } from './import.queries.ts';
import { CONNECTIONS, LINES, MAY_REFUSE, orderMaker } from './order-requests.ts';

const [KILLED, UNKILLED] = TENANTS;
const STAFF = 'bench-import-admin';
const WARM_UP_ORDERS = 1500;
const TRIAL_ORDERS = 400;
/** Of one count at least: several batches of the import are in it. */
const LEAST_SECONDS = 4;
const TARGET = 0.8;
const MEMORY_TARGET = 350_000_000;
const KILLS = 2;
/** Rows after which a process is killed, in the middle of a batch; fewer of a small file. */
const killedAfter = (imported: number): number => Math.min(1000, Math.floor(imported / 20));
/** Of the rows, as many are imported at most while orders are counted; the others are for the kills. */
const SHARE_WITH_ORDERS = 0.6;
const KILL_PAUSE_MS = 150;

export async function measureImport(bench: Bench): Promise<Section> {
  const { shop, options } = bench;
  const file = productFile(options.imported);
  for (const tenantId of [KILLED, UNKILLED])
    await insertSessions(shop.owner, { tenantId, customers: [], staff: [STAFF] });
  let server = await shop.startServer();
  try {
    const desk = importDesk(server, { tenantId: KILLED, staff: STAFF, owner: shop.owner });
    const checking = performance.now();
    const many = await desk.check(file);
    const checked = performance.now() - checking;
    tell(`${many} rows checked in ${seconds(checked)}`);
    const { orders, imported } = await orderRows({ bench, server, desk });
    const memory = memoryOf(server.pid).most;
    const takenUp: number[] = [];
    await desk.start();
    // A small file on a quick machine may be over before.
    while (takenUp.length < KILLS && (await desk.more(killedAfter(options.imported)))) {
      await wait(KILL_PAUSE_MS);
      process.kill(server.pid, 'SIGKILL');
      await server.stop();
      const since = performance.now();
      server = await shop.startServer();
      desk.moveTo(server);
      await desk.more(1);
      takenUp.push(performance.now() - since);
      tell(`killed with ${await desk.done()} rows done, taken up after ${seconds(takenUp.at(-1) ?? 0)}`);
    }
    await desk.untilOver();
    tell('over');
    const alone = importDesk(server, { tenantId: UNKILLED, staff: STAFF, owner: shop.owner });
    await alone.check(file);
    const begun = performance.now();
    await alone.start();
    await alone.untilOver();
    const took = performance.now() - begun;
    tell(`imported undisturbed in ${seconds(took)}`);
    const most = Math.max(memory, memoryOf(server.pid).most);
    return {
      title: `${many.toLocaleString('en')} products by import`,
      rows: [
        orders,
        { figure: 'Rows imported meanwhile', measured: `${imported.toFixed(0)}/s` },
        {
          figure: 'Rows imported without orders',
          measured: `${((many / took) * 1000).toFixed(0)}/s`,
          note: `${seconds(took)} in all, ${seconds(checked)} to check them`,
        },
        {
          figure: 'Most memory of the process',
          target: `≤ ${megabytes(MEMORY_TARGET)}`,
          met: most <= MEMORY_TARGET,
          measured: megabytes(most),
          note: `${megabytes(memory)} with orders`,
        },
        {
          figure: 'Killed, until another process goes on',
          measured: seconds(Math.max(...takenUp)),
          note: `${takenUp.length} times, the longest`,
        },
      ],
      remarks: [await sameOf(bench, { many, kills: takenUp.length })],
    };
  } finally {
    await server.stop();
  }
}

async function orderRows({
  bench,
  server,
  desk,
}: {
  bench: Bench;
  server: ShopServer;
  desk: ImportDesk;
}): Promise<{ orders: Row; imported: number }> {
  const { shop, options } = bench;
  const makeOrders = await orderMaker({ shop, server });
  const place = (amount: number): Promise<Count> =>
    applyLoad({
      ...server,
      connections: CONNECTIONS,
      lists: makeOrders(CONNECTIONS, Math.ceil(amount / CONNECTIONS)),
      until: { amount },
      mayRefuse: MAY_REFUSE,
    });
  await place(WARM_UP_ORDERS);
  const { rate } = await place(TRIAL_ORDERS);
  const amount = Math.round(rate * Math.max(LEAST_SECONDS, options.seconds));
  const most = Math.floor((options.imported * SHARE_WITH_ORDERS) / options.counts);
  const during = { rows: 0, ms: 0 };
  const withImport = async (): Promise<Count> => {
    await desk.start();
    await desk.more(1);
    const [before, begun] = [await desk.done(), performance.now()];
    // Of a small file the import stops before the orders do.
    const importing = desk.more(most).then(() => ({ at: performance.now(), stopped: desk.stop() }));
    const count = await place(amount);
    const ended = performance.now();
    await desk.stop();
    const { at, stopped } = await importing;
    await stopped;
    during.rows += (await desk.done()) - before;
    during.ms += Math.min(at, ended) - begun;
    tell(`${count.rate.toFixed(0)} orders/s with the import, ${await desk.done()} rows done`);
    return count;
  };
  const without = async (): Promise<Count> => {
    const count = await place(amount);
    tell(`${count.rate.toFixed(0)} orders/s without`);
    return count;
  };
  const comparison = await compare({ subject: withImport, baseline: without, counts: options.counts });
  const orders = ratioRow(
    `Order of ${LINES} lines, ${CONNECTIONS} connections, while products are imported`,
    comparison,
    TARGET,
  );
  return { orders, imported: (during.rows / during.ms) * 1000 };
}

/** Throws unless the shop whose import was killed has what the other has. */
async function sameOf({ shop }: Bench, { many, kills }: { many: number; kills: number }): Promise<string> {
  const [killed, unkilled] = [
    await printOfImported(shop.owner, { tenantId: KILLED, beginning: IMPORTED }),
    await printOfImported(shop.owner, { tenantId: UNKILLED, beginning: IMPORTED }),
  ];
  if (killed.print !== unkilled.print || killed.many < many)
    throw new Error(
      `The import that was killed made ${killed.many} things, the other ${unkilled.many}: they differ`,
    );
  return `Killed ${kills} times and stopped after each count, it made the same ${killed.many} things (products, units, words, findings, log) as the import of a shop where nothing was killed.`;
}

const tell = (sentence: string): void => console.error(sentence);
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
