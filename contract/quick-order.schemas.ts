import { z } from 'zod';
import { MAX_LIST_LINES, MAX_LIST_NAME } from '#domain/quick-order/order-lists.ts';
import { MAX_ORDER_LINE_LENGTH, MAX_ORDER_LINES } from '#domain/quick-order/order-line-limits.ts';
import { product } from './catalogue.schemas.ts';
import { code, multilineText, quantity, text, type SchemasFor } from './common.schemas.ts';
import type { quickOrderCalls } from './quick-order.calls.ts';

const unit = z.literal([1, 2, 3]);
const listId = z.uuid();
const params = z.object({ id: listId });
const name = text(MAX_LIST_NAME).min(1);
const listLine = z.object({ P_Code: code, Unit: unit, Quantity: quantity.min(1) });

/** A line as it was understood. `unsure`: somebody must look; `unknown`: no product was found; `remark`: a greeting or remark. */
const matchedLine = z.object({
  /** As it was written; a line that names several things is answered once for each. */
  Text: z.string(),
  State: z.enum(['sure', 'unsure', 'unknown', 'remark']),
  P_Code: z.string().nullable(),
  Unit: unit,
  Quantity: z.int(),
  /** Other products that may be meant, the likeliest first. */
  Suggestions: z.array(z.string()),
});
export type MatchedLine = z.infer<typeof matchedLine>;

const list = z.object({ Id: listId, Name: z.string(), LineCount: z.int(), ChangedAt: z.iso.datetime() });
export type OrderList = z.infer<typeof list>;
const lists = z.object({ Data: z.array(list) });

export const quickOrderSchemas = {
  matchQuickOrder: {
    summary: 'The products, units and quantities that lines of text mean, as people write them',
    body: z.object({
      /** Lines of a text, or rows of a sheet with their cells apart by tabs. */
      Lines: z.array(multilineText(MAX_ORDER_LINE_LENGTH)).min(1).max(MAX_ORDER_LINES),
    }),
    answer: z.object({
      Lines: z.array(matchedLine),
      /** All products that the lines name, each once, with the pieces left. */
      Products: z.array(product),
    }),
  },
  orderLists: { summary: 'The saved lists of the customer, the last changed first', answer: lists },
  orderList: {
    summary: 'A saved list with its lines',
    params,
    answer: z.object({ Data: list.extend({ Lines: z.array(listLine) }) }),
    errors: ['ORDER_LIST_NOT_FOUND'],
  },
  saveOrderList: {
    summary: 'Save lines under a name; a list of that name is replaced',
    body: z.object({ Name: name, Lines: z.array(listLine).min(1).max(MAX_LIST_LINES) }),
    answer: z.object({ Data: list }),
    errors: ['PRODUCT_NOT_FOUND', 'ORDER_LISTS_FULL'],
  },
  renameOrderList: {
    summary: 'Give a saved list another name',
    params,
    body: z.object({ Name: name }),
    answer: z.object({ Data: list }),
    errors: ['ORDER_LIST_NOT_FOUND', 'ORDER_LIST_NAME_TAKEN'],
  },
  removeOrderList: {
    summary: 'Remove a saved list',
    params,
    body: z.object({}),
    answer: lists,
    errors: ['ORDER_LIST_NOT_FOUND'],
  },
} satisfies SchemasFor<typeof quickOrderCalls>;
