/** The condition applied to every read of a customer's orders on the customer's behalf. */
import { sql } from 'kysely';

/** Whose orders, and of which centers. */
export type OrderScope = { customerCode: string; saleUnits: readonly string[] | 'all' };

/** Whether a row of `orders` is one that the visitor may access. */
export const isWithin = ({ customerCode, saleUnits }: OrderScope) =>
  saleUnits === 'all'
    ? sql<boolean>`orders.customer_code = ${customerCode}`
    : sql<boolean>`(orders.customer_code = ${customerCode} and orders.sale_unit = any(${saleUnits}::text[]))`;
