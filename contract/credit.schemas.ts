import { z } from 'zod';
import { baht, code, inAddress, multilineText, saleUnit, text, type SchemasFor } from './common.schemas.ts';
import type { creditCalls, merchantCreditCalls } from './credit.calls.ts';

/** Amounts in baht. */
const account = {
  AuthorizeAmount: z.number(),
  /** Below zero it is in the customer's favour. */
  DebtAmount: z.number(),
  /** By orders that are under way. */
  Reserved: z.number(),
  /** The limit less the debt. */
  Balance: z.number(),
  /** What can still be ordered: the balance less what is reserved. */
  Available: z.number(),
};

export const creditEntryKinds = [
  'reserved',
  'released',
  'delivered',
  'changed',
  'paid',
  'undone',
  'repaid',
  'refunded',
  'limit',
  'adjusted',
  'sap',
  'merged',
] as const;

const entry = z.object({
  Id: z.int(),
  At: z.iso.datetime(),
  Kind: z.enum(creditEntryKinds),
  OrderID: z.string().nullable(),
  SaleUnit: z.string().nullable(),
  Debt: z.number(),
  Reserved: z.number(),
  Limit: z.number(),
  /** After it. */
  DebtAmount: z.number(),
  Available: z.number(),
  Reference: z.string(),
});

const page = {
  /** The `Next` of the previous page. */
  after: inAddress(z.int().min(1).max(Number.MAX_SAFE_INTEGER)).optional(),
  take: inAddress(z.int().min(1).max(100)).default(12),
};
const entries = z.object({ Data: z.array(entry), Next: z.int().nullable() });

const ages = z.object({
  UpTo30: z.number(),
  UpTo60: z.number(),
  UpTo90: z.number(),
  Over90: z.number(),
  /** Of no order of the shop, such as what was owed before. */
  Other: z.number(),
});
const debtor = z.object({ ...account, Code: z.string(), Name: z.string(), IsSap: z.boolean(), Ages: ages });

const reason = multilineText(200).refine((said) => said !== '');
const ofCustomer = z.object({ code });
const MOST = 100_000_000;
/** Below zero in the customer's favour. */
const debt = z
  .number()
  .min(-MOST)
  .max(MOST)
  .transform((given) => Math.round(given * 100) / 100);

const customer = debtor.extend({
  /** Of which moment the debt is that SAP told last. */
  SapDebtAt: z.iso.datetime().nullable(),
  /** What holds credit now, the oldest first; 50 at most. */
  Orders: z.array(
    z.object({
      OrderID: z.string(),
      SaleUnit: z.string(),
      DeliveredAt: z.iso.datetime().nullable(),
      Debt: z.number(),
      Reserved: z.number(),
    }),
  ),
});

export const creditSchemas = {
  creditBalance: {
    summary: 'What the customer may still order on credit',
    answer: z.object({ ...account, IsCreditCustomer: z.boolean() }),
    errors: ['CREDIT_CLOSED'],
  },
  creditStatement: {
    summary: 'How the credit of the customer changed, the latest first, a page by key',
    query: z.object(page),
    answer: entries,
    errors: ['CREDIT_CLOSED'],
  },
} satisfies SchemasFor<typeof creditCalls>;

const seen = {
  /** What the caller saw before. */
  Seen: debt,
  Reason: reason,
};

export const merchantCreditSchemas = {
  creditDebts: {
    summary:
      'Customers of a center who owe or have reserved on credit, with their debts by age; by code, a page by key',
    query: z.object({
      /** Defaults to the active center. */
      saleUnit: saleUnit.optional(),
      /** The `Next` of the previous page. */
      after: code.optional(),
      take: inAddress(z.int().min(1).max(100)).default(12),
    }),
    answer: z.object({ Data: z.array(debtor), Next: z.string().nullable() }),
    errors: ['CENTER_NOT_FOUND', 'PAGE_DISABLED'],
  },
  customerCredit: {
    summary: 'The credit of a customer: what is left, debts by age, and the orders that hold it',
    params: ofCustomer,
    answer: customer,
    errors: ['CUSTOMER_NOT_FOUND', 'CUSTOMER_MERGED', 'PAGE_DISABLED'],
  },
  customerCreditEntries: {
    summary: 'How the credit of a customer changed, the latest first, a page by key',
    params: ofCustomer,
    query: z.object(page),
    answer: entries,
    errors: ['CUSTOMER_NOT_FOUND', 'CUSTOMER_MERGED', 'PAGE_DISABLED'],
  },
  setCreditLimit: {
    summary: 'Set how much a customer may owe',
    params: ofCustomer,
    body: z.object({ Limit: baht, ...seen }),
    answer: customer,
    errors: ['CUSTOMER_NOT_FOUND', 'CUSTOMER_MERGED', 'CREDIT_CHANGED', 'PAGE_DISABLED', 'RIGHT_MISSING'],
  },
  adjustCreditDebt: {
    summary: 'Correct the debt of a customer, such as what was owed before',
    params: ofCustomer,
    body: z.object({ Debt: debt, ...seen }),
    answer: customer,
    errors: [
      'CUSTOMER_NOT_FOUND',
      'CUSTOMER_MERGED',
      'CREDIT_CHANGED',
      'DEBT_OF_SAP',
      'PAGE_DISABLED',
      'RIGHT_MISSING',
    ],
  },
  takeSapDebt: {
    summary: 'Take over the debt that SAP tells of a customer of SAP; what was delivered until then is in it',
    params: ofCustomer,
    body: z.object({ Debt: debt, AsOf: z.iso.datetime() }),
    answer: customer,
    errors: [
      'CUSTOMER_NOT_FOUND',
      'CUSTOMER_MERGED',
      'DEBT_NOT_OF_SAP',
      'CREDIT_CHANGED',
      'PAGE_DISABLED',
      'RIGHT_MISSING',
    ],
  },
  recordRepayment: {
    summary: 'Record that a customer paid what they owe, the oldest orders first',
    params: ofCustomer,
    body: z.object({
      Amount: baht.refine((given) => given > 0),
      Method: z.enum(['transfer', 'cash', 'other']),
      /** Such as the number of a transfer. */
      Reference: text(80).default(''),
      /** The debt that the caller saw. */
      Seen: debt,
    }),
    answer: customer,
    errors: [
      'CUSTOMER_NOT_FOUND',
      'CUSTOMER_MERGED',
      'CREDIT_CHANGED',
      'DEBT_OF_SAP',
      'REPAYMENT_TOO_MUCH',
      'PAGE_DISABLED',
      'RIGHT_MISSING',
      'IDEMPOTENCY_KEY_MISSING',
      'IDEMPOTENCY_KEY_REUSED',
      'IDEMPOTENCY_ANSWER_GONE',
      'TRY_AGAIN',
    ],
  },
} satisfies SchemasFor<typeof merchantCreditCalls>;
