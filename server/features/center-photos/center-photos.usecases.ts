/** The photos of a center. Buyers see the shop's where centers are chosen; the tax paper is seen by its staff alone. */
import type { CallAnswer, FileField } from '#contract/schemas.ts';
import type { TenantTransaction } from '#database/database.ts';
import { tags } from '../../cache/tags.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest } from '../../http/call-error.ts';
import type { Visitor } from '../../http/visitor.ts';
import { writeAudit } from '../audit/audit.public.ts';
import { addressOf, keepFile, removeFile, storeFile } from '../files/files.public.ts';
import { centerOfStaff } from '../session/session.public.ts';
import {
  deletePhoto,
  findPhotos,
  lockCenter,
  setShownPhoto,
  upsertPhoto,
  type CenterPhoto,
  type PhotoKind,
} from './center-photos.queries.ts';

type Field = FileField<'setCenterPhotos'>;
type Photos = CallAnswer<'centerPhotos'>['data'];
type StoredFile = Awaited<ReturnType<typeof storeFile>>;

/** A paper has to be readable, a photo is shown as a small square. */
const RULES: Record<
  Field,
  { photo: PhotoKind; kind: 'picture' | 'paper'; access: 'public' | 'private'; maxSide: number }
> = {
  taxImage: { photo: 'tax', kind: 'paper', access: 'private', maxSide: 2400 },
  shopImage: { photo: 'shop', kind: 'picture', access: 'public', maxSide: 1200 },
  logoImage: { photo: 'logo', kind: 'picture', access: 'public', maxSide: 512 },
};
const FIELDS: readonly Field[] = ['taxImage', 'shopImage', 'logoImage'];
/** The names of the audit log. */
const LOGGED = { tax: 'photoTax', shop: 'photoShop', logo: 'photoLogo' } as const;

/** Throws 404 CENTER_NOT_FOUND for another's center. */
export async function centerPhotos(deps: Dependencies, visitor: Visitor, saleUnit: string): Promise<Photos> {
  await centerOfStaff(deps, { visitor, saleUnit });
  const { tenantId } = visitor;
  const found = await deps.database.inTenant(tenantId, (tx) => findPhotos(tx, saleUnit), { readOnly: true });
  return present(deps, tenantId, found);
}

function present(deps: Dependencies, tenantId: string, found: readonly CenterPhoto[]): Photos {
  const of = (field: Field): Photos[Field] => {
    const { photo, access } = RULES[field];
    const file = found.find((one) => one.photo === photo);
    if (!file) return null;
    const { fileId, contentType } = file;
    const Url = addressOf(deps, access, { tenantId, fileId, contentType });
    return { Url, IsPicture: contentType.startsWith('image/') };
  };
  return { taxImage: of('taxImage'), shopImage: of('shopImage'), logoImage: of('logoImage') };
}

/**
 * Changes the photos that were sent, all or none. Throws 400 FILE_MISSING if none was, 404 CENTER_NOT_FOUND, and what
 * `storeFile` and `keepFile` throw.
 */
export async function setCenterPhotos(
  deps: Dependencies,
  visitor: Visitor,
  { saleUnit, files }: { saleUnit: string; files: Partial<Record<Field, Uint8Array>> },
): Promise<Photos> {
  await centerOfStaff(deps, { visitor, saleUnit });
  const stored: { field: Field; file: StoredFile }[] = [];
  for (const field of FIELDS) {
    const bytes = files[field];
    if (!bytes) continue;
    const { photo, ...rule } = RULES[field];
    const owner = { saleUnit };
    const file = await storeFile(deps, visitor, { ...rule, bytes, field, purpose: `center-${photo}`, owner });
    stored.push({ field, file });
  }
  if (stored.length === 0) throw badRequest('FILE_MISSING');
  return change(deps, visitor, saleUnit, async (tx, before) => {
    for (const { field, file } of stored) {
      const { photo, access } = RULES[field];
      await keepFile(tx, file);
      await upsertPhoto(tx, { tenantId: visitor.tenantId, saleUnit, photo }, file.fileId);
      await forget(
        deps,
        tx,
        visitor.tenantId,
        before.find((one) => one.photo === photo),
      );
      if (photo === 'shop') await setShownPhoto(tx, saleUnit, addressOf(deps, access, file));
    }
  });
}

/** Does nothing where there is none. Throws 404 CENTER_NOT_FOUND. */
export async function removeCenterPhoto(
  deps: Dependencies,
  visitor: Visitor,
  { saleUnit, image }: { saleUnit: string; image: Field },
): Promise<Photos> {
  await centerOfStaff(deps, { visitor, saleUnit });
  const { photo } = RULES[image];
  return change(deps, visitor, saleUnit, async (tx, before) => {
    const old = before.find((one) => one.photo === photo);
    if (!old) return;
    await deletePhoto(tx, { saleUnit, photo });
    await forget(deps, tx, visitor.tenantId, old);
    if (photo === 'shop') await setShownPhoto(tx, saleUnit, null);
  });
}

async function forget(
  deps: Dependencies,
  tx: TenantTransaction,
  tenantId: string,
  old: CenterPhoto | undefined,
): Promise<void> {
  if (old) await removeFile(deps, tx, { tenantId, fileId: old.fileId });
}

/** In one transaction, logged; what buyers see of the centers is drawn again. */
async function change(
  deps: Dependencies,
  visitor: Visitor,
  saleUnit: string,
  work: (tx: TenantTransaction, before: readonly CenterPhoto[]) => Promise<void>,
): Promise<Photos> {
  const { tenantId } = visitor;
  const has = (photos: readonly CenterPhoto[]): Partial<Record<(typeof LOGGED)[PhotoKind], boolean>> =>
    Object.fromEntries(photos.map(({ photo }) => [LOGGED[photo], true]));
  const after = await deps.database.inTenant(tenantId, async (tx) => {
    await lockCenter(tx, saleUnit);
    const before = await findPhotos(tx, saleUnit);
    await work(tx, before);
    const now = await findPhotos(tx, saleUnit);
    const subject = `center/${saleUnit}` as const;
    await writeAudit(deps, tx, {
      visitor,
      action: 'center.photos',
      subject,
      before: has(before),
      after: has(now),
    });
    return now;
  });
  deps.events.publish({ tags: [tags.config(tenantId)] });
  return present(deps, tenantId, after);
}
