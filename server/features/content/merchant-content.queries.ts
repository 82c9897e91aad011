/** SQL of banners, news and pages as staff write them: drafts, versions, their order. */
import { sql, type RawBuilder } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';
import type {
  ContentKind,
  ContentState,
  PlannedFailure,
  WrittenContent,
} from '#domain/text/written-content.ts';

export type WorkRow = {
  code: string;
  kind: ContentKind;
  state: ContentState;
  /** As it is being written. */
  content: WrittenContent;
  hasChanges: boolean;
  isActive: boolean;
  isPublished: boolean;
  publishedNo: number;
  begins: Date;
  ends: Date | null;
  plannedNo: number | null;
  planned: Date | null;
  plannedFailed: PlannedFailure | null;
  /** As buyers read it now. */
  shown: WrittenContent;
  updatedAt: Date;
  version: number;
};

/** What is shown, in the words of a draft: of what nobody has written in. English that only repeats the Thai is none. */
const asShown = sql`jsonb_build_object(
  'titleTh', c.title_th, 'titleEn', case when c.title_en = c.title_th then '' else c.title_en end,
  'summaryTh', c.summary_th, 'summaryEn', case when c.summary_en = c.summary_th then '' else c.summary_en end,
  'bodyTh', c.body_th, 'bodyEn', case when c.body_en = c.body_th then '' else c.body_en end,
  'picture', coalesce(c.picture_path, ''), 'phonePicture', coalesce(c.phone_picture_path, ''),
  'altTh', c.alt_th, 'altEn', c.alt_en, 'showsWords', c.shows_words, 'colour', coalesce(c.background_colour, ''),
  'link', coalesce(c.link, ''), 'saleUnit', coalesce(c.sale_unit, ''),
  'firstDay', '', 'firstTime', '',
  'lastDay', coalesce(to_char(c.ends_at at time zone 'Asia/Bangkok', 'YYYY-MM-DD'), ''),
  'lastTime', coalesce(to_char(c.ends_at at time zone 'Asia/Bangkok', 'HH24:MI'), ''))`;

const stateAt = (
  now: Date,
) => sql<ContentState>`case when not c.is_published then 'draft' when not c.is_active then 'off'
  when c.planned_failed is not null then 'failed'
  when c.begins_at > ${now} then 'planned' when c.ends_at <= ${now} then 'ended' else 'shown' end`;

const columnsAt = (now: Date) => sql`
  c.content_code as code, c.news_type as kind, ${stateAt(now)} as state, coalesce(c.work, ${asShown}) as content,
  c.has_changes as "hasChanges", c.is_active as "isActive", c.is_published as "isPublished",
  c.published_no as "publishedNo", c.begins_at as begins, c.ends_at as ends, c.planned_no as "plannedNo",
  c.planned_at as planned, c.planned_failed as "plannedFailed", ${asShown} as shown,
  c.updated_at as "updatedAt", c.version`;

type One = { code: string; now: Date };

export async function findWork(tx: TenantTransaction, { code, now }: One): Promise<WorkRow | undefined> {
  const { rows } = await sql<WorkRow>`
    select ${columnsAt(now)} from contents c where c.content_code = ${code}`.execute(tx);
  return rows[0];
}

/** As it is, locked until this transaction ends. */
export async function lockWork(tx: TenantTransaction, { code, now }: One): Promise<WorkRow | undefined> {
  const { rows } = await sql<WorkRow>`
    select ${columnsAt(now)} from contents c where c.content_code = ${code} for update`.execute(tx);
  return rows[0];
}

export type WorkFilters = {
  kind: ContentKind;
  text: string;
  state: ContentState | undefined;
  saleUnit: string | undefined;
  /** Shown at a moment from the first on and before the last. */
  from: Date | undefined;
  until: Date | undefined;
  after: string | undefined;
  take: number;
  now: Date;
};

/** The order of buyers, as it is compared. */
const place = (of: 'c' | 'o') =>
  sql`${sql.ref(`${of}.position`)}, -extract(epoch from ${sql.ref(`${of}.begins_at`)}), ${sql.ref(`${of}.content_code`)}`;

