/** Which customers staff of a center look after. */
import { sql } from 'kysely';

/** Whether the row of `customers c` can be opened at one of the centers: it orders there, or is bound to none. */
export const isDeskCustomerOf = (saleUnits: readonly string[]) =>
  sql<boolean>`(c.status in ('active', 'disabled') and ${isOfCenters(saleUnits)})`;

/** Also who waits there for approval; nobody who was refused. */
export const isDeskOrWaitingCustomerOf = (saleUnits: readonly string[]) =>
  sql<boolean>`((c.status in ('active', 'disabled') or (c.status = 'pending' and c.refused_at is null))
    and ${isOfCenters(saleUnits)})`;

const isOfCenters = (saleUnits: readonly string[]) => sql<boolean>`(
  exists (select from customer_centers d where d.tenant_id = c.tenant_id and d.customer_code = c.customer_code
    and d.sale_unit = any(${saleUnits}::text[]))
  or not exists (select from customer_centers d
    where d.tenant_id = c.tenant_id and d.customer_code = c.customer_code))`;
