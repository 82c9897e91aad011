import { z } from 'zod';
import { code, inAddress, text, UPLOAD_ERRORS, yesNo, type SchemasFor } from './common.schemas.ts';
import type { merchantBrandCalls } from './merchant-brands.calls.ts';

const name = {
  NameTh: text(100).min(1),
  /** '' has the Thai one shown. */
  NameEn: text(100).default(''),
};
const brand = z.object({
  BrandCode: z.string(),
  NameTh: z.string(),
  NameEn: z.string(),
  LogoImage: z.string().nullable(),
  /** Whether buyers see it among the brands; its products stay as they are. */
  Active: z.enum(['Y', 'N']),
  /** Products that have it, archived ones too; 1001 for more than a thousand. */
  Products: z.int(),
  Version: z.int(),
});
const params = z.object({ code });

export const merchantBrandSchemas = {
  merchantBrands: {
    summary: 'The brands of the shop in their order',
    query: z.object({
      /** In the code or a name. */
      text: text(100).optional(),
      active: yesNo.optional(),
      /** The `Next` of the previous page. */
      after: text(60).optional(),
      take: inAddress(z.int().min(1).max(100)).default(12),
    }),
    answer: z.object({ Data: z.array(brand), Next: z.string().nullable() }),
  },
  merchantBrand: { summary: 'One brand', params, answer: brand, errors: ['BRAND_NOT_FOUND'] },
  addBrand: {
    summary: 'A new brand, the last in the order',
    body: z.object({ Code: code, ...name }),
    answer: brand,
    errors: ['CODE_RESERVED', 'BRAND_CODE_TAKEN', 'TOO_MANY_BRANDS'],
  },
  saveBrand: {
    summary:
      'Change the names of a brand and whether buyers see it; Version is that of the answer that was changed',
    params,
    body: z.object({ ...name, Active: z.enum(['Y', 'N']), Version: z.int().min(1) }),
    answer: brand,
    errors: ['BRAND_NOT_FOUND', 'BRAND_CHANGED'],
  },
  moveBrand: {
    summary: 'Put a brand before another one, or last',
    params,
    body: z.object({
      /** '' is the last place. */
      Before: z.union([z.literal(''), code]),
    }),
    answer: brand,
    errors: ['BRAND_NOT_FOUND'],
  },
  removeBrand: {
    summary: 'Remove a brand that no product has',
    params,
    answer: z.object({ BrandCode: z.string() }),
    errors: ['BRAND_NOT_FOUND', 'BRAND_IN_USE'],
  },
  setBrandLogo: {
    summary: 'Give a brand a logo, in place of the one that it has',
    params,
    answer: brand,
    errors: ['BRAND_NOT_FOUND', 'FILE_MISSING', 'FILE_GONE', ...UPLOAD_ERRORS],
  },
  removeBrandLogo: {
    summary: 'Take the logo of a brand away',
    params,
    answer: brand,
    errors: ['BRAND_NOT_FOUND'],
  },
} satisfies SchemasFor<typeof merchantBrandCalls>;
