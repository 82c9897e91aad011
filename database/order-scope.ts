/** The condition applied to every read of a customer's orders on the customer's behalf. */
import { sql } from 'kysely';

/** Whose orders, and of which centers. */
export type OrderScope = { customerCode: string; saleUnits: readonly string[] | 'all' };

/** Whether an order is of the person: of any of their accounts. A salesman who orders for one has that one alone. */
export const isOfPerson = (scope: OrderScope) =>
  scope.saleUnits === 'all'
    ? sql<boolean>`orders.customer_code in (
        select a.customer_code from customers own
          join customers a on a.tenant_id = own.tenant_id and a.profile_code = own.profile_code
        where own.tenant_id = orders.tenant_id and own.customer_code = ${scope.customerCode})`
    : isWithin(scope);

/** Whether a row of `orders` is one that the visitor may access. */
export const isWithin = ({ customerCode, saleUnits }: OrderScope) =>
  saleUnits === 'all'
    ? sql<boolean>`orders.customer_code = ${customerCode}`
    : sql<boolean>`(orders.customer_code = ${customerCode} and orders.sale_unit = any(${saleUnits}::text[]))`;
