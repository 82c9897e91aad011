/** Files that staff bring in, and their rows. */
import type { ColumnType } from 'kysely';
import type { Defaulted, Tenant } from './columns.ts';

type ImportRow = Tenant & {
  import_id: Defaulted<string>;
  kind: string;
  user_id: string;
  file_name: string;
  titles: string[];
  columns: string[] | null;
  row_count: number;
  created_at: Date;
  check_run: string | null;
  work_run: string | null;
  undo_run: string | null;
};

type Json = ColumnType<object, string, string>;

type ImportRowRow = Tenant & {
  import_id: string;
  row_no: number;
  cells: string[];
  key: Defaulted<string>;
  twice: Defaulted<string[]>;
  outcome: string | null;
  problems: Json | null;
  before: Json | null;
  after: Json | null;
  state: Defaulted<string>;
};

export type ImportTables = {
  imports: ImportRow;
  import_rows: ImportRowRow;
};
