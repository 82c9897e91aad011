/** Which customers staff of a center look after. */
import { sql } from 'kysely';

/**
 * The one rule of whose customer somebody is: of the centers that they are bound to, and of every center where they are bound to none,
 * but of those that came with a merchant whom nobody let in (`centers.sees_unbound`). Of the row of customers that is called `c`, or
 * `of`. The searches of the schema `search` have the same rule in their own tables.
 */
export function isCustomerOfCenters(saleUnits: readonly string[], of: 'c' | 'customers' = 'c') {
  const [tenantId, code] = [sql.ref(`${of}.tenant_id`), sql.ref(`${of}.customer_code`)];
  return sql<boolean>`(
    exists (select from customer_centers d
      where d.tenant_id = ${tenantId} and d.customer_code = ${code} and d.sale_unit = any(${saleUnits}::text[]))
    or exists (select from centers n
      where n.tenant_id = ${tenantId} and n.sale_unit = any(${saleUnits}::text[]) and n.sees_unbound)
    and not exists (select from customer_centers d where d.tenant_id = ${tenantId} and d.customer_code = ${code}))`;
}

/** Whether the row of `customers c` can be opened at one of the centers. */
export const isDeskCustomerOf = (saleUnits: readonly string[]) =>
  sql<boolean>`(c.status in ('active', 'disabled') and ${isCustomerOfCenters(saleUnits)})`;

/** Also who waits there for approval; nobody who was refused. */
export const isDeskOrWaitingCustomerOf = (saleUnits: readonly string[]) =>
  sql<boolean>`((c.status in ('active', 'disabled') or (c.status = 'pending' and c.refused_at is null))
    and ${isCustomerOfCenters(saleUnits)})`;
