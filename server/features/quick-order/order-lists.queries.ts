/** SQL of the customers' saved lists: one row a list. */
import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';
import type { OrderListLine } from '#database/tables.ts';

export type ListRow = { id: string; name: string; count: number; at: Date };

const columns = sql`list_id as id, name, jsonb_array_length(lines) as count, changed_at as at`;

/** The last changed first. */
export async function findLists(tx: TenantTransaction, customerCode: string): Promise<ListRow[]> {
  const { rows } = await sql<ListRow>`
    select ${columns} from order_lists where customer_code = ${customerCode}
    order by changed_at desc, list_id`.execute(tx);
  return rows;
}

type Key = { customerCode: string; id: string };

export async function findList(
  tx: TenantTransaction,
  { customerCode, id }: Key,
): Promise<(ListRow & { lines: OrderListLine[] }) | undefined> {
  const { rows } = await sql<ListRow & { lines: OrderListLine[] }>`
    select ${columns}, lines from order_lists where customer_code = ${customerCode} and list_id = ${id}`.execute(
    tx,
  );
  return rows[0];
}

/** Whether the shop has all of these products. */
export async function hasAllProducts(tx: TenantTransaction, codes: readonly string[]): Promise<boolean> {
  const all = [...new Set(codes)];
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from products where product_code = any(${all}::text[])`.execute(tx);
  return rows[0]?.count === all.length;
}

type Saving = {
  tenantId: string;
  customerCode: string;
  id: string;
  name: string;
  lines: readonly OrderListLine[];
  at: Date;
};

/** Replaces the list of that name. The customer's row is locked, so that two browsers cannot make too many. */
export async function writeList(
  tx: TenantTransaction,
  { tenantId, customerCode, id, name, lines, at }: Saving,
): Promise<{ list: ListRow | undefined; count: number }> {
  await sql`select from customers where customer_code = ${customerCode} for no key update`.execute(tx);
  const { rows } = await sql<ListRow>`
    insert into order_lists (tenant_id, customer_code, list_id, name, lines, changed_at)
    values (${tenantId}, ${customerCode}, ${id}, ${name}, ${JSON.stringify(lines)}::jsonb, ${at})
    on conflict (tenant_id, customer_code, lower(name))
      do update set name = excluded.name, lines = excluded.lines, changed_at = excluded.changed_at
    returning ${columns}`.execute(tx);
  const { rows: held } = await sql<{ count: number }>`
    select count(*)::integer as count from order_lists where customer_code = ${customerCode}`.execute(tx);
  return { list: rows[0], count: held[0]?.count ?? 0 };
}

/** `taken` if another list of the customer has the name. */
export async function renameRow(
  tx: TenantTransaction,
  { customerCode, id, name }: Key & { name: string },
): Promise<ListRow | 'taken' | undefined> {
  await sql`select from customers where customer_code = ${customerCode} for no key update`.execute(tx);
  const { rows: others } = await sql`
    select from order_lists where customer_code = ${customerCode} and lower(name) = lower(${name}) and list_id <> ${id}`.execute(
    tx,
  );
  if (others.length > 0) return 'taken';
  const { rows } = await sql<ListRow>`
    update order_lists set name = ${name} where customer_code = ${customerCode} and list_id = ${id}
    returning ${columns}`.execute(tx);
  return rows[0];
}

export async function deleteList(tx: TenantTransaction, { customerCode, id }: Key): Promise<boolean> {
  const { rows } = await sql`
    delete from order_lists where customer_code = ${customerCode} and list_id = ${id} returning list_id`.execute(
    tx,
  );
  return rows.length > 0;
}
