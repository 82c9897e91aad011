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

type PictureImportRow = Tenant & {
  import_id: Defaulted<string>;
  user_id: string;
  file_name: string;
  created_at: Date;
  work_run: string | null;
  undo_run: string | null;
};

type PictureImportProductRow = Tenant & {
  import_id: string;
  product_code: string;
  before: string[];
  after: string[] | null;
  state: Defaulted<string>;
};

type PictureImportFileRow = Tenant & {
  import_id: string;
  file_no: number;
  name: string;
  outcome: string;
  product_code: string | null;
  place: number | null;
  bytes: Buffer | null;
};

export type ImportTables = {
  picture_imports: PictureImportRow;
  picture_import_products: PictureImportProductRow;
  picture_import_files: PictureImportFileRow;
  imports: ImportRow;
  import_rows: ImportRowRow;
};
