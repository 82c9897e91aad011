/** The condition that every read of a customer's orders in his name goes through. */
import { sql } from 'kysely';

/** Whose orders, and of which centers. */
export type OrderScope = { customerCode: string; saleUnits: readonly string[] | 'all' };

/** Whether a row of `orders` is one that the visitor may reach. */
export const isWithin = ({ customerCode, saleUnits }: OrderScope) =>
  saleUnits === 'all'
    ? sql<boolean>`orders.customer_code = ${customerCode}`
    : sql<boolean>`(orders.customer_code = ${customerCode} and orders.sale_unit = any(${saleUnits}::text[]))`;
