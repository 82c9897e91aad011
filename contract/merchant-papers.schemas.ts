import { z } from 'zod';
import { paperKinds } from '#domain/papers/paper.ts';
import {
  digits,
  fileAnswer,
  inAddress,
  multilineText,
  saleUnit,
  text,
  yesNo,
  type SchemasFor,
} from './common.schemas.ts';
import type { merchantPaperCalls } from './merchant-papers.calls.ts';
import { orderKey, paper, paperOf, paperStates } from './paper.shapes.ts';

const params = z.object({ saleUnit });

const givenSeller = z.object({
  CompanyTh: text(200).min(1),
  CompanyEn: text(200).default(''),
  AddressTh: multilineText(400).min(1),
  AddressEn: multilineText(400).default(''),
  /** '' where the seller is not registered for VAT. */
  TaxID: z.union([z.literal(''), digits(13)]).default(''),
  /** 00000 is the head office. */
  BranchNo: digits(5).default('00000'),
  /** Without it receipts alone are issued, and no VAT is shown. */
  IsVatRegistered: yesNo,
});

const seller = givenSeller.extend({
  SaleUnit: z.string(),
  /** '' until they are saved. */
  CompanyTh: z.string(),
  AddressTh: z.string(),
  IsVatRegistered: z.enum(['Y', 'N']),
  /** What was sold or paid before has no papers; null until it is saved. */
  Since: z.iso.datetime().nullable(),
  /** 0 until it is saved. */
  Version: z.int(),
});

/** Who bought is '' where nobody may know it any more. */
const listed = paper.extend({
  BuyerName: z.string(),
  BuyerTaxID: z.string(),
  BuyerBranchNo: z.string(),
});

const page = {
  /** Defaults to the active center. */
  saleUnit: saleUnit.optional(),
  /** The `Next` of the previous page. */
  after: text(80).optional(),
  take: inAddress(z.int().min(1).max(250)).default(12),
};

export const merchantPaperSchemas = {
  centerSeller: {
    summary: 'Who sells at a center, as its papers name them; Version 0 where nobody is named yet',
    params,
    answer: seller,
    errors: ['CENTER_NOT_FOUND'],
  },
  saveCenterSeller: {
    summary: 'Name who sells at a center; papers are issued of what is sold from then on',
    params,
    body: givenSeller.extend({ Version: z.int().min(0) }),
    answer: seller,
    errors: ['CENTER_NOT_FOUND', 'SELLER_CHANGED', 'INVALID_TAX_NUMBER', 'TAX_NUMBER_MISSING'],
  },
  merchantPapers: {
    summary: 'The papers of a center, newest first, canceled ones too, a page by key',
    query: z.object({
      ...page,
      /** The number of a paper or of an order. */
      text: text(60).optional(),
      kind: z.enum(paperKinds).optional(),
      state: z.enum(paperStates).optional(),
      /** Days in Bangkok, inclusive. */
      dateStart: z.iso.date().optional(),
      dateEnd: z.iso.date().optional(),
    }),
    answer: z.object({ Data: z.array(listed), Next: z.string().nullable() }),
    errors: ['CENTER_NOT_FOUND', 'PAGE_DISABLED'],
  },
  salesTax: {
    summary: "The sales tax of a center's month: invoices and credit notes by date, with the sums",
    query: z.object({
      ...page,
      /** YYYY-MM. */
      month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/),
    }),
    answer: z.object({
      /** Negative for a credit note, 0 for a canceled one. */
      Data: z.array(listed),
      Next: z.string().nullable(),
      Net: z.number(),
      Tax: z.number(),
      Total: z.number(),
      Count: z.int(),
    }),
    errors: ['CENTER_NOT_FOUND', 'PAGE_DISABLED', 'RIGHT_MISSING'],
  },
  merchantOrderPapers: {
    summary: 'The papers of an order of an own center, oldest first',
    params: orderKey,
    answer: z.object({ Data: z.array(paper) }),
    errors: ['ORDER_NOT_FOUND', 'PAGE_DISABLED'],
  },
  merchantOrderPaper: {
    summary: 'One of them as PDF',
    params: orderKey,
    query: paperOf,
    answer: fileAnswer,
    errors: ['PAPER_NOT_FOUND', 'PAGE_DISABLED', 'PAPERS_BUSY', 'PAPER_TOO_SLOW'],
  },
  merchantPaperXml: {
    summary: "One of them as XML in the structure of ETDA's standard; neither signed nor sent",
    params: orderKey,
    query: paperOf,
    answer: fileAnswer,
    errors: ['PAPER_NOT_FOUND', 'PAGE_DISABLED', 'RIGHT_MISSING'],
  },
} satisfies SchemasFor<typeof merchantPaperCalls>;
