/** The photos of the shop of a center: several, in an order that its staff choose and buyers see. */
import { createHash } from 'node:crypto';
import { MOST_CENTER_PHOTOS } from '#domain/files/file-kinds.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest, conflict } from '../../http/call-error.ts';
import type { Visitor } from '../../http/visitor.ts';
import {
  captureOf,
  keepFile,
  removeFile,
  storeFile,
  type Capture,
  type FileName,
  type Taken,
} from '../files/files.public.ts';
import { claimOf, once } from '../idempotency/idempotency.public.ts';
import { centerOfStaff } from '../session/session.public.ts';
import { changePhotos, shopPhotosOf, type Photos } from './center-photos.change.usecases.ts';
import { deletePhoto, insertPhoto, placeShopPhotos } from './center-photos.queries.ts';

const MAX_SIDE = 1200;

type Picture = { saleUnit: string; bytes: Uint8Array; captured?: Capture | undefined };

/** Stores a photo of the shop; it belongs to nothing yet. Throws what `storeFile` throws, under the field `shopImage`. */
export function storeShopPhoto(
  deps: Dependencies,
  visitor: Visitor,
  { saleUnit, bytes, captured }: Picture,
): Promise<FileName> {
  return storeFile(deps, visitor, {
    bytes,
    field: 'shopImage',
    kind: 'picture',
    maxSide: MAX_SIDE,
    access: 'public',
    purpose: 'center-shop',
    owner: { saleUnit },
    hasCopies: true,
    ...(captured && { captured }),
  });
}

/**
 * Adds a photo after the others; the same key adds it once. Throws 400 FILE_MISSING, 404 CENTER_NOT_FOUND, 409
 * CENTER_PHOTOS_FULL, and what `storeFile`, `keepFile` and `once` throw.
 */
export async function addShopPhoto(
  deps: Dependencies,
  visitor: Visitor,
  {
    saleUnit,
    bytes,
    key,
    taken,
  }: { saleUnit: string; bytes: Uint8Array | undefined; key: string; taken: Taken },
): Promise<Photos> {
  await centerOfStaff(deps, { visitor, saleUnit });
  if (!bytes) throw badRequest('FILE_MISSING', { fields: { shopImage: 'FILE_MISSING' } });
  const { tenantId } = visitor;
  const picture = createHash('sha256').update(bytes).digest('base64url');
  const claim = claimOf({ visitor, call: 'addShopPhoto', key, input: { saleUnit, picture } });
  const captured = captureOf(taken, deps.clock());
  const file = await storeShopPhoto(deps, visitor, { saleUnit, bytes, captured });
  return changePhotos(deps, visitor, {
    saleUnit,
    work: async (tx, before) => {
      // What a repeated request has stored is swept as an upload that nothing names.
      await once(tx, { tenantId, claim }, async () => {
        const position = shopPhotosOf(before).length + 1;
        if (position > MOST_CENTER_PHOTOS)
          throw conflict('CENTER_PHOTOS_FULL', { values: { most: MOST_CENTER_PHOTOS } });
        await keepFile(tx, file);
        await insertPhoto(tx, { tenantId, saleUnit, photo: 'shop', position, fileId: file.fileId });
        return {};
      });
    },
  });
}

/**
 * Puts the photos in the order of their ids. Throws 404 CENTER_NOT_FOUND, and 409 CENTER_PHOTOS_CHANGED where the ids are
 * not those of all its photos: somebody has added or deleted one meanwhile.
 */
export async function orderShopPhotos(
  deps: Dependencies,
  visitor: Visitor,
  { saleUnit, ids }: { saleUnit: string; ids: readonly string[] },
): Promise<Photos> {
  await centerOfStaff(deps, { visitor, saleUnit });
  return changePhotos(deps, visitor, {
    saleUnit,
    work: async (tx, before) => {
      const there = shopPhotosOf(before).map(({ fileId }) => fileId);
      if (there.toSorted().join() !== ids.toSorted().join()) throw conflict('CENTER_PHOTOS_CHANGED');
      if (ids.length > 0) await placeShopPhotos(tx, saleUnit, ids);
    },
  });
}

/** Those behind it move up; one that is gone is no error. Throws 404 CENTER_NOT_FOUND. */
export async function removeShopPhoto(
  deps: Dependencies,
  visitor: Visitor,
  { saleUnit, id }: { saleUnit: string; id: string },
): Promise<Photos> {
  await centerOfStaff(deps, { visitor, saleUnit });
  const { tenantId } = visitor;
  return changePhotos(deps, visitor, {
    saleUnit,
    work: async (tx, before) => {
      const there = shopPhotosOf(before).map(({ fileId }) => fileId);
      if (!there.includes(id)) return;
      await deletePhoto(tx, { saleUnit, fileId: id });
      await removeFile(deps, tx, { tenantId, fileId: id });
      const left = there.filter((one) => one !== id);
      if (left.length > 0) await placeShopPhotos(tx, saleUnit, left);
    },
  });
}
