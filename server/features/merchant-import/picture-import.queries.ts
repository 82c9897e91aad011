/** SQL of zips of pictures that staff bring in. */
import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';
import type { PictureOutcome } from '#domain/import/picture-names.ts';
import type { RunState } from '#domain/runs/run.ts';

/** The pictures of those of these products that there are and that are not archived. */
export async function findPicturesOf(
  tx: TenantTransaction,
  codes: readonly string[],
): Promise<{ code: string; pictures: string[] }[]> {
  const { rows } = await sql<{ code: string; pictures: string[] }>`
    select product_code as code, pictures from products
    where product_code = any (${codes}::text[]) and archived_at is null`.execute(tx);
  return rows;
}

/** Zips that are kept, those of them whose pictures wait to be put in for the first time, and bytes of pictures of all. */
export type KeptPictures = { kept: number; waiting: number; bytes: number };

/** Those of a person, and of the shop. */
export async function countPictureImports(
  tx: TenantTransaction,
  { userId }: { userId: string },
): Promise<{ own: KeptPictures; all: KeptPictures }> {
  // The length of bytes is known without reading them.
  const { rows } = await sql<KeptPictures & { isOwn: boolean }>`
    select i.user_id = ${userId} as "isOwn", count(*)::integer as kept,
      (count(*) filter (where i.work_run is null and f.bytes > 0))::integer as waiting,
      coalesce(sum(f.bytes), 0)::bigint as bytes
    from picture_imports i
    cross join lateral (
      select sum(octet_length(bytes)) as bytes from picture_import_files
      where tenant_id = i.tenant_id and import_id = i.import_id) f
    group by 1`.execute(tx);
  const sumOf = (zips: readonly KeptPictures[]): KeptPictures => ({
    kept: zips.reduce((sum, { kept }) => sum + kept, 0),
    waiting: zips.reduce((sum, { waiting }) => sum + waiting, 0),
    bytes: zips.reduce((sum, { bytes }) => sum + bytes, 0),
  });
  return { own: sumOf(rows.filter(({ isOwn }) => isOwn)), all: sumOf(rows) };
}

type NewPictureImport = { tenantId: string; userId: string; fileName: string; at: Date };

export async function insertPictureImport(
  tx: TenantTransaction,
  { tenantId, userId, fileName, at }: NewPictureImport,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into picture_imports (tenant_id, user_id, file_name, created_at)
    values (${tenantId}, ${userId}, ${fileName}, ${at}) returning import_id as id`.execute(tx);
  return rows[0]?.id ?? '';
}

type Of = { tenantId: string; importId: string };

export async function insertPictureProducts(
  tx: TenantTransaction,
  { tenantId, importId, codes }: Of & { codes: readonly string[] },
): Promise<void> {
  await sql`
    insert into picture_import_products (tenant_id, import_id, product_code, before)
    select ${tenantId}, ${importId}::uuid, product_code, pictures from products
    where product_code = any (${codes}::text[])`.execute(tx);
}

type PictureFile = {
  no: number;
  name: string;
  outcome: PictureOutcome;
  code: string | null;
  place: number | null;
};

export async function insertPictureFiles(
  tx: TenantTransaction,
  { tenantId, importId, files }: Of & { files: readonly (PictureFile & { bytes: Uint8Array | null })[] },
): Promise<void> {
  await tx
    .insertInto('picture_import_files')
    .values(
      files.map(({ no, name, outcome, code, place, bytes }) => ({
        tenant_id: tenantId,
        import_id: importId,
        file_no: no,
        name,
        outcome,
        product_code: code,
        place,
        bytes: bytes && Buffer.from(bytes),
      })),
    )
    .execute();
}

export type StoredPictureImport = {
  importId: string;
  userId: string;
  /** The name of who brought it in. */
  by: string;
  fileName: string;
  createdAt: Date;
  workRun: string | null;
  workState: RunState | null;
  undoRun: string | null;
  undoState: RunState | null;
  waiting: number;
  done: number;
  undone: number;
};

const stored = sql`
  i.import_id as "importId", i.user_id as "userId", s.name as by, i.file_name as "fileName", i.created_at as "createdAt",
  i.work_run as "workRun", w.state as "workState", i.undo_run as "undoRun", u.state as "undoState", p.*`;
const withRuns = sql`
  join staff s on s.tenant_id = i.tenant_id and s.user_id = i.user_id
  left join runs w on w.tenant_id = i.tenant_id and w.run_id = i.work_run
  left join runs u on u.tenant_id = i.tenant_id and u.run_id = i.undo_run
  cross join lateral (
    select count(*) filter (where state = 'waiting')::integer as waiting,
      count(*) filter (where state = 'done')::integer as done, count(*) filter (where state = 'undone')::integer as undone
    from picture_import_products where tenant_id = i.tenant_id and import_id = i.import_id) p`;

export async function findPictureImport(
  tx: TenantTransaction,
  { importId, lock }: { importId: string; lock: boolean },
): Promise<StoredPictureImport | undefined> {
  // A statement that waits for the row would read its runs as they were before: they are read by the next.
  if (lock) await sql`select from picture_imports where import_id = ${importId}::uuid for update`.execute(tx);
  const { rows } = await sql<StoredPictureImport>`
    select ${stored} from picture_imports i ${withRuns} where i.import_id = ${importId}::uuid`.execute(tx);
  return rows[0];
}

/** The latest of a person, and all of others whose pictures wait; the latest first. */
export async function findPictureImports(
  tx: TenantTransaction,
  { userId, most }: { userId: string; most: number },
): Promise<StoredPictureImport[]> {
  const { rows } = await sql<StoredPictureImport>`
    select ${stored} from (
      (select * from picture_imports where user_id = ${userId} order by created_at desc, import_id limit ${most})
      union all
      (select * from picture_imports o where o.user_id <> ${userId} and exists (
        select from picture_import_files f
        where f.tenant_id = o.tenant_id and f.import_id = o.import_id and f.bytes is not null)
      order by created_at desc, import_id limit ${most})
    ) i ${withRuns} order by i.created_at desc, i.import_id`.execute(tx);
  return rows;
}

/** With its files. */
export const deletePictureImport = (tx: TenantTransaction, importId: string) =>
  sql`delete from picture_imports where import_id = ${importId}::uuid`.execute(tx);

/** What waits to be put in is not any more. */
export async function dropWaitingPictures(tx: TenantTransaction, importId: string): Promise<void> {
  await sql`
    delete from picture_import_products where import_id = ${importId}::uuid and state = 'waiting'`.execute(
    tx,
  );
  await dropPictureBytes(tx, importId);
}

export async function findPictureFiles(tx: TenantTransaction, importId: string): Promise<PictureFile[]> {
  const { rows } = await sql<PictureFile>`
    select file_no as no, name, outcome, product_code as code, place from picture_import_files
    where import_id = ${importId}::uuid order by file_no`.execute(tx);
  return rows;
}

/** The products of a zip that are waiting, or done. */
export async function findPictureProducts(
  tx: TenantTransaction,
  { importId, state }: { importId: string; state: 'waiting' | 'done' },
): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select product_code as code from picture_import_products
    where import_id = ${importId}::uuid and state = ${state} order by product_code`.execute(tx);
  return rows.map(({ code }) => code);
}

