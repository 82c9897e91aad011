/**
 * The demo shop as data on disk: made by a real start from nothing, kept for as long as what that start is made of stays
 * the same, and copied for every shop of a test.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { startShop, type ShopProcess } from './shop-process.ts';

const KEPT = resolve('artefacts/demo-shop');
/** What a start from nothing reads: the built server, the tables, the demo's own files, the libraries. */
const MADE_OF = ['build/shop/**/*.js', 'database/migrations/*', 'demo/**/*', 'package-lock.json'];

/** The folder of the demo as it is made of these sources today: its orders are those of the year that ends today. */
function homeOfToday(): string {
  const hash = createHash('sha256').update(new Date().toDateString());
  for (const entry of globSync(MADE_OF, { withFileTypes: true })
    .filter((one) => one.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .toSorted())
    hash.update(entry).update('\0').update(readFileSync(entry));
  return join(KEPT, hash.digest('hex').slice(0, 16));
}

/** Starts a shop on an empty folder and stops it, where that is not done yet; what it said is kept for `firstStart`. */
export async function makeDemoShop(): Promise<void> {
  const home = homeOfToday();
  if (existsSync(home)) return;
  await mkdir(KEPT, { recursive: true });
  const making = await mkdtemp(join(KEPT, 'making-'));
  const shop = await startShop({ dataDir: join(making, 'data') });
  const exitCode = await shop.stop();
  await writeFile(join(making, 'printed'), shop.printed());
  await writeFile(join(making, 'exit-code'), String(exitCode));
  await rename(making, home);
  const others = globSync('*', { cwd: KEPT }).filter((name) => name !== basename(home));
  for (const name of others) await rm(join(KEPT, name), { recursive: true });
}

/** What the start from nothing printed, and the exit code of its end by SIGTERM. */
export async function firstStart(): Promise<{ printed: string; exitCode: number }> {
  const home = homeOfToday();
  return {
    printed: await readFile(join(home, 'printed'), 'utf8'),
    exitCode: Number(await readFile(join(home, 'exit-code'), 'utf8')),
  };
}

/** A data folder of one's own with the demo's data. `remove` it after the shop has stopped. */
export async function copyDemoShop(): Promise<{ dataDir: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-e2e-'));
  const dataDir = join(folder, 'data');
  // Owners and rights stay: PostgreSQL refuses a folder that is another's.
  await promisify(execFile)('cp', ['-a', join(homeOfToday(), 'data'), dataDir]);
  return { dataDir, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** A shop of one's own with the demo's data, which goes with it when it is stopped. */
export async function openDemoShop(): Promise<ShopProcess> {
  const { dataDir, remove } = await copyDemoShop();
  const shop = await startShop({ dataDir });
  const stop = async (): Promise<number | null> => {
    const exitCode = await shop.stop();
    await remove();
    return exitCode;
  };
  return { ...shop, stop };
}
