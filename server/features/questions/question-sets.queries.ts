/** SQL of what staff write: sets of questions and their versions. */
import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';
import type { Content, SetKind } from '#domain/questions/questions.ts';

type SetState = 'draft' | 'published' | 'changed' | 'closed';
export type SetRow = {
  setId: string;
  kind: SetKind;
  content: Content;
  state: SetState;
  /** 0 before the first. */
  versionNo: number;
  version: number;
};

const state = sql<SetState>`case when s.is_closed then 'closed' when s.published_no = 0 then 'draft'
  when s.has_changes then 'changed' else 'published' end`;
const columns = sql`s.set_id as "setId", s.kind, s.content, ${state} as state, s.published_no as "versionNo", s.version`;

export async function findSet(tx: TenantTransaction, setId: string): Promise<SetRow | undefined> {
  const { rows } =
    await sql<SetRow>`select ${columns} from question_sets s where s.set_id = ${setId}`.execute(tx);
  return rows[0];
}

/** As it is, locked until this transaction ends. */
export async function lockSet(tx: TenantTransaction, setId: string): Promise<SetRow | undefined> {
  const { rows } = await sql<SetRow>`
    select ${columns} from question_sets s where s.set_id = ${setId} for update`.execute(tx);
  return rows[0];
}

type Wanted = {
  text: string | undefined;
  kinds: readonly SetKind[];
  state: SetState | undefined;
  after: string | undefined;
  take: number;
};

/** The newest first; a shop has some hundreds at most, so the filters walk them. */
export async function findSetPage(
  tx: TenantTransaction,
  { text = '', kinds, state: wanted, after, take }: Wanted,
): Promise<SetRow[]> {
  const part = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<SetRow>`
    select ${columns} from question_sets s
    where s.kind = any(${kinds}::text[]) and (s.content ->> 'nameTh' ilike ${part} or s.content ->> 'nameEn' ilike ${part})
      and (${wanted ?? null}::text is null or ${state} = ${wanted ?? null}::text)
      and (${after ?? null}::uuid is null
        or (s.created_at, s.set_id) < (select o.created_at, o.set_id from question_sets o where o.set_id = ${after ?? null}::uuid))
    order by s.created_at desc, s.set_id desc limit ${take}`.execute(tx);
  return rows;
}

export async function countOpenSets(tx: TenantTransaction): Promise<number> {
  const { rows } = await sql<{ many: number }>`
    select count(*)::integer as many from question_sets where not is_closed`.execute(tx);
  return rows[0]?.many ?? 0;
}

/** False where the id is taken. */
export async function insertSet(
  tx: TenantTransaction,
  set: { tenantId: string; setId: string; kind: SetKind; content: Content; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into question_sets (tenant_id, set_id, kind, content, created_at)
    values (${set.tenantId}, ${set.setId}, ${set.kind}, ${JSON.stringify(set.content)}::jsonb, ${set.at})
    on conflict do nothing returning set_id`.execute(tx);
  return rows.length > 0;
}

/** The set is locked. */
export async function updateContent(
  tx: TenantTransaction,
  { setId, content }: { setId: string; content: Content },
): Promise<void> {
  await sql`
    update question_sets set content = ${JSON.stringify(content)}::jsonb, has_changes = true, version = version + 1
    where set_id = ${setId}`.execute(tx);
}

/** The set is locked. What is written becomes its next version, and is asked from now on. */
export async function publish(
  tx: TenantTransaction,
  { tenantId, setId, at, by }: { tenantId: string; setId: string; at: Date; by: string },
): Promise<void> {
  await sql`
    with published as (
      update question_sets set published_no = published_no + 1, has_changes = false, is_closed = false, version = version + 1
      where set_id = ${setId} returning published_no, content)
    insert into question_versions (tenant_id, set_id, version_no, content, published_at, published_by)
    select ${tenantId}, ${setId}, published_no, content, ${at}, ${by} from published`.execute(tx);
}

/** The set is locked. */
export async function close(
  tx: TenantTransaction,
  { setId, isClosed }: { setId: string; isClosed: boolean },
): Promise<void> {
  await sql`
    update question_sets set is_closed = ${isClosed}, version = version + 1 where set_id = ${setId}`.execute(
    tx,
  );
}

/** Of all versions, newest first. */
export async function findVersions(tx: TenantTransaction, setId: string): Promise<Content[]> {
  const { rows } = await sql<{ content: Content }>`
    select content from question_versions where set_id = ${setId} order by version_no desc`.execute(tx);
  return rows.map(({ content }) => content);
}

export type TypeRow = { code: string; nameTh: string; nameEn: string };

export const findCustomerTypes = (tx: TenantTransaction): Promise<TypeRow[]> =>
  tx
    .selectFrom('customer_types')
    .select(['type_code as code', 'name_th as nameTh', 'name_en as nameEn'])
    .orderBy('position')
    .orderBy('type_code')
    .execute();
