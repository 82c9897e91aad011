-- Buyers, staff, their addresses and sessions.

create table customers (
  tenant_id text not null references platform.tenants on delete cascade,
  customer_code text not null,
  username text,
  mobile text,
  email text,
  name text not null,
  password_hash text,
  status text not null default 'active' check (status in ('active', 'pending', 'disabled')),
  customer_type text not null default '',
  price_level smallint not null default 1 check (price_level between 1 and 5),
  tax_id text not null default '',
  authorize_satang bigint not null default 0 check (authorize_satang >= 0),
  debt_satang bigint not null default 0,
  is_sap boolean not null default false,
  agent_profile jsonb,
  created_at timestamptz not null default now(),
  primary key (tenant_id, customer_code),
  unique (tenant_id, username),
  unique (tenant_id, mobile)
);
call platform.build_wall('customers', 'select, insert, update');

-- The centers a customer may order from; the first by position is his own.
create table customer_centers (
  tenant_id text not null,
  customer_code text not null,
  sale_unit text not null,
  position integer not null default 0,
  primary key (tenant_id, customer_code, sale_unit),
  foreign key (tenant_id, customer_code) references customers on delete cascade,
  foreign key (tenant_id, sale_unit) references centers
);
call platform.build_wall('customer_centers', 'select, insert, update, delete');

-- address_type: C contact, S ship to, B bill to (back-office 3).
create table addresses (
  tenant_id text not null,
  address_id uuid not null default gen_random_uuid(),
  customer_code text not null,
  address_type text not null check (address_type in ('C', 'S', 'B')),
  is_active boolean not null default true,
  name text not null,
  tax_id text not null default '',
  phone text not null default '',
  line text not null,
  province_code text not null references reference.provinces,
  district_code text not null references reference.districts,
  subdistrict_code text not null references reference.subdistricts,
  postal_code text not null,
  latitude double precision,
  longitude double precision,
  remark text not null default '',
  created_at timestamptz not null default now(),
  primary key (tenant_id, address_id),
  foreign key (tenant_id, customer_code) references customers on delete cascade
);
create index addresses_customer on addresses (tenant_id, customer_code, address_type);
call platform.build_wall('addresses', 'select, insert, update');

-- role as the specification numbers them: 1 super admin; 3, 4, 5, 7, 8 salesmen. Riders sign in by mobile.
create table staff (
  tenant_id text not null references platform.tenants on delete cascade,
  user_id text not null,
  kind text not null check (kind in ('merchant', 'rider')),
  role text not null default '' check (kind = 'rider' or role in ('1', '3', '4', '5', '7', '8')),
  username text,
  mobile text,
  name text not null,
  password_hash text,
  status text not null default 'active' check (status in ('active', 'disabled')),
  created_at timestamptz not null default now(),
  primary key (tenant_id, user_id),
  unique (tenant_id, kind, username),
  unique (tenant_id, kind, mobile)
);
call platform.build_wall('staff', 'select, insert, update');

create table staff_centers (
  tenant_id text not null,
  user_id text not null,
  sale_unit text not null,
  position integer not null default 0,
  primary key (tenant_id, user_id, sale_unit),
  foreign key (tenant_id, user_id) references staff on delete cascade,
  foreign key (tenant_id, sale_unit) references centers
);
call platform.build_wall('staff_centers', 'select, insert, update, delete');

-- One row a signed-in browser. Its long secret lives in the visitor's cookie; only the hash is here.
create table sessions (
  tenant_id text not null references platform.tenants on delete cascade,
  session_id uuid not null default gen_random_uuid(),
  kind text not null check (kind in ('buyer', 'merchant', 'rider')),
  secret_hash bytea not null,
  customer_code text,
  user_id text,
  sale_unit text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  primary key (tenant_id, session_id),
  unique (tenant_id, secret_hash),
  foreign key (tenant_id, customer_code) references customers on delete cascade,
  foreign key (tenant_id, user_id) references staff on delete cascade,
  check (num_nonnulls(customer_code, user_id) >= 1)
);
create index sessions_customer on sessions (tenant_id, customer_code) where revoked_at is null;
create index sessions_user on sessions (tenant_id, user_id) where revoked_at is null;
create index sessions_revoked on sessions (tenant_id, revoked_at) where revoked_at is not null;
call platform.build_wall('sessions', 'select, insert, update, delete');

-- Every process keeps the ids of sessions ended lately, so that a token dies with its session within seconds.
create function platform.revoked_sessions_since(since timestamptz)
returns table (tenant_id text, session_id uuid, revoked_at timestamptz)
language sql stable security definer set search_path = pg_catalog as $$
  select s.tenant_id, s.session_id, s.revoked_at from public.sessions s where s.revoked_at >= since
$$;
revoke all on function platform.revoked_sessions_since(timestamptz) from public;
grant execute on function platform.revoked_sessions_since(timestamptz) to shop_door;

create table one_time_codes (
  tenant_id text not null references platform.tenants on delete cascade,
  reference text not null,
  audience text not null check (audience in ('buyer', 'merchant', 'rider')),
  mobile text not null,
  code_hash bytea not null,
  tries smallint not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (tenant_id, reference)
);
create index one_time_codes_mobile on one_time_codes (tenant_id, audience, mobile, created_at desc);
create index one_time_codes_expiry on one_time_codes (tenant_id, expires_at);
call platform.build_wall('one_time_codes', 'select, insert, update, delete');

-- Points, credit and wallet: balances that may not go below zero, each the sum of its ledger.
create table account_balances (
  tenant_id text not null,
  customer_code text not null,
  account text not null check (account in ('points', 'credit', 'wallet')),
  balance bigint not null default 0 check (balance >= 0),
  primary key (tenant_id, customer_code, account),
  foreign key (tenant_id, customer_code) references customers on delete cascade
);
call platform.build_wall('account_balances', 'select, insert, update');

create table account_ledger (
  tenant_id text not null,
  entry_id bigint generated always as identity,
  at timestamptz not null default now(),
  customer_code text not null,
  account text not null,
  delta bigint not null check (delta <> 0),
  reason text not null,
  reference text not null,
  primary key (tenant_id, entry_id),
  foreign key (tenant_id, customer_code, account) references account_balances
);
create index account_ledger_customer on account_ledger (tenant_id, customer_code, account, at desc);
call platform.build_wall('account_ledger', 'select, insert');
