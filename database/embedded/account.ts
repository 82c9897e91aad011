/**
 * PostgreSQL refuses to run as root, so a program started by root runs it under another system account. That
 * account must be in /etc/passwd, because initdb looks its name up; no account is created.
 */
import { readFile, realpath, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { StartError } from '../errors.ts';

export type Account = { uid: number; gid: number };

const PREFERRED = ['postgres', 'nobody'];

/** Picks from the text of /etc/passwd: the owner of existing data, else the first of the preferred names. */
export function pickAccount(passwd: string, dataOwner: number | undefined): Account | undefined {
  const accounts = passwd.split('\n').map((line) => {
    const [name = '', , uid, gid] = line.split(':');
    return { name, uid: Number(uid), gid: Number(gid) };
  });
  const found =
    dataOwner === undefined
      ? PREFERRED.map((name) => accounts.find((account) => account.name === name)).find(Boolean)
      : accounts.find((account) => account.uid === dataOwner);
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : undefined;
}

/** The account PostgreSQL runs as, undefined for our own. Throws StartError if there is none. */
export async function accountFor(dataFolder: string): Promise<Account | undefined> {
  const us = process.getuid?.();
  if (us === undefined) {
    throw new StartError(
      'The embedded PostgreSQL needs Linux or macOS; set DATABASE_URL to use another one.',
    );
  }
  const owner = await stat(dataFolder).then(
    (stats) => stats.uid,
    () => undefined,
  );
  if (us !== 0) {
    if (owner === undefined || owner === us) return undefined;
    throw new StartError(
      `The database in ${dataFolder} belongs to another user (uid ${owner}); start as that user, as root, or choose another DATA_DIR.`,
    );
  }
  const account = pickAccount(await readFile('/etc/passwd', 'utf8'), owner);
  if (account) return account;
  throw new StartError(
    owner === undefined
      ? 'PostgreSQL cannot run as root and this system has neither a user "postgres" nor "nobody"; start as an ordinary user or set DATABASE_URL.'
      : `PostgreSQL cannot run as the owner of ${dataFolder} (uid ${owner}); give that folder to an ordinary user.`,
  );
}

/** Whether this account may read and enter the path and every folder above it. */
export async function mayUse(path: string, account: Account): Promise<boolean> {
  const start = await realpath(path);
  for (let at = start; ; at = dirname(at)) {
    const { mode, uid, gid } = await stat(at);
    const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0;
    const needed = at === start ? 0o5 : 0o1;
    if (((mode >> shift) & needed) !== needed) return false;
    if (at === dirname(at)) return true;
  }
}
