import { sql } from 'kysely';
import type { TableList } from '#domain/access/table-views.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { TableColumn } from '#database/tables/people.ts';

/** Whose list it is. */
export type OwnList = { userId: string; list: TableList };
export type TableView = {
  view: string;
  name: string;
  search: string;
  columns: TableColumn[];
  isDefault: boolean;
};

export async function findViews(tx: TenantTransaction, { userId, list }: OwnList): Promise<TableView[]> {
  const { rows } = await sql<TableView>`
    select view_id as view, name, search, columns, is_default as "isDefault" from staff_table_views
    where user_id = ${userId} and list = ${list} order by lower(name)`.execute(tx);
  return rows;
}

/**
 * Makes or replaces a view; a default one takes the place of the other. Returns whether the list now has more than
 * `most` with a name. The
 * person's row is locked, so that two browsers cannot overfill the list.
 */
export async function upsertView(
  tx: TenantTransaction,
  { tenantId, userId, list }: OwnList & { tenantId: string },
  { view, name, search, columns, isDefault }: TableView,
  most: number,
): Promise<{ isOverfull: boolean }> {
  await sql`select from staff where user_id = ${userId} for no key update`.execute(tx);
  if (isDefault)
    await sql`update staff_table_views set is_default = false
      where user_id = ${userId} and list = ${list} and is_default and view_id <> ${view}`.execute(tx);
  await sql`
    insert into staff_table_views (tenant_id, user_id, list, view_id, name, search, columns, is_default)
    values (${tenantId}, ${userId}, ${list}, ${view}, ${name}, ${search}, ${JSON.stringify(columns)}::jsonb, ${isDefault})
    on conflict (tenant_id, user_id, list, view_id) do update set name = excluded.name, search = excluded.search,
      columns = excluded.columns, is_default = excluded.is_default`.execute(tx);
  const { rows } = await sql<{ many: number }>`
    select count(*)::integer as many from staff_table_views
    where user_id = ${userId} and list = ${list} and name <> ''`.execute(tx);
  return { isOverfull: (rows[0]?.many ?? 0) > most };
}

export async function deleteView(
  tx: TenantTransaction,
  { userId, list }: OwnList,
  view: string,
): Promise<void> {
  await sql`delete from staff_table_views
    where user_id = ${userId} and list = ${list} and view_id = ${view}`.execute(tx);
}
