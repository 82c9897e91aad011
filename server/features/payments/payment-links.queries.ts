/** SQL of links to pay. */
import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';

type NewLink = { orderId: string; saleUnit: string; secretHash: string; at: Date; by: string };

/** In place of the one before of the order. */
export async function saveLink(
  tx: TenantTransaction,
  tenantId: string,
  { orderId, saleUnit, secretHash, at, by }: NewLink,
): Promise<void> {
  await sql`
    insert into payment_links (tenant_id, order_id, sale_unit, secret_hash, made_at, made_by)
    values (${tenantId}, ${orderId}, ${saleUnit}, ${secretHash}, ${at}, ${by})
    on conflict (tenant_id, order_id) do update set secret_hash = excluded.secret_hash, made_at = excluded.made_at,
      made_by = excluded.made_by`.execute(tx);
}

export async function findLink(
  tx: TenantTransaction,
  secretHash: string,
): Promise<{ orderId: string; saleUnit: string } | undefined> {
  const { rows } = await sql<{ orderId: string; saleUnit: string }>`
    select order_id as "orderId", sale_unit as "saleUnit" from payment_links where secret_hash = ${secretHash}`.execute(
    tx,
  );
  return rows[0];
}
