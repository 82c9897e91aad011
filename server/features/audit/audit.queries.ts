import { sql } from 'kysely';
import type { AuditAction, AuditSubject } from '#domain/access/audit.ts';
import type { TenantTransaction } from '#database/database.ts';

export type AuditRow = {
  tenantId: string;
  at: Date;
  actor: { kind: string; id: string };
  /** The action, e.g. `staff.profile`. */
  action: AuditAction;
  /** The subject, e.g. `staff/SALE`. */
  subject: `${AuditSubject}/${string}`;
  before: object | null;
  after: object | null;
};

export async function insertAudit(
  tx: TenantTransaction,
  { tenantId, at, actor, action, subject, before, after }: AuditRow,
): Promise<void> {
  await tx
    .insertInto('audit_log')
    .values({
      tenant_id: tenantId,
      at,
      actor_kind: actor.kind,
      actor_id: actor.id,
      action,
      subject,
      before: before && JSON.stringify(before),
      after: after && JSON.stringify(after),
    })
    .execute();
}

export async function insertAudits(
  tx: TenantTransaction,
  {
    tenantId,
    at,
    actor,
    changes,
  }: Pick<AuditRow, 'tenantId' | 'at' | 'actor'> & {
    changes: readonly Pick<AuditRow, 'action' | 'subject' | 'before' | 'after'>[];
  },
): Promise<void> {
  if (changes.length === 0) return;
  await sql`
    insert into audit_log (tenant_id, at, actor_kind, actor_id, action, subject, before, after)
    select ${tenantId}, ${at}, ${actor.kind}, ${actor.id}, c.action, c.subject, nullif(c.before, 'null'), nullif(c.after, 'null')
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as c (action text, subject text, before jsonb, after jsonb)`.execute(
    tx,
  );
}

/** How often this was done to the subject since then. */
export async function countChanges(
  tx: TenantTransaction,
  { action, subject, since }: Pick<AuditRow, 'action' | 'subject'> & { since: Date },
): Promise<number> {
  const row = await tx
    .selectFrom('audit_log')
    .select(sql<number>`count(*)::int`.as('many'))
    .where('subject', '=', subject)
    .where('action', '=', action)
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
  return row.many;
}

/** How often the person did each of these since then; without those that were not done. */
export async function countDone(
  tx: TenantTransaction,
  { actorId, actions, since }: { actorId: string; actions: readonly AuditAction[]; since: Date },
): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .selectFrom('audit_log')
    .select(['action', sql<number>`count(*)::int`.as('many')])
    .where('actor_id', '=', actorId)
    .where('action', 'in', actions)
    .where('at', '>=', since)
    .groupBy('action')
    .execute();
  return new Map(rows.map(({ action, many }) => [action, many]));
}

/** How often the person did this since then with another value of the field before than after. */
export async function countFieldChanges(
  tx: TenantTransaction,
  { actorId, action, field, since }: { actorId: string; action: AuditAction; field: string; since: Date },
): Promise<number> {
  const row = await tx
    .selectFrom('audit_log')
    .select(sql<number>`count(*)::int`.as('many'))
    .where('actor_id', '=', actorId)
    .where('action', '=', action)
    .where('at', '>=', since)
    .where(sql<boolean>`before ->> ${field} is distinct from after ->> ${field}`)
    .executeTakeFirstOrThrow();
  return row.many;
}

export type Refused = {
  at: Date;
  actor: { kind: string; id: string };
  /** The staff member who was refused. */
  userId: string;
  subject: AuditRow['subject'];
  refused: string;
};

/**
 * Writes it unless the same was written `since`, or `most` refusals of the subject or by the actor were. Nothing for a
 * person who is not staff: what a stranger types is not kept.
 */
export async function insertRefusal(
  tx: TenantTransaction,
  tenantId: string,
  { at, actor, userId, subject, refused }: Refused,
  { since, most }: { since: Date; most: number },
): Promise<void> {
  const after = JSON.stringify({ Refused: refused });
  await sql`
    insert into audit_log (tenant_id, at, actor_kind, actor_id, action, subject, after)
    select ${tenantId}, ${at}, ${actor.kind}, ${actor.id}, 'staff.refused', ${subject}, ${after}::jsonb
    where exists (select from staff s where s.user_id = ${userId})
      and not exists (select from audit_log a where a.subject = ${subject} and a.actor_id = ${actor.id}
        and a.action = 'staff.refused' and a.at > ${since} and a.after = ${after}::jsonb)
      and (select count(*) from (select from audit_log a where a.actor_id = ${actor.id} and a.action = 'staff.refused'
        and a.at > ${since} limit ${most}) l) < ${most}`.execute(tx);
}
