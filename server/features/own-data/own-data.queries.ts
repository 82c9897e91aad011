import { sql, type RawBuilder } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';
import type { Of, Part } from './own-data.part.rules.ts';

export type Person = {
  profileCode: string;
  /** With those that became this one (decision 61). */
  profileCodes: readonly string[];
  customerCodes: readonly string[];
};
export type DataRow = Readonly<Record<string, unknown>>;

/** Locked until the transaction ends, so that copies are counted one after the other. */
export async function lockPerson(tx: TenantTransaction, customerCode: string): Promise<Person | undefined> {
  const profile = await tx
    .selectFrom('profiles')
    .select('profile_code')
    .where('profile_code', '=', (is) =>
      is.selectFrom('customers').select('profile_code').where('customer_code', '=', customerCode),
    )
    .forUpdate()
    .executeTakeFirst();
  if (!profile) return undefined;
  const profileCode = profile.profile_code;
  const accounts = await tx
    .selectFrom('customers')
    .select('customer_code')
    .where('profile_code', '=', profileCode)
    .execute();
  const merged = await tx
    .selectFrom('profiles')
    .select('profile_code')
    .where('merged_into', '=', profileCode)
    .execute();
  return {
    profileCode,
    profileCodes: [profileCode, ...merged.map((one) => one.profile_code)],
    customerCodes: accounts.map((one) => one.customer_code),
  };
}

export async function countExports(tx: TenantTransaction, profileCode: string, since: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('data_exports')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('profile_code', '=', profileCode)
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

type Export = { tenantId: string; profileCode: string; format: string; at: Date };

export async function insertExport(
  tx: TenantTransaction,
  { tenantId, profileCode, format, at }: Export,
): Promise<void> {
  await tx
    .insertInto('data_exports')
    .values({ tenant_id: tenantId, profile_code: profileCode, format, at })
    .execute();
}

function belongsTo(of: Of, { profileCode, profileCodes, customerCodes }: Person): RawBuilder<boolean> {
  const codes = sql`${customerCodes}::text[]`;
  const people = sql`any(${profileCodes}::text[])`;
  const told = sql`audience = 'customer' and recipient = ${profileCode}`;
  switch (of) {
    case 'profile':
      return sql`profile_code = ${people}`;
    case 'account':
      return sql`customer_code = any(${codes})`;
    case 'order':
      return sql`order_id in (select o.order_id from orders o where o.customer_code = any(${codes}))`;
    case 'paper':
      return sql`paper_id in (select p.paper_id from papers p join orders o using (tenant_id, order_id)
        where o.customer_code = any(${codes}))`;
    case 'recipient':
      return sql`${told}`;
    case 'notification':
      return sql`notification_id in (select n.notification_id from notifications n where ${told})`;
    case 'pet':
      return sql`pet_id in (select p.pet_id from pets p where p.profile_code = ${profileCode})`;
    case 'answered':
      return sql`(set_id, version_no) in (
        select a.set_id, a.version_no from question_answers a where a.customer_code = any(${codes}))`;
    case 'wording':
      return sql`wording_id in (select c.wording_id from consents c where c.profile_code = ${people})`;
    case 'auditSubject':
      return sql`subject in (select 'customer/' || code from unnest(${codes}) as u (code))`;
  }
}

const inOrder = (by: string): RawBuilder<unknown> => {
  const [column = '', direction] = by.split(' ');
  return direction === 'desc' ? sql`${sql.ref(column)} desc` : sql.ref(column);
};

/** The person's rows of one table. */
export async function findPart(
  tx: TenantTransaction,
  { table, of, columns, order }: Part,
  { person, most }: { person: Person; most: number },
): Promise<DataRow[]> {
  const { rows } = await sql<DataRow>`
    select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table)}
    where ${belongsTo(of, person)} order by ${sql.join(order.map(inOrder))} limit ${most}`.execute(tx);
  return rows;
}
