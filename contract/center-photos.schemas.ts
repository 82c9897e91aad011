import { MOST_CENTER_PHOTOS } from '#domain/files/file-kinds.ts';
import { z } from 'zod';
import type { centerPhotoCalls } from './center-photos.calls.ts';
import {
  fileId,
  inAddress,
  PAPER_ERRORS,
  saleUnit,
  UPLOAD_ERRORS,
  type SchemasFor,
} from './common.schemas.ts';

const photo = z.object({
  /** Of the tax paper one that works for ten minutes: it is private. */
  Url: z.string(),
  /** A PDF is opened, a picture is shown. */
  IsPicture: z.boolean(),
});
const photos = z.object({
  taxImage: photo.nullable(),
  logoImage: photo.nullable(),
  /** In the order in which buyers see them; the first stands for the center in lists. */
  shopImages: z.array(
    z.object({
      Id: z.string(),
      Url: z.string(),
      /** Of a photo that was taken for it: when, and where if the person let it be written. */
      Captured: z
        .object({
          At: z.iso.datetime(),
          Latitude: z.number().nullable(),
          Longitude: z.number().nullable(),
        })
        .nullable(),
    }),
  ),
});
const answer = z.object({ data: photos });

export const centerPhotoSchemas = {
  centerPhotos: {
    summary: 'The photos of a center of his own',
    query: z.object({ saleUnit }),
    answer,
    errors: ['CENTER_NOT_FOUND', 'SESSION_OVER'],
  },
  setCenterPhotos: {
    summary:
      'Change photos of a center of his own; those that are not sent stay, shopImage is the first of the shop',
    body: z.object({ saleUnit }),
    answer,
    errors: ['CENTER_NOT_FOUND', 'SESSION_OVER', 'FILE_MISSING', 'FILE_GONE', ...PAPER_ERRORS],
  },
  removeCenterPhoto: {
    summary: 'Delete the tax paper or the logo of a center of his own',
    body: z.object({ saleUnit, image: z.enum(['taxImage', 'logoImage']) }),
    answer,
    errors: ['CENTER_NOT_FOUND', 'SESSION_OVER'],
  },
  addShopPhoto: {
    summary: 'Add a photo of the shop after the others, of a center of his own',
    body: z.object({
      saleUnit,
      /** When and where it was taken, if it was taken for this; never read from the picture. Both of the place, or none. */
      CapturedAt: z.iso.datetime().optional(),
      Latitude: inAddress(z.number().min(-90).max(90)).optional(),
      Longitude: inAddress(z.number().min(-180).max(180)).optional(),
    }),
    answer,
    errors: [
      'CENTER_NOT_FOUND',
      'SESSION_OVER',
      'FILE_MISSING',
      'FILE_GONE',
      'CENTER_PHOTOS_FULL',
      'IDEMPOTENCY_KEY_MISSING',
      'IDEMPOTENCY_KEY_REUSED',
      'IDEMPOTENCY_ANSWER_GONE',
      ...UPLOAD_ERRORS,
    ],
  },
  orderShopPhotos: {
    summary: 'Put the photos of the shop in another order: all of them, by their ids',
    body: z.object({ saleUnit, ids: z.array(fileId).max(MOST_CENTER_PHOTOS) }),
    answer,
    errors: ['CENTER_NOT_FOUND', 'SESSION_OVER', 'CENTER_PHOTOS_CHANGED'],
  },
  removeShopPhoto: {
    summary: 'Delete a photo of the shop of a center of his own; one that is gone already is no error',
    body: z.object({ saleUnit, id: fileId }),
    answer,
    errors: ['CENTER_NOT_FOUND', 'SESSION_OVER'],
  },
} satisfies SchemasFor<typeof centerPhotoCalls>;
