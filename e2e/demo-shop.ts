/**
 * The demo shop as data on disk: made by a real start from nothing, kept for as long as what that start is made of stays
 * the same, and copied for every shop of a test.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { startShop, type ShopProcess } from './shop-process.ts';

const HOME = resolve('artefacts/demo-shop');
const DATA = join(HOME, 'data');
const PRINTED = join(HOME, 'printed');
const EXIT_CODE = join(HOME, 'exit-code');
/** What the rest was made of; written last. */
const STAMP = join(HOME, 'stamp');
/** What a start from nothing reads: the built server, the tables, the demo's own files, the libraries. */
const SOURCES = ['build/shop/**/*.js', 'database/migrations/*', 'demo/**/*', 'package-lock.json'];

function fingerprint(): string {
  // The demo's orders are those of the year that ends today.
  const today = new Date().toLocaleDateString('en', { timeZone: 'Asia/Bangkok' });
  const hash = createHash('sha256').update(today);
  const files = globSync(SOURCES, { withFileTypes: true }).filter((entry) => entry.isFile());
  for (const file of files.map(({ parentPath, name }) => join(parentPath, name)).toSorted())
    hash.update(file).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

/** Starts a shop on an empty folder and stops it, where that is not done yet; what it said is kept for `firstStart`. */
export async function makeDemoShop(): Promise<void> {
  const wanted = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  await rm(HOME, { recursive: true, force: true });
  await mkdir(HOME, { recursive: true });
  const shop = await startShop({ dataDir: DATA });
  const exitCode = await shop.stop();
  await writeFile(PRINTED, shop.printed());
  await writeFile(EXIT_CODE, String(exitCode));
  await writeFile(STAMP, wanted);
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
  const folder = await mkdtemp(join(tmpdir(), 'shop-e2e-'));
  const dataDir = join(folder, 'data');
  // Owners and rights stay: PostgreSQL refuses a folder that is another's.
  await promisify(execFile)('cp', ['-a', DATA, dataDir]);
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
