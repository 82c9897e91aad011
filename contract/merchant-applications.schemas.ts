import { z } from 'zod';
import { applicationStates } from '#domain/access/merchant-application.ts';
import { startOfDay } from '#domain/time/dates.ts';
import { centerPhotoSchemas } from './center-photos.schemas.ts';
import {
  asNumber,
  asText,
  code,
  codesIn,
  digits,
  inAddress,
  multilineText,
  saleUnit,
  text,
  yesNo,
  type SchemasFor,
} from './common.schemas.ts';
import type { applyingCalls, merchantApplicationCalls } from './merchant-applications.calls.ts';
import { dist, done, mobile, oneTimeCode, sentCode } from './session.schemas.ts';
import { staffUser } from './staff.schemas.ts';

const state = z.enum(applicationStates);
const areaCode = asText(digits([0, 6])).default('');
const DIST_PAGE = 72;

/** YYYY-MM-DD; '' for none. */
const day = z
  .string()
  .max(10)
  .refine(
    (given) =>
      given === '' ||
      (/^\d{4}-\d\d-\d\d$/.test(given) && startOfDay(given.replaceAll('-', '')) !== undefined),
  )
  .default('');

const saleman = z.object({
  /** The number that was proved. */
  mobileNo: text(30).min(1),
  email: text(200).default(''),
  name: text(120).min(1),
  /** '' for none: the person then signs in by a code. */
  password: z.string().max(200).default(''),
  /** Taken as sent; without effect until the shop speaks LINE. */
  LineUserToken: text(400).nullish(),
  /** Beside the payload. */
  username: text(60)
    .toLowerCase()
    .regex(/^(?:[a-z0-9][a-z0-9._@-]*)?$/)
    .default(''),
  birthDate: day,
  socialId1: digits([0, 13]).default(''),
  referralCode: text(40).default(''),
});

/** Made only where its name and all three areas are there. */
const newCenter = z.object({
  DIST_NAME: text(120).default(''),
  DIST_SHORTNAME: text(20).default(''),
  address: text(300).default(''),
  lat: asNumber(z.number().min(-90).max(90)).nullish(),
  lon: asNumber(z.number().min(-180).max(180)).nullish(),
  province_id: areaCode,
  district_id: areaCode,
  town_id: areaCode,
  zipcode: asText(digits([0, 5])).default(''),
  shipment_name: text(120).default(''),
  /** Its tax number. */
  Optional21: asText(digits([0, 13])).default(''),
  /** Beside the payload. */
  contactName: text(120).default(''),
});

/** Kept only with name, number and bank. */
const bankAccount = z.object({
  bankcode: digits([0, 3]).default(''),
  bankname: text(120).default(''),
  accountid: asText(digits([0, 20])).default(''),
  bank_ac_name: text(120).default(''),
  /** The list that a client has shown; not read. */
  BankMasters: z.array(z.record(z.string(), z.unknown())).max(100).nullish(),
});

const application = {
  /** Of whoever sends it, in the order in which it was asked. */
  Name: z.string(),
  Mobile: z.string(),
  State: state,
  /** Why it was refused; '' else. */
  Reason: z.string(),
  AppliedAt: z.iso.datetime(),
  DecidedAt: z.iso.datetime().nullable(),
  /** The name of the center that is to be made; '' for none. */
  NewCenterName: z.string(),
  /** The names of the centers of the shop that they want to sell for. */
  CenterNames: z.array(z.string()),
};

const wrongCode = ['INVALID_OTP', 'OTP_ATTEMPT_LIMIT', 'OTP_EXPIRED'] as const;

