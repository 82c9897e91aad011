import { z } from 'zod';
import type { centerGalleryCalls } from './center-gallery.calls.ts';
import { saleUnit, type SchemasFor } from './common.schemas.ts';

export const centerGallerySchemas = {
  centerGallery: {
    summary:
      'The addresses of the photos of a center that takes orders, in its order; the first is its PHOTO_PATH',
    query: z.object({ saleUnit }),
    answer: z.object({ Data: z.array(z.string()) }),
    errors: ['CENTER_NOT_FOUND', 'SESSION_OVER', 'GUEST_MODE_OFF'],
  },
} satisfies SchemasFor<typeof centerGalleryCalls>;
