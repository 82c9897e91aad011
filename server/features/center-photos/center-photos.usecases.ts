/** The photos of a center, several at once: its tax paper, its logo, and the first of its shop. */
import type { FileField } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest } from '../../http/call-error.ts';
import type { Visitor } from '../../http/visitor.ts';
import { keepFile, removeFile, storeFile, type FileName } from '../files/files.public.ts';
import { centerOfStaff } from '../session/session.public.ts';
import { ACCESS, changePhotos, presentPhotos, type Photos } from './center-photos.change.usecases.ts';
import { deletePhoto, findPhotos, insertPhoto, type PhotoKind } from './center-photos.queries.ts';
import { storeShopPhoto } from './shop-photos.usecases.ts';

type Field = FileField<'setCenterPhotos'>;

const KINDS = { taxImage: 'tax', shopImage: 'shop', logoImage: 'logo' } as const satisfies Record<
  Field,
  PhotoKind
>;
const FIELDS: readonly Field[] = ['taxImage', 'shopImage', 'logoImage'];

/** A paper has to be readable, a logo is small. */
const RULES = {
  taxImage: { kind: 'paper', maxSide: 2400 },
  logoImage: { kind: 'picture', maxSide: 512 },
} as const;

/** Throws 404 CENTER_NOT_FOUND for another's center. */
export async function centerPhotos(deps: Dependencies, visitor: Visitor, saleUnit: string): Promise<Photos> {
  await centerOfStaff(deps, { visitor, saleUnit });
  const { tenantId } = visitor;
  const found = await deps.database.inTenant(tenantId, (tx) => findPhotos(tx, saleUnit), { readOnly: true });
  return presentPhotos(deps, tenantId, found);
}

export type Sent = { saleUnit: string; field: Field; bytes: Uint8Array };

export function store(
  deps: Dependencies,
  visitor: Visitor,
  { saleUnit, field, bytes }: Sent,
): Promise<FileName> {
  if (field === 'shopImage') return storeShopPhoto(deps, visitor, { saleUnit, bytes });
  const kind = KINDS[field];
  const access = ACCESS[kind];
  const owner = { saleUnit };
  return storeFile(deps, visitor, {
    ...RULES[field],
    access,
    bytes,
    field,
    purpose: `center-${kind}`,
    owner,
  });
}

/**
 * Changes the photos that were sent, all or none; of the shop the first one. Throws 400 FILE_MISSING if none was, 404
 * CENTER_NOT_FOUND, and what `storeFile` and `keepFile` throw.
 */
export async function setCenterPhotos(
  deps: Dependencies,
  visitor: Visitor,
  { saleUnit, files }: { saleUnit: string; files: Partial<Record<Field, Uint8Array>> },
): Promise<Photos> {
  await centerOfStaff(deps, { visitor, saleUnit });
  const stored: { photo: PhotoKind; file: FileName }[] = [];
  for (const field of FIELDS) {
    const bytes = files[field];
    if (!bytes) continue;
    const file = await store(deps, visitor, { saleUnit, field, bytes });
    stored.push({ photo: KINDS[field], file });
  }
  if (stored.length === 0) throw badRequest('FILE_MISSING');
  const { tenantId } = visitor;
  return changePhotos(deps, visitor, {
    saleUnit,
    work: async (tx, before) => {
      for (const { photo, file } of stored) {
        const old = before.find((one) => one.photo === photo);
        if (old) {
          await deletePhoto(tx, { saleUnit, fileId: old.fileId });
          await removeFile(deps, tx, { tenantId, fileId: old.fileId });
        }
        await keepFile(tx, file);
        await insertPhoto(tx, { tenantId, saleUnit, photo, position: 1, fileId: file.fileId });
      }
    },
  });
}

/** Does nothing where there is none. Throws 404 CENTER_NOT_FOUND. */
export async function removeCenterPhoto(
  deps: Dependencies,
  visitor: Visitor,
  { saleUnit, image }: { saleUnit: string; image: 'taxImage' | 'logoImage' },
): Promise<Photos> {
  await centerOfStaff(deps, { visitor, saleUnit });
  const { tenantId } = visitor;
  return changePhotos(deps, visitor, {
    saleUnit,
    work: async (tx, before) => {
      const old = before.find(({ photo }) => photo === KINDS[image]);
      if (!old) return;
      await deletePhoto(tx, { saleUnit, fileId: old.fileId });
      await removeFile(deps, tx, { tenantId, fileId: old.fileId });
    },
  });
}
