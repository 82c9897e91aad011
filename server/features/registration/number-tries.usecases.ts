/** Staff who write down numbers of customers are told which are known: bounded by person and day, and each known one logged. */
import { startOfDay, yyyymmdd } from '#domain/time/dates.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { tooMany } from '../../http/call-error.ts';
import type { Visitor } from '../../http/visitor.ts';
import { donesSince, fieldChangesSince, writeAudit } from '../audit/audit.public.ts';
import { lockRegistering } from './registration.queries.ts';

/** Of one staff member in a day: more than a good day's work, and too few to find out whose numbers are known. */
const MOST_TRIED = 100;
const MOST_KNOWN = 10;

type Trying = { userId: string; at: Date; refusal: 'TOO_MANY_REGISTRATIONS' | 'TOO_MANY_NUMBERS' };

/**
 * To be called before a number is looked up, in the transaction that answers it. Registrations and changed numbers of customers
 * count together. Throws 429 with the refusal.
 */
export async function assertMayTryNumber(
  tx: TenantTransaction,
  { userId, at, refusal }: Trying,
): Promise<void> {
  await lockRegistering(tx, userId);
  const since = startOfDay(yyyymmdd(at)) ?? at;
  const done = await donesSince(tx, {
    actorId: userId,
    actions: ['customer.add', 'customer.known'],
    since,
  });
  const changed = await fieldChangesSince(tx, {
    actorId: userId,
    action: 'customer.change',
    field: 'mobile',
    since,
  });
  const known = done.get('customer.known') ?? 0;
  if (known >= MOST_KNOWN || known + (done.get('customer.add') ?? 0) + changed >= MOST_TRIED)
    throw tooMany(refusal);
}

/** Counts and logs that a known number was tried; the transaction has to be committed. */
export const writeKnownNumber = (
  deps: Pick<Dependencies, 'clock'>,
  tx: TenantTransaction,
  { visitor, mobile, saleUnits }: { visitor: Visitor; mobile: string; saleUnits: readonly string[] },
): Promise<void> =>
  writeAudit(deps, tx, {
    visitor,
    action: 'customer.known',
    subject: `staff/${visitor.userId}`,
    after: { SaleUnits: saleUnits.join(', '), mobile: mobile.replace(/\d(?=\d{4})/g, 'x') },
  });
