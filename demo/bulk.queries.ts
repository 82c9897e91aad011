import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';
import type { Tables } from '#database/tables.ts';

/** A value of a row; objects go into json columns, lists into array columns as PostgreSQL writes them. */
type Value = string | number | boolean | Date | null | undefined | readonly string[] | object;
type Row = Record<string, Value>;

/**
 * Adds rows in one statement, whatever their number: the rows travel as one json text, which PostgreSQL turns into
 * rows of the table. Every row names the same columns; columns left out get the table's default.
 */
export async function insertAll(
  tx: TenantTransaction,
  table: Exclude<keyof Tables, `reference.${string}`>,
  rows: readonly Row[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`.execute(
    tx,
  );
}
