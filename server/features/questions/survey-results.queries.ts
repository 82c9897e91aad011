/** SQL of what was answered, counted without who did. */
import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';
import type { Answers } from '#domain/questions/questions.ts';

export type Within = { setId: string; saleUnits: readonly string[]; from: string; until: string };

const within = ({ setId, saleUnits, from, until }: Within) => sql`
  a.set_id = ${setId} and a.day between ${from}::date and ${until}::date and a.sale_unit = any(${saleUnits}::text[])`;

type DayRow = { day: string; many: number };

/** On how many occasions it was answered, for each day with one or none. */
export async function countByDay(tx: TenantTransaction, of: Within): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    select d.day::date::text as day, coalesce(n.many, 0) as many
    from generate_series(${of.from}::date, ${of.until}::date, interval '1 day') d (day)
    left join (select a.day, count(*)::integer as many from question_answers a where ${within(of)} group by 1) n on n.day = d.day::date
    order by 1`.execute(tx);
  return rows;
}

export type CountRow = { question: string; value: string; many: number };

/** How often each was chosen. */
export async function countChoices(
  tx: TenantTransaction,
  of: Within,
  questions: readonly string[],
): Promise<CountRow[]> {
  const { rows } = await sql<CountRow>`
    select q.key as question,
      case c.value when 'true' then 'yes' when 'false' then 'no' else c.value #>> '{}' end as value, count(*)::integer as many
    from question_answers a, jsonb_each(a.answers) q,
      jsonb_array_elements(case jsonb_typeof(q.value) when 'array' then q.value else jsonb_build_array(q.value) end) c
    where ${within(of)} and q.key = any(${questions}::text[])
    group by 1, 2`.execute(tx);
  return rows;
}

export type AnsweredRow = {
  question: string;
  many: number;
  average: number | null;
  least: number | null;
  most: number | null;
};

/** How many answered each question, and what their numbers say. */
export async function countAnswered(tx: TenantTransaction, of: Within): Promise<AnsweredRow[]> {
  const { rows } = await sql<AnsweredRow>`
    select q.key as question, count(*)::integer as many, round(avg(n.number), 2)::float8 as average,
      min(n.number)::float8 as least, max(n.number)::float8 as most
    from question_answers a, jsonb_each(a.answers || a.written) q,
      lateral (select case when jsonb_typeof(q.value) = 'number' then (q.value)::numeric end) n (number)
    where ${within(of)}
    group by 1`.execute(tx);
  return rows;
}

type TextRow = { answerId: number; day: string; saleUnit: string; text: string };

/** What was written to the question, the latest first. */
export async function findTexts(
  tx: TenantTransaction,
  of: Within,
  { question, after, take }: { question: string; after: number | undefined; take: number },
): Promise<TextRow[]> {
  const { rows } = await sql<TextRow>`
    select a.answer_id as "answerId", a.day::text, a.sale_unit as "saleUnit", a.written ->> ${question} as text
    from question_answers a
    where ${within(of)} and a.written ->> ${question} is not null
      and (${after ?? null}::bigint is null or (a.day, a.answer_id) < (
        select o.day, o.answer_id from question_answers o where o.answer_id = ${after ?? null}::bigint))
    order by a.day desc, a.answer_id desc limit ${take}`.execute(tx);
  return rows;
}

export type LineRow = {
  day: string;
  saleUnit: string;
  customer: string | null;
  customerName: string | null;
  by: string;
  answers: Answers;
};

/** Each time that it was answered, the latest first. */
export async function findLines(tx: TenantTransaction, of: Within, take: number): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    select a.day::text, a.sale_unit as "saleUnit", a.customer_code as customer, c.name as "customerName",
      coalesce(f.name, a.answered_by) as by, a.answers || a.written as answers
    from question_answers a
    left join customers c on c.tenant_id = a.tenant_id and c.customer_code = a.customer_code
    left join staff f on f.tenant_id = a.tenant_id and f.user_id = a.answered_by
    where ${within(of)}
    order by a.day desc, a.answer_id desc limit ${take}`.execute(tx);
  return rows;
}
