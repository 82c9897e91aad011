import { z } from 'zod';
import { isClock, MOST_CLOSED_DAYS, MOST_SPANS_A_DAY, weekdays } from '#domain/shop/opening-hours.ts';
import { startOfDay } from '#domain/time/dates.ts';
import { digits, inAddress, saleUnit, text, yesNo, type SchemasFor } from './common.schemas.ts';
import type { merchantCenterCalls } from './merchant-centers.calls.ts';

const areaCode = digits([1, 6]);
const clock = z.string().max(5).refine(isClock);
const webAddress = text(300).refine((given) => given === '' || isSecure(given));

function isSecure(given: string): boolean {
  return URL.canParse(given) && new URL(given).protocol === 'https:';
}

/** A span of a weekday, 1 Monday to 7 Sunday: a break is the time between two of them. */
const span = z.object({ Day: z.int().min(1).max(weekdays.length), From: clock, Until: clock });
const closedDay = z.object({
  /** YYYY-MM-DD. */
  Date: z
    .string()
    .max(10)
    .refine((day) => /^\d{4}-\d\d-\d\d$/.test(day) && startOfDay(day.replaceAll('-', '')) !== undefined),
  /** Why, as buyers read it; '' for none. */
  Name: text(80).default(''),
});

/** DIST_NAME is the Thai name. */
const given = z.object({
  DIST_NAME: text(120).min(1),
  DIST_NAME_EN: text(120).min(1),
  DIST_SHORTNAME: text(20).min(1),
  /** Without sub-district, district, province and postcode. */
  Address: text(300).min(1),
  /** '' has the Thai one shown. */
  AddressEn: text(300).default(''),
  Province: areaCode,
  Ampher: areaCode,
  Town: areaCode,
  PostalCode: digits(5),
  LatDecimal: z.number().min(-90).max(90),
  LonDecimal: z.number().min(-180).max(180),
  /** '' for none. */
  Phone: text(30).default(''),
  /** Both '' for none. */
  LineName: text(80).default(''),
  LineUrl: webAddress.default(''),
  /** Empty: nothing is said of the hours. */
  Hours: z.array(span).max(weekdays.length * MOST_SPANS_A_DAY),
  ClosedDays: z
    .array(closedDay)
    .max(MOST_CLOSED_DAYS)
    .refine((all) => new Set(all.map(({ Date: day }) => day)).size === all.length),
});

const center = given.extend({
  SaleUnit: z.string(),
  /** '' until an address in its parts has been saved. */
  Province: z.string(),
  Ampher: z.string(),
  Town: z.string(),
  PostalCode: z.string(),
  /** As buyers see it, in the caller's language. */
  FullAddress: z.string(),
  Active: z.enum(['Y', 'N']),
  Version: z.int(),
  /** What hangs on it. */
  Use: z.object({
    /** Orders and goods issues that are not finished; the center cannot be closed with them. */
    OpenOrders: z.int(),
    /** Orders whose cash is not handed in, and those that a refund is owed for; nor with these. */
    OpenMoney: z.int(),
    Carts: z.int(),
    /** Active people who work for it, and those of them who work for no other. */
    Staff: z.int(),
    StaffOnlyHere: z.int(),
    /** It is the last one that takes orders. */
    IsLast: z.boolean(),
  }),
});

const wrong = ['AREA_NOT_FOUND', 'INVALID_PHONE', 'HOURS_WRONG', 'LINE_INCOMPLETE'] as const;
const params = z.object({ saleUnit });

export const merchantCenterSchemas = {
  merchantCenters: {
    summary: 'The centers of the shop in its order, a page by key',
    query: z.object({
      /** A part of code, name or address. */
      text: text(60).optional(),
      province: areaCode.optional(),
      active: yesNo.optional(),
      /** The `Next` of the previous page. */
      after: saleUnit.optional(),
      take: inAddress(z.int().min(1).max(100)).default(50),
    }),
    answer: z.object({
      Data: z.array(
        z.object({
          SaleUnit: z.string(),
          DIST_NAME: z.string(),
          DIST_SHORTNAME: z.string(),
          ProvinceName: z.string(),
          FullAddress: z.string(),
          Phone: z.string(),
          PHOTO_PATH: z.string().nullable(),
          /** Active people who work for it. */
          Staff: z.int(),
          Active: z.enum(['Y', 'N']),
        }),
      ),
      Next: z.string().nullable(),
    }),
  },
  merchantCenter: {
    summary: 'A center with all that is kept of it',
    params,
    answer: center,
    errors: ['CENTER_NOT_FOUND'],
  },
  addCenter: {
    summary: 'Add a center; with Active Y buyers may order from it at once',
    body: given.extend({ SaleUnit: saleUnit, Active: z.enum(['Y', 'N']) }),
    answer: center,
    errors: [...wrong, 'CODE_RESERVED', 'CENTER_CODE_TAKEN'],
  },
  saveCenter: {
    summary: 'Change a center; Version is that of the answer that was changed',
    params,
    body: given.extend({ Version: z.int().min(1) }),
    answer: center,
    errors: [...wrong, 'CENTER_NOT_FOUND', 'CENTER_CHANGED'],
  },
  setCenterActive: {
    summary:
      'Open a center for buyers, or close it: not the last one, and not while orders or money of it are open',
    params,
    body: z.object({ Active: z.enum(['Y', 'N']) }),
    answer: center,
    errors: ['CENTER_NOT_FOUND', 'CENTER_HAS_ORDERS', 'CENTER_HAS_MONEY', 'LAST_CENTER'],
  },
} satisfies SchemasFor<typeof merchantCenterCalls>;
