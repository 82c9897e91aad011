import type { TenantTransaction } from '#database/database.ts';

export const photoKinds = ['tax', 'shop', 'logo'] as const;
export type PhotoKind = (typeof photoKinds)[number];

export type CenterPhoto = { photo: PhotoKind; fileId: string; contentType: string };

export async function findPhotos(tx: TenantTransaction, saleUnit: string): Promise<CenterPhoto[]> {
  const rows = await tx
    .selectFrom('center_photos')
    .innerJoin('files', (join) =>
      join
        .onRef('files.tenant_id', '=', 'center_photos.tenant_id')
        .onRef('files.file_id', '=', 'center_photos.file_id'),
    )
    .select(['center_photos.photo', 'files.file_id as fileId', 'files.content_type as contentType'])
    .where('center_photos.sale_unit', '=', saleUnit)
    .execute();
  return rows.flatMap(({ photo, ...file }) => {
    const kind = photoKinds.find((one) => one === photo);
    return kind ? [{ photo: kind, ...file }] : [];
  });
}

/** Two changes of one center's photos come one after the other. */
export async function lockCenter(tx: TenantTransaction, saleUnit: string): Promise<void> {
  await tx.selectFrom('centers').select('sale_unit').where('sale_unit', '=', saleUnit).forUpdate().execute();
}

type Place = { tenantId: string; saleUnit: string; photo: PhotoKind };

export async function upsertPhoto(
  tx: TenantTransaction,
  { tenantId, saleUnit, photo }: Place,
  fileId: string,
): Promise<void> {
  await tx
    .insertInto('center_photos')
    .values({ tenant_id: tenantId, sale_unit: saleUnit, photo, file_id: fileId })
    .onConflict((on) => on.columns(['tenant_id', 'sale_unit', 'photo']).doUpdateSet({ file_id: fileId }))
    .execute();
}

export async function deletePhoto(
  tx: TenantTransaction,
  { saleUnit, photo }: Omit<Place, 'tenantId'>,
): Promise<void> {
  await tx.deleteFrom('center_photos').where('sale_unit', '=', saleUnit).where('photo', '=', photo).execute();
}

/** What buyers see of the center; null shows the first letter of its name. */
export async function setShownPhoto(
  tx: TenantTransaction,
  saleUnit: string,
  photoPath: string | null,
): Promise<void> {
  await tx.updateTable('centers').set({ photo_path: photoPath }).where('sale_unit', '=', saleUnit).execute();
}
