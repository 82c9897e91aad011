/** PostgreSQL's main process: finding one that runs on a data folder, starting it, stopping it. */
import { spawn } from 'node:child_process';
import { open, readFile, readlink, realpath, rename, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { codeOf, messageOf, StartError } from '../errors.ts';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { type Folder, isAlive, runIn } from './folder.ts';

export type Postmaster = { pid: number; isReady: boolean };

const POLL_MS = 10;
const LOG_LIMIT_BYTES = 8 * 1024 * 1024;
// Another process has this folder, or the last one's children are still exiting: worth a retry, not an error.
const PASSING =
  /another post(master|gres)|pre-existing shared memory|lock file .* (already exists|is empty)/i;

const SETTINGS = {
  cluster_name: 'shop',
  // The socket is in the data folder, which only this account and root may enter.
  unix_socket_directories: '.',
  listen_addresses: '',
  // Refused statements are logged by the app; here they would also write personal data to a file.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
  // The shop's statements are short; compiling one costs more than running it.
  jit: 'off',
};

/** The process running this data folder, from its postmaster.pid; a file left by a dead process is ignored. */
export async function findPostmaster({ data }: Folder): Promise<Postmaster | undefined> {
  const file = join(data, 'postmaster.pid');
  const text = await readFile(file, 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return undefined;
  if (await runsElsewhere(pid, data)) {
    // The process id has been reused since (usual in containers). PostgreSQL itself would refuse to start if the
    // new process belongs to the same account.
    if ((await readFile(file, 'utf8').catch(() => '')) === text) await unlink(file).catch(() => undefined);
    return undefined;
  }
  return { pid, isReady: lines[7]?.trim() === 'ready' };
}

/** PostgreSQL's working directory is its data folder; without /proc (macOS) its own lock file is trusted. */
async function runsElsewhere(pid: number, data: string): Promise<boolean> {
  if (process.platform !== 'linux') return false;
  return (await readlink(`/proc/${pid}/cwd`).catch(() => '')) !== (await realpath(data));
}

/**
 * Starts PostgreSQL and returns once it is ready, or once another process turns out to own the folder. It is
 * detached: a Ctrl-C reaches only us, and we stop it after our own work is done.
 */
export async function launch(
  folder: Folder,
  account: Account | undefined,
  { folder: binaries }: Binaries,
  settings: Record<string, string>,
): Promise<void> {
  const { dataArgument, options } = runIn(folder.data, account);
  const flags = Object.entries({ ...SETTINGS, ...settings }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const log = await openLog(folder.log);
  try {
    const child = spawn(join(binaries, 'bin', 'postgres'), ['-D', dataArgument, ...flags], {
      ...options,
      detached: true,
      stdio: ['ignore', log.handle.fd, log.handle.fd],
    });
    child.unref();
    const failed: { error?: Error } = {};
    child.once('error', (error) => (failed.error = error));
    while (!failed.error && child.exitCode === null && child.signalCode === null) {
      // Crash recovery may take long; we wait as long as the process lives.
      if ((await findPostmaster(folder))?.isReady) return;
      await wait(POLL_MS);
    }
    const said = failed.error ? messageOf(failed.error) : await lastWords(folder.log, log.from);
    if (!PASSING.test(said)) throw new StartError(`PostgreSQL could not start on ${folder.data}: ${said}.`);
  } finally {
    await log.handle.close();
  }
}

/** Requests a fast shutdown (clients are disconnected, everything is written) and waits until it is gone. */
export async function endPostmaster(folder: Folder): Promise<void> {
  const running = await findPostmaster(folder);
  if (!running) return;
  try {
    process.kill(running.pid, 'SIGINT');
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error;
  }
  while ((await findPostmaster(folder))?.pid === running.pid) await wait(POLL_MS);
}

async function openLog(path: string) {
  const size = await stat(path).then(
    (stats) => stats.size,
    () => 0,
  );
  if (size > LOG_LIMIT_BYTES) await rename(path, `${path}.old`);
  try {
    return { handle: await open(path, 'a', 0o600), from: size > LOG_LIMIT_BYTES ? 0 : size };
  } catch (cause) {
    throw new StartError(
      `${path} cannot be written by this user; correct its permissions or choose another DATA_DIR.`,
      { cause },
    );
  }
}

/** The reason PostgreSQL logged for exiting. */
async function lastWords(log: string, from: number): Promise<string> {
  const lines = (await readFile(log)).subarray(from).toString('utf8').trim().split('\n');
  const fatal = lines.findLast((line) => /(FATAL|PANIC): /.test(line)) ?? lines.at(-1) ?? '';
  return fatal.replace(/^.*(FATAL|PANIC): +/, '').replace(/\.$/, '') || `no reason given, see ${log}`;
}
