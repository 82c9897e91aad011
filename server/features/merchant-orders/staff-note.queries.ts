import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';

type Change = { orderId: string; saleUnit: string; note: string; before: string };

/** Sets the note where it is still `before`. */
export async function setStaffNote(
  tx: TenantTransaction,
  { orderId, saleUnit, note, before }: Change,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update orders set staff_note = ${note}
    where order_id = ${orderId} and sale_unit = ${saleUnit} and staff_note = ${before}`.execute(tx);
  return numAffectedRows === 1n;
}

/** Undefined where there is no such order. */
export async function findStaffNote(
  tx: TenantTransaction,
  { orderId, saleUnit }: Pick<Change, 'orderId' | 'saleUnit'>,
): Promise<string | undefined> {
  const { rows } = await sql<{ note: string }>`
    select staff_note as note from orders where order_id = ${orderId} and sale_unit = ${saleUnit}`.execute(
    tx,
  );
  return rows[0]?.note;
}