export const applyingSchemas = {
  requestApplicantCode: {
    summary: 'Send a one-time code to a number of who wants to sell; the answer is the same whoever has it',
    body: z.object({ mobile }),
    answer: sentCode,
    errors: [
      'INVALID_MOBILE',
      'RESEND_WAIT',
      'NUMBER_CODES_SPENT',
      'SHOP_CODES_SPENT',
      'MERCHANT_REGISTRATION_CLOSED',
      'TOO_MANY_TRIES',
      'SMS_FAILED',
    ],
  },
  verifyApplicantCode: {
    summary:
      'Exchange the code for a ticket of its number; of who has applied before also how that stands, with a token for it',
    body: oneTimeCode,
    answer: z.object({
      /** Absent while an application waits. */
      Ticket: z.string().optional(),
      Mobile: z.string(),
      ExpiresInSeconds: z.int(),
      /** Of the application before. */
      State: state.optional(),
      Token: z.string().optional(),
    }),
    errors: [
      ...wrongCode,
      'MOBILE_TAKEN',
      'CUSTOMER_INACTIVE',
      'MERCHANT_REGISTRATION_CLOSED',
      'TOO_MANY_TRIES',
    ],
  },
  merchantBanks: {
    summary: 'The banks where an applicant may have an account',
    query: z.object({
      /** Without effect: all centers of a shop know the same banks. */
      saleUnit: saleUnit.optional(),
    }),
    answer: z.array(z.object({ bankcode: z.string(), bankname: z.string() })),
  },
  merchantDists: {
    summary:
      'The centers that take orders, the nearest first; with dcWithoutSaleman those without a salesman',
    query: z.object({
      dcWithoutSaleman: yesNo.default('N'),
      take: inAddress(z.int().min(1).max(DIST_PAGE)).default(DIST_PAGE),
      skip: inAddress(z.int().min(0).max(100_000)).default(0),
      text: text(60).default(''),
      lat: inAddress(z.number().min(-90).max(90)).optional(),
      lng: inAddress(z.number().min(-180).max(180)).optional(),
    }),
    // What buyers see of them, and no more.
    answer: z.array(dist),
  },
  registerMerchant: {
    summary:
      'Apply as a merchant of centers of the shop, or of a new one; signed in at once only where the shop lets everybody in',
    body: z.object({
      /** Of `verifyApplicantCode`. */
      Ticket: text(1200).default(''),
      SelectedDists: codesIn(saleUnit, ['SaleUnit'], 20).default([]),
      DistributionCenter: newCenter.nullish(),
      Saleman: saleman,
      BankAccount: bankAccount.nullish(),
    }),
    answer: z.object({
      State: state,
      /** Of the application while it waits; of the session of who was let in. */
      Token: z.string(),
      /** With the userRole GUEST while it waits. */
      User: staffUser,
      NewDistributionCenter: z
        .object({ SaleUnit: z.string(), DIST_NAME: z.string(), DIST_SHORTNAME: z.string() })
        .nullable(),
      Message: z.string(),
    }),
    errors: [
      'NUMBER_UNPROVED',
      'MOBILE_TAKEN',
      'CUSTOMER_INACTIVE',
      'APPLICATION_WAITING',
      'CENTER_NEEDED',
      'CENTER_NOT_FOUND',
      'AREA_NOT_FOUND',
      'FIELDS_MISSING',
      'BANK_NOT_FOUND',
      'BANK_ACCOUNT_WRONG',
      'INVALID_EMAIL',
      'INVALID_TAX_NUMBER',
      'PASSWORD_TOO_SHORT',
      'PASSWORD_PATTERN',
      'PASSWORD_COMMON',
      'PASSWORD_OWN_NAME',
      'MERCHANT_REGISTRATION_CLOSED',
      'FOREIGN_ORIGIN',
      'TOO_MANY_TRIES',
      'TRY_AGAIN',
    ],
  },
  ownApplication: {
    summary: 'How the caller’s application stands, and the photos of the new center',
    answer: z.object({
      ...application,
      /** Without the number, of which the last digits are told; null for none. */
      Bank: z
        .object({
          bankcode: z.string(),
          bankname: z.string(),
          accountEnd: z.string(),
          bank_ac_name: z.string(),
        })
        .nullable(),
      /** To be sent with the photos; '' where no center is to be made. */
      SaleUnit: z.string(),
      Photos: centerPhotoSchemas.centerPhotos.answer.shape.data,
    }),
    errors: ['APPLICATION_NOT_FOUND'],
  },
  changeOwnBank: {
    summary:
      'Put another bank account in the place of the one that the caller’s application has, while it waits',
    body: z.object({
      bankcode: digits([1, 3]),
      accountid: asText(digits([1, 20])),
      bank_ac_name: text(120).min(1),
    }),
    answer: done,
    errors: [
      'APPLICATION_NOT_FOUND',
      'APPLICATION_DECIDED',
      'APPLICATION_CHANGED_OFTEN',
      'BANK_NOT_FOUND',
      'BANK_ACCOUNT_WRONG',
      'TOO_MANY_TRIES',
    ],
  },
  withdrawApplication: {
    summary: 'Delete the caller’s application with all that belongs to it, unless it was let in',
    answer: done,
    errors: ['APPLICATION_NOT_FOUND', 'APPLICATION_DECIDED'],
  },
} satisfies SchemasFor<typeof applyingCalls>;

