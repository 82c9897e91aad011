/** What a customer's credit is made of. */
import { INSIDE, REPEATED, STAFF, type Part } from './own-data.part.rules.ts';

export const creditParts = {
  creditOrders: {
    table: 'credit_orders',
    of: 'account',
    columns: ['order_id', 'reserved_satang', 'debt_satang', 'given_satang', 'delivered_at'],
    order: ['order_id'],
    withheld: { customer_code: REPEATED, taken_over_at: INSIDE },
  },
  creditEntries: {
    table: 'credit_entries',
    of: 'account',
    columns: [
      'at',
      'customer_code',
      'kind',
      'order_id',
      'debt_delta',
      'reserved_delta',
      'limit_delta',
      'debt_satang',
      'reserved_satang',
      'limit_satang',
      'reference',
    ],
    order: ['entry_id desc'],
    withheld: {
      entry_id: INSIDE,
      reason: 'is what staff tell each other',
      actor_kind: STAFF,
      actor_id: STAFF,
    },
  },
} as const satisfies Record<string, Part>;
