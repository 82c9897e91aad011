import { z } from 'zod';
import {
  contentKinds,
  contentMistakes,
  contentStates,
  plannedFailures,
  LONGEST_BODY,
  type WrittenContent,
} from '#domain/text/written-content.ts';
import {
  code,
  inAddress,
  multilineText,
  saleUnit,
  text,
  UPLOAD_ERRORS,
  type SchemasFor,
} from './common.schemas.ts';
import type { merchantContentCalls } from './merchant-content.calls.ts';

const ofOne = z.object({ code });
const versionNo = z.int().min(1).max(100_000);
const version = z.int().min(1);
const none = z.literal('');
const day = z.union([none, z.iso.date()]).default('');
const time = z
  .string()
  .regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/)
  .default('');
const picture = z
  .string()
  .max(300)
  .regex(/^(\/[^\s\\]*)?$/)
  .default('');

/** Days are those of Bangkok; bodies are in the notation of decision 13, and kept as far as it goes. */
const written = z.object({
  titleTh: text(200),
  titleEn: text(200).default(''),
  summaryTh: text(500).default(''),
  summaryEn: text(500).default(''),
  bodyTh: multilineText(LONGEST_BODY).default(''),
  bodyEn: multilineText(LONGEST_BODY).default(''),
  picture,
  phonePicture: picture,
  altTh: text(200).default(''),
  altEn: text(200).default(''),
  showsWords: z.boolean().default(false),
  colour: text(7).default(''),
  link: text(500).default(''),
  saleUnit: z.union([none, saleUnit]).default(''),
  firstDay: day,
  firstTime: time,
  lastDay: day,
  lastTime: time,
}) satisfies z.ZodType<WrittenContent>;

/** As it is stored: of a text that is longer than can be written today, or was seeded, a page is made all the same. */
const stored = z.object({
  titleTh: z.string(),
  titleEn: z.string(),
  summaryTh: z.string(),
  summaryEn: z.string(),
  bodyTh: z.string(),
  bodyEn: z.string(),
  picture: z.string(),
  phonePicture: z.string(),
  altTh: z.string(),
  altEn: z.string(),
  showsWords: z.boolean(),
  colour: z.string(),
  link: z.string(),
  saleUnit: z.string(),
  firstDay: z.string(),
  firstTime: z.string(),
  lastDay: z.string(),
  lastTime: z.string(),
}) satisfies z.ZodType<WrittenContent>;

const kind = z.enum(contentKinds);
const state = z.enum(contentStates);

const summary = z.object({
  Code: z.string(),
  Kind: kind,
  State: state,
  Name: z.string(),
  Picture: z.string(),
  /** What is written differs from what is published. */
  HasChanges: z.boolean(),
  LacksEnglish: z.boolean(),
  SaleUnit: z.string(),
  Link: z.string(),
  /** Of what counts now; null for a draft. */
  Begins: z.iso.datetime().nullable(),
  Ends: z.iso.datetime().nullable(),
  /** From when on a later version counts. */
  Planned: z.iso.datetime().nullable(),
  /** Why that version could not be shown when it was to be; it is not tried again until another is published. */
  PlannedFailed: z.enum(plannedFailures).nullable(),
});

const item = summary.omit({ Name: true, Picture: true, SaleUnit: true, Link: true }).extend({
  Content: stored,
  /** The version that counts; 0 before the first by staff. */
  VersionNo: z.int(),
  Centers: z.array(z.object({ Code: z.string(), Name: z.string() })),
  Version: version,
});

const published = z.object({
  No: z.int(),
  /** Never published: kept when another draft took its place. */
  WasDraft: z.boolean(),
  PublishedAt: z.iso.datetime(),
  /** '' for what was there before staff published any. */
  PublishedBy: z.string(),
  Begins: z.iso.datetime(),
  Ends: z.iso.datetime().nullable(),
});

