/** What staff changed, for the super admin (back-office 6). */
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest } from '../../http/call-error.ts';
import { dayRange } from '../../http/day-range.ts';
import { findChanges, type LoggedChange } from './audit.log.queries.ts';

type Query = CallParsed<'merchantLog'>['query'];
/** An empty field of a form filters by nothing. */
const typed = (value: string | undefined) => (value === '' ? undefined : value);

/** A page of the log, newest first; its filters match exactly, days are those of Bangkok. */
export async function listChanges(
  deps: Dependencies,
  tenantId: string,
  query: Query,
): Promise<CallAnswer<'merchantLog'>> {
  const { take, after } = query;
  const before = after === undefined ? undefined : placeOf(after);
  const days = dayRange(query, ['dateStart', 'dateEnd']);
  const filters = {
    action: typed(query.action),
    actor: typed(query.actor),
    subject: subjectOf(typed(query.subject)),
  };
  const rows = await deps.database.inTenant(
    tenantId,
    (tx) => findChanges(tx, { ...filters, ...days, before, take: take + 1 }),
    { readOnly: true },
  );
  const shown = rows.slice(0, take);
  const last = shown.at(-1);
  return {
    Data: shown.map(presentChange),
    Next: rows.length > take && last ? `${last.at.getTime()}_${last.auditId}` : null,
  };
}

const ORDER_NUMBER = /^(\d{6})-?([0-9A-Z]{5})$/;

/** As the log writes it; people type the number of an order or the code of a customer alone. */
function subjectOf(asked: string | undefined): string | undefined {
  if (asked === undefined || asked.includes('/')) return asked;
  const [, day, letters] = ORDER_NUMBER.exec(asked.toUpperCase()) ?? [];
  return day === undefined ? `customer/${asked.toUpperCase()}` : `order/${day}-${letters}`;
}

function presentChange(row: LoggedChange): CallAnswer<'merchantLog'>['Data'][number] {
  return {
    At: row.at.toISOString(),
    Actor: row.actorId,
    ActorName: row.actorName ?? '',
    ActorKind: row.actorKind,
    Action: row.action,
    Subject: row.subject,
    Before: row.before,
    After: row.after,
  };
}

function placeOf(after: string): { at: Date; auditId: number } {
  const [, time, auditId] = /^(\d{1,15})_(\d{1,15})$/.exec(after) ?? [];
  if (time === undefined || auditId === undefined)
    throw badRequest('INVALID_INPUT', { values: { fields: 'after' }, fields: { after: 'INVALID_INPUT' } });
  return { at: new Date(Number(time)), auditId: Number(auditId) };
}
