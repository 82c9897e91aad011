/** SQL of stock that staff book: a row is locked, then changed together with its entry of the ledger. */
import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';

type Place = { tenantId: string; saleUnit: string; code: string };

/** The stock of a product at a center, locked. The center knows the product from then on, and does not sell it yet. */
export async function lockStock(
  tx: TenantTransaction,
  { tenantId, saleUnit, code }: Place,
): Promise<{ onHand: number; held: number }> {
  await tx
    .insertInto('stock')
    .values({ tenant_id: tenantId, sale_unit: saleUnit, product_code: code, is_active: false })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'sale_unit', 'product_code']).doNothing())
    .execute();
  return tx
    .selectFrom('stock')
    .select(['on_hand as onHand', 'held'])
    .where('sale_unit', '=', saleUnit)
    .where('product_code', '=', code)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export type Booking = {
  pieces: number;
  kind: 'adjust' | 'receive' | 'transfer' | 'count';
  reference: string;
  actor: { kind: string; id: string };
  reason: string;
  note: string;
};

/** Changes a locked row by so many pieces, with its entry. */
export async function writeBooking(
  tx: TenantTransaction,
  { tenantId, saleUnit, code }: Place,
  { pieces, kind, reference, actor, reason, note }: Booking,
): Promise<void> {
  await sql`
    with moved as (
      update stock set on_hand = on_hand + ${pieces}::bigint where sale_unit = ${saleUnit} and product_code = ${code}
    )
    insert into stock_ledger (tenant_id, sale_unit, product_code, kind, on_hand_delta, reference, actor_kind, staff_id, reason, note)
    values (${tenantId}, ${saleUnit}, ${code}, ${kind}, ${pieces}::bigint, ${reference}, ${actor.kind}, ${actor.id}, ${reason}, ${note})`.execute(
    tx,
  );
}

export async function insertLot(
  tx: TenantTransaction,
  { tenantId, saleUnit, code }: Place,
  { lot, expiresOn, pieces }: { lot: string; expiresOn: string; pieces: number },
): Promise<void> {
  await tx
    .insertInto('stock_lots')
    .values({
      tenant_id: tenantId,
      sale_unit: saleUnit,
      product_code: code,
      lot,
      expires_on: expiresOn,
      pieces,
    })
    .execute();
}

/** Whether the shop has the product, archived or not. */
export async function hasProduct(tx: TenantTransaction, code: string): Promise<boolean> {
  const row = await tx
    .selectFrom('products')
    .select('product_code')
    .where('product_code', '=', code)
    .executeTakeFirst();
  return row !== undefined;
}
