import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';

export const photoKinds = ['tax', 'shop', 'logo'] as const;
export type PhotoKind = (typeof photoKinds)[number];

export type CenterPhoto = {
  photo: PhotoKind;
  /** From 1, without gaps; only `shop` has more than one. */
  position: number;
  fileId: string;
  contentType: string;
  capturedAt: Date | null;
  latitude: number | null;
  longitude: number | null;
};

/** Those of the shop in their order. */
export async function findPhotos(tx: TenantTransaction, saleUnit: string): Promise<CenterPhoto[]> {
  const rows = await tx
    .selectFrom('center_photos')
    .innerJoin('files', (join) =>
      join
        .onRef('files.tenant_id', '=', 'center_photos.tenant_id')
        .onRef('files.file_id', '=', 'center_photos.file_id'),
    )
    .select([
      'center_photos.photo',
      'center_photos.position',
      'files.file_id as fileId',
      'files.content_type as contentType',
      'files.captured_at as capturedAt',
      'files.latitude',
      'files.longitude',
    ])
    .where('center_photos.sale_unit', '=', saleUnit)
    .orderBy('center_photos.position')
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

type NewPhoto = { tenantId: string; saleUnit: string; photo: PhotoKind; position: number; fileId: string };

/** The center is locked, and the place is free. */
export async function insertPhoto(tx: TenantTransaction, photo: NewPhoto): Promise<void> {
  await tx
    .insertInto('center_photos')
    .values({
      tenant_id: photo.tenantId,
      sale_unit: photo.saleUnit,
      photo: photo.photo,
      position: photo.position,
      file_id: photo.fileId,
    })
    .execute();
}

type Place = { saleUnit: string; fileId: string };

export async function deletePhoto(tx: TenantTransaction, { saleUnit, fileId }: Place): Promise<void> {
  await tx
    .deleteFrom('center_photos')
    .where('sale_unit', '=', saleUnit)
    .where('file_id', '=', fileId)
    .execute();
}

/** Gives the shop's photos the places that they have in the list, which names all of them. */
export async function placeShopPhotos(
  tx: TenantTransaction,
  saleUnit: string,
  fileIds: readonly string[],
): Promise<void> {
  const ids = [...fileIds];
  await tx
    .updateTable('center_photos')
    .set({ position: sql<number>`array_position(${ids}::text[], file_id)` })
    .where('sale_unit', '=', saleUnit)
    .where('photo', '=', 'shop')
    .where('file_id', 'in', ids)
    .execute();
}

/** What buyers see of the center in lists; null shows the first letter of its name. */
export async function setShownPhoto(
  tx: TenantTransaction,
  saleUnit: string,
  photoPath: string | null,
): Promise<void> {
  await tx.updateTable('centers').set({ photo_path: photoPath }).where('sale_unit', '=', saleUnit).execute();
}
