-- The ground every table stands on: what crosses tenants, and the wall between them.

create extension if not exists pg_trgm;
create extension if not exists btree_gin;

-- What crosses tenants. Only the second door (shop_door) sees it; the app's role has no grant here.
create schema platform;
grant usage on schema platform to shop_door;

create table platform.tenants (
  tenant_id text primary key check (tenant_id ~ '^[a-z0-9][a-z0-9-]{0,31}$'),
  company_code text not null,
  name_th text not null,
  name_en text not null,
  is_active boolean not null default true,
  created_at timestamptz not null default now()
);

create table platform.tenant_hosts (
  host text primary key check (host = lower(host)),
  tenant_id text not null references platform.tenants on delete cascade
);
create index tenant_hosts_tenant on platform.tenant_hosts (tenant_id);

create table platform.audit (
  audit_id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor text not null,
  action text not null,
  tenant_id text,
  detail jsonb not null default '{}'
);

grant select, insert, update on platform.tenants, platform.tenant_hosts to shop_door;
grant select, insert on platform.audit to shop_door;

-- The wall. Called once for each tenant-owned table right after it is created: row-level security on and
-- forced, the app sees the tenant of its transaction only, and the owner keeps a policy of its own because
-- under FORCE a backfill by a non-superuser owner would otherwise change no row in silence.
create procedure platform.build_wall(wall_for regclass, app_may text)
language plpgsql as $$
begin
  execute format('alter table %s enable row level security', wall_for);
  execute format('alter table %s force row level security', wall_for);
  execute format(
    'create policy tenant_wall on %s to shop_app
       using (tenant_id = current_setting(''app.tenant_id'', true))
       with check (tenant_id = current_setting(''app.tenant_id'', true))', wall_for);
  execute format('create policy owner_all on %s to current_user using (true) with check (true)', wall_for);
  execute format('grant %s on %s to shop_app', app_may, wall_for);
end $$;

-- Global reference data: the same for every tenant, read-only to the app.
create schema reference;
grant usage on schema reference to shop_app;

create table reference.provinces (
  province_code text primary key,
  name_th text not null,
  name_en text not null
);
create table reference.districts (
  district_code text primary key,
  province_code text not null references reference.provinces,
  name_th text not null,
  name_en text not null
);
create index districts_province on reference.districts (province_code);
create table reference.subdistricts (
  subdistrict_code text primary key,
  district_code text not null references reference.districts,
  name_th text not null,
  name_en text not null,
  postal_code text not null
);
create index subdistricts_district on reference.subdistricts (district_code);
grant select on all tables in schema reference to shop_app;

-- Web config: the tenant's settings as Opt / OptValue.
create table web_config (
  tenant_id text not null references platform.tenants on delete cascade,
  opt text not null,
  opt_value text not null,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, opt)
);
call platform.build_wall('web_config', 'select, insert, update, delete');

create table centers (
  tenant_id text not null references platform.tenants on delete cascade,
  sale_unit text not null,
  name_th text not null,
  name_en text not null,
  short_name text not null,
  full_address text not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  photo_path text,
  line_channel jsonb,
  position integer not null default 0,
  is_active boolean not null default true,
  primary key (tenant_id, sale_unit)
);
call platform.build_wall('centers', 'select, insert, update');

-- What staff change leaves a row with before and after.
create table audit_log (
  tenant_id text not null references platform.tenants on delete cascade,
  audit_id bigint generated always as identity,
  at timestamptz not null default now(),
  actor_kind text not null,
  actor_id text not null,
  action text not null,
  subject text not null,
  before jsonb,
  after jsonb,
  primary key (tenant_id, audit_id)
);
call platform.build_wall('audit_log', 'select, insert');
