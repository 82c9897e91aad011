import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';

export type LoggedChange = {
  auditId: number;
  at: Date;
  actorKind: string;
  actorId: string;
  actorName: string | null;
  action: string;
  subject: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
};

export type LogFilters = {
  action?: string | undefined;
  actor?: string | undefined;
  subject?: string | undefined;
  from?: Date | undefined;
  until?: Date | undefined;
  /** Past this row. */
  before?: { at: Date; auditId: number } | undefined;
  take: number;
};

/** What staff changed, newest first, along the index of the filter that is set. */
export async function findChanges(
  tx: TenantTransaction,
  { action, actor, subject, from, until, before, take }: LogFilters,
): Promise<LoggedChange[]> {
  const conditions = [
    sql`true`,
    ...(action === undefined ? [] : [sql`a.action = ${action}`]),
    ...(actor === undefined ? [] : [sql`a.actor_id = ${actor}`]),
    ...(subject === undefined ? [] : [sql`a.subject = ${subject}`]),
    ...(from ? [sql`a.at >= ${from}::timestamptz`] : []),
    ...(until ? [sql`a.at < ${until}::timestamptz`] : []),
    ...(before
      ? [
          sql`a.at <= ${before.at}::timestamptz`,
          sql`(a.at, a.audit_id) < (${before.at}::timestamptz, ${before.auditId}::bigint)`,
        ]
      : []),
  ];
  const { rows } = await sql<LoggedChange>`
    select a.audit_id as "auditId", a.at, a.actor_kind as "actorKind", a.actor_id as "actorId", s.name as "actorName",
      a.action, a.subject, a.before, a.after
    from (
      select * from audit_log a where ${sql.join(conditions, sql` and `)} order by a.at desc, a.audit_id desc limit ${take}
    ) a
    left join staff s on s.tenant_id = a.tenant_id and s.user_id = a.actor_id
    order by a.at desc, a.audit_id desc`.execute(tx);
  return rows;
}
