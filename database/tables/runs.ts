/** Long work and its rows. */
import type { ColumnType } from 'kysely';
import type { RowState, RunState } from '#domain/runs/run.ts';
import type { Defaulted, Tenant } from './columns.ts';

type RunRow = Tenant & {
  run_id: Defaulted<string>;
  kind: string;
  user_id: string;
  sale_unit: string;
  language: string;
  parameters: ColumnType<object, string, string>;
  state: Defaulted<RunState>;
  total: number;
  done: Defaulted<number>;
  failed: Defaulted<number>;
  error_code: string | null;
  created_at: Date;
  started_at: Date | null;
  ended_at: Date | null;
  worker: string | null;
  beat_at: Defaulted<Date>;
  result_removed: Defaulted<boolean>;
};

type RunRowRow = Tenant & {
  run_id: string;
  row_no: number;
  key: string;
  input: ColumnType<object, string, string>;
  state: Defaulted<RowState>;
  error_code: string | null;
  error_values: ColumnType<object, string, string> | null;
  at: Date | null;
  output: ColumnType<object, string, string> | null;
};

export type RunTables = {
  runs: RunRow;
  run_rows: RunRowRow;
};
