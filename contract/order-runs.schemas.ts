import { z } from 'zod';
import { deliveryKinds } from '#domain/orders/delivery.ts';
import { MOST_PRINTED_OF_LIST } from '#domain/orders/documents.ts';
import { orderStates, orderTypes } from '#domain/orders/order.ts';
import { baht, orderId, saleUnit, type SchemasFor } from './common.schemas.ts';
import { orderFilters } from './order-filters.schemas.ts';
import type { orderRunCalls } from './order-runs.calls.ts';

const state = z.enum(orderStates);

/** Orders by their keys; without them all that the list shows for these filters, at most 10,000. */
const chosen = {
  Orders: z
    .array(z.object({ OrderID: orderId, SaleUnit: saleUnit }))
    .min(1)
    .max(1000)
    .optional(),
  type: z.enum(orderTypes).default('3'),
  ...orderFilters,
};

/** A list as it is shown. */
const listed = {
  ...orderFilters,
  sort: z.enum(['placed', 'total']).default('placed'),
  dir: z.enum(['asc', 'desc']).default('desc'),
};

const amounts = {
  /** Orders that can take the step, and the sum of their totals in baht. */
  Count: z.int(),
  Sum: z.number(),
  /** Those of them whose cash is due at delivery, and what is due. */
  CashCount: z.int(),
  CashSum: z.number(),
};

export const orderRunSchemas = {
  orderStepsAhead: {
    summary: 'Which steps many orders could take, how many of them, and for how much',
    body: z.object(chosen),
    answer: z.object({
      /** Orders that were found. */
      Count: z.int(),
      /** Those of them that a run of steps has at hand, and ten of their numbers; no step is offered for them. */
      BusyCount: z.int(),
      Busy: z.array(z.string()).max(10),
      /** A step that at least one of them can take. */
      Steps: z.array(
        z.object({
          To: state,
          ...amounts,
          /** Whether all that can take it are collected at the center. */
          IsPickup: z.boolean(),
          /** Those that cannot, by the state in which they are. */
          Cannot: z.array(z.object({ Status: state, Count: z.int() })),
        }),
      ),
    }),
    errors: ['CENTER_NOT_FOUND', 'PAGE_DISABLED', 'RUN_TOO_LONG'],
  },
  runOrderSteps: {
    summary: 'Move many orders to their next state, as a run; those that cannot take the step are left out',
    body: z.object({
      ...chosen,
      To: state,
      /** Of orders whose cash is due: all of it was taken. Only to Delivered. */
      Cash: z.boolean().default(false),
      /** As `orderStepsAhead` said: if it has changed, answers 409 ORDERS_CHANGED. */
      Seen: z.object({
        Count: z.int().min(1),
        Sum: baht,
        CashCount: z.int().min(0),
        CashSum: baht,
      }),
    }),
    answer: z.object({ RunId: z.string() }),
    errors: [
      'CENTER_NOT_FOUND',
      'PAGE_DISABLED',
      'RUN_TOO_LONG',
      'RIGHT_MISSING',
      'RUN_EMPTY',
      'TOO_MANY_RUNS',
      'ORDERS_CHANGED',
      'IDEMPOTENCY_KEY_MISSING',
      'IDEMPOTENCY_KEY_REUSED',
      'IDEMPOTENCY_ANSWER_GONE',
    ],
  },
  printableOrders: {
    summary: 'All sales orders that the list shows, in its order, with what decides which documents each has',
    body: z.object(listed),
    answer: z.object({
      Data: z
        .array(
          z.object({
            OrderID: z.string(),
            SaleUnit: z.string(),
            OrderType: z.enum(orderTypes),
            Status: state,
            DeliveryKind: z.enum(deliveryKinds),
          }),
        )
        .max(MOST_PRINTED_OF_LIST),
    }),
    errors: ['CENTER_NOT_FOUND', 'PAGE_DISABLED', 'PRINT_LIST_TOO_LONG'],
  },
  exportOrders: {
    summary: 'Make a table of the orders that the list shows, as a run; its result is the file',
    body: z.object(listed),
    answer: z.object({ RunId: z.string() }),
    errors: [
      'CENTER_NOT_FOUND',
      'PAGE_DISABLED',
      'EXPORT_TOO_LONG',
      'EXPORT_EMPTY',
      'TOO_MANY_RUNS',
      'RUNS_OF_DAY',
      'IDEMPOTENCY_KEY_MISSING',
      'IDEMPOTENCY_KEY_REUSED',
      'IDEMPOTENCY_ANSWER_GONE',
    ],
  },
} satisfies SchemasFor<typeof orderRunCalls>;
