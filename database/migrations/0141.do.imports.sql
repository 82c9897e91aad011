-- Files of products, prices and stock that staff bring in: what was in the file, what it would change, what it did, and what stood there before.
create table imports (
  tenant_id text not null references platform.tenants on delete cascade,
  import_id uuid not null default gen_random_uuid(),
  kind text not null check (kind in ('products', 'prices', 'stock')),
  user_id text not null,
  file_name text not null,
  -- The titles of the file's columns, and for each of them the field that it is, '' for one that is left out; null until somebody has said so.
  titles text[] not null,
  columns text[],
  row_count integer not null check (row_count > 0),
  created_at timestamptz not null,
  -- The runs that check it, do it and take it back. The rows of runs are removed by themselves.
  check_run uuid,
  work_run uuid,
  undo_run uuid,
  primary key (tenant_id, import_id),
  foreign key (tenant_id, user_id) references staff (tenant_id, user_id)
);
create index imports_own on imports (tenant_id, user_id, created_at desc);
create index imports_old on imports (tenant_id, created_at);
call platform.build_wall('imports', 'select, insert, update, delete');

create table import_rows (
  tenant_id text not null,
  import_id uuid not null,
  -- As the file counts them: its titles are row 1.
  row_no integer not null,
  cells text[] not null,
  -- What it is about, read when it is checked: a product's code, or that and a center's.
  key text not null default '',
  -- Fields whose value an earlier row of the file has already.
  twice text[] not null default '{}',
  outcome text check (outcome in ('new', 'changed', 'same', 'wrong')),
  -- What is wrong: [{field, code, values}].
  problems jsonb,
  -- What stood there and what stands there once the row is done; before is null for what is new.
  before jsonb,
  after jsonb,
  -- done: it is written. undone: it is as it was.
  state text not null default 'waiting' check (state in ('waiting', 'done', 'undone')),
  primary key (tenant_id, import_id, row_no),
  foreign key (tenant_id, import_id) references imports on delete cascade
);
create index import_rows_outcome on import_rows (tenant_id, import_id, outcome, row_no);
call platform.build_wall('import_rows', 'select, insert, update, delete');
