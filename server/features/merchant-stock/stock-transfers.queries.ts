/** SQL of goods on their way between centers. */
import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';

export async function insertTransfer(
  tx: TenantTransaction,
  tenantId: string,
  sent: { code: string; from: string; to: string; pieces: number; note: string; at: Date; userId: string },
): Promise<void> {
  await tx
    .insertInto('stock_transfers')
    .values({
      tenant_id: tenantId,
      product_code: sent.code,
      from_unit: sent.from,
      to_unit: sent.to,
      pieces: sent.pieces,
      note: sent.note,
      sent_at: sent.at,
      sent_by: sent.userId,
    })
    .execute();
}

export type LockedTransfer = { code: string; from: string; to: string; pieces: number; isEnded: boolean };

/** Before the stock that it ends in, in every transaction. */
export async function lockTransfer(tx: TenantTransaction, id: number): Promise<LockedTransfer | undefined> {
  const row = await tx
    .selectFrom('stock_transfers')
    .select(['product_code', 'from_unit', 'to_unit', 'pieces', 'ended_at'])
    .where('transfer_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return (
    row && {
      code: row.product_code,
      from: row.from_unit,
      to: row.to_unit,
      pieces: row.pieces,
      isEnded: row.ended_at !== null,
    }
  );
}

/** `received` null: they went back. */
export async function markTransferEnded(
  tx: TenantTransaction,
  { id, received, at, userId }: { id: number; received: number | null; at: Date; userId: string },
): Promise<void> {
  await tx
    .updateTable('stock_transfers')
    .set({ received, ended_at: at, ended_by: userId })
    .where('transfer_id', '=', id)
    .execute();
}

export type TransferRow = {
  id: number;
  code: string;
  nameTh: string;
  nameEn: string;
  picture: string | null;
  from: string;
  to: string;
  pieces: number;
  note: string;
  received: number | null;
  sentAt: Date;
  sentBy: string;
  endedAt: Date | null;
  endedBy: string | null;
};

const columns = sql`
  t.transfer_id as id, t.product_code as code, p.name_th as "nameTh", p.name_en as "nameEn", p.pictures[1] as picture,
  t.from_unit as "from", t.to_unit as "to", t.pieces, t.note, t.received, t.sent_at as "sentAt",
  coalesce(s.name, t.sent_by) as "sentBy", t.ended_at as "endedAt", coalesce(e.name, t.ended_by) as "endedBy"`;
const joined = sql`
  join products p on p.tenant_id = t.tenant_id and p.product_code = t.product_code
  left join staff s on s.tenant_id = t.tenant_id and s.user_id = t.sent_by
  left join staff e on e.tenant_id = t.tenant_id and e.user_id = t.ended_by`;

/** From the center or to it, the last first; `after` is the id of one. */
export async function findTransfers(
  tx: TenantTransaction,
  {
    saleUnit,
    onlyOpen,
    after,
    take,
  }: { saleUnit: string; onlyOpen: boolean; after: number | undefined; take: number },
): Promise<TransferRow[]> {
  const parts = [sql`true`];
  if (onlyOpen) parts.push(sql`t.ended_at is null`);
  if (after !== undefined) parts.push(sql`t.transfer_id < ${after}::bigint`);
  const wanted = sql.join(parts, sql` and `);
  // Each side along its own index.
  const side = (column: 'from_unit' | 'to_unit') => sql`(
    select t.transfer_id from stock_transfers t where t.${sql.id(column)} = ${saleUnit} and ${wanted}
    order by t.transfer_id desc limit ${take})`;
  const { rows } = await sql<TransferRow>`
    select ${columns} from stock_transfers t ${joined}
    where t.transfer_id in (${side('from_unit')} union all ${side('to_unit')})
    order by t.transfer_id desc limit ${take}`.execute(tx);
  return rows;
}

export async function findTransfer(tx: TenantTransaction, id: number): Promise<TransferRow | undefined> {
  const { rows } = await sql<TransferRow>`
    select ${columns} from stock_transfers t ${joined} where t.transfer_id = ${id}::bigint`.execute(tx);
  return rows[0];
}
