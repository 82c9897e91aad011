import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addFiles } from './files.ts';
import { releasedAssets } from './released-assets.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'));
  mkdirSync(join(folder, 'files'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What `npm run build` leaves: the files of one release take the place of the last one's. */
function release(name: string): string {
  const assetsDir = join(folder, 'assets');
  rmSync(assetsDir, { recursive: true, force: true });
  mkdirSync(assetsDir);
  writeFileSync(join(assetsDir, `home-${name}.js`), name);
  return assetsDir;
}

const start = (assetsDir: string, hour: number) =>
  releasedAssets({ assetsDir, releasesDir: join(folder, 'releases'), now: new Date(2026, 0, 1, hour) });

test('E-04 a page of the last release still finds its scripts after the next one has started', async () => {
  await start(release('first'), 1);
  const assetsDirs = await start(release('second'), 2);
  const app = fastify();
  await addFiles(app, { filesDir: join(folder, 'files'), assetsDirs });
  const get = async (path: string) => (await app.inject(path)).statusCode;
  expect(await get('/assets/home-second.js')).toBe(200);
  expect(await get('/assets/home-first.js')).toBe(200);
  expect(await get('/assets/home-none.js')).toBe(404);
  await app.close();
});

test('E-04 one release before this one is kept, however often each was started', async () => {
  await start(release('first'), 1);
  await start(release('first'), 2);
  await start(release('second'), 3);
  const [, last] = await start(release('third'), 4);
  expect(readFileSync(join(last ?? '', 'home-second.js'), 'utf8')).toBe('second');
  expect(await start(release('third'), 5)).toEqual([join(folder, 'assets'), last]);
  expect(readdirSync(join(folder, 'releases'))).toHaveLength(2);
});

test('E-04 two processes of one release that start at once leave one copy', async () => {
  const assetsDir = release('first');
  await Promise.all([start(assetsDir, 1), start(assetsDir, 1)]);
  expect(readdirSync(join(folder, 'releases'))).toHaveLength(1);
});

test('E-04 what a process that was killed while copying left is removed, and one that copies now is let be', async () => {
  const leftover = join(folder, 'releases', '.0123456789abcdef');
  const young = join(folder, 'releases', '.fedcba9876543210');
  for (const [path, hour] of [
    [leftover, 1],
    [young, 5],
  ] as const) {
    mkdirSync(path, { recursive: true });
    writeFileSync(join(path, 'home-first.js'), 'fir');
    utimesSync(path, new Date(2026, 0, 1, hour), new Date(2026, 0, 1, hour));
  }
  const assetsDirs = await start(release('second'), 5);
  expect(assetsDirs, 'half a copy is never served').toEqual([join(folder, 'assets')]);
  expect(existsSync(leftover)).toBe(false);
  expect(existsSync(young)).toBe(true);
});