export type PictureProduct = { before: string[]; after: string[] | null; state: string };

export async function findPictureProduct(
  tx: TenantTransaction,
  { importId, code }: { importId: string; code: string },
): Promise<PictureProduct | undefined> {
  const { rows } = await sql<PictureProduct>`
    select before, after, state from picture_import_products
    where import_id = ${importId}::uuid and product_code = ${code}`.execute(tx);
  return rows[0];
}

/** Those of one product, by place. */
export async function findGivenPictures(
  tx: TenantTransaction,
  { importId, code }: { importId: string; code: string },
): Promise<{ place: number; bytes: Buffer }[]> {
  const { rows } = await sql<{ place: number; bytes: Buffer }>`
    select place, bytes from picture_import_files
    where import_id = ${importId}::uuid and product_code = ${code} and bytes is not null order by place`.execute(
    tx,
  );
  return rows;
}

/** They are put in: the bytes are not needed any more. */
export async function storePicturesDone(
  tx: TenantTransaction,
  { importId, code, after }: { importId: string; code: string; after: readonly string[] },
): Promise<void> {
  await sql`
    update picture_import_products set after = ${after}::text[], state = 'done'
    where import_id = ${importId}::uuid and product_code = ${code}`.execute(tx);
  await sql`
    update picture_import_files set bytes = null
    where import_id = ${importId}::uuid and product_code = ${code}`.execute(tx);
}

export async function storePicturesUndone(
  tx: TenantTransaction,
  { importId, code }: { importId: string; code: string },
): Promise<void> {
  await sql`
    update picture_import_products set state = 'undone'
    where import_id = ${importId}::uuid and product_code = ${code}`.execute(tx);
}

/** Nothing of it is put in any more. */
export const dropPictureBytes = (tx: TenantTransaction, importId: string) =>
  sql`
    update picture_import_files set bytes = null
    where import_id = ${importId}::uuid and bytes is not null`.execute(tx);

export async function setPictureRun(
  tx: TenantTransaction,
  { importId, column, runId }: { importId: string; column: 'work_run' | 'undo_run'; runId: string },
): Promise<void> {
  await sql`
    update picture_imports set ${sql.id(column)} = ${runId}::uuid where import_id = ${importId}::uuid`.execute(
    tx,
  );
}
