/** What is done with the stored secrets of all tenants: at the start, and when the key is replaced. */
import { secretKeys } from '#domain/web-config/registry.ts';
import { StartError } from '#database/errors.ts';
import type { Database, TenantTransaction } from '#database/database.ts';
import { UnsealError, type Sealing } from '../../sealing.ts';
import {
  hasPlainSecrets,
  insertSecretIfNone,
  resealSecret,
  storedSecrets,
  takePlainSecrets,
  type SecretRow,
} from './webconfig.secrets.queries.ts';

type Needs = { database: Database; sealing: Sealing | undefined };

const MAKE_KEY = 'set it to 32 random bytes, e.g. of `openssl rand -base64 32`';

/**
 * Encrypts secrets that an earlier version stored in plain text. Throws StartError if there are secrets and no key, or
 * not the key they were encrypted with: without it a shop would silently do without what they are for.
 */
export async function prepareSecrets({ database, sealing }: Needs): Promise<void> {
  for (const { tenantId } of await database.platform.tenants())
    // oxlint-disable-next-line no-await-in-loop -- a start must not open a connection for each tenant
    await database.inTenant(tenantId, async (tx) => {
      if (sealing) await sealPlain(tx, { tenantId, sealing });
      const rows = await storedSecrets(tx);
      if (!sealing && (rows.length > 0 || (await hasPlainSecrets(tx, secretKeys))))
        throw new StartError(`SETTINGS_KEY is missing: ${tenantId} has stored secrets, so ${MAKE_KEY}.`);
      const foreign = rows.find(({ keyId }) => !sealing?.knows(keyId));
      if (foreign)
        throw new StartError(
          `SETTINGS_KEY is wrong: ${foreign.name} of ${tenantId} is encrypted with the key ${foreign.keyId}, and this ` +
            `one is ${sealing?.keyId}. Give that one as SETTINGS_KEY, or as SETTINGS_KEY_OLD to replace it.`,
        );
    });
}

async function sealPlain(
  tx: TenantTransaction,
  { tenantId, sealing }: { tenantId: string; sealing: Sealing },
): Promise<void> {
  for (const { name, text, updatedAt } of await takePlainSecrets(tx, secretKeys)) {
    if (text === '') continue;
    const sealed = sealing.seal(text, { tenantId, name });
    const changed = { at: updatedAt, by: { kind: 'system', id: '' } };
    // oxlint-disable-next-line no-await-in-loop -- one or two, once
    await insertSecretIfNone(tx, { tenantId, name, sealed, changed });
  }
}

export type Rotated = { replaced: number; current: number; failed: number };

/**
 * Encrypts every secret with the current key. Each is a transaction of its own, so an interrupted rotation is continued
 * by the next; one that staff change meanwhile is encrypted with the current key anyway. `onProblem` is told of those that
 * cannot be decrypted, which stay as they are.
 */
export async function rotateSecrets(
  { database, sealing }: { database: Database; sealing: Sealing },
  onProblem: (problem: UnsealError) => void,
): Promise<Rotated> {
  const rotated: Rotated = { replaced: 0, current: 0, failed: 0 };
  for (const { tenantId } of await database.platform.tenants()) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that an end in the middle leaves little open
    const rows = await database.inTenant(tenantId, storedSecrets, { readOnly: true });
    for (const row of rows)
      // oxlint-disable-next-line no-await-in-loop -- as above
      rotated[await rotate(database, { tenantId, sealing, row, onProblem })] += 1;
  }
  return rotated;
}

type Rotating = {
  tenantId: string;
  sealing: Sealing;
  row: SecretRow;
  onProblem: (problem: UnsealError) => void;
};

async function rotate(
  database: Database,
  { tenantId, sealing, row, onProblem }: Rotating,
): Promise<keyof Rotated> {
  const { name, keyId, bytes } = row;
  if (keyId === sealing.keyId) return 'current';
  const place = { tenantId, name };
  try {
    const now = sealing.seal(sealing.open({ keyId, bytes }, place), place);
    const isDone = await database.inTenant(tenantId, (tx) =>
      resealSecret(tx, { name, was: { keyId, bytes }, now }),
    );
    return isDone ? 'replaced' : 'current';
  } catch (error) {
    if (!(error instanceof UnsealError)) throw error;
    onProblem(error);
    return 'failed';
  }
}