const params = z.object({ code });

export const merchantApplicationSchemas = {
  merchantApplications: {
    summary:
      'Who wants to sell for the shop and waits, the longest first; or about whom it was decided, the latest first',
    query: z.object({
      state: z.enum(['waiting', 'decided']).default('waiting'),
      /** The `Next` of the previous page. */
      after: code.optional(),
      take: inAddress(z.int().min(1).max(48)).default(24),
    }),
    answer: z.object({
      Data: z.array(z.object({ Code: z.string(), ...application })),
      Next: z.string().nullable(),
    }),
  },
  applicationsWaiting: {
    summary: 'How many applications wait; 1000 means 1000 or more',
    answer: z.object({ Count: z.int() }),
  },
  merchantApplication: {
    summary: 'All that an applicant has sent',
    params,
    answer: z.object({
      Code: z.string(),
      ...application,
      /** Each '' for none. */
      Email: z.string(),
      Username: z.string(),
      BirthDate: z.string(),
      SocialId: z.string(),
      ReferralCode: z.string(),
      /** When the applicant last changed the bank account or a photo; null for never. */
      ChangedAt: z.iso.datetime().nullable(),
      /** The super admin who decided; '' before. */
      DecidedBy: z.string(),
      NewCenter: z
        .object({
          SaleUnit: z.string(),
          DIST_NAME: z.string(),
          DIST_SHORTNAME: z.string(),
          FullAddress: z.string(),
          LatDecimal: z.number(),
          LonDecimal: z.number(),
          ShipmentName: z.string(),
          ContactName: z.string(),
          TaxNo: z.string(),
        })
        .nullable(),
      Bank: z
        .object({
          bankcode: z.string(),
          bankname: z.string(),
          accountid: z.string(),
          bank_ac_name: z.string(),
        })
        .nullable(),
      /** What can be looked at. */
      Images: z.array(z.enum(['tax', 'shop', 'logo'])),
    }),
    errors: ['APPLICATION_NOT_FOUND'],
  },
  applicationImages: {
    summary: 'The addresses of an applicant’s identity card and photos; the look is logged',
    params,
    body: z.object({}).default({}),
    answer: z.object({
      /** Each works for ten minutes. */
      Images: z.array(
        z.object({ Image: z.enum(['tax', 'shop', 'logo']), Url: z.string(), IsPicture: z.boolean() }),
      ),
    }),
    errors: ['APPLICATION_NOT_FOUND'],
  },
  decideApplication: {
    summary:
      'Let an applicant in, which makes their center and their account, or refuse with a reason; they are told by SMS',
    params,
    body: z.object({
      Decision: z.enum(['approve', 'refuse']),
      Reason: multilineText(300).default(''),
      /** Of what is decided about, `never` for null; without it, whatever was sent last. */
      ChangedAt: z.iso.datetime().or(z.literal('never')).optional(),
    }),
    answer: z.object({
      State: state,
      /** Who they are now; '' of one who was refused. */
      UserId: z.string(),
      SaleUnit: z.string(),
    }),
    errors: [
      'APPLICATION_NOT_FOUND',
      'APPLICATION_DECIDED',
      'APPLICATION_CHANGED',
      'REASON_MISSING',
      'CENTER_NOT_FOUND',
      'MOBILE_TAKEN',
      'TRY_AGAIN',
    ],
  },
} satisfies SchemasFor<typeof merchantApplicationCalls>;
