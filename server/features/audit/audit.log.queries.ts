import { sql, type RawBuilder } from 'kysely';
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
  /** Any of these. */
  actions?: readonly string[] | undefined;
  /** Any of these. */
  actors?: readonly string[] | undefined;
  subjects?: readonly string[] | undefined;
  from?: Date | undefined;
  until?: Date | undefined;
  /** After this row. */
  before?: { at: Date; auditId: number } | undefined;
  take: number;
};

/** Rows of the log, newest first, along the index of the active filter: one index scan per subject or person. */
function walksOf({ actions, actors, subjects, from, until, before, take }: LogFilters): RawBuilder<unknown> {
  const conditions = [
    sql`true`,
    ...(actions && (actors || subjects) ? [sql`a.action = any (${actions}::text[])`] : []),
    ...(actors && subjects ? [sql`a.actor_id = any (${actors}::text[])`] : []),
    ...(from ? [sql`a.at >= ${from}::timestamptz`] : []),
    ...(until ? [sql`a.at < ${until}::timestamptz`] : []),
    ...(before
      ? [
          sql`a.at <= ${before.at}::timestamptz`,
          sql`(a.at, a.audit_id) < (${before.at}::timestamptz, ${before.auditId}::bigint)`,
        ]
      : []),
  ];
  const walk = (also: readonly RawBuilder<unknown>[] = []) => sql`
    select a.* from audit_log a where ${sql.join([...conditions, ...also], sql` and `)}
    order by a.at desc, a.audit_id desc limit ${take}`;
  const each = (values: readonly string[], column: string) => sql`
    select w.* from unnest(${values}::text[]) as v (value) cross join lateral (${walk([sql`${sql.ref(column)} = v.value`])}) w
    order by w.at desc, w.audit_id desc limit ${take}`;
  if (subjects) return each(subjects, 'a.subject');
  if (actors) return each(actors, 'a.actor_id');
  return actions ? each(actions, 'a.action') : walk();
}

async function readChanges(tx: TenantTransaction, rows: RawBuilder<unknown>): Promise<LoggedChange[]> {
  const found = await sql<LoggedChange>`
    select a.audit_id as "auditId", a.at, a.actor_kind as "actorKind", a.actor_id as "actorId", s.name as "actorName",
      a.action, a.subject, a.before, a.after
    from (${rows}) a
    left join staff s on s.tenant_id = a.tenant_id and s.user_id = a.actor_id
    order by a.at desc, a.audit_id desc`.execute(tx);
  return found.rows;
}

/** What staff changed, newest first. */
export const findChanges = (tx: TenantTransaction, filters: LogFilters): Promise<LoggedChange[]> =>
  readChanges(tx, walksOf(filters));

/** The same by their ids. */
export const findChangesById = (tx: TenantTransaction, ids: readonly number[]): Promise<LoggedChange[]> =>
  readChanges(tx, sql`select a.* from audit_log a where a.audit_id = any (${ids}::bigint[])`);

/** Only which they are. */
export async function findChangeIds(tx: TenantTransaction, filters: LogFilters): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select a.audit_id as id from (${walksOf(filters)}) a order by a.at desc, a.audit_id desc`.execute(tx);
  return rows.map(({ id }) => id);
}
