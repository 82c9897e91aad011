import type { Dependencies } from '../../dependencies.ts';
import { badRequest } from '../../http/call-error.ts';
import type { Visitor } from '../../http/visitor.ts';
import { isOpenedSince } from './session.queries.ts';

/** A first password is chosen right after signing in by a code: a session that was left open is not enough. */
const FRESH_MS = 30 * 60_000;

/** Throws 400 FIRST_PASSWORD_LATE. */
export async function assertJustSignedIn(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  { tenantId, sessionId }: Visitor,
): Promise<void> {
  const since = new Date(clock().getTime() - FRESH_MS);
  const isFresh = await database.inTenant(tenantId, (tx) => isOpenedSince(tx, { sessionId, since }), {
    readOnly: true,
  });
  if (!isFresh) throw badRequest('FIRST_PASSWORD_LATE');
}
