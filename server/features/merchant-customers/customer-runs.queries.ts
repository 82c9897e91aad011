/** Many customers at once: whose they are, and giving them to another (R-50i). */
import { sql } from 'kysely';
import { isDeskCustomerOf } from '#database/customer-scope.ts';
import type { TenantTransaction } from '#database/database.ts';

export type Held = { code: string; salesman: string | null; salesmanName: string | null };

/** Of these codes whoever orders from one of the centers; unordered. */
export async function findHolders(
  tx: TenantTransaction,
  { codes, saleUnits }: { codes: readonly string[]; saleUnits: readonly string[] },
): Promise<Held[]> {
  const { rows } = await sql<Held>`
    select c.customer_code as code, c.salesman_id as salesman, s.name as "salesmanName"
    from customers c left join staff s on s.tenant_id = c.tenant_id and s.user_id = c.salesman_id
    where c.customer_code = any(${codes}::text[]) and ${isDeskCustomerOf(saleUnits)}`.execute(tx);
  return rows;
}

export async function writeSalesman(
  tx: TenantTransaction,
  { code, salesman }: { code: string; salesman: string | null },
): Promise<void> {
  await tx
    .updateTable('customers')
    .set({ salesman_id: salesman })
    .where('customer_code', '=', code)
    .execute();
}
