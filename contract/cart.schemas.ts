import { MAX_STORED_LINES } from '#domain/orders/cart.ts';
import { z } from 'zod';
import { code, quantity, saleUnit, type SchemasFor } from './common.schemas.ts';
import type { cartCalls } from './cart.calls.ts';

const MONTH_MS = 31 * 24 * 3600 * 1000;

const mode = z.enum(['money', 'point']).default('money');

const mirroredLine = z.object({
  P_Code: z.string(),
  qty1: z.int(),
  qty2: z.int(),
  qty3: z.int(),
  selected: z.boolean(),
});

/** The last change of one line; `Removed` takes it out of the cart. */
const cartChange = z.object({
  P_Code: code,
  qty1: quantity,
  qty2: quantity,
  qty3: quantity,
  selected: z.boolean(),
  Removed: z.boolean().default(false),
  /** Milliseconds since the change: relative, because device clocks differ. */
  Ago: z.int().min(0).max(MONTH_MS),
});

const mirroredCart = z.object({
  /** Changes whenever the cart does; 0 if none was ever stored. */
  Version: z.int(),
  Lines: z.array(mirroredLine),
  /** Codes removed on purpose, so that no device brings them back. */
  Removed: z.array(z.string()),
  /** Codes that did not fit: the cart is full. */
  Refused: z.array(z.string()),
});
export type MirroredCart = z.infer<typeof mirroredCart>;

export const cartSchemas = {
  getCart: {
    summary: "The customer's cart at his center, as his browsers have told it",
    query: z.object({ SaleUnit: saleUnit, Mode: mode }),
    answer: mirroredCart,
    errors: ['CENTER_MISMATCH'],
  },
  putCart: {
    summary: 'Take over changed lines, the later change of a line wins; answers with the whole cart',
    body: z.object({
      SaleUnit: saleUnit,
      Mode: mode,
      Changes: z
        .array(cartChange)
        .max(MAX_STORED_LINES)
        .refine((all) => new Set(all.map((line) => line.P_Code)).size === all.length),
    }),
    answer: mirroredCart,
    errors: ['CENTER_MISMATCH', 'CUSTOMER_NOT_FOUND'],
  },
} satisfies SchemasFor<typeof cartCalls>;
