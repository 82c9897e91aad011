/** SQL of the rows of a file with which something is wrong. */
import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';
import type { CellProblem } from '#domain/import/read-cell.ts';

/** Each problem with its cell. */
export type WrongRow = { rowNo: number; problems: (CellProblem & { cell: string })[] };

/** Signs of a cell that is told. */
const CELL_CHARACTERS = 100;

export async function findWrong(
  tx: TenantTransaction,
  { importId, most }: { importId: string; most: number },
): Promise<WrongRow[]> {
  const { rows } = await sql<WrongRow>`
    select r.row_no as "rowNo", (
      select jsonb_agg(p.one || jsonb_build_object(
        'cell', coalesce(left(r.cells[array_position(i.columns, p.one ->> 'field')], ${sql.lit(CELL_CHARACTERS)}), '')) order by p.nth)
      from jsonb_array_elements(r.problems) with ordinality as p (one, nth)) as problems
    from import_rows r join imports i using (tenant_id, import_id)
    where r.import_id = ${importId}::uuid and r.outcome = 'wrong' order by r.row_no limit ${most}`.execute(
    tx,
  );
  return rows;
}
