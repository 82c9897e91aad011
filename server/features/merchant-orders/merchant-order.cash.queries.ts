/** SQL of cash that is still to be handed in. */
import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';
import type { TimePlace } from '../../http/time-cursor.ts';

export type HeldCash = {
  orderId: string;
  customerName: string;
  satang: number;
  takenAt: Date;
  takenBy: string;
  staffName: string | null;
};

/** Receipts of the center that are still to be handed in, the oldest first, after the given position. */
export async function findHeldCash(
  tx: TenantTransaction,
  { saleUnit, after, take }: { saleUnit: string; after: TimePlace | undefined; take: number },
): Promise<HeldCash[]> {
  const { rows } = await sql<HeldCash>`
    select r.order_id as "orderId", c.name as "customerName", r.satang, r.taken_at as "takenAt", r.taken_by as "takenBy",
      s.name as "staffName"
    from (
      select * from cash_receipts
      where sale_unit = ${saleUnit} and handed_in_at is null
        ${after ? sql`and (taken_at, order_id) > (${after.at}, ${after.key})` : sql``}
      order by taken_at, order_id limit ${take}
    ) r
    join orders o on o.tenant_id = r.tenant_id and o.order_id = r.order_id
    join customers c on c.tenant_id = o.tenant_id and c.customer_code = o.customer_code
    left join staff s on s.tenant_id = r.tenant_id and s.user_id = r.taken_by
    order by r.taken_at, r.order_id`.execute(tx);
  return rows;
}

/** At most `most`. */
export async function countHeldCash(
  tx: TenantTransaction,
  { saleUnit, most }: { saleUnit: string; most: number },
): Promise<number> {
  const { rows } = await sql<{ many: number }>`
    select count(*)::integer as many from (
      select from cash_receipts where sale_unit = ${saleUnit} and handed_in_at is null limit ${most}) held`.execute(
    tx,
  );
  return rows[0]?.many ?? 0;
}

type Holder = { takenBy: string; staffName: string | null; many: number; satang: number; since: Date };

/** Who holds how much of the center's cash, the most first. */
export async function findHolders(
  tx: TenantTransaction,
  { saleUnit }: { saleUnit: string },
): Promise<Holder[]> {
  const { rows } = await sql<Holder>`
    select r.taken_by as "takenBy", s.name as "staffName", r.many, r.satang, r.since
    from (
      select tenant_id, taken_by, count(*)::integer as many, sum(satang)::bigint as satang, min(taken_at) as since
      from cash_receipts where sale_unit = ${saleUnit} and handed_in_at is null group by tenant_id, taken_by
    ) r left join staff s on s.tenant_id = r.tenant_id and s.user_id = r.taken_by
    order by r.satang desc, r.taken_by`.execute(tx);
  return rows;
}

/** Writes that all that the person holds at the center was handed in; returns how many receipts, and their sum. */
export async function markHandedIn(
  tx: TenantTransaction,
  tenantId: string,
  { saleUnit, takenBy, to, at }: { saleUnit: string; takenBy: string; to: { id: string }; at: Date },
): Promise<{ many: number; satang: number }> {
  const { rows } = await sql<{ many: number; satang: number }>`
    with held as materialized (
      select order_id, satang from cash_receipts
      where tenant_id = ${tenantId} and sale_unit = ${saleUnit} and taken_by = ${takenBy} and handed_in_at is null for update
    ), written as (
      insert into cash_hand_ins (tenant_id, sale_unit, handed_in_by, received_by, at, many, satang)
      select ${tenantId}, ${saleUnit}, ${takenBy}, ${to.id}, ${at}, count(*), sum(satang) from held having count(*) > 0
      returning hand_in_id, many, satang
    ), done as (
      update cash_receipts r set handed_in_at = ${at}, handed_in_to = ${to.id}, hand_in_id = w.hand_in_id from held h, written w
      where r.tenant_id = ${tenantId} and r.order_id = h.order_id
    )
    select many, satang from written`.execute(tx);
  return rows[0] ?? { many: 0, satang: 0 };
}
