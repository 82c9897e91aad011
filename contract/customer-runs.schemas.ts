import { z } from 'zod';
import { code, type SchemasFor } from './common.schemas.ts';
import { MOST_COUNTED } from '#domain/access/customer-counts.ts';
import type { customerRunCalls } from './customer-runs.calls.ts';
import { chosenCustomers, KEY_ERRORS } from './invitations.schemas.ts';
import { customerQuery } from './merchant-customers.schemas.ts';

const chosen = chosenCustomers.extend({
  /** As in `merchantCustomers`. */
  unseen: z.enum(['Y']).optional(),
});
const given = chosen.extend({
  /** A code of `customerChoices`, or '' for nobody. */
  Salesman: code.or(z.literal('')).default(''),
});
const ERRORS = ['CENTER_NOT_FOUND', 'PAGE_DISABLED', 'SESSION_OVER'] as const;

export const customerRunSchemas = {
  customersCount: {
    summary: 'How many customers of a center these filters find; 501 for more than 500',
    query: customerQuery.omit({ after: true, take: true }),
    answer: z.object({ Count: z.int().max(MOST_COUNTED + 1) }),
    errors: ERRORS,
  },
  salesmanAhead: {
    summary: 'How many of these customers would get another salesman, and whose they are now',
    body: given,
    answer: z.object({
      /** Who would get them; '' for nobody. */
      SalesmanName: z.string(),
      Count: z.int(),
      /** Who have that salesman already, and stay. */
      Same: z.int(),
      /** Of those who change, by whoever has them now, the most first; '' for nobody. */
      From: z.array(z.object({ Salesman: z.string(), SalesmanName: z.string(), Count: z.int() })),
    }),
    errors: [...ERRORS, 'SALESMAN_UNKNOWN', 'RUN_TOO_LONG'],
  },
  giveSalesman: {
    summary: 'Give many customers a salesman, or none, as a run; who have that one already are left out',
    body: given.extend({
      /** As `salesmanAhead` said: if it has changed, answers 409 CUSTOMERS_CHANGED. */
      Count: z.int().min(1),
    }),
    answer: z.object({ RunId: z.string() }),
    errors: [
      ...ERRORS,
      'SALESMAN_UNKNOWN',
      'CUSTOMERS_CHANGED',
      'RUN_EMPTY',
      'RUN_TOO_LONG',
      'TOO_MANY_RUNS',
      ...KEY_ERRORS,
    ],
  },
} satisfies SchemasFor<typeof customerRunCalls>;
