import { z } from 'zod';
import { inAddress, saleUnit, text, type SchemasFor } from './common.schemas.ts';
import type { lowStockCalls } from './low-stock.calls.ts';

export const lowStockSchemas = {
  lowStock: {
    summary: 'Products of a center of which fewer pieces are available than the shop wants, the fewest first',
    query: z.object({
      /** Defaults to the active center. */
      saleUnit: saleUnit.optional(),
      /** Part of a name or of the code. */
      text: text(60).optional(),
      /** The `Next` of the previous page. */
      after: text(80).optional(),
      take: inAddress(z.int().min(1).max(100)).default(25),
    }),
    answer: z.object({
      SaleUnit: z.string(),
      /** Pieces; products with fewer are listed. 1: only what is sold out. */
      Below: z.int(),
      Data: z.array(
        z.object({
          P_Code: z.string(),
          PRODUCTNAME: z.string(),
          PIC_FILENAME: z.string().nullable(),
          /** Pieces in the center, how many of them are reserved, and the rest. */
          OnHand: z.int(),
          Held: z.int(),
          StockAvailable: z.int(),
          /** When it was last ordered from this center. */
          LastSoldAt: z.iso.datetime().nullable(),
        }),
      ),
      Next: z.string().nullable(),
    }),
    errors: ['CENTER_NOT_FOUND'],
  },
} satisfies SchemasFor<typeof lowStockCalls>;