const onSave = ['CONTENT_WRONG', ...contentMistakes, 'CENTER_NOT_FOUND', 'CONTENT_PICTURE_UNKNOWN'] as const;
const onChange = ['CONTENT_NOT_FOUND', 'CONTENT_CHANGED'] as const;

export const merchantContentSchemas = {
  merchantContents: {
    summary: 'Banners, news or pages in the order of buyers, drafts included',
    query: z.object({
      kind,
      text: text(60).optional(),
      state: state.optional(),
      /** What stands in the lists of this center. */
      saleUnit: saleUnit.optional(),
      /** Shown on one of these days. */
      dateStart: z.iso.date().optional(),
      dateEnd: z.iso.date().optional(),
      after: code.optional(),
      take: inAddress(z.int().min(1).max(100)).default(12),
    }),
    answer: z.object({ Data: z.array(summary), Next: z.string().nullable() }),
    errors: ['CENTER_NOT_FOUND'],
  },
  contentLinks: {
    summary: 'What a banner can lead to in the shop, found by a text: the first that match',
    query: z.object({ to: z.enum(['product', 'category', 'promotion', 'page']), text: text(60).default('') }),
    answer: z.object({ Data: z.array(z.object({ Path: z.string(), Name: z.string() })) }),
  },
  addContent: {
    summary: 'A draft under a code of the caller’s choice, so that the same twice is once',
    body: z.object({ Code: code, Kind: kind, Content: written }),
    answer: item,
    errors: ['CONTENT_CODE_TAKEN', 'CONTENTS_FULL', ...onSave],
  },
  orderContents: {
    summary: 'Put all banners or pages in this order',
    body: z.object({ Kind: z.enum(['B', 'C']), Codes: z.array(code).min(1).max(500) }),
    answer: z.object({ statusText: z.literal('OK') }),
    errors: ['CONTENTS_CHANGED'],
  },
  addContentPicture: {
    summary: 'Store a picture for a banner, news or page; answers its address',
    answer: z.object({ Address: z.string() }),
    errors: ['FILE_MISSING', 'FILE_GONE', ...UPLOAD_ERRORS],
  },
  merchantContent: {
    summary: 'One of them as it is being written',
    params: ofOne,
    answer: item,
    errors: ['CONTENT_NOT_FOUND'],
  },
  saveContent: {
    summary: 'Change the draft; buyers see what is published',
    params: ofOne,
    body: z.object({ Content: written, Version: version }),
    answer: item,
    errors: [...onChange, ...onSave],
  },
  publishContent: {
    summary: 'Have the draft count: at once, or from its first day on, until which what is shown stays',
    params: ofOne,
    body: z.object({ Version: version }),
    answer: item,
    errors: [...onChange, 'CONTENT_UNCHANGED', 'CONTENT_OVER', 'TOO_MANY_VERSIONS', ...onSave],
  },
  setContentActive: {
    summary: 'Take it down, or show it again',
    params: ofOne,
    body: z.object({ Version: version, Active: z.boolean() }),
    answer: item,
    errors: onChange,
  },
  contentVersions: {
    summary: 'What was published of it, the newest first',
    params: ofOne,
    answer: z.object({ Data: z.array(published) }),
    errors: ['CONTENT_NOT_FOUND'],
  },
  contentVersion: {
    summary: 'One published version, to be compared',
    params: ofOne,
    query: z.object({ no: inAddress(versionNo) }),
    answer: published.extend({ Content: stored }),
    errors: ['CONTENT_NOT_FOUND', 'CONTENT_VERSION_NOT_FOUND'],
  },
  restoreContent: {
    summary:
      'Have a version as the draft again; nothing is published by it, and an unpublished draft is kept as a version',
    params: ofOne,
    body: z.object({ No: versionNo, Version: version }),
    answer: item,
    errors: [...onChange, 'CONTENT_VERSION_NOT_FOUND', 'TOO_MANY_VERSIONS'],
  },
} satisfies SchemasFor<typeof merchantContentCalls>;
