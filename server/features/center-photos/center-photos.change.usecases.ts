/** What every change of a center's photos has in common: its lock, the log, what buyers see, and the answer. */
import type { CallAnswer } from '#contract/schemas.ts';
import type { TenantTransaction } from '#database/database.ts';
import { tags } from '../../cache/tags.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Visitor } from '../../http/visitor.ts';
import { writeAudit } from '../audit/audit.public.ts';
import { addressOf } from '../files/files.public.ts';
import { findPhotos, lockCenter, setShownPhoto, type CenterPhoto } from './center-photos.queries.ts';

export type Photos = CallAnswer<'centerPhotos'>['data'];
type Shown = Pick<Dependencies, 'config' | 'clock'>;

/** The shop and its logo are for everybody, the tax paper for the staff of the center alone. */
export const ACCESS = { tax: 'private', shop: 'public', logo: 'public' } as const;

export const shopPhotosOf = (photos: readonly CenterPhoto[]): CenterPhoto[] =>
  photos.filter(({ photo }) => photo === 'shop');

export function presentPhotos(deps: Shown, tenantId: string, found: readonly CenterPhoto[]): Photos {
  const urlOf = (file: CenterPhoto): string => addressOf(deps, ACCESS[file.photo], { tenantId, ...file });
  const one = (kind: 'tax' | 'logo'): Photos['taxImage'] => {
    const file = found.find(({ photo }) => photo === kind);
    return file ? { Url: urlOf(file), IsPicture: file.contentType.startsWith('image/') } : null;
  };
  return {
    taxImage: one('tax'),
    logoImage: one('logo'),
    shopImages: shopPhotosOf(found).map((file) => ({
      Id: file.fileId,
      Url: urlOf(file),
      Captured: file.capturedAt && {
        At: file.capturedAt.toISOString(),
        Latitude: file.latitude,
        Longitude: file.longitude,
      },
    })),
  };
}

type Change = {
  saleUnit: string;
  /** In the transaction, with the photos as they are; nobody else changes them meanwhile. */
  work: (tx: TenantTransaction, before: readonly CenterPhoto[]) => Promise<void>;
};

/**
 * Changes photos in one transaction, logged; what buyers see of the centers is drawn again. The visitor's right to the
 * center has been checked.
 */
export async function changePhotos(
  deps: Dependencies,
  visitor: Visitor,
  { saleUnit, work }: Change,
): Promise<Photos> {
  const { tenantId } = visitor;
  const after = await deps.database.inTenant(tenantId, async (tx) => {
    await lockCenter(tx, saleUnit);
    const before = await findPhotos(tx, saleUnit);
    await work(tx, before);
    const now = await findPhotos(tx, saleUnit);
    if (idsOf(before).join() === idsOf(now).join()) return now;
    await showFirst(deps, tx, { tenantId, saleUnit, before, now });
    await writeAudit(deps, tx, {
      visitor,
      action: 'center.photos',
      subject: `center/${saleUnit}`,
      ...logged(before, now),
    });
    return now;
  });
  deps.events.publish({ tags: [tags.config(tenantId)] });
  return presentPhotos(deps, tenantId, after);
}

const idsOf = (photos: readonly CenterPhoto[]): string[] => photos.map(({ fileId }) => fileId);

type BeforeAndNow = { before: readonly CenterPhoto[]; now: readonly CenterPhoto[] };

/** The first photo of the shop stands for the center in lists. */
async function showFirst(
  deps: Shown,
  tx: TenantTransaction,
  { tenantId, saleUnit, before, now }: BeforeAndNow & { tenantId: string; saleUnit: string },
): Promise<void> {
  const [old] = shopPhotosOf(before);
  const [first] = shopPhotosOf(now);
  if (old?.fileId === first?.fileId) return;
  await setShownPhoto(tx, saleUnit, first ? addressOf(deps, 'public', { tenantId, ...first }) : null);
}

/** Which there are and how many; where only the order has changed, the former places in the new order. */
function logged(before: readonly CenterPhoto[], now: readonly CenterPhoto[]) {
  const [old, new_] = [idsOf(shopPhotosOf(before)), idsOf(shopPhotosOf(now))];
  const isMoved = old.join() !== new_.join() && new Set(old).symmetricDifference(new Set(new_)).size === 0;
  const placesOf = (ids: readonly string[]) =>
    isMoved && { photoOrder: ids.map((id) => old.indexOf(id) + 1).join(', ') };
  const stateOf = (photos: readonly CenterPhoto[]) => ({
    ...(photos.some(({ photo }) => photo === 'tax') && { photoTax: true }),
    ...(shopPhotosOf(photos).length > 0 && { photoShop: shopPhotosOf(photos).length }),
    ...(photos.some(({ photo }) => photo === 'logo') && { photoLogo: true }),
  });
  return {
    before: { ...stateOf(before), ...placesOf(old) },
    after: { ...stateOf(now), ...placesOf(new_) },
  };
}
