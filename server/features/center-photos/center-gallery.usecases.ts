/** The photos of a center as buyers see them: from memory, since every buyer of a shop asks for the same. */
import { tags } from '../../cache/tags.ts';
import type { Dependencies } from '../../dependencies.ts';
import { notFound } from '../../http/call-error.ts';
import { addressOf } from '../files/files.public.ts';
import { activeCenters } from '../session/session.public.ts';
import { findPhotos } from './center-photos.queries.ts';

type Asked = { tenantId: string; saleUnit: string };

/**
 * The addresses in the center's order; a center without photos of its own shows the one that it has in lists, if any.
 * Throws 404 CENTER_NOT_FOUND for one that takes no orders.
 */
export async function centerGallery(deps: Dependencies, { tenantId, saleUnit }: Asked): Promise<string[]> {
  const center = (await activeCenters(deps, tenantId)).find((one) => one.saleUnit === saleUnit);
  if (!center) throw notFound('CENTER_NOT_FOUND');
  const own = await ownPhotos(deps, { tenantId, saleUnit });
  if (own.length > 0 || center.photoPath === null) return own;
  return [center.photoPath];
}

function ownPhotos(deps: Dependencies, { tenantId, saleUnit }: Asked): Promise<string[]> {
  return deps.cache.getOrMake(`center-gallery/${tenantId}/${saleUnit}`, async () => {
    const found = await deps.database.inTenant(tenantId, (tx) => findPhotos(tx, saleUnit), {
      readOnly: true,
    });
    const value = found
      .filter(({ photo }) => photo === 'shop')
      .map((file) => addressOf(deps, 'public', { tenantId, ...file }));
    return { value, bytes: JSON.stringify(value).length, tags: [tags.config(tenantId)] };
  });
}
