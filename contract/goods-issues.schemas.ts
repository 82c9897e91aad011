import { z } from 'zod';
import { issuePurposes, MAX_ISSUE_LINES } from '#domain/orders/goods-issue.ts';
import { code, multilineText, quantity, saleUnit, text, type SchemasFor } from './common.schemas.ts';
import type { goodsIssueCalls } from './goods-issues.calls.ts';
import { orderDetail } from './merchant-order.shapes.ts';

const unit = z.literal([1, 2, 3]);

export const goodsIssueSchemas = {
  issuableProducts: {
    summary: 'Products of the active center for a goods issue, by name, code or scanned barcode',
    query: z.object({ search: text(100) }),
    answer: z.object({
      Data: z.array(
        z.object({
          P_Code: z.string(),
          PRODUCTNAME: z.string(),
          PIC_FILENAME: z.string().nullable(),
          Units: z.array(z.object({ Unit: unit, Name: z.string(), Rate: z.int() })),
          /** Pieces; null if stock is not counted. */
          Available: z.int().nullable(),
          /** The unit whose barcode was searched for; null if none of its units has it. */
          ScannedUnit: unit.nullable(),
        }),
      ),
    }),
    errors: ['PAGE_DISABLED'],
  },
  createGoodsIssue: {
    summary: 'Make a goods issue of the active center; its goods leave the stock when it is approved',
    body: z.object({
      /** The active center, as the caller saw it. */
      SaleUnit: saleUnit,
      Purpose: z.enum(issuePurposes),
      Remark: multilineText(500).default(''),
      Lines: z
        .array(z.object({ P_Code: code, Unit: unit, Quantity: quantity.min(1) }))
        .min(1)
        .max(MAX_ISSUE_LINES)
        .refine((all) => new Set(all.map(({ P_Code, Unit }) => `${Unit}:${P_Code}`)).size === all.length),
    }),
    answer: orderDetail,
    errors: [
      'CENTER_MISMATCH',
      'ISSUE_LINES_WRONG',
      'PAGE_DISABLED',
      'IDEMPOTENCY_KEY_MISSING',
      'IDEMPOTENCY_KEY_REUSED',
      'IDEMPOTENCY_ANSWER_GONE',
    ],
  },
} satisfies SchemasFor<typeof goodsIssueCalls>;
