/** SQL of what is asked now, and of the answers to it. */
import { sql } from 'kysely';
import { isDeskCustomerOf } from '#database/customer-scope.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Answers, Content, SetKind } from '#domain/questions/questions.ts';

export type AskedRow = { setId: string; versionNo: number; content: Content };

const asked = (kind: SetKind) => sql`
  from question_sets s
  join question_versions v on v.tenant_id = s.tenant_id and v.set_id = s.set_id and v.version_no = s.published_no
  where s.kind = ${kind} and not s.is_closed`;

/** Of this kind, in the order in which they were made; a shop has a hundred at most. */
export async function findAsked(tx: TenantTransaction, kind: SetKind): Promise<AskedRow[]> {
  const { rows } = await sql<AskedRow>`
    select s.set_id as "setId", v.version_no as "versionNo", v.content ${asked(kind)}
    order by s.created_at, s.set_id`.execute(tx);
  return rows;
}

/** Locked against being published anew or closed until the transaction ends; undefined where it is not asked. */
export async function lockAsked(
  tx: TenantTransaction,
  { kind, setId }: { kind: SetKind; setId: string },
): Promise<AskedRow | undefined> {
  const { rows } = await sql<AskedRow>`
    select s.set_id as "setId", v.version_no as "versionNo", v.content ${asked(kind)} and s.set_id = ${setId}
    for share of s`.execute(tx);
  return rows[0];
}

export type Answering = { code: string; name: string; type: string };

/** The customer, locked so that nothing is written of one who is being erased or merged; undefined for one who is. */
export async function lockCustomer(tx: TenantTransaction, code: string): Promise<Answering | undefined> {
  const { rows } = await sql<Answering>`
    select c.customer_code as code, c.name, coalesce(c.customer_type, '') as type from customers c
    where c.customer_code = ${code} and c.status not in ('erased', 'merged') for key share of c`.execute(tx);
  return rows[0];
}

/** A customer whom staff of the center visit. */
export async function findVisited(
  tx: TenantTransaction,
  { code, saleUnit }: { code: string; saleUnit: string },
): Promise<Answering | undefined> {
  const { rows } = await sql<Answering>`
    select c.customer_code as code, c.name, coalesce(c.customer_type, '') as type from customers c
    where c.customer_code = ${code} and ${isDeskCustomerOf([saleUnit])}`.execute(tx);
  return rows[0];
}

export async function findType(tx: TenantTransaction, code: string): Promise<string | undefined> {
  const { rows } = await sql<{ type: string }>`
    select coalesce(customer_type, '') as type from customers where customer_code = ${code}`.execute(tx);
  return rows[0]?.type;
}

export type AnswerRow = { setId: string; day: string; by: string; answers: Answers };

/** The latest answers of a customer to each set. */
export async function findLatest(
  tx: TenantTransaction,
  { code, kind }: { code: string; kind: SetKind },
): Promise<AnswerRow[]> {
  const { rows } = await sql<AnswerRow>`
    select distinct on (a.set_id) a.set_id as "setId", a.day::text, coalesce(f.name, a.answered_by) as by,
      a.answers || a.written as answers
    from question_answers a
    left join staff f on f.tenant_id = a.tenant_id and f.user_id = a.answered_by
    where a.customer_code = ${code} and a.kind = ${kind}
    order by a.set_id, a.day desc, a.answer_id desc`.execute(tx);
  return rows;
}

type NewAnswers = {
  tenantId: string;
  setId: string;
  versionNo: number;
  kind: SetKind;
  code: string;
  saleUnit: string;
  /** YYYY-MM-DD of Bangkok. */
  day: string;
  at: Date;
  by: string;
  isComplete: boolean;
  answers: Answers;
  written: Answers;
};

/** A buyer's answers take the place of those before; those of a visit of the same day's. */
export async function writeAnswers(tx: TenantTransaction, given: NewAnswers): Promise<void> {
  const same =
    given.kind === 'group'
      ? sql`(tenant_id, set_id, customer_code) where kind = 'group'`
      : sql`(tenant_id, set_id, customer_code, day) where kind = 'survey'`;
  await sql`
    insert into question_answers (tenant_id, set_id, version_no, kind, customer_code, sale_unit, day, answered_at, answered_by,
      is_complete, answers, written)
    values (${given.tenantId}, ${given.setId}, ${given.versionNo}, ${given.kind}, ${given.code}, ${given.saleUnit},
      ${given.day}::date, ${given.at}, ${given.by}, ${given.isComplete}, ${JSON.stringify(given.answers)}::jsonb,
      ${JSON.stringify(given.written)}::jsonb)
    on conflict ${same} do update set version_no = excluded.version_no, sale_unit = excluded.sale_unit, day = excluded.day,
      answered_at = excluded.answered_at, answered_by = excluded.answered_by, is_complete = excluded.is_complete,
      answers = excluded.answers, written = excluded.written`.execute(tx);
}
