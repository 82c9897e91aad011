/** How many customers a member of staff opens within an hour is bounded. What lists show (name, number, address) is not counted. */
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { tooMany } from '../../http/call-error.ts';
import type { Visitor } from '../../http/visitor.ts';
import { writeRefusal } from '../audit/audit.public.ts';
import { writeLook } from './customer-looks.queries.ts';

const HOUR_MS = 3_600_000;
/** One every twelve seconds, all the time. */
export const MOST_LOOKED_AT = 300;

/**
 * Reads something of one customer, which counts as a look at them; the same customer again counts once. Throws 429
 * TOO_MANY_CUSTOMERS, which the log has, and what `read` throws.
 */
export async function lookingAt<Found>(
  deps: Dependencies,
  { visitor, code }: { visitor: Visitor; code: string },
  read: (tx: TenantTransaction) => Promise<Found>,
): Promise<Found> {
  const { tenantId, userId } = visitor;
  const at = deps.clock();
  const since = new Date(at.getTime() - HOUR_MS);
  const seen = await deps.database.inTenant(tenantId, async (tx) => {
    // Before it counts: who is none of theirs is not there, however many were looked at.
    const found = await read(tx);
    const isWithin = await writeLook(tx, { tenantId, userId, code, at, since, most: MOST_LOOKED_AT });
    return isWithin ? { found } : undefined;
  });
  if (seen) return seen.found;
  await writeRefusal(deps, { tenantId, userId, refused: 'TOO_MANY_CUSTOMERS', subject: 'page/customers' });
  throw tooMany('TOO_MANY_CUSTOMERS', { values: { count: MOST_LOOKED_AT } });
}
