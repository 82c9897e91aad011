import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { startEmbedded } from './embedded.ts';
import { mayUse } from './embedded/account.ts';
import { folderIn } from './embedded/folder.ts';
import { endPostmaster, findPostmaster } from './embedded/postmaster.ts';
import { startDatabase } from './start.ts';

const CHILD = fileURLToPath(new URL('./testing-child.ts', import.meta.url));
const isRoot = process.getuid?.() === 0;
const NOBODY = { uid: 65_534, gid: 65_534 };
// If the checkout itself is under a folder only root may enter, another user cannot run it at all.
const canRunAsNobody =
  isRoot &&
  (await mayUse(import.meta.dirname, NOBODY)) &&
  (await mayUse(await realpath(process.execPath), NOBODY));

let dataDir: string;
/** A folder in the state after a first start. */
let made: string;
const children = new Set<ReturnType<typeof startChild>>();
const usedFolders = new Set<string>();

beforeAll(async () => {
  made = await mkdtemp(join(tmpdir(), 'shop-made-'));
  await (await open(made)).stop();
});
afterAll(() => rm(made, { recursive: true }));
beforeEach(async () => {
  // 0700; when run as root, PostgreSQL's account may not enter this folder.
  dataDir = await mkdtemp(join(tmpdir(), 'shop-embedded-'));
});
afterEach(async () => {
  for (const child of children) child.process.kill('SIGKILL');
  await Promise.all([...usedFolders].map((used) => endPostmaster(folderIn(used))));
  children.clear();
  usedFolders.clear();
  await rm(dataDir, { recursive: true });
});

