-- The person and the accounts (decision 37). A profile is a person: how they sign in, their picture, their points. An account
-- (a row of customers) is what orders are placed for: types, price level, credit, salesman, tags, centers, addresses. Until
-- now each customer was both; each becomes a profile of the same code with one account.

create table profiles (
  tenant_id text not null references platform.tenants on delete cascade,
  profile_code text not null,
  name text not null,
  username text,
  mobile text,
  email text,
  password_hash text,
  picture_file_id text,
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (tenant_id, profile_code),
  unique (tenant_id, username),
  unique (tenant_id, mobile),
  foreign key (tenant_id, picture_file_id) references files (tenant_id, file_id)
);
create index profiles_demo on profiles (tenant_id) where is_demo;
call platform.build_wall('profiles', 'select, insert, update');

insert into profiles (tenant_id, profile_code, name, username, mobile, email, password_hash, picture_file_id, is_demo, created_at)
select tenant_id, customer_code, name, username, mobile, email, password_hash, picture_file_id, is_demo, created_at from customers;

alter table customers add column profile_code text,
  add column salesman_id text,
  add column tags text[] not null default '{}',
  add foreign key (tenant_id, salesman_id) references staff (tenant_id, user_id);
-- Nothing that customers are found by changes here.
alter table customers disable trigger user;
update customers set profile_code = customer_code;
alter table customers enable trigger user;
alter table customers alter column profile_code set not null,
  add foreign key (tenant_id, profile_code) references profiles (tenant_id, profile_code) on delete cascade,
  drop column username, drop column mobile, drop column email, drop column password_hash, drop column picture_file_id,
  drop column is_demo;
create index customers_profile on customers (tenant_id, profile_code);
create index customers_of_salesman on customers (tenant_id, salesman_id, created_at) where salesman_id is not null;

-- An account that names no person begins one under its own code. A code that another person has is refused, never shared.
create function own_profile() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into profiles (tenant_id, profile_code, name, created_at)
  values (new.tenant_id, new.customer_code, new.name, new.created_at);
  new.profile_code := new.customer_code;
  return new;
end $$;
create trigger own_profile before insert on customers for each row
  when (new.profile_code is null) execute function own_profile();

create or replace function platform.demo_shops() returns setof text
language sql stable security definer set search_path = pg_catalog as $$
  select t.tenant_id from platform.tenants t
  where exists (select from public.profiles p where p.tenant_id = t.tenant_id and p.is_demo)
    or exists (select from public.staff s where s.tenant_id = t.tenant_id and s.is_demo)
  order by t.tenant_id
$$;

-- Accounts are found by their own name and code, and by what their person signs in with.
create or replace function search.put_customers(tenants text[], codes text[])
returns void language sql volatile set search_path = pg_catalog, public, pg_temp as $$
  with touched as (select distinct t, c from unnest(tenants, codes) as u (t, c)), gone as (
    delete from search.customers s using touched
    where s.tenant_id = t and s.customer_code = c and not exists (
      select from customers k
      left join customer_centers d on d.tenant_id = k.tenant_id and d.customer_code = k.customer_code
      where k.tenant_id = t and k.customer_code = c and k.status = 'active' and coalesce(d.sale_unit, '') = s.sale_unit)
  )
  insert into search.customers (tenant_id, sale_unit, customer_code, name, texts)
  select k.tenant_id, coalesce(d.sale_unit, ''), k.customer_code, k.name, p.texts
  from touched
  join customers k on k.tenant_id = t and k.customer_code = c and k.status = 'active'
  join profiles f on f.tenant_id = k.tenant_id and f.profile_code = k.profile_code
  left join customer_centers d on d.tenant_id = k.tenant_id and d.customer_code = k.customer_code
  cross join search.plain(concat_ws(e'\n', k.name, k.customer_code, f.username, f.mobile)) p (texts)
  order by 1, 3, 2
  on conflict (tenant_id, customer_code, sale_unit) do update set name = excluded.name, texts = excluded.texts
  where (customers.name, customers.texts) is distinct from (excluded.name, excluded.texts)
$$;

create function search.profiles_touched() returns trigger language plpgsql security definer
set search_path = pg_catalog, public, pg_temp as $$
begin
  perform search.put_customers(array_agg(k.tenant_id), array_agg(k.customer_code))
  from touched t join customers k on k.tenant_id = t.tenant_id and k.profile_code = t.profile_code;
  return null;
end $$;
revoke all on function search.profiles_touched() from public;
create trigger found_after_update after update on profiles referencing new table as touched
  for each statement execute function search.profiles_touched();

-- Points are the person's, whichever account earned them; credit and wallet stay with the account.
create table point_balances (
  tenant_id text not null,
  profile_code text not null,
  balance bigint not null default 0 check (balance >= 0),
  primary key (tenant_id, profile_code),
  foreign key (tenant_id, profile_code) references profiles (tenant_id, profile_code) on delete cascade
);
call platform.build_wall('point_balances', 'select, insert, update');

