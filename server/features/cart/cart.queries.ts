/** SQL of the mirrored cart: one row a cart. */
import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';
import type { StoredCartLine } from '#database/tables.ts';

export type CartKey = { customerCode: string; saleUnit: string; mode: 'money' | 'point' };
export type CartRow = { version: number; lines: StoredCartLine[] };

export function findCart(
  tx: TenantTransaction,
  { customerCode, saleUnit, mode }: CartKey,
): Promise<CartRow | undefined> {
  return tx
    .selectFrom('carts')
    .select(['version', 'lines'])
    .where('customer_code', '=', customerCode)
    .where('sale_unit', '=', saleUnit)
    .where('mode', '=', mode)
    .executeTakeFirst();
}

/**
 * Locks the cart until the end of this transaction, creating it if there is none. Undefined: the customer is not
 * active.
 */
export async function lockCart(
  tx: TenantTransaction,
  tenantId: string,
  { customerCode, saleUnit, mode }: CartKey,
  at: Date,
): Promise<CartRow | undefined> {
  const { rows } = await sql<CartRow>`
    insert into carts as kept (tenant_id, customer_code, sale_unit, mode, version, updated_at)
    select ${tenantId}, c.customer_code, d.sale_unit, ${mode}, 0, ${at}
    from customers c join centers d on d.tenant_id = c.tenant_id and d.sale_unit = ${saleUnit}
    where c.tenant_id = ${tenantId} and c.customer_code = ${customerCode} and c.status = 'active'
    on conflict (tenant_id, customer_code, sale_unit, mode) do update set updated_at = kept.updated_at
    returning kept.version, kept.lines`.execute(tx);
  return rows[0];
}

export async function writeCart(
  tx: TenantTransaction,
  { customerCode, saleUnit, mode }: CartKey,
  { version, lines, at }: CartRow & { at: Date },
): Promise<void> {
  await tx
    .updateTable('carts')
    .set({ version, lines: JSON.stringify(lines), updated_at: at })
    .where('customer_code', '=', customerCode)
    .where('sale_unit', '=', saleUnit)
    .where('mode', '=', mode)
    .execute();
}
