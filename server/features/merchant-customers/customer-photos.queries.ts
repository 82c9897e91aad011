/** Photos of customers and the groups that they are sorted into. */
import { sql } from 'kysely';
import type { Span } from '#domain/time/photo-months.ts';
import type { TenantTransaction } from '#database/database.ts';

export type PhotoGroup = {
  code: string;
  nameTh: string;
  nameEn: string;
  customerType: string | null;
  isActive: boolean;
  version: number;
};
export type PhotoGroupFields = Omit<PhotoGroup, 'code' | 'version'>;

const groups = (tx: TenantTransaction) =>
  tx
    .selectFrom('photo_groups')
    .select([
      'group_code as code',
      'name_th as nameTh',
      'name_en as nameEn',
      'customer_type as customerType',
      'is_active as isActive',
      'version',
    ]);

/** By name; a shop has some dozens at most. */
export function findPhotoGroups(
  tx: TenantTransaction,
  { customerType, withUnused }: { customerType: string | undefined; withUnused: boolean },
): Promise<PhotoGroup[]> {
  let query = groups(tx);
  if (!withUnused) query = query.where('is_active', '=', true);
  if (customerType !== undefined)
    query = query.where((is) =>
      is.or([is('customer_type', 'is', null), is('customer_type', '=', customerType)]),
    );
  return query.orderBy('name_th').orderBy('group_code').execute();
}

export const lockPhotoGroup = (tx: TenantTransaction, code: string): Promise<PhotoGroup | undefined> =>
  groups(tx).where('group_code', '=', code).forUpdate().executeTakeFirst();

export async function countPhotoGroups(tx: TenantTransaction): Promise<number> {
  const row = await tx
    .selectFrom('photo_groups')
    .select(sql<number>`count(*)::integer`.as('many'))
    .executeTakeFirstOrThrow();
  return row.many;
}

const columnsOf = ({ nameTh, nameEn, customerType, isActive }: PhotoGroupFields) => ({
  name_th: nameTh,
  name_en: nameEn,
  customer_type: customerType,
  is_active: isActive,
});

/** False where the code is taken. */
export async function insertPhotoGroup(
  tx: TenantTransaction,
  { tenantId, code }: { tenantId: string; code: string },
  fields: PhotoGroupFields,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('photo_groups')
    .values({ tenant_id: tenantId, group_code: code, ...columnsOf(fields) })
    .onConflict((taken) => taken.columns(['tenant_id', 'group_code']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}

/** The group is locked. */
export async function updatePhotoGroup(
  tx: TenantTransaction,
  code: string,
  fields: PhotoGroupFields,
): Promise<void> {
  await tx
    .updateTable('photo_groups')
    .set((of) => ({ ...columnsOf(fields), version: of('version', '+', 1) }))
    .where('group_code', '=', code)
    .execute();
}

export type CustomerPhoto = {
  fileId: string;
  contentType: string;
  at: Date;
  isTaken: boolean;
  groupCode: string | null;
  groupTh: string | null;
  groupEn: string | null;
  latitude: number | null;
  longitude: number | null;
  accuracy: number | null;
  takenBy: string;
  takenByName: string;
};

type Wanted = {
  customerCode: string;
  saleUnit: string;
  /** Within any of these; at least one. */
  spans: readonly Span[];
  groups: readonly string[] | undefined;
  after: string | undefined;
  take: number;
};

/** The latest first. */
export async function findCustomerPhotos(
  tx: TenantTransaction,
  { customerCode, saleUnit, spans, groups: codes, after, take }: Wanted,
): Promise<CustomerPhoto[]> {
  const within = sql.join(
    spans.map(({ from, until }) => sql`p.at >= ${from} and p.at < ${until}`),
    sql` or `,
  );
  const { rows } = await sql<CustomerPhoto>`
    select p.file_id as "fileId", f.content_type as "contentType", p.at, p.is_taken as "isTaken", p.group_code as "groupCode",
      g.name_th as "groupTh", g.name_en as "groupEn", p.latitude, p.longitude, p.accuracy_metres as accuracy,
      p.taken_by as "takenBy", s.name as "takenByName"
    from customer_photos p
    join files f on f.tenant_id = p.tenant_id and f.file_id = p.file_id
    join staff s on s.tenant_id = p.tenant_id and s.user_id = p.taken_by
    left join photo_groups g on g.tenant_id = p.tenant_id and g.group_code = p.group_code
    where p.customer_code = ${customerCode} and p.sale_unit = ${saleUnit} and (${within})
      ${codes ? sql`and p.group_code = any(${codes}::text[])` : sql``}
      ${after === undefined ? sql`` : sql`and (p.at, p.file_id) < (select o.at, o.file_id from customer_photos o where o.file_id = ${after})`}
    order by p.at desc, p.file_id desc limit ${take}`.execute(tx);
  return rows;
}

/** Locks the customer, so that photos are counted one after the other, and counts what there is from the center. */
export async function countPhotosOf(
  tx: TenantTransaction,
  { customerCode, saleUnit }: { customerCode: string; saleUnit: string },
): Promise<number> {
  await tx
    .selectFrom('customers')
    .select('customer_code')
    .where('customer_code', '=', customerCode)
    .forNoKeyUpdate()
    .execute();
  const row = await tx
    .selectFrom('customer_photos')
    .select(sql<number>`count(*)::integer`.as('many'))
    .where('customer_code', '=', customerCode)
    .where('sale_unit', '=', saleUnit)
    .executeTakeFirstOrThrow();
  return row.many;
}

export type NewPhoto = {
  tenantId: string;
  fileId: string;
  customerCode: string;
  saleUnit: string;
  groupCode: string | null;
  at: Date;
  isTaken: boolean;
  latitude: number | null;
  longitude: number | null;
  accuracy: number | null;
  takenBy: string;
};

export async function insertCustomerPhoto(tx: TenantTransaction, photo: NewPhoto): Promise<void> {
  await tx
    .insertInto('customer_photos')
    .values({
      tenant_id: photo.tenantId,
      file_id: photo.fileId,
      customer_code: photo.customerCode,
      sale_unit: photo.saleUnit,
      group_code: photo.groupCode,
      at: photo.at,
      is_taken: photo.isTaken,
      latitude: photo.latitude,
      longitude: photo.longitude,
      accuracy_metres: photo.accuracy,
      taken_by: photo.takenBy,
    })
    .execute();
}

type PhotoKey = { customerCode: string; saleUnit: string; fileId: string };

/** Who took it, and its group; locked. */
export async function lockCustomerPhoto(
  tx: TenantTransaction,
  { customerCode, saleUnit, fileId }: PhotoKey,
): Promise<{ takenBy: string; groupCode: string | null } | undefined> {
  return tx
    .selectFrom('customer_photos')
    .select(['taken_by as takenBy', 'group_code as groupCode'])
    .where('file_id', '=', fileId)
    .where('customer_code', '=', customerCode)
    .where('sale_unit', '=', saleUnit)
    .forUpdate()
    .executeTakeFirst();
}

export async function deleteCustomerPhoto(tx: TenantTransaction, fileId: string): Promise<void> {
  await tx.deleteFrom('customer_photos').where('file_id', '=', fileId).execute();
}
