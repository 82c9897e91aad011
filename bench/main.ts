/**
 * Measures the shop against what the machine can do (docs/performance.md). Starts everything it needs on loopback and
 * in a temporary folder, prints a table a part, and ends by itself; whatever happens, nothing it started is left.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bench } from './context.ts';
import { killPrograms } from './measure/processes.ts';
import { readOptions, USUAL_LARGE_TENANT, USUAL_ROUNDS, type BenchOptions, type Part } from './options.ts';
import { measureAbuse } from './parts/abuse.ts';
import { measureChanges } from './parts/changes.ts';
import { measureCrashes } from './parts/crash.ts';
import { measureImport } from './parts/import.ts';
import { measureJson } from './parts/json.ts';
import { measureMerchant } from './parts/merchant.ts';
import { measureMixed } from './parts/mixed.ts';
import { measureOrders } from './parts/orders.ts';
import { measurePromotions } from './parts/promotions.ts';
import { measurePages } from './parts/pages.ts';
import { measurePrices } from './parts/prices.ts';
import { measureScale } from './parts/scale.ts';
import { measureStart } from './parts/start.ts';
import { markdown, type Section } from './report.ts';
import { openShop, type Ending } from './shop.ts';
import { forgetStatements, printStatements, WATCHING } from './statements.queries.ts';

const measures: Record<Part, (bench: Bench) => Promise<Section>> = {
  abuse: measureAbuse,
  mixed: measureMixed,
  import: measureImport,
  json: measureJson,
  pages: measurePages,
  orders: measureOrders,
  promotions: measurePromotions,
  prices: measurePrices,
  merchant: measureMerchant,
  scale: measureScale,
  changes: measureChanges,
  start: measureStart,
  crash: measureCrashes,
};

/** Longer than any run takes that does not hang. */
const PATIENCE_MS = { usual: 15 * 60_000, long: 60 * 60_000 };

async function measureAll(options: BenchOptions, ending: Ending): Promise<void> {
  const scratch = await mkdtemp(join(tmpdir(), 'shop-bench-scratch-'));
  ending.push(() => rm(scratch, { recursive: true, force: true }));
  const shop = await openShop(options.statements ? WATCHING : {}, ending);
  const server = await shop.startServer({ profileInto: options.profileInto });
  for (const part of options.parts) {
    if (options.statements) await forgetStatements(shop.embedded.superuserUrl);
    const section = await measures[part]({ options, shop, server, scratch });
    console.log(`${markdown(section)}\n`);
    if (options.statements && part !== 'start' && part !== 'crash')
      await printStatements(shop.embedded.superuserUrl);
  }
  await server.stop();
}

/** Rejects when the bench is stopped or takes longer than it ever should. */
function interruption(patienceMs: number): Promise<never> {
  return new Promise((_resolve, reject) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => reject(new Error(`Stopped by ${signal}.`)));
    setTimeout(() => reject(new Error('The bench took too long and was stopped.')), patienceMs).unref();
  });
}

const ending: Ending = [];
try {
  const options = readOptions(process.argv.slice(2));
  const isLong =
    options.parts.includes('import') ||
    options.largeTenant > USUAL_LARGE_TENANT ||
    options.rounds > USUAL_ROUNDS;
  const lasting = options.parts.filter((part) => part === 'abuse' || part === 'mixed').length;
  const patience = (isLong ? PATIENCE_MS.long : PATIENCE_MS.usual) + lasting * options.minutes * 60_000;
  await Promise.race([measureAll(options, ending), interruption(patience)]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
await killPrograms();
for (const end of ending.toReversed()) await end();
process.exit();
