-- Long work: a run is what somebody started, its rows are what is done one by one. A row's work and its mark are one
-- transaction, so a crash repeats nothing and loses nothing.
create table runs (
  tenant_id text not null references platform.tenants on delete cascade,
  run_id uuid not null default gen_random_uuid(),
  kind text not null,
  -- Who started it, at which center and in which language its result is written.
  user_id text not null,
  sale_unit text not null,
  language text not null check (language in ('th', 'en')),
  parameters jsonb not null,
  state text not null default 'waiting'
    check (state in ('waiting', 'running', 'stopping', 'stopped', 'done', 'failed')),
  -- Counts as last reported; the rows themselves are what is true.
  total integer not null check (total >= 0),
  done integer not null default 0,
  failed integer not null default 0,
  -- Why the whole run ended early.
  error_code text,
  created_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  -- The worker that has it now, and its last sign of life by the database's clock.
  worker uuid,
  beat_at timestamptz not null default now(),
  primary key (tenant_id, run_id),
  foreign key (tenant_id, user_id) references staff (tenant_id, user_id),
  check ((ended_at is not null) = (state in ('stopped', 'done', 'failed')))
);
create index runs_own on runs (tenant_id, user_id, created_at desc);
create index runs_open on runs (tenant_id, beat_at) where ended_at is null;
create index runs_ended on runs (tenant_id, ended_at) where ended_at is not null;
call platform.build_wall('runs', 'select, insert, update, delete');

create table run_rows (
  tenant_id text not null,
  run_id uuid not null,
  row_no integer not null,
  -- What it is about, as a person names it: an order's number, a line of a file.
  key text not null,
  input jsonb not null,
  -- skipped: not come to, because the run was stopped or ended early.
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed', 'skipped')),
  error_code text,
  error_values jsonb,
  at timestamptz,
  primary key (tenant_id, run_id, row_no),
  foreign key (tenant_id, run_id) references runs on delete cascade,
  check ((error_code is not null) = (state = 'failed'))
);
create index run_rows_waiting on run_rows (tenant_id, run_id, row_no) where state = 'waiting';
call platform.build_wall('run_rows', 'select, insert, update, delete');
