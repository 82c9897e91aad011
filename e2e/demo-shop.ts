/** The demo shop as data on disk: made once a run by a real start from nothing, copied for every shop of a test. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { startShop } from './shop-process.ts';

const HOME = resolve('artefacts/demo-shop');
const DATA = join(HOME, 'data');
const PRINTED = join(HOME, 'printed');
const EXIT_CODE = join(HOME, 'exit-code');

/** Starts a shop on an empty folder and stops it; what it said is kept for `firstStart`. */
export async function makeDemoShop(): Promise<void> {
  await removeDemoShop();
  await mkdir(HOME, { recursive: true });
  const shop = await startShop({ dataDir: DATA });
  const exitCode = await shop.stop();
  await writeFile(PRINTED, shop.printed());
  await writeFile(EXIT_CODE, String(exitCode));
}

export async function removeDemoShop(): Promise<void> {
  await rm(HOME, { recursive: true, force: true });
}

/** What the start from nothing printed, and the exit code of its end by SIGTERM. */
export async function firstStart(): Promise<{ printed: string; exitCode: number }> {
  return {
    printed: await readFile(PRINTED, 'utf8'),
    exitCode: Number(await readFile(EXIT_CODE, 'utf8')),
  };
}

/** A data folder of one's own with the demo's data. `remove` it after the shop has stopped. */
export async function copyDemoShop(): Promise<{ dataDir: string; remove: () => Promise<void> }> {
  const home = await mkdtemp(join(tmpdir(), 'shop-e2e-'));
  const dataDir = join(home, 'data');
  // Owners and rights stay: PostgreSQL refuses a folder that is another's.
  await promisify(execFile)('cp', ['-a', DATA, dataDir]);
  return { dataDir, remove: () => rm(home, { recursive: true, force: true }) };
}
