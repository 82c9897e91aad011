/** What a customer writes of themselves is written of somebody who is still there (decision 66). */
import type { TenantTransaction } from '#database/database.ts';
import type { Visitor } from '../../http/visitor.ts';
import { findMergedInto, lockAlive } from './accounts.queries.ts';
import { sessionOver } from './session.errors.ts';

type Whose = Pick<Visitor, 'customerCode'>;

/**
 * The profile code of the caller, who is neither merged nor erased before this transaction ends: a token is checked before that, and
 * outlives both by the moment that a call takes. First in the transaction, before anything else of theirs is read or locked.
 * Throws 401 SESSION_OVER.
 */
export async function holdPerson(tx: TenantTransaction, { customerCode }: Whose): Promise<string> {
  const profileCode = await lockAlive(tx, customerCode);
  if (profileCode === undefined) throw sessionOver();
  return profileCode;
}

/** Holds a customer of whom staff write something; false where nobody is there any more. */
export const isStillThere = async (tx: TenantTransaction, { customerCode }: Whose): Promise<boolean> =>
  (await lockAlive(tx, customerCode)) !== undefined;

/**
 * Like `holdPerson`, for what must not be lost: where the account was merged meanwhile, the person who is kept. Throws 401
 * SESSION_OVER.
 */
export async function holdPersonOrKept(
  tx: TenantTransaction,
  { customerCode }: Whose,
): Promise<{ profileCode: string; isMerged: boolean }> {
  const own = await lockAlive(tx, customerCode);
  if (own !== undefined) return { profileCode: own, isMerged: false };
  const kept = await findMergedInto(tx, customerCode);
  if (kept === undefined) throw sessionOver();
  return { profileCode: await holdPerson(tx, { customerCode: kept }), isMerged: true };
}
