/** What calls answer of a paper of tax law, and how they are asked for one. */
import { z } from 'zod';
import { paperKinds } from '#domain/papers/paper.ts';
import { inAddress, orderId, saleUnit } from './common.schemas.ts';

export const paperStates = ['Approved', 'Canceled'] as const;

/** Amounts are in baht, those of a credit note what it takes off. */
export const paper = z.object({
  PaperId: z.int(),
  Number: z.string(),
  Kind: z.enum(paperKinds),
  /** An invoice that is the receipt as well. */
  IsReceipt: z.boolean(),
  /** A canceled one keeps its number. */
  State: z.enum(paperStates),
  /** YYYY-MM-DD, of the tax point. */
  IssuedOn: z.string(),
  OrderID: z.string(),
  SaleUnit: z.string(),
  Net: z.number(),
  Tax: z.number(),
  Total: z.number(),
});

export const orderKey = z.object({ orderid: orderId, saleunit: saleUnit });
/** The `PaperId` of one of the order. */
export const paperOf = z.object({ paper: inAddress(z.int().min(1).max(Number.MAX_SAFE_INTEGER)) });
