import { z } from 'zod';
import { reportRanges } from '#domain/time/report-range.ts';
import { saleUnit, type SchemasFor } from './common.schemas.ts';
import type { merchantReportCalls } from './reports.calls.ts';

const query = z.object({
  /** Defaults to the active center. */
  saleUnit: saleUnit.optional(),
  /** The range, ending today (B-31: default month). */
  type: z.enum(reportRanges).default('month'),
});

/** A day (YYYY-MM-DD) or month (YYYY-MM) of Bangkok, by `Unit`; every one in the range, including empty ones. */
const period = z.string();
const unit = z.enum(['day', 'month']);

export const merchantReportSchemas = {
  merchantHome: {
    summary: 'Today at a center: orders, what waits, what is unpaid, what runs out',
    query: z.object({ saleUnit: saleUnit.optional() }),
    answer: z.object({
      SaleUnit: z.string(),
      /**
       * Sales orders placed today (Bangkok), how many of them are canceled, and the sum of the others in baht. Without `Waiting`
       * and `Unpaid` for whom the page of the sales orders is closed.
       */
      Today: z.object({ Count: z.int(), Canceled: z.int(), Sum: z.number() }).optional(),
      /** Waiting for approval; 1000 means 1000 or more. */
      Waiting: z.object({ Count: z.int() }).optional(),
      /** What is due, of orders in any state. Beyond 1000 orders `Sum` covers the oldest 1000. */
      Unpaid: z.object({ Count: z.int(), Sum: z.number() }).optional(),
      /** Fewest first, at most 10: as the list of low stock has them. At most 180 s old. Not where that list is closed. */
      LowStock: z
        .array(
          z.object({
            P_Code: z.string(),
            PRODUCTNAME: z.string(),
            PIC_FILENAME: z.string().nullable(),
            /** Pieces available for sale. */
            StockAvailable: z.int(),
          }),
        )
        .optional(),
    }),
    errors: ['CENTER_NOT_FOUND'],
  },
  newCustomersReport: {
    summary:
      'New customers of a center by day or month: those of the salesman who asks; for the super admin all, by salesman',
    query,
    answer: z.object({
      Unit: unit,
      /** The caller's own customers only. */
      Own: z.boolean(),
      Data: z.array(z.object({ Period: period, Count: z.int() })),
      Total: z.int(),
      /** The same of the range before, until as far into its last period as this one has come. */
      Before: z.array(z.object({ Period: period, Count: z.int() })),
      BeforeTotal: z.int(),
      /** For the super admin, most first; `UserId` and `Name` are '' for customers without a salesman. */
      Salesmen: z.array(z.object({ UserId: z.string(), Name: z.string(), Count: z.int() })),
    }),
    errors: ['CENTER_NOT_FOUND'],
  },
  topSalesReport: {
    summary:
      'Sales of a center by day or month, and the products that brought most; canceled orders left out',
    query,
    answer: z.object({
      Unit: unit,
      Data: z.array(z.object({ Period: period, Count: z.int(), Sum: z.number() })),
      Total: z.number(),
      /** The same of the range before, until as far into its last period as this one has come. */
      Before: z.array(z.object({ Period: period, Count: z.int(), Sum: z.number() })),
      BeforeTotal: z.number(),
      /** At most 10, by amount; pieces and baht. */
      Products: z.array(
        z.object({ P_Code: z.string(), PRODUCTNAME: z.string(), Pieces: z.int(), Amount: z.number() }),
      ),
    }),
    errors: ['CENTER_NOT_FOUND'],
  },
} satisfies SchemasFor<typeof merchantReportCalls>;
