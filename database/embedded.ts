/**
 * The PostgreSQL binaries from npm, run on a folder of ours.
 *
 * Any number of our processes may use one folder: the first starts PostgreSQL, the others find it running by its
 * lock file, as does a start after a kill -9 of the previous process. Each holds one connection with a shared
 * advisory lock while it lives; a stopping process that can take the lock exclusively was the last one and shuts
 * PostgreSQL down. If PostgreSQL itself dies, that connection breaks and every process tries to restart it:
 * PostgreSQL's lock file lets one of them win, and the address stays the same for all pools.
 */
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { accountFor } from './embedded/account.ts';
import { findBinaries } from './embedded/binaries.ts';
import { type Folder, folderIn, openFolder, passwordOf, SUPERUSER } from './embedded/folder.ts';
import { endPostmaster, findPostmaster, launch } from './embedded/postmaster.ts';
import { codeOf, isConnectionError, messageOf, StartError } from './errors.ts';
import { ensureDatabase, ensureLogins } from './roles.ts';

export type EmbeddedDatabase = {
  superuserUrl: string;
  /** Owns the database and migrates it; neither superuser nor BYPASSRLS. */
  ownerUrl: string;
  appUrl: string;
  platformUrl: string;
  /** Stops PostgreSQL, unless another of our processes still uses it. */
  stop(): Promise<void>;
};

type EmbeddedOptions = {
  dataDir: string;
  /** Receives one sentence when PostgreSQL is lost and when it is back. */
  onProblem: (sentence: string) => void;
  /** Additional server settings, as `name: value`. */
  settings?: Record<string, string>;
};

const DATABASE = 'shop';
// Any number that is not used for another advisory lock in the database "postgres".
const PRESENCE_LOCK = 7_264_201;
const START_PATIENCE_MS = 60_000;
const RETRY_MS = 20;
const RESTART_PAUSE_MS = 500;
// A socket address is limited to 104 bytes (macOS) or 108 (Linux), including the file name.
const SOCKET_FOLDER_LIMIT = 85;

/** Starts the database in `<dataDir>/postgres`, or joins it if it is already running. Throws StartError. */
export async function startEmbedded({
  dataDir,
  onProblem,
  settings = {},
}: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const folder = folderIn(resolve(dataDir));
  const account = await accountFor(folder.data);
  const binaries = await findBinaries(account);
  const master = await openFolder(folder, account, binaries);
  const socket = await socketFolder(folder);
  const urlOf = (role: string, database = DATABASE) =>
    `postgres://${role}:${passwordOf(master, role)}@${encodeURIComponent(socket.path)}/${database}`;
  const superuserUrl = urlOf(SUPERUSER, 'postgres');
  const joinIt = () => joinServer(superuserUrl, folder, () => launch(folder, account, binaries, settings));

  const stopping = new AbortController();
  let keeper = await joinIt();
  let rejoining: Promise<void> | undefined;
  const watch = () => keeper.once('end', () => (rejoining = stopping.signal.aborted ? undefined : rejoin()));
  const rejoin = async () => {
    onProblem('PostgreSQL went away; starting it again.');
    while (!stopping.signal.aborted) {
      try {
        keeper = await joinIt();
        watch();
        return onProblem('PostgreSQL is back.');
      } catch (error) {
        onProblem(messageOf(error));
        await wait(RESTART_PAUSE_MS);
      }
    }
  };
  watch();

  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= stopOnce());
  const stopOnce = async () => {
    stopping.abort();
    await rejoining;
    if (await isLast(keeper)) await endPostmaster(folder);
    await keeper.end();
    await socket.remove();
  };

  try {
    await ensureDatabase(keeper, { name: DATABASE, ownerUrl: urlOf('shop_owner') });
    await ensureLogins(superuserUrl, {
      appUrl: urlOf('shop_web'),
      platformUrl: urlOf('shop_web_door'),
      mayCreateApp: true,
    });
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    superuserUrl,
    ownerUrl: urlOf('shop_owner'),
    appUrl: urlOf('shop_web'),
    platformUrl: urlOf('shop_web_door'),
    stop,
  };
}

/** A connection that holds the presence lock, to the running server or one started now. */
async function joinServer(url: string, folder: Folder, start: () => Promise<void>): Promise<Client> {
  let lastError: unknown = new Error('it is still starting');
  let isStartedHere = false;
  for (const deadline = Date.now() + START_PATIENCE_MS; Date.now() < deadline; await wait(RETRY_MS)) {
    const running = await findPostmaster(folder);
    if (running && !running.isReady) continue;
    if (!running) {
      isStartedHere = true;
      await start();
    }
    const client = new Client({ connectionString: url, application_name: 'shop keeper' });
    // A broken connection is reported by 'end'; without a listener 'error' would end the process.
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('select pg_advisory_lock_shared($1)', [PRESENCE_LOCK]);
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      lastError = error;
      if (isConnectionError(error)) continue;
      if (isStartedHere) await endPostmaster(folder);
      if (codeOf(error) === '28P01')
        throw new StartError(`The password in ${folder.passwordFile} does not open the database beside it.`, {
          cause: error,
        });
      throw error;
    }
  }
  throw new StartError(`PostgreSQL on ${folder.data} does not answer: ${messageOf(lastError)}.`, {
    cause: lastError,
  });
}

async function isLast(keeper: Client): Promise<boolean> {
  try {
    await keeper.query('select pg_advisory_unlock_shared($1)', [PRESENCE_LOCK]);
    const { rows } = await keeper.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [
      PRESENCE_LOCK,
    ]);
    return rows[0]?.alone === true;
  } catch (error) {
    if (isConnectionError(error)) return false;
    throw error;
  }
}

/** The socket is in the data folder; if that path is too long, a short symlink points there. */
async function socketFolder({ data }: Folder) {
  if (Buffer.byteLength(data) <= SOCKET_FOLDER_LIMIT) return { path: data, remove: async () => undefined };
  const link = await mkdtemp(join(tmpdir(), 'shop-'));
  await symlink(data, join(link, 's'));
  return { path: join(link, 's'), remove: () => rm(link, { recursive: true }) };
}
