/** The bell: what the caller was told, and what is read. */
import { MOST_UNREAD } from '#contract/notifications.schemas.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { NotificationKindName } from '#domain/notifications/kinds.ts';
import { afterCommit } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Language } from '../../http/messages.ts';
import type { CallContext, Visitor } from '../../http/visitor.ts';
import { countUnread, findNotifications, markRead, type NotificationRow } from './notifications.queries.ts';
import { callingPerson, heldCaller, personRoom } from './notifications.rooms.usecases.ts';

/** The newest first; `before` goes on after the last one shown. */
export async function listNotifications(
  { database }: Pick<Dependencies, 'database'>,
  { visitor, language }: CallContext,
  { before, take }: CallParsed<'notifications'>['query'],
): Promise<CallAnswer<'notifications'>> {
  const rows = await database.inTenant(
    visitor.tenantId,
    async (tx) => findNotifications(tx, await callingPerson(tx, visitor), { before, most: take + 1 }),
    { readOnly: true },
  );
  return { Data: rows.slice(0, take).map((row) => present(row, language)), HasMore: rows.length > take };
}

const present = (row: NotificationRow, language: Language) => ({
  NotificationId: row.notificationId,
  Kind: row.kind as NotificationKindName,
  Title: language === 'th' ? row.titleTh : row.titleEn,
  Body: language === 'th' ? row.bodyTh : row.bodyEn,
  Link: row.link,
  CreatedAt: row.createdAt.toISOString(),
  ReadAt: row.readAt?.toISOString() ?? null,
});

export async function unreadNotifications(
  { database }: Pick<Dependencies, 'database'>,
  visitor: Visitor,
): Promise<CallAnswer<'unreadNotifications'>> {
  const Unread = await database.inTenant(
    visitor.tenantId,
    async (tx) => countUnread(tx, await callingPerson(tx, visitor), MOST_UNREAD),
    { readOnly: true },
  );
  return { Unread };
}

/** The other windows of the same person are told. */
export async function readNotifications(
  { database, events, clock }: Pick<Dependencies, 'database' | 'events' | 'clock'>,
  visitor: Visitor,
  body: CallParsed<'readNotifications'>['body'],
): Promise<CallAnswer<'readNotifications'>> {
  const { tenantId } = visitor;
  const which = 'Ids' in body ? { ids: body.Ids } : { upTo: body.UpTo };
  const Unread = await database.inTenant(tenantId, async (tx) => {
    const person = await heldCaller(tx, visitor);
    const changed = await markRead(tx, person, { ...which, at: clock() });
    const rooms = [personRoom(tenantId, person)];
    if (changed > 0)
      afterCommit(tx, () =>
        events.publish({ live: { event: 'notification', rooms, data: { NotificationId: null } } }),
      );
    return countUnread(tx, person, MOST_UNREAD);
  });
  return { Unread };
}
