-- Zips of pictures that are named by the code of their product: what was in them, where each goes, and what stood there before.
create table picture_imports (
  tenant_id text not null references platform.tenants on delete cascade,
  import_id uuid not null default gen_random_uuid(),
  user_id text not null,
  file_name text not null,
  created_at timestamptz not null,
  -- The runs that do it and take it back. The rows of runs are removed by themselves.
  work_run uuid,
  undo_run uuid,
  primary key (tenant_id, import_id),
  foreign key (tenant_id, user_id) references staff (tenant_id, user_id)
);
create index picture_imports_old on picture_imports (tenant_id, created_at);
call platform.build_wall('picture_imports', 'select, insert, update, delete');

create table picture_import_products (
  tenant_id text not null,
  import_id uuid not null,
  product_code text not null,
  -- The pictures as they were when the zip was checked, and as the import has left them.
  before text[] not null,
  after text[],
  -- done: they are put in. undone: they are as before.
  state text not null default 'waiting' check (state in ('waiting', 'done', 'undone')),
  primary key (tenant_id, import_id, product_code),
  foreign key (tenant_id, import_id) references picture_imports on delete cascade
);
call platform.build_wall('picture_import_products', 'select, insert, update, delete');

create table picture_import_files (
  tenant_id text not null,
  import_id uuid not null,
  file_no integer not null,
  name text not null check (length(name) <= 300),
  outcome text not null check (outcome in ('added', 'replaced', 'unknown', 'name', 'kind', 'twice')),
  -- Where it goes; none for what is left out.
  product_code text,
  place smallint check (place between 1 and 5),
  -- The picture as it was in the zip, until it is put in.
  bytes bytea,
  primary key (tenant_id, import_id, file_no),
  foreign key (tenant_id, import_id) references picture_imports on delete cascade
);
create index picture_import_files_product on picture_import_files (tenant_id, import_id, product_code);
call platform.build_wall('picture_import_files', 'select, insert, update, delete');
