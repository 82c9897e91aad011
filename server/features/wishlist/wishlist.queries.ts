import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';

/** The codes on a customer's list, newest first. */
export async function wishedCodes(tx: TenantTransaction, customerCode: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('wishlist')
    .select('product_code')
    .where('customer_code', '=', customerCode)
    .orderBy('added_at', 'desc')
    .orderBy('product_code')
    .execute();
  return rows.map((row) => row.product_code);
}

type Adding = {
  tenantId: string;
  customerCode: string;
  codes: readonly string[];
  most: number;
  at: Date;
};

/**
 * Adds the codes that exist in the shop and are not on the list yet; returns how many of them the shop has, and
 * whether the list now has more than `most`. The customer's row is locked, so two browsers cannot overfill it.
 */
export async function addWishes(
  tx: TenantTransaction,
  { tenantId, customerCode, codes, most, at }: Adding,
): Promise<{ known: number; isOverfull: boolean }> {
  await sql`select from customers where customer_code = ${customerCode} for no key update`.execute(tx);
  const { rows } = await sql<{ known: number }>`
    with known as (select product_code from products where product_code = any(${codes}::text[])),
    added as (
      insert into wishlist (tenant_id, customer_code, product_code, added_at)
      select ${tenantId}, ${customerCode}, product_code, ${at}::timestamptz from known
      on conflict do nothing
    )
    select count(*)::integer as known from known`.execute(tx);
  const { rows: held } = await sql<{ many: number }>`
    select count(*)::integer as many from wishlist where customer_code = ${customerCode}`.execute(tx);
  return { known: rows[0]?.known ?? 0, isOverfull: (held[0]?.many ?? 0) > most };
}

export async function removeWishes(
  tx: TenantTransaction,
  { customerCode, codes }: { customerCode: string; codes: readonly string[] },
): Promise<void> {
  await tx
    .deleteFrom('wishlist')
    .where('customer_code', '=', customerCode)
    .where('product_code', 'in', codes)
    .execute();
}
