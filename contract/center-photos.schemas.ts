import { z } from 'zod';
import type { centerPhotoCalls } from './center-photos.calls.ts';
import { PAPER_ERRORS, saleUnit, type SchemasFor } from './common.schemas.ts';

const photo = z.object({
  /** Of the tax paper one that works for ten minutes: it is private. */
  Url: z.string(),
  /** A PDF is opened, a picture is shown. */
  IsPicture: z.boolean(),
});
const photos = z.object({
  taxImage: photo.nullable(),
  shopImage: photo.nullable(),
  logoImage: photo.nullable(),
});

export const centerPhotoSchemas = {
  centerPhotos: {
    summary: 'The photos of a center of his own',
    query: z.object({ saleUnit }),
    answer: z.object({ data: photos }),
    errors: ['CENTER_NOT_FOUND', 'SESSION_OVER'],
  },
  setCenterPhotos: {
    summary: 'Change photos of a center of his own; those that are not sent stay',
    body: z.object({ saleUnit }),
    answer: z.object({ data: photos }),
    errors: ['CENTER_NOT_FOUND', 'SESSION_OVER', 'FILE_MISSING', 'FILE_GONE', ...PAPER_ERRORS],
  },
  removeCenterPhoto: {
    summary: 'Delete a photo of a center of his own',
    body: z.object({ saleUnit, image: z.enum(['taxImage', 'shopImage', 'logoImage']) }),
    answer: z.object({ data: photos }),
    errors: ['CENTER_NOT_FOUND', 'SESSION_OVER'],
  },
} satisfies SchemasFor<typeof centerPhotoCalls>;
