/** Pictures are cut and reduced before they are sent: a phone's photo of 10 MB becomes some hundred kilobytes. */

import type { Mask } from './masks.ts';

/** In pixels of the picture as it stands upright. */
export type Area = { x: number; y: number; width: number; height: number };

const QUALITY = 0.9;

/** A JPEG of the area, or of the whole picture, blacked out where there is a mask. Rejects if the browser cannot open it. */
export async function preparePicture(
  file: Blob,
  { area, masks = [], maxSide }: { area?: Area; masks?: readonly Mask[]; maxSide: number },
): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const { x, y, width, height } = area ?? { x: 0, y: 0, width: picture.width, height: picture.height };
    const scale = Math.min(1, maxSide / Math.max(width, height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    const context = canvas.getContext('2d');
    if (!context) throw new Error('There is no canvas');
    // JPEG has no transparency, which would turn black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
    context.fillStyle = '#000';
    for (const mask of masks)
      context.fillRect(
        Math.floor(mask.x * canvas.width),
        Math.floor(mask.y * canvas.height),
        Math.ceil(mask.width * canvas.width),
        Math.ceil(mask.height * canvas.height),
      );
    return await new Promise((resolve, reject) => {
      canvas.toBlob(
        (blob) => (blob ? resolve(blob) : reject(new Error('The picture cannot be encoded'))),
        'image/jpeg',
        QUALITY,
      );
    });
  } finally {
    picture.close();
  }
}
