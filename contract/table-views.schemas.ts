import { ALL_ROWS, COLUMN_WIDTH, MOST_COLUMNS, tableLists } from '#domain/access/table-views.ts';
import { z } from 'zod';
import { text, type SchemasFor } from './common.schemas.ts';
import type { tableViewCalls } from './table-views.calls.ts';

const list = z.enum(tableLists);
/** Made by the browser, so that a save that is sent twice is one view. */
const savedView = z.string().regex(/^[a-z0-9]{12}$/);

/** From left to right; what is not said is as the list comes. */
const columns = z
  .array(
    z.object({
      Id: z.string().regex(/^[A-Za-z]{1,30}$/),
      Shown: z.boolean().optional(),
      /** Stays in view when the table is scrolled sideways. */
      Pinned: z.boolean().optional(),
      /** In pixels. */
      Width: z.int().min(COLUMN_WIDTH.least).max(COLUMN_WIDTH.most).optional(),
    }),
  )
  .max(MOST_COLUMNS)
  .refine((all) => new Set(all.map(({ Id }) => Id)).size === all.length);

const view = z.object({
  /** `all`: the list as it comes. */
  View: z.string(),
  /** '' for `all`. */
  Name: z.string(),
  /** Filters and sorting as in the address of the list, without `?`. */
  Search: z.string(),
  Columns: columns,
  /** Shown where the list is opened without filters; at most one. */
  IsDefault: z.boolean(),
});
const answer = z.object({ Data: z.array(view) });

export const tableViewSchemas = {
  tableViews: {
    summary: "The caller's views of a list by name, and how its columns are arranged",
    params: z.object({ list }),
    answer,
  },
  saveTableView: {
    summary: 'Make or replace a view of the caller; of `all` the columns alone are kept',
    params: z.object({ list, view: z.union([z.literal(ALL_ROWS), savedView]) }),
    body: z.object({
      Name: text(40),
      Search: text(1500),
      Columns: columns,
      IsDefault: z.boolean(),
    }),
    answer,
    errors: ['VIEW_NAME_MISSING', 'VIEW_NAME_TAKEN', 'VIEWS_FULL'],
  },
  deleteTableView: {
    summary: 'Delete a view of the caller; one that is not there is deleted already',
    params: z.object({ list, view: savedView }),
    answer,
  },
} satisfies SchemasFor<typeof tableViewCalls>;
