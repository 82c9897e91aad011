/** The photos of a shop whose merchant was let in become those of its center: a job, since they are stored anew, for everybody to see. */
import type { Dependencies } from '../../dependencies.ts';
import { keepFile, type FileName } from '../files/files.public.ts';
import { forgetPhotos, photosLetIn } from '../merchant-applications/merchant-applications.public.ts';
import { changePhotos } from './center-photos.change.usecases.ts';
import { insertPhoto, type PhotoKind } from './center-photos.queries.ts';
import { store } from './center-photos.usecases.ts';

/** Can run twice: what was taken over is not there any more. A photo that staff have chosen since stays. */
export async function takePhotosOver(
  deps: Dependencies,
  { tenantId, code }: { tenantId: string; code: string },
): Promise<void> {
  const found = await photosLetIn(deps, { tenantId, code });
  if (!found || found.photos.length === 0) return;
  const { saleUnit, by, photos } = found;
  const stored: { photo: PhotoKind; file: FileName }[] = [];
  for (const { image, bytes } of photos)
    stored.push({
      photo: image,
      file: await store(deps, by, { saleUnit, field: `${image}Image`, bytes }),
    });
  await changePhotos(deps, by, {
    saleUnit,
    work: async (tx, before) => {
      if (!(await forgetPhotos(deps, tx, { tenantId, code }))) return;
      for (const { photo, file } of stored) {
        if (before.some((one) => one.photo === photo)) continue;
        await keepFile(tx, file);
        await insertPhoto(tx, { tenantId, saleUnit, photo, position: 1, fileId: file.fileId });
      }
    },
  });
}