/** In the order of buyers; a shop has some hundreds of a kind at most, so the filters walk them. */
export async function findWorkPage(tx: TenantTransaction, given: WorkFilters): Promise<WorkRow[]> {
  const { kind, text, state, saleUnit, from, until, after, take, now } = given;
  const part = `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  const { rows } = await sql<WorkRow>`
    select ${columnsAt(now)} from contents c
    where c.news_type = ${kind}
      and (c.title_th ilike ${part} or c.title_en ilike ${part} or c.content_code ilike ${part}
        or c.work ->> 'titleTh' ilike ${part} or c.work ->> 'titleEn' ilike ${part})
      and (${state ?? null}::text is null or ${stateAt(now)} = ${state ?? null}::text)
      and (${saleUnit ?? null}::text is null or c.sale_unit is null or c.sale_unit = ${saleUnit ?? null}::text)
      and (${until ?? null}::timestamptz is null or c.begins_at < ${until ?? null}::timestamptz)
      and (${from ?? null}::timestamptz is null or c.ends_at is null or c.ends_at > ${from ?? null}::timestamptz)
      and (${after ?? null}::text is null or (${place('c')}) > (
        select ${place('o')} from contents o where o.content_code = ${after ?? null}::text))
    order by ${place('c')} limit ${take}`.execute(tx);
  return rows;
}

export async function countWork(tx: TenantTransaction, kind: ContentKind): Promise<number> {
  const { rows } = await sql<{ many: number }>`
    select count(*)::integer as many from contents where news_type = ${kind}`.execute(tx);
  return rows[0]?.many ?? 0;
}

type Words = { content: WrittenContent };

/** Last of its kind, news first. False where the code is taken. */
export async function insertWork(
  tx: TenantTransaction,
  { tenantId, code, kind, content, now }: Words & One & { tenantId: string; kind: ContentKind },
): Promise<boolean> {
  const { rows } = await sql`
    insert into contents (tenant_id, content_code, news_type, title_th, title_en, position, begins_at, updated_at,
      work, has_changes, is_published)
    values (${tenantId}, ${code}, ${kind}, ${content.titleTh}, ${content.titleTh},
      (select coalesce(case when ${kind} = 'N' then min(o.position) else max(o.position) + 1 end, 0)
        from contents o where o.news_type = ${kind}),
      ${now}, ${now}, ${JSON.stringify(content)}::jsonb, true, false)
    on conflict do nothing returning content_code`.execute(tx);
  return rows.length > 0;
}

/** The row is locked. */
export async function updateWork(
  tx: TenantTransaction,
  { code, content }: Words & { code: string },
): Promise<void> {
  await sql`
    update contents set work = ${JSON.stringify(content)}::jsonb, has_changes = true, version = version + 1
    where content_code = ${code}`.execute(tx);
}

/** The row is locked. */
export async function updateActive(
  tx: TenantTransaction,
  { code, isActive }: { code: string; isActive: boolean },
): Promise<void> {
  await sql`
    update contents set is_active = ${isActive}, version = version + 1 where content_code = ${code}`.execute(
    tx,
  );
}

/** Their places in this order, from 1. */
export async function placeWork(tx: TenantTransaction, codes: readonly string[]): Promise<void> {
  await sql`
    update contents c set position = o.place
    from unnest(${codes}::text[]) with ordinality as o (code, place) where c.content_code = o.code`.execute(
    tx,
  );
}

/** The codes of a kind in their order, locked. */
export async function lockOrder(tx: TenantTransaction, kind: ContentKind): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select content_code as code from contents where news_type = ${kind}
    order by position, begins_at desc, content_code for update`.execute(tx);
  return rows.map(({ code }) => code);
}

/** Those of these files that were uploaded for content. */
export async function findOwnPictures(tx: TenantTransaction, fileIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ fileId: string }>`
    select file_id as "fileId" from files
    where file_id = any (${fileIds}::text[]) and purpose = 'content' and state = 'stored'`.execute(tx);
  return rows.map(({ fileId }) => fileId);
}

export type Named = { code: string; nameTh: string; nameEn: string };

const ofText = (text: string): string => `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;

/** Running and coming promotions that a text finds. */
export async function findPromotionsNamed(
  tx: TenantTransaction,
  { text, now, most }: { text: string; now: Date; most: number },
): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select promotion_id as code, name_th as "nameTh", name_en as "nameEn" from promotions
    where is_active and ends_at > ${now} and (name_th ilike ${ofText(text)} or name_en ilike ${ofText(text)})
    order by position, promotion_id limit ${most}`.execute(tx);
  return rows;
}

export type PlacedName = {
  code: string;
  level: number;
  parent: string | null;
  nameTh: string;
  nameEn: string;
};

export async function findCategoryNames(tx: TenantTransaction): Promise<PlacedName[]> {
  const { rows } = await sql<PlacedName>`
    select category_code as code, level, parent_code as parent, name_th as "nameTh", name_en as "nameEn" from categories
    order by level, position, category_code`.execute(tx);
  return rows;
}

export async function findPagesNamed(
  tx: TenantTransaction,
  { text, most }: { text: string; most: number },
): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select content_code as code, title_th as "nameTh", title_en as "nameEn" from contents
    where news_type <> 'B' and is_published and is_active
      and (title_th ilike ${ofText(text)} or title_en ilike ${ofText(text)} or content_code ilike ${ofText(text)})
    order by news_type, position, content_code limit ${most}`.execute(tx);
  return rows;
}

/** Products among `found` (rows of code and place), in its order; the first of the catalogue without it. */
export async function findProductNames(
  tx: TenantTransaction,
  { found, most }: { found: RawBuilder<unknown> | undefined; most: number },
): Promise<Named[]> {
  const places =
    found ??
    sql`select product_code as code, position as place from products
    where archived_at is null order by position, product_code limit ${most}`;
  const { rows } = await sql<Named>`
    select p.product_code as code, p.name_th as "nameTh", p.name_en as "nameEn"
    from (${places}) f join products p on p.product_code = f.code
    where p.archived_at is null order by f.place, p.product_code limit ${most}`.execute(tx);
  return rows;
}