create table point_ledger (
  tenant_id text not null,
  entry_id bigint generated always as identity,
  at timestamptz not null default now(),
  profile_code text not null,
  delta bigint not null check (delta <> 0),
  reason text not null,
  reference text not null,
  primary key (tenant_id, entry_id),
  foreign key (tenant_id, profile_code) references point_balances (tenant_id, profile_code)
);
create index point_ledger_profile on point_ledger (tenant_id, profile_code, at desc);
call platform.build_wall('point_ledger', 'select, insert');

insert into point_balances (tenant_id, profile_code, balance)
select tenant_id, customer_code, balance from account_balances where account = 'points';
insert into point_ledger (tenant_id, at, profile_code, delta, reason, reference)
select tenant_id, at, customer_code, delta, reason, reference from account_ledger where account = 'points' order by entry_id;
delete from account_ledger where account = 'points';
delete from account_balances where account = 'points';
alter table account_balances drop constraint account_balances_account_check,
  add constraint account_balances_account_check check (account in ('credit', 'wallet'));

-- Brands, and what an account is: its customer type (whom the shop sells to) and its store type (what kind of store).
create table brands (
  tenant_id text not null references platform.tenants on delete cascade,
  brand_code text not null,
  name_th text not null,
  name_en text not null,
  logo_image text,
  position integer not null default 0,
  primary key (tenant_id, brand_code)
);
call platform.build_wall('brands', 'select, insert, update, delete');

insert into brands (tenant_id, brand_code, name_th, name_en, position)
select tenant_id, 'B' || lpad(n::text, 4, '0'), brand_th, brand_en, n from (
  select tenant_id, brand_th, brand_en, row_number() over (partition by tenant_id order by brand_en, brand_th) as n
  from products where brand_th <> '' or brand_en <> '' group by tenant_id, brand_th, brand_en
) b;

alter table products add column brand_code text;
update products p set brand_code = b.brand_code from brands b
where b.tenant_id = p.tenant_id and b.name_th = p.brand_th and b.name_en = p.brand_en;
alter table products drop column brand_th, drop column brand_en,
  add foreign key (tenant_id, brand_code) references brands (tenant_id, brand_code);
create index products_brand on products (tenant_id, brand_code, position, product_code);

create table customer_types (
  tenant_id text not null references platform.tenants on delete cascade,
  type_code text not null,
  name_th text not null,
  name_en text not null,
  position integer not null default 0,
  primary key (tenant_id, type_code)
);
call platform.build_wall('customer_types', 'select, insert, update, delete');

create table store_types (
  tenant_id text not null references platform.tenants on delete cascade,
  type_code text not null,
  name_th text not null,
  name_en text not null,
  position integer not null default 0,
  primary key (tenant_id, type_code)
);
call platform.build_wall('store_types', 'select, insert, update, delete');

-- A type had no name until now.
insert into customer_types (tenant_id, type_code, name_th, name_en, position)
select tenant_id, customer_type, customer_type, customer_type, row_number() over (partition by tenant_id order by customer_type)
from (select distinct tenant_id, customer_type from customers where customer_type <> '') t;
alter table customers alter column customer_type drop not null, alter column customer_type drop default,
  add column store_type text;
alter table customers disable trigger user;
update customers set customer_type = null where customer_type = '';
alter table customers enable trigger user;
alter table customers add foreign key (tenant_id, customer_type) references customer_types (tenant_id, type_code),
  add foreign key (tenant_id, store_type) references store_types (tenant_id, type_code);

-- What a piece costs the shop and the least it should be sold for, in satang without tax: for staff with the right alone, so in
-- a table that no query of buyers reads.
create table product_costs (
  tenant_id text not null,
  product_code text not null,
  cost_satang bigint check (cost_satang >= 0),
  floor_satang bigint check (floor_satang >= 0),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, product_code),
  foreign key (tenant_id, product_code) references products (tenant_id, product_code) on delete cascade
);
call platform.build_wall('product_costs', 'select, insert, update');

-- What a shop lets a role see besides its pages; the super admin sees everything.
alter table staff_roles add column granted_rights text[] not null default '{}';

create or replace function platform.role_access_changed() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op = 'UPDATE' and (old.closed_pages, old.granted_rights) = (new.closed_pages, new.granted_rights) then return null; end if;
  if tg_op = 'INSERT' and new.closed_pages = '{}' and new.granted_rights = '{}' then return null; end if;
  perform platform.renew_sessions(s.tenant_id, s.user_id) from staff s
  where s.tenant_id = new.tenant_id and s.role = new.role and s.status = 'active';
  return null;
end $$;
