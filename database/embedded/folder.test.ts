import { spawnSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startEmbedded } from '../embedded.ts';
import { mayUse } from './account.ts';
import { folderIn } from './folder.ts';
import { findPostmaster } from './postmaster.ts';

const NOBODY = { uid: 65_534, gid: 65_534 };
const CHILD = fileURLToPath(new URL('../testing-child.ts', import.meta.url));

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'shop-broken-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const start = (folder = dataDir) => startEmbedded({ dataDir: folder, onProblem: () => undefined });

describe('a broken data folder is reported in one sentence', () => {
  /** Each test breaks it in one place and repairs it afterwards. */
  let good: string;
  let repair: () => Promise<void>;
  beforeAll(async () => {
    good = await mkdtemp(join(tmpdir(), 'shop-good-'));
    await (await start(good)).stop();
  });
  afterEach(() => repair());
  afterAll(async () => {
    await (await start(good)).stop();
    await rm(good, { recursive: true });
  });

  async function spoil(path: string, text: string): Promise<void> {
    const file = join(good, 'postgres', path);
    const before = await readFile(file);
    await writeFile(file, text);
    repair = () => writeFile(file, before);
  }
  async function remove(path: string): Promise<void> {
    const [place, aside] = [join(good, 'postgres', path), join(good, 'aside')];
    await rename(place, aside);
    repair = async () => {
      await rm(place, { recursive: true, force: true });
      await rename(aside, place);
    };
  }

  it.each([
    ['no version file', () => remove('data/PG_VERSION'), /is damaged \(.*PG_VERSION is missing\)/],
    ['a version file of rubbish', () => spoil('data/PG_VERSION', '\u0000??'), /PG_VERSION is not a version/],
    ['a version file without content', () => spoil('data/PG_VERSION', ''), /PG_VERSION is not a version/],
    [
      'data of another PostgreSQL',
      () => spoil('data/PG_VERSION', '15\n'),
      /made by PostgreSQL 15 and this program brings 18/,
    ],
    ['no data folder', () => remove('data'), /is damaged/],
    ['no password file', () => remove('password'), /password is missing/],
    ['half a password', () => spoil('password', 'abc'), /password file is not whole/],
    ['another password', () => spoil('password', '0'.repeat(64)), /does not open the database/],
    [
      'a control file of rubbish',
      () => spoil('data/global/pg_control', 'x'),
      /PostgreSQL could not start on .*pg_control/,
    ],
    [
      'no control file',
      () => remove('data/global/pg_control'),
      /could not find the database system|could not start/,
    ],
    ['settings of rubbish', () => spoil('data/postgresql.conf', 'x = = y'), /PostgreSQL could not start/],
  ])('%s', async (_, breakIt, sentence) => {
    await breakIt();
    const failure: unknown = await start(good).catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'StartError', message: expect.stringMatching(sentence) });
    expect((failure as Error).message).toMatch(/^[^\n]+\.$/);
    expect(await findPostmaster(folderIn(good))).toBeUndefined();
  });
});

it('a file in place of DATA_DIR, and one in place of the database, are reported in one sentence', async () => {
  await writeFile(join(dataDir, 'postgres'), 'x');
  await expect(start()).rejects.toThrow(/is a file where the database needs a folder/);
  await writeFile(join(dataDir, 'file'), 'x');
  const below = start(join(dataDir, 'file'));
  await expect(below).rejects.toThrow(/is a file where the database needs a folder/);
});

it('half a database that a kill left behind is no obstacle and is cleared away', async () => {
  const left = join(dataDir, 'postgres.new-999999999');
  await mkdir(join(left, 'postgres', 'data'), { recursive: true });
  await (await start()).stop();
  await expect(realpath(left)).rejects.toMatchObject({ code: 'ENOENT' });
});

it('a folder that is not writable is reported in one sentence, and the exit code is 1', async () => {
  const isRoot = process.getuid?.() === 0;
  // Root may write anywhere, so root tests as another user, if that user may enter this checkout at all.
  const other = isRoot && (await mayUse(import.meta.dirname, NOBODY)) ? NOBODY : {};
  await chmod(dataDir, 0o555);
  const { status, stderr } = spawnSync(process.execPath, [CHILD, dataDir, 'once'], {
    encoding: 'utf8',
    ...other,
  });
  await chmod(dataDir, 0o755);
  const isRefused = /^\S+ cannot be read and written by this user; [^\n]*\.$/.test(stderr.trim());
  const mayWriteAnywhere = isRoot && other !== NOBODY;
  expect([status, isRefused]).toEqual(mayWriteAnywhere ? [0, false] : [1, true]);
});
