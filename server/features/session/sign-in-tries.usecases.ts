/**
 * Password sign-in attempts: after several wrong ones the next must wait, at the same address, whether or not the
 * name exists. A stranger's tries never lock the owner out (decision 24).
 */
import type { TenantTransaction } from '#database/database.ts';
import { COUNTED_SECONDS, passwordWait, secondsLeft } from '#domain/access/sign-in-waits.ts';
import { normaliseThaiMobile } from '#domain/text/thai-mobile.ts';
import type { Config } from '../../config.ts';
import type { Dependencies } from '../../dependencies.ts';
import { tooMany } from '../../http/call-error.ts';
import { hashOfCounted } from './secrets.ts';
import { forgetFailures, lockFailures, writeFailures, type TryKey } from './sign-in-tries.queries.ts';

/** An address may be a whole mobile network's; its tries under one name are one person's. */
const SHARE_OF_ADDRESS = 4;
const FEWEST_FREE = 5;
/** However many sign-ins a busy shop allows an address: one person's typos under one name are no more than this. */
const MAX_FREE_PASSWORDS = 10;
const MAX_FREE_CODES = 100;

const freeTries = ({ limits }: Pick<Config, 'limits'>, most: number): number =>
  Math.min(most, Math.max(FEWEST_FREE, Math.floor(limits.signInsPerMinute / SHARE_OF_ADDRESS)));

/** Free wrong passwords for one name per address. */
export const freePasswords = (config: Pick<Config, 'limits'>): number =>
  freeTries(config, MAX_FREE_PASSWORDS);
/** Free unused codes per address, for all numbers. */
export const freeCodes = (config: Pick<Config, 'limits'>): number => freeTries(config, MAX_FREE_CODES);

export type Tried = {
  tenantId: string;
  audience: TryKey['audience'];
  /** As typed. */
  username: string;
  address: string;
};

type Needs = Pick<Dependencies, 'clock' | 'config'>;

function keyOf({ config }: Needs, { audience, username, address }: Tried): TryKey {
  // In the form used for the lookup, so that another spelling is not another name.
  const name = normaliseThaiMobile(username) ?? username.toLowerCase();
  const hash = (counted: string) => hashOfCounted(config.sessionSecret, counted);
  return { audience, nameHash: hash(name), addressHash: hash(address) };
}

/**
 * Counts a try as a wrong one before the password is checked, so that concurrent tries count too. Throws 429
 * TOO_MANY_TRIES with the seconds to wait.
 */
export async function countPasswordTry(deps: Needs, tx: TenantTransaction, tried: Tried): Promise<void> {
  const now = deps.clock();
  const key = keyOf(deps, tried);
  const countedFrom = new Date(now.getTime() - COUNTED_SECONDS * 1000);
  const { here, lastHereAt, everywhere } = await lockFailures(tx, tried.tenantId, { ...key, countedFrom });
  const wait = passwordWait({ here, everywhere, free: freePasswords(deps.config) });
  const seconds = lastHereAt ? secondsLeft(wait, { since: lastHereAt, now }) : 0;
  if (seconds > 0)
    throw tooMany('TOO_MANY_TRIES', { values: { seconds }, headers: { 'retry-after': `${seconds}` } });
  await writeFailures(tx, tried.tenantId, { ...key, failures: here + 1, at: now });
}

/** The password was right: earlier tries no longer count. */
export const forgetPasswordTries = (deps: Needs, tx: TenantTransaction, tried: Tried): Promise<void> =>
  forgetFailures(tx, keyOf(deps, tried));
