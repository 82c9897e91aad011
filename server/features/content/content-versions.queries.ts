/** SQL of the versions of banners, news and pages: published, planned, kept, and which of them buyers read. */
import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';
import type { PlannedFailure, WrittenContent } from '#domain/text/written-content.ts';

/** A version without what it says, of which a list needs nothing. */
export type VersionHead = {
  no: number;
  /** Never published: kept because another draft took its place. */
  isDraft: boolean;
  publishedAt: Date;
  /** The name of the member of staff, or their id where they have gone. */
  publishedBy: string;
  begins: Date;
  ends: Date | null;
};
type Version = {
  tenantId: string;
  code: string;
  content: WrittenContent;
  isDraft: boolean;
  publishedAt: Date;
  publishedBy: string;
  begins: Date;
  ends: Date | null;
};

/** How many of it were published, or kept as drafts. */
export async function countVersions(
  tx: TenantTransaction,
  { code, isDraft }: { code: string; isDraft: boolean },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from content_versions
    where content_code = ${code} and is_draft = ${isDraft}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** The next version of it; answers its number. The row is locked. */
export async function insertVersion(tx: TenantTransaction, version: Version): Promise<number> {
  const { tenantId, code, content, isDraft, begins, ends, publishedAt, publishedBy } = version;
  const { rows } = await sql<{ no: number }>`
    insert into content_versions (tenant_id, content_code, version_no, content, is_draft, begins_at, ends_at,
      published_at, published_by)
    select ${tenantId}, ${code}, coalesce(max(v.version_no), 0) + 1, ${JSON.stringify(content)}::jsonb, ${isDraft},
      ${begins}::timestamptz, ${ends}::timestamptz, ${publishedAt}, ${publishedBy}
    from content_versions v where v.content_code = ${code}
    returning version_no as no`.execute(tx);
  return rows[0]?.no ?? 1;
}

/** The version counts from that moment on. The row is locked. */
export async function planVersion(
  tx: TenantTransaction,
  { code, no, begins }: { code: string; no: number; begins: Date },
): Promise<void> {
  await sql`
    update contents set planned_no = ${no}, planned_at = ${begins}, planned_failed = null, has_changes = false, version = version + 1
    where content_code = ${code}`.execute(tx);
}

/** The codes of what was planned for now or before and is not what buyers read yet; what could not be is left out. */
export async function findDue(tx: TenantTransaction, now: Date): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select content_code as code from contents where planned_at <= ${now} and planned_failed is null
    order by planned_at, content_code`.execute(tx);
  return rows.map(({ code }) => code);
}

/**
 * What is planned of one, and by `by` if that is given, is what buyers read from now on. Where there is no English, it is the Thai.
 * False where nothing is. Throws where the version does not fit the columns, such as for a center that is no more.
 */
export async function takeOver(
  tx: TenantTransaction,
  { code, by = null }: { code: string; by?: Date | null },
): Promise<boolean> {
  const word = (name: string) => sql`v.content ->> ${sql.lit(name)}`;
  const some = (name: string) => sql`nullif(${word(name)}, '')`;
  const { rows } = await sql`
    update contents c set
      title_th = ${word('titleTh')}, title_en = coalesce(${some('titleEn')}, ${word('titleTh')}),
      summary_th = ${word('summaryTh')}, summary_en = coalesce(${some('summaryEn')}, ${word('summaryTh')}),
      body_th = ${word('bodyTh')}, body_en = coalesce(${some('bodyEn')}, ${word('bodyTh')}),
      picture_path = ${some('picture')}, phone_picture_path = ${some('phonePicture')},
      alt_th = ${word('altTh')}, alt_en = coalesce(${some('altEn')}, ${word('altTh')}),
      shows_words = (v.content ->> 'showsWords')::boolean, background_colour = ${some('colour')},
      link = ${some('link')}, sale_unit = ${some('saleUnit')}, begins_at = v.begins_at, ends_at = v.ends_at,
      updated_at = v.published_at, published_no = v.version_no, is_published = true, planned_no = null, planned_at = null,
      planned_failed = null
    from content_versions v
    where v.content_code = c.content_code and v.version_no = c.planned_no
      and c.content_code = ${code} and (${by}::timestamptz is null or c.planned_at <= ${by}::timestamptz and c.planned_failed is null)
    returning c.content_code`.execute(tx);
  return rows.length > 0;
}

/** What is due by then is not tried again until another version is published. */
export async function markFailed(
  tx: TenantTransaction,
  { code, by, why }: { code: string; by: Date; why: PlannedFailure },
): Promise<void> {
  await sql`
    update contents set planned_failed = ${why}, version = version + 1
    where content_code = ${code} and planned_at <= ${by}`.execute(tx);
}

/** Whether something began to be shown, or ended, after `from` and until `now`. */
export async function hasTurned(
  tx: TenantTransaction,
  { from, now }: { from: Date; now: Date },
): Promise<boolean> {
  const { rows } = await sql<{ turned: boolean }>`
    select exists (select from contents where is_active and is_published and
      (begins_at > ${from} and begins_at <= ${now} or ends_at > ${from} and ends_at <= ${now}
        or planned_at > ${from} and planned_at <= ${now})) as turned`.execute(tx);
  return rows[0]?.turned ?? false;
}

const headColumns = sql`v.version_no as no, v.is_draft as "isDraft", v.published_at as "publishedAt", v.begins_at as begins,
  v.ends_at as ends, coalesce(s.name, v.published_by) as "publishedBy"`;
const fromVersions = sql`from content_versions v
  left join staff s on s.tenant_id = v.tenant_id and s.user_id = v.published_by`;

/** The newest first, at most so many. */
export async function findVersionHeads(
  tx: TenantTransaction,
  { code, most }: { code: string; most: number },
): Promise<VersionHead[]> {
  const { rows } = await sql<VersionHead>`
    select ${headColumns} ${fromVersions}
    where v.content_code = ${code} order by v.version_no desc limit ${most}`.execute(tx);
  return rows;
}

type StoredVersion = {
  no: number;
  isDraft: boolean;
  publishedAt: Date;
  publishedBy: string;
  begins: Date;
  ends: Date | null;
  content: WrittenContent;
};
export type FoundVersion = { head: VersionHead; content: WrittenContent };

export async function findVersion(
  tx: TenantTransaction,
  { code, no }: { code: string; no: number },
): Promise<FoundVersion | undefined> {
  const { rows } = await sql<StoredVersion>`
    select v.content, ${headColumns} ${fromVersions}
    where v.content_code = ${code} and v.version_no = ${no}`.execute(tx);
  const [row] = rows;
  if (!row) return undefined;
  const { content, ...head } = row;
  return { head, content };
}
