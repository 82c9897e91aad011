/** What people were told. */
import { sql } from 'kysely';
import type { Audience } from '#domain/notifications/kinds.ts';
import type { TenantTransaction } from '#database/database.ts';

/** `recipient` is a profile code, or the id of a staff member. */
export type Person = { audience: Audience; recipient: string };

export async function findProfileCode(
  tx: TenantTransaction,
  customerCode: string,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('customers')
    .select('profile_code')
    .where('customer_code', '=', customerCode)
    .executeTakeFirst();
  return row?.profile_code;
}

export type NewNotification = Person & {
  kind: string;
  titleTh: string;
  titleEn: string;
  bodyTh: string;
  bodyEn: string;
  link: string;
  onceKey: string;
  topic: string | null;
  createdAt: Date;
};
export type InsertedNotification = Person & { notificationId: string; onceKey: string };

/** Those that nobody was told before. */
export async function insertNotifications(
  tx: TenantTransaction,
  tenantId: string,
  notifications: readonly NewNotification[],
): Promise<InsertedNotification[]> {
  const { rows } = await sql<InsertedNotification>`
    insert into notifications (tenant_id, audience, recipient, kind, title_th, title_en, body_th, body_en, link, once_key, topic, created_at)
    select ${tenantId}, n.audience, n.recipient, n.kind, n."titleTh", n."titleEn", n."bodyTh", n."bodyEn", n.link, n."onceKey",
      n.topic, n."createdAt"
    from jsonb_to_recordset(${JSON.stringify(notifications)}::jsonb) as n (audience text, recipient text, kind text,
      "titleTh" text, "titleEn" text, "bodyTh" text, "bodyEn" text, link text, "onceKey" text, topic text,
      "createdAt" timestamptz)
    on conflict (tenant_id, audience, recipient, once_key) do nothing
    returning notification_id::text as "notificationId", audience, recipient, once_key as "onceKey"`.execute(
    tx,
  );
  return rows;
}

/** Removes unread ones that a newer one of the topic has taken the place of, with what was still to be sent of them. */
export async function removeReplaced(
  tx: TenantTransaction,
  { topic, notificationIds }: { topic: string; notificationIds: readonly string[] },
): Promise<void> {
  await sql`
    delete from notifications old where old.topic = ${topic} and old.read_at is null
      and (old.audience, old.recipient) in (
        select n.audience, n.recipient from notifications n where n.notification_id = any(${notificationIds}::bigint[]))
      and not (old.notification_id = any(${notificationIds}::bigint[]))`.execute(tx);
}

export type NotificationRow = {
  notificationId: string;
  kind: string;
  titleTh: string;
  titleEn: string;
  bodyTh: string;
  bodyEn: string;
  link: string;
  createdAt: Date;
  readAt: Date | null;
};

/** The newest first. */
export async function findNotifications(
  tx: TenantTransaction,
  { audience, recipient }: Person,
  { before, most }: { before: string | undefined; most: number },
): Promise<NotificationRow[]> {
  const older = before === undefined ? sql`true` : sql`notification_id < ${before}::bigint`;
  const { rows } = await sql<NotificationRow>`
    select notification_id::text as "notificationId", kind, title_th as "titleTh", title_en as "titleEn", body_th as "bodyTh",
      body_en as "bodyEn", link, created_at as "createdAt", read_at as "readAt"
    from notifications where audience = ${audience} and recipient = ${recipient} and ${older}
    order by notification_id desc limit ${most}`.execute(tx);
  return rows;
}

/** At most `most`. */
export async function countUnread(
  tx: TenantTransaction,
  { audience, recipient }: Person,
  most: number,
): Promise<number> {
  const { rows } = await sql<{ many: number }>`
    select count(*)::integer as many from (
      select from notifications where audience = ${audience} and recipient = ${recipient} and read_at is null
      limit ${most}) as unread`.execute(tx);
  return rows[0]?.many ?? 0;
}

/** Own ones only, whatever ids are named. Returns how many were not read yet. */
export async function markRead(
  tx: TenantTransaction,
  { audience, recipient }: Person,
  { ids, upTo, at }: { ids?: readonly string[] | undefined; upTo?: string | undefined; at: Date },
): Promise<number> {
  const which =
    ids === undefined
      ? sql`notification_id <= ${upTo}::bigint`
      : sql`notification_id = any(${ids}::bigint[])`;
  const { numAffectedRows } = await sql`
    update notifications set read_at = ${at}
    where audience = ${audience} and recipient = ${recipient} and read_at is null and ${which}`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}

/** The staff who work in one of these roles and for this center, if one is named; a super admin without centers has all. */
export async function findStaffToTell(
  tx: TenantTransaction,
  { roles, saleUnit }: { roles: readonly string[]; saleUnit: string | undefined },
): Promise<string[]> {
  const atCenter =
    saleUnit === undefined
      ? sql`true`
      : sql`(exists (select from staff_centers c where c.tenant_id = s.tenant_id and c.user_id = s.user_id and c.sale_unit = ${saleUnit})
          or (s.role = '1' and not exists (select from staff_centers c where c.tenant_id = s.tenant_id and c.user_id = s.user_id)))`;
  const { rows } = await sql<{ userId: string }>`
    select s.user_id as "userId" from staff s
    where s.kind = 'merchant' and s.status = 'active' and s.role = any(${roles}::text[]) and ${atCenter}
    order by s.user_id`.execute(tx);
  return rows.map(({ userId }) => userId);
}
