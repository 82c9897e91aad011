/** The lists of orders for staff, and what they are narrowed to and counted by. */
import { z } from 'zod';
import { orderStates, orderTypes } from '#domain/orders/order.ts';
import { code, inAddress, saleUnit, several, text } from './common.schemas.ts';
import { MOST_CHOSEN, orderListFilters } from './order-filters.schemas.ts';
import { listedOrder } from './merchant-order.shapes.ts';

const state = z.enum(orderStates);
const type = z.enum(orderTypes);

export const merchantOrderListSchemas = {
  merchantOrders: {
    summary: 'Orders of one of the own centers, a page by key',
    query: z.object({
      type: type.default('3'),
      ...orderListFilters,
      sort: z.enum(['placed', 'total']).default('placed'),
      dir: z.enum(['asc', 'desc']).default('desc'),
      /** The `Next` of the previous page. */
      after: text(80).optional(),
      take: inAddress(z.int().min(1).max(100)).default(25),
    }),
    answer: z.object({
      Data: z.array(listedOrder),
      Next: z.string().nullable(),
      /** More customers match than were searched: a longer text finds the rest. */
      MoreCustomers: z.boolean(),
    }),
    errors: ['CENTER_NOT_FOUND', 'PAGE_DISABLED'],
  },
  merchantOrdersWaiting: {
    summary: 'How many orders stand in each state that waits for somebody, counted up to 1000',
    query: z.object({
      type: type.default('3'),
      saleUnit: saleUnit.optional(),
      /** Orders that came in after it are new: an `At` of an earlier answer. */
      since: z.iso.datetime().optional(),
    }),
    answer: z.object({
      /** Wait, Approved, Packed and Shipping; 1000 means 1000 or more. */
      Data: z.array(z.object({ Status: state, Count: z.int() })),
      /** Waiting orders that were placed after `since`, counted up to 1000; 0 without it. */
      New: z.int(),
      At: z.iso.datetime(),
    }),
    errors: ['CENTER_NOT_FOUND', 'PAGE_DISABLED'],
  },
  orderChoices: {
    summary:
      'Customers, salesmen or products that the list of orders can be narrowed to: by a text, at most 48, of products 12; or the names of codes',
    query: z.object({
      kind: z.enum(['customer', 'salesman', 'product']),
      /** As people search for them; empty for the first by name, of products as the shop lists them. */
      text: text(60).default(''),
      /** In place of a text; who is not of the center is left out. */
      codes: several(code, MOST_CHOSEN).optional(),
      /** Defaults to the active center. */
      saleUnit: saleUnit.optional(),
    }),
    answer: z.object({ Data: z.array(z.object({ Code: z.string(), Name: z.string() })) }),
    errors: ['CENTER_NOT_FOUND'],
  },
};
