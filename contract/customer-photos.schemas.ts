import { readTypedDate } from '#domain/time/typed-date.ts';
import { z } from 'zod';
import {
  alsoAs,
  code,
  fileId,
  inAddress,
  saleUnit,
  several,
  severalInAddress,
  text,
  UPLOAD_ERRORS,
  yesNo,
  type SchemasFor,
} from './common.schemas.ts';
import type { customerPhotoCalls } from './customer-photos.calls.ts';

const MOST_CHOSEN = 20;

/** Also YYYYMMDD and DD/MM/YYYY, as other calls of the specification write days; the year may be Buddhist. */
const isoDay = (value: unknown): unknown => {
  if (typeof value !== 'string' || !/\d{4}/.test(value)) return value;
  const read = readTypedDate(value.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3'), new Date(0));
  return typeof read === 'object' ? read.day : value;
};
const day = alsoAs(z.iso.date(), { forms: ['2026-01-31', '20260131', '31/01/2026'], read: isoDay });

/** Also YYYYMM and MM/YYYY. */
const isoMonth = (value: unknown): unknown => {
  const [, year, month, otherMonth, otherYear] =
    /^(\d{4})-?(\d\d)$|^(\d\d)\/(\d{4})$/.exec(String(value)) ?? [];
  const read = isoDay(`${year ?? otherYear}-${month ?? otherMonth}-01`);
  return typeof read === 'string' && /^\d/.test(read) ? read.slice(0, 7) : value;
};
const month = alsoAs(z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/), {
  forms: ['2026-01', '202601', '01/2026'],
  read: isoMonth,
});
const group = z.object({
  Code: z.string(),
  /** In the caller's language. */
  PictureName: z.string(),
  NameTh: z.string(),
  NameEn: z.string(),
  /** The customer type whose photos are sorted into it; '' for all. */
  TypeCode: z.string(),
  Active: z.enum(['Y', 'N']),
  Version: z.int(),
});

const photo = z.object({
  Id: z.string(),
  /** Addresses that work for ten minutes: the whole picture, and a small one for lists. */
  Url: z.string(),
  SmallUrl: z.string(),
  /** Of its group; '' without one. */
  Code: z.string(),
  PictureName: z.string(),
  At: z.iso.datetime(),
  /** Taken by a camera at that time; else chosen from files, and At is when it came. */
  IsTaken: z.boolean(),
  Latitude: z.number().nullable(),
  Longitude: z.number().nullable(),
  /** In metres, as the device says. */
  Accuracy: z.int().nullable(),
  /** Who took it. */
  By: z.string(),
  MayRemove: z.boolean(),
});

const GROUP_ERRORS = ['CENTER_NOT_FOUND', 'SESSION_OVER'] as const;
const PHOTO_ERRORS = [
  ...GROUP_ERRORS,
  'CUSTOMER_NOT_FOUND',
  'CUSTOMER_MERGED',
  'CUSTOMER_OF_COLLEAGUE',
] as const;

export const customerPhotoSchemas = {
  photoGroups: {
    summary: 'The groups that photos of customers are sorted into',
    query: z.object({
      /** Defaults to the active center. */
      saleUnit: saleUnit.optional(),
      /** Those of this customer type, and those of all. */
      customerType: code.optional(),
      /** Y: also those that are no longer used. */
      all: z.enum(['Y']).optional(),
    }),
    answer: z.object({ Data: z.array(group) }),
    errors: [...GROUP_ERRORS],
  },
  savePhotoGroup: {
    summary:
      'Add a photo group, or change one; Version is that of the answer that was changed, 0 for a new one',
    body: z.object({
      /** '' for a new one. */
      Code: code.or(z.literal('')).default(''),
      NameTh: text(60).min(1),
      /** '' has the Thai one shown. */
      NameEn: text(60).default(''),
      TypeCode: code.or(z.literal('')).default(''),
      Active: yesNo.default('Y'),
      Version: z.int().min(0),
    }),
    answer: z.object({ Data: z.array(group) }),
    errors: [
      'PHOTO_GROUP_NOT_FOUND',
      'PHOTO_GROUP_CHANGED',
      'TOO_MANY_PHOTO_GROUPS',
      'CUSTOMER_TYPE_UNKNOWN',
      'RIGHT_MISSING',
    ],
  },
  customerPhotos: {
    summary:
      'Photos of a customer that were taken from a center, the latest first; without months and days those of 30 days either side of now',
    query: z.object({
      CustomerCode: code,
      /** Defaults to the active center. */
      saleUnit: saleUnit.optional(),
      /** Only where the customer is of this type. */
      customerType: code.optional(),
      take: inAddress(z.int().min(1).max(48)).default(24),
      photoGroupCodes: severalInAddress(several(code, MOST_CHOSEN)).optional(),
      /** As YYYY-MM, of Bangkok. */
      monthYears: severalInAddress(several(month, MOST_CHOSEN)).optional(),
      /** Days in Bangkok, inclusive. */
      fromDate: day.optional(),
      toDate: day.optional(),
      /** The `Next` of the previous page. */
      after: fileId.optional(),
    }),
    answer: z.object({
      Customer: z.object({
        Code: z.string(),
        SaleUnit: z.string(),
        TypeCode: z.string(),
        Name: z.string(),
        /** The account waits for approval. */
        IsWaiting: z.boolean(),
      }),
      Data: z.array(photo),
      Next: z.string().nullable(),
    }),
    errors: [...PHOTO_ERRORS, 'TOO_MANY_CUSTOMERS'],
  },
  addCustomerPhoto: {
    summary: 'Add a photo of a customer; the same key adds it once',
    body: z.object({
      CustomerCode: code,
      saleUnit,
      photoGroupCode: code.or(z.literal('')).default(''),
      /** When and where it was taken, if it was taken for this; never read from the picture. Both of the place, or none. */
      CapturedAt: z.iso.datetime().optional(),
      Latitude: inAddress(z.number().min(-90).max(90)).optional(),
      Longitude: inAddress(z.number().min(-180).max(180)).optional(),
      Accuracy: inAddress(z.number().min(0).max(10_000_000)).optional(),
    }),
    answer: z.object({ Id: z.string() }),
    errors: [
      ...PHOTO_ERRORS,
      'CUSTOMER_PHOTOS_FULL',
      'PHOTO_GROUP_NOT_FOUND',
      'FILE_MISSING',
      'FILE_GONE',
      'IDEMPOTENCY_KEY_MISSING',
      'IDEMPOTENCY_KEY_REUSED',
      'IDEMPOTENCY_ANSWER_GONE',
      ...UPLOAD_ERRORS,
    ],
  },
  removeCustomerPhoto: {
    summary: 'Remove a photo of a customer: whoever took it, and who manages customers',
    body: z.object({ CustomerCode: code, saleUnit, Id: fileId }),
    answer: z.object({ statusText: z.literal('OK') }),
    errors: [...PHOTO_ERRORS, 'PHOTO_NOT_FOUND', 'PHOTO_NOT_OWN'],
  },
} satisfies SchemasFor<typeof customerPhotoCalls>;
