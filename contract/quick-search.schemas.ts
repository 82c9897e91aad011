import { z } from 'zod';
import { inAddress, text, type SchemasFor } from './common.schemas.ts';
import { listedOrder } from './merchant-order.shapes.ts';
import type { quickSearchCalls } from './quick-search.calls.ts';

export const quickSearchSchemas = {
  quickSearch: {
    summary:
      'Orders, customers and products of the active center that a text names, best first; an order number also at the other own centers',
    query: z.object({
      text: text(60).default(''),
      /** Of each kind. */
      take: inAddress(z.int().min(1).max(10)).default(5),
    }),
    answer: z.object({
      /** Newest first; only of the kinds of order whose page is open to the caller. */
      Orders: z.array(
        listedOrder.pick({
          OrderID: true,
          SaleUnit: true,
          OrderType: true,
          OrderDate: true,
          Customer_Name: true,
        }),
      ),
      /** Empty without the page of customers. */
      Customers: z.array(
        z.object({
          CUSTOMERCODE: z.string(),
          /** The active center, at which the customer's page is opened. */
          SaleUnit: z.string(),
          CUSTOMERNAME: z.string(),
          Mobile: z.string(),
        }),
      ),
      Products: z.array(
        z.object({ P_Code: z.string(), PRODUCTNAME: z.string(), PIC_FILENAME: z.string().nullable() }),
      ),
    }),
  },
} satisfies SchemasFor<typeof quickSearchCalls>;