/** Another process of ours on this folder; `lines` is its output so far. */
function startChild(folder = dataDir, as: { uid?: number; gid?: number } = {}) {
  usedFolders.add(folder);
  const child = spawn(process.execPath, [CHILD, folder], {
    ...as,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
  const says = async (text: string) => {
    await expect.poll(() => lines).toContain(text);
  };
  const started = {
    process: child,
    lines,
    says,
    ended: once(child, 'close'),
    writes: (n: number) => says(`${child.pid}-${n}`),
  };
  children.add(started);
  return started;
}

/** Another process on a folder that is already initialized: creating it takes seconds, and other tests cover that. */
function startChildAgain() {
  const copied = spawnSync('cp', ['-a', join(made, 'postgres'), dataDir]);
  expect(copied.status, String(copied.stderr)).toBe(0);
  return startChild();
}

const acknowledged = (lines: string[]) => lines.filter((line) => /^\d+-\d+$/.test(line));
const open = (folder = dataDir) =>
  startDatabase({ dataDir: folder, secret: 'test', onProblem: () => undefined });
const postmaster = async () => (await findPostmaster(folderIn(dataDir)))?.pid ?? 0;
const stored = async (database: Database) => {
  const rows = await database.inTenant('alpha', (tx) => tx.selectFrom('web_config').select('opt').execute());
  return new Set(rows.map((row) => row.opt));
};

describe('the embedded database', () => {
  it('keeps its data between starts', async () => {
    const first = startChild();
    await first.writes(5);
    first.process.kill('SIGTERM');
    await first.ended;
    expect(first.lines).toContain('stopped');
    expect(await postmaster()).toBe(0);

    const again = await open();
    expect(await stored(again)).toEqual(new Set(acknowledged(first.lines)));
    await again.stop();
  });

  it('loses nothing acknowledged when our process is killed; PostgreSQL lives on and is found again', async () => {
    const child = startChildAgain();
    await child.writes(50);
    const pid = await postmaster();
    child.process.kill('SIGKILL');
    await child.ended;

    const database = await open();
    expect(await postmaster()).toBe(pid);
    const rows = await stored(database);
    expect(acknowledged(child.lines).filter((line) => !rows.has(line))).toEqual([]);
    await database.stop();
    expect(await postmaster()).toBe(0);
  });

  it('starts PostgreSQL again when that is killed under the running process, and loses nothing', async () => {
    const child = startChildAgain();
    await child.writes(50);
    const pid = await postmaster();
    process.kill(pid, 'SIGKILL');
    await child.says('DatabaseUnavailable');
    const before = acknowledged(child.lines).length;
    await expect.poll(() => acknowledged(child.lines).length).toBeGreaterThan(before + 50);
    expect(await postmaster()).not.toBe(pid);
    child.process.kill('SIGTERM');
    await child.ended;

    const database = await open();
    const rows = await stored(database);
    expect(acknowledged(child.lines).filter((line) => !rows.has(line))).toEqual([]);
    // Whatever was refused, there is no other output.
    const other = child.lines.filter((line) => !/^(\d+-\d+|ready|stopped|DatabaseUnavailable)$/.test(line));
    expect(other).toEqual([]);
    await database.stop();
  });

  it('recovers when both are killed, although the lock file names a process that lives by now', async () => {
    const child = startChildAgain();
    await child.writes(50);
    const pid = await postmaster();
    child.process.kill('SIGKILL');
    process.kill(pid, 'SIGKILL');
    await child.ended;
    const lockFile = join(dataDir, 'postgres/data/postmaster.pid');
    const lock = await readFile(lockFile, 'utf8');
    await writeFile(lockFile, lock.replace(String(pid), String(process.pid)));

    const database = await open();
    const rows = await stored(database);
    expect(acknowledged(child.lines).filter((line) => !rows.has(line))).toEqual([]);
    await database.stop();
  });

  it('serves two processes that start at once, and the last of them ends it', async () => {
    const [one, two] = [startChild(), startChild()];
    await Promise.all([one.writes(10), two.writes(10)]);
    const pid = await postmaster();
    one.process.kill('SIGTERM');
    await one.ended;
    const before = acknowledged(two.lines).length;
    await expect.poll(() => acknowledged(two.lines).length).toBeGreaterThan(before + 10);
    expect(await postmaster()).toBe(pid);
    two.process.kill('SIGTERM');
    await two.ended;
    expect(await postmaster()).toBe(0);
    expect([...one.lines, ...two.lines]).not.toContain('DatabaseUnavailable');
  });

  it('works where the path is too long for a socket', async () => {
    const long = join(dataDir, 'a'.repeat(60), 'b'.repeat(60));
    const database = await open(long);
    await expect(database.ping()).resolves.toBeUndefined();
    await database.stop();
  });

  it('works where the path has a space and Thai letters', async () => {
    const database = await open(join(dataDir, 'ร้าน ใหม่ %20'));
    await expect(database.ping()).resolves.toBeUndefined();
    await database.stop();
    await database.stop();
  });

  it('runs in a folder only its owner may enter, as another user when that is root, and leaves it as it was', async () => {
    const before = await stat(dataDir);
    const embedded = await startEmbedded({ dataDir, onProblem: () => undefined });
    const { mode } = await stat(folderIn(dataDir).passwordFile);
    expect(mode & 0o777, 'the password is for its owner alone').toBe(0o600);
    expect(new URL(embedded.appUrl).port, 'it listens on no port').toBe('');
    expect(decodeURIComponent(new URL(embedded.appUrl).hostname)).toMatch(/^\//);
    const after = await stat(dataDir);
    expect([after.uid, after.mode & 0o777]).toEqual([before.uid, 0o700]);
    const { uid } = await stat(folderIn(dataDir).data);
    expect(uid === 0).toBe(false);
    expect(uid === before.uid).toBe(!isRoot);
    await embedded.stop();
  });

  it('runs as an ordinary user, and root then takes that user for it', async () => {
    const theirs = join(dataDir, 'theirs');
    await mkdir(theirs);
    if (canRunAsNobody) {
      await chmod(dataDir, 0o755);
      await chown(theirs, NOBODY.uid, NOBODY.gid);
    }
    const child = startChild(theirs, canRunAsNobody ? NOBODY : {});
    await child.writes(5);
    child.process.kill('SIGTERM');
    await child.ended;
    const { uid } = await stat(folderIn(theirs).data);
    const database = await open(theirs);
    expect(await stored(database)).toEqual(new Set(acknowledged(child.lines)));
    expect((await stat(folderIn(theirs).data)).uid).toBe(uid);
    await database.stop();
  });
});
