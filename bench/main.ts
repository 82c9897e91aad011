/**
 * Measures the shop against what the machine can do (docs/performance.md). Starts everything it needs on loopback and
 * in a temporary folder, prints a table a part, and ends by itself; whatever happens, nothing it started is left.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bench } from './context.ts';
import { killPrograms } from './measure/processes.ts';
import { readOptions, type Part } from './options.ts';
import { measureJson } from './parts/json.ts';
import { measureOrders } from './parts/orders.ts';
import { measurePages } from './parts/pages.ts';
import { measureScale } from './parts/scale.ts';
import { measureStart } from './parts/start.ts';
import { markdown, type Section } from './report.ts';
import { openShop } from './shop.ts';
import { printStatements, WATCHING } from './statements.queries.ts';

const measures: Record<Part, (bench: Bench) => Promise<Section>> = {
  json: measureJson,
  pages: measurePages,
  orders: measureOrders,
  scale: measureScale,
  start: measureStart,
};

async function run(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const scratch = await mkdtemp(join(tmpdir(), 'shop-bench-scratch-'));
  const shop = await openShop(options.statements ? WATCHING : {});
  try {
    const server = await shop.startServer({ profileInto: options.profileInto });
    if (options.statements) await printStatements(shop.embedded.superuserUrl);
    for (const part of options.parts) {
      const section = await measures[part]({ options, shop, server, scratch });
      console.log(`${markdown(section)}\n`);
      if (options.statements && part !== 'start') await printStatements(shop.embedded.superuserUrl);
    }
    await server.stop();
  } finally {
    killPrograms();
    await shop.stop();
    await rm(scratch, { recursive: true, force: true });
  }
}

await run();
