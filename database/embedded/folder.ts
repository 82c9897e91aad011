/**
 * The database on disk, `<DATA_DIR>/postgres`: `data/` (PostgreSQL's own), `password` (0600) and `log`.
 *
 * When started by root, PostgreSQL runs as an account that may not be able to enter DATA_DIR at all (root's home, a
 * fresh temporary folder). Rather than opening up the user's folders or storing the data elsewhere, PostgreSQL is
 * started with the data folder as its working directory, entered before root is dropped, and configured to use
 * /proc/self/cwd: nothing above that folder is ever looked up again.
 */
import { execFile } from 'node:child_process';
import { createHmac, randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { codeOf, messageOf, StartError } from '../errors.ts';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';

/** The role created by initdb; used only by this program's own bootstrap and presence connection. */
export const SUPERUSER = 'postgres';

export type Folder = { home: string; data: string; passwordFile: string; log: string };

export function folderIn(dataDir: string): Folder {
  const home = join(dataDir, 'postgres');
  return { home, data: join(home, 'data'), passwordFile: join(home, 'password'), log: join(home, 'log') };
}

/** How initdb and postgres receive the data folder and the account to run as. */
export function runIn(data: string, account: Account | undefined) {
  return {
    dataArgument: account ? '/proc/self/cwd' : data,
    // A clean environment: PGPORT etc. of the user's shell are not meant for this server.
    options: { cwd: data, env: { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/bin:/bin' }, ...account },
  };
}

/**
 * Creates the database if there is none, checks it if there is one, and returns its master password, from which
 * each role's password is derived. Throws StartError, one sentence, if the folder is broken.
 */
export async function openFolder(
  folder: Folder,
  account: Account | undefined,
  binaries: Binaries,
): Promise<string> {
  try {
    await mkdir(dirname(folder.home), { recursive: true });
    const present = await readdir(folder.home).catch((error: unknown) => {
      if (codeOf(error) === 'ENOENT') return [];
      throw error;
    });
    if (present.length === 0) await create(folder, account, binaries);
    return await check(folder, binaries);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(folderSentence(error, folder), { cause: error });
  }
}

async function check({ home, data, passwordFile }: Folder, { major }: Binaries): Promise<string> {
  const damaged = (what: string) =>
    new StartError(
      `The database in ${home} is damaged (${what}); restore it from a backup, or move it away to start with an empty one.`,
    );
  const read = async (path: string) => {
    try {
      return (await readFile(path, 'utf8')).trim();
    } catch (error) {
      if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes(codeOf(error))) throw damaged(`${path} is missing`);
      throw error;
    }
  };
  const version = await read(join(data, 'PG_VERSION'));
  if (!/^\d+$/.test(version)) throw damaged('data/PG_VERSION is not a version');
  if (version !== major) {
    throw new StartError(
      `The database in ${home} was made by PostgreSQL ${version} and this program brings ${major}; move its data with pg_dump, or choose another DATA_DIR.`,
    );
  }
  const password = await read(passwordFile);
  if (!/^[0-9a-f]{64}$/.test(password)) throw damaged('its password file is not whole');
  return password;
}

/**
 * The folder is created next to its final place and renamed, so that neither a kill nor a second start sees half of
 * it.
 */
async function create(folder: Folder, account: Account | undefined, binaries: Binaries): Promise<void> {
  const parent = dirname(folder.home);
  await removeLeftovers(parent);
  const fresh = folderIn(join(parent, `postgres.new-${process.pid}`));
  const root = dirname(fresh.home);
  const superuserPassword = join(fresh.home, 'superuser');
  try {
    await mkdir(fresh.home, { recursive: true });
    // initdb, run as the account, reads the password file through the data folder's "..".
    await chmod(fresh.home, 0o711);
    await mkdir(fresh.data, { mode: 0o700 });
    const password = randomBytes(32).toString('hex');
    await writeFile(fresh.passwordFile, `${password}\n`, { mode: 0o600 });
    await writeFile(superuserPassword, passwordOf(password, SUPERUSER), { mode: 0o600 });
    if (account)
      await Promise.all([fresh.data, superuserPassword].map((path) => chown(path, account.uid, account.gid)));
    await initialise(fresh.data, account, binaries);
    await rm(superuserPassword);
    await rename(fresh.home, folder.home).catch((error: unknown) => {
      // Another start was quicker; its database is used.
      if (!['ENOTEMPTY', 'EEXIST'].includes(codeOf(error))) throw error;
    });
    await syncFolder(parent);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

async function initialise(data: string, account: Account | undefined, { folder }: Binaries): Promise<void> {
  const { dataArgument, options } = runIn(data, account);
  const flags = [
    `--pgdata=${dataArgument}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${dataArgument}/../superuser`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ];
  try {
    await promisify(execFile)(join(folder, 'bin', 'initdb'), flags, options);
  } catch (cause) {
    const said = (cause as { stderr?: string }).stderr?.trim().split('\n').at(-1);
    throw new StartError(`PostgreSQL could not make its database in ${data}: ${said || messageOf(cause)}.`, {
      cause,
    });
  }
}

/** Each role has its own password, derived from the master password stored with the data. */
export function passwordOf(master: string, role: string): string {
  return createHmac('sha256', master).update(`role:${role}`).digest('hex');
}

/** Left behind by a kill while a database was being created. */
async function removeLeftovers(parent: string): Promise<void> {
  const names = await readdir(parent);
  const left = names.filter((name) => {
    const pid = /^postgres\.new-(\d+)$/.exec(name)?.[1];
    return pid !== undefined && !isAlive(Number(pid));
  });
  await Promise.all(left.map((name) => rm(join(parent, name), { recursive: true, force: true })));
}

/** Whether a process with this id exists, regardless of its owner. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** initdb syncs its files; the rename of their folder is synced here. */
async function syncFolder(path: string): Promise<void> {
  const handle = await open(path);
  await handle.sync().finally(() => handle.close());
}

function folderSentence(error: unknown, { home }: Folder): string {
  const { code, path = home } = error as NodeJS.ErrnoException;
  if (code === 'ENOTDIR' || code === 'EEXIST')
    return `${path} is a file where the database needs a folder; move it away or choose another DATA_DIR.`;
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return `${path} cannot be read and written by this user; correct its permissions or choose another DATA_DIR.`;
  if (code === 'ENOSPC') return `The disk that holds ${home} is full.`;
  return `The database folder ${home} cannot be used: ${messageOf(error)}.`;
}
