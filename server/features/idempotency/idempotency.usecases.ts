/**
 * Does the work of a request once, however often it arrives. Placing an order writes its key in its own statement, to save
 * round trips; every other call with `idempotencyKey` goes through `once`.
 */
import type { TenantTransaction } from '#database/database.ts';
import { conflict } from '../../http/call-error.ts';
import { findKey, insertKey, storeAnswer } from './idempotency.queries.ts';
import { earlierAnswer, type Claim } from './idempotency.rules.ts';

export type Once<T> = {
  answer: T;
  /** False: it was done before, so nothing is to be published. */
  isNew: boolean;
};

/**
 * What was answered under this key, where that is known before work that is dear; undefined for a key that is new. Two at the same time both do
 * that work, and `once` keeps one. Throws as `earlierAnswer` does.
 */
export async function answeredBefore<T extends object>(
  tx: TenantTransaction,
  claim: Claim,
): Promise<T | undefined> {
  const claimed = await findKey(tx, claim);
  return claimed && earlierAnswer<T>(claimed, claim);
}

/**
 * In the transaction of the work: the key, the work and its answer are there together or not at all, so a key whose
 * request was refused may be used again. The same request at the same time waits for the first. The caller's right to the
 * answer must be checked before. Throws as `earlierAnswer` does.
 */
export async function once<T extends object>(
  tx: TenantTransaction,
  { tenantId, claim }: { tenantId: string; claim: Claim },
  work: () => Promise<T>,
): Promise<Once<T>> {
  if (await insertKey(tx, { tenantId, ...claim })) {
    const answer = await work();
    await storeAnswer(tx, claim, JSON.stringify(answer));
    return { answer, isNew: true };
  }
  const claimed = await findKey(tx, claim);
  if (!claimed) throw conflict('TRY_AGAIN');
  return { answer: earlierAnswer<T>(claimed, claim), isNew: false };
}
