import { sql } from 'kysely';
import { ERASED_NAME, MOST_BLOCKS, PAPERS_KEPT, type ErasureBlock } from '#domain/consent/erasure.ts';
import { impersonalAuditFields } from '#domain/access/impersonal-audit-fields.ts';
import type { TenantTransaction } from '#database/database.ts';

export type ErasedPerson = {
  profileCode: string;
  customerCodes: string[];
  isErased: boolean;
  isMerged: boolean;
  username: string | null;
  mobile: string | null;
  email: string | null;
  passwordHash: string | null;
  /** An order of theirs stands, or one did before they were erased once. */
  hasOrdered: boolean;
};

/** The person behind an account; undefined without one. */
export async function findPerson(
  tx: TenantTransaction,
  customerCode: string,
): Promise<ErasedPerson | undefined> {
  const { rows } = await sql<ErasedPerson>`
    select p.profile_code as "profileCode", c.status = 'erased' as "isErased", c.status = 'merged' as "isMerged", p.username, p.mobile, p.email,
      p.password_hash as "passwordHash", array(
        select k.customer_code from customers k
        where k.tenant_id = p.tenant_id and k.profile_code = p.profile_code order by 1) as "customerCodes",
      p.ordered_before or exists (
        select from customers a join orders o on o.tenant_id = a.tenant_id and o.customer_code = a.customer_code
        where a.tenant_id = p.tenant_id and a.profile_code = p.profile_code and o.order_type = '3'
          and o.status not in ('Canceled', 'Returned')) as "hasOrdered"
    from customers c join profiles p on p.tenant_id = c.tenant_id and p.profile_code = c.profile_code
    where c.customer_code = ${customerCode}`.execute(tx);
  return rows[0];
}

/** Until the transaction ends no order is placed for these, and nothing of theirs is written. */
export async function lockAccounts(tx: TenantTransaction, { profileCode }: ErasedPerson): Promise<void> {
  await sql`select from profiles where profile_code = ${profileCode} for update`.execute(tx);
  await sql`select from customers where profile_code = ${profileCode} order by customer_code for update`.execute(
    tx,
  );
}

export type Block = { kind: ErasureBlock; orderId: string };

/** What stands in the way, the oldest orders first. */
export async function findBlocks(tx: TenantTransaction, { customerCodes }: ErasedPerson): Promise<Block[]> {
  const { rows } = await sql<Block>`
    (select case when o.status not in ('Delivered', 'Returned', 'Canceled') then 'open' when o.due_satang > 0 then 'unpaid'
        else 'refund' end as kind, o.order_id as "orderId"
      from orders o where o.customer_code = any(${customerCodes}::text[])
        and (o.status not in ('Delivered', 'Returned', 'Canceled') or o.due_satang > 0 or o.refund_due_satang > 0)
      order by o.placed_at, o.order_id limit ${MOST_BLOCKS})
    union all
    select 'debt', '' where exists (
      select from customers c where c.customer_code = any(${customerCodes}::text[]) and c.debt_satang <> 0)
    union all
    select 'wallet', '' where exists (
      select from account_balances b
      where b.customer_code = any(${customerCodes}::text[]) and b.account = 'wallet' and b.balance > 0)`.execute(
    tx,
  );
  return rows;
}

export type Losses = {
  addresses: number;
  coupons: number;
  lists: number;
  papers: number;
  keptUntil: Date | null;
};

/** The end of an order's papers; as `erase_person` of the database has it. */
const keptUntil = sql<Date>`(date_trunc('year', o.updated_at at time zone 'Asia/Bangkok')
  + make_interval(years => ${PAPERS_KEPT.years + 1}, months => ${PAPERS_KEPT.filingMonths})) at time zone 'Asia/Bangkok'`;

export async function findLosses(
  tx: TenantTransaction,
  { customerCodes }: ErasedPerson,
  at: Date,
): Promise<Losses> {
  const codes = sql`any(${customerCodes}::text[])`;
  const { rows } = await sql<Losses>`
    select (select count(*)::integer from addresses a where a.customer_code = ${codes} and a.is_active) as addresses,
      (select count(*)::integer from promotion_coupons c
        where c.customer_code = ${codes} and c.order_id is null and (c.ends_at is null or c.ends_at > ${at})) as coupons,
      (select count(*)::integer from order_lists l where l.customer_code = ${codes}) as lists,
      count(p.until)::integer as papers, max(p.until) as "keptUntil"
    from (
      select ${keptUntil} as until from orders o
      where o.customer_code = ${codes} and (o.status <> 'Canceled' or o.paid_satang > 0)) p
    where p.until > ${at}`.execute(tx);
  const [losses] = rows;
  if (!losses) throw new Error('An aggregate gives one row.');
  return losses;
}

export async function findFileIds(tx: TenantTransaction, { customerCodes }: ErasedPerson): Promise<string[]> {
  const files = await tx
    .selectFrom('files')
    .select('file_id')
    .where('customer_code', 'in', customerCodes)
    .where('state', '<>', 'removed')
    .execute();
  return files.map((file) => file.file_id);
}

/** That somebody with this number had ordered, and no more. */
export async function keepNumber(
  tx: TenantTransaction,
  tenantId: string,
  { numberHash, at }: { numberHash: Buffer; at: Date },
): Promise<void> {
  await tx
    .insertInto('erased_numbers')
    .values({ tenant_id: tenantId, number_hash: numberHash, erased_at: at })
    .onConflict((same) => same.columns(['tenant_id', 'number_hash']).doUpdateSet({ erased_at: at }))
    .execute();
}

/** All of the person: what the app's role may not change by itself, such as log and history, by a function of the database. */
export async function erasePerson(
  tx: TenantTransaction,
  { profileCode, customerCodes }: ErasedPerson,
  at: Date,
): Promise<void> {
  const { years, filingMonths } = PAPERS_KEPT;
  await tx.deleteFrom('external_identities').where('profile_code', '=', profileCode).execute();
  await tx.deleteFrom('pets').where('profile_code', '=', profileCode).execute();
  await tx
    .deleteFrom('question_answers')
    .where('customer_code', 'in', customerCodes)
    .where('kind', '=', 'group')
    .execute();
  // What was chosen on a visit is counted further; what was written may name them.
  await tx
    .updateTable('question_answers')
    .set({ customer_code: null, written: '{}' })
    .where('customer_code', 'in', customerCodes)
    .execute();
  await tx.deleteFrom('agreed_prices').where('customer_code', 'in', customerCodes).execute();
  await tx.deleteFrom('customer_invitations').where('profile_code', '=', profileCode).execute();
  await tx
    .deleteFrom('customer_photos')
    .where('customer_code', 'in', (of) =>
      of.selectFrom('customers').select('customer_code').where('profile_code', '=', profileCode),
    )
    .execute();
  // Of the person's other profiles, which became this one, nothing else is left that tells who it was.
  await tx
    .updateTable('profiles')
    .set({ name: ERASED_NAME })
    .where('merged_into', '=', profileCode)
    .execute();
  await sql`select erase_person(${profileCode}, ${at}, ${ERASED_NAME}, ${years}::integer, ${filingMonths}::integer,
    ${impersonalAuditFields}::text[])`.execute(tx);
}
