-- Merchant staff at work: their profile, standing in for a customer, finding one, and their own figures.

alter table staff add column email text;

-- The staff session in which a member of staff began to stand in for a customer: it ends with that one.
alter table sessions add column opened_by uuid;
alter table sessions add constraint sessions_opened_by foreign key (tenant_id, opened_by) references sessions on delete cascade;
alter table sessions add constraint sessions_acting
  check (opened_by is null or (kind = 'buyer' and num_nonnulls(customer_code, user_id) = 2));
create index sessions_opened_in on sessions (tenant_id, opened_by) where opened_by is not null;

create index orders_of_salesman on orders (tenant_id, placed_by_user, placed_at desc, order_id)
  where placed_by_user is not null;

-- Active customers by center, to be found by a part of their name, code, user name or mobile number; sale_unit '' for
-- who is bound to no center. Outside the wall for the same reason as the products' search: `like` is not leakproof. The
-- index holds every three letters that follow each other: trigrams of pg_trgm know no Thai letter under lc_ctype C.
create function search.plain(value text) returns text language sql immutable
set search_path = pg_catalog, pg_temp as $$ select normalize(lower(value), nfkc) $$;

create function search.grams(value text) returns text[] language sql immutable
set search_path = pg_catalog, pg_temp as $$
  select array(select distinct substr(value, n, 3) from generate_series(1, length(value) - 2) n)
$$;

create table search.customers (
  tenant_id text not null,
  sale_unit text not null,
  customer_code text not null,
  name text collate "th-x-icu" not null,
  -- Plain: name, code, user name and mobile number, apart from each other by line ends.
  texts text not null,
  grams text[] not null,
  primary key (tenant_id, customer_code, sale_unit),
  foreign key (tenant_id, customer_code) references public.customers on delete cascade
);
-- What is written waits in a short list of its own (512 kB), so that an import of customers merges many at once; a search
-- reads that list besides.
create index customers_grams on search.customers using gin (tenant_id, sale_unit, grams)
  with (fastupdate = on, gin_pending_list_limit = 512);
create index customers_walk on search.customers (tenant_id, sale_unit, name, customer_code);

create function search.put_customers(tenants text[], codes text[])
returns void language sql volatile set search_path = pg_catalog, public, pg_temp as $$
  with touched as (select distinct t, c from unnest(tenants, codes) as u (t, c)), gone as (
    delete from search.customers s using touched
    where s.tenant_id = t and s.customer_code = c and not exists (
      select from customers k
      left join customer_centers d on d.tenant_id = k.tenant_id and d.customer_code = k.customer_code
      where k.tenant_id = t and k.customer_code = c and k.status = 'active' and coalesce(d.sale_unit, '') = s.sale_unit)
  )
  insert into search.customers (tenant_id, sale_unit, customer_code, name, texts, grams)
  select k.tenant_id, coalesce(d.sale_unit, ''), k.customer_code, k.name, p.texts, search.grams(p.texts)
  from touched
  join customers k on k.tenant_id = t and k.customer_code = c and k.status = 'active'
  left join customer_centers d on d.tenant_id = k.tenant_id and d.customer_code = k.customer_code
  cross join search.plain(concat_ws(e'\n', k.name, k.customer_code, k.username, k.mobile)) p (texts)
  order by 1, 3, 2
  on conflict (tenant_id, customer_code, sale_unit) do update set name = excluded.name, texts = excluded.texts, grams = excluded.grams
  where (customers.name, customers.texts) is distinct from (excluded.name, excluded.texts)
$$;

-- Who writes a customer or his centers writes this too, whoever it is and however many at once.
create function search.customers_touched() returns trigger language plpgsql security definer
set search_path = pg_catalog, public, pg_temp as $$
begin
  perform search.put_customers(array_agg(t.tenant_id), array_agg(t.customer_code)) from touched t;
  return null;
end $$;

create trigger found_after_insert after insert on customers referencing new table as touched
  for each statement execute function search.customers_touched();
create trigger found_after_update after update on customers referencing new table as touched
  for each statement execute function search.customers_touched();
create trigger found_after_insert after insert on customer_centers referencing new table as touched
  for each statement execute function search.customers_touched();
create trigger found_after_update after update on customer_centers referencing new table as touched
  for each statement execute function search.customers_touched();
create trigger found_after_delete after delete on customer_centers referencing old table as touched
  for each statement execute function search.customers_touched();

select search.put_customers(array_agg(tenant_id), array_agg(customer_code)) from customers;

-- Active customers of the center whose texts have every part, by name and then code, after the customer `past`, within
-- so many of them in that order.
create function search.walk_customers(likes text[], center text, past_name text, past text, among integer, take integer)
returns table (customer_code text) language plpgsql stable rows 48
-- In the order of the index, whatever the planner knows of a table that grew a minute ago.
set search_path = pg_catalog, public, pg_temp set plan_cache_mode = force_custom_plan
set enable_seqscan = off set enable_bitmapscan = off as $$
declare
  tenant constant text := current_setting('app.tenant_id');
begin
  return query with own as (
    select s.name, s.customer_code, s.texts from search.customers s
    where s.tenant_id = tenant and s.sale_unit = center
      and (s.name, s.customer_code) > (coalesce(past_name, ''), coalesce(past, ''))
    order by s.name, s.customer_code limit among
  ), unbound as (
    select s.name, s.customer_code, s.texts from search.customers s
    where s.tenant_id = tenant and s.sale_unit = ''
      and (s.name, s.customer_code) > (coalesce(past_name, ''), coalesce(past, ''))
    order by s.name, s.customer_code limit among
  )
  select w.customer_code from (
    (select o.name, o.customer_code from own o where o.texts like all (likes) order by 1, 2 limit take)
    union all
    (select u.name, u.customer_code from unbound u where u.texts like all (likes) order by 1, 2 limit take)
  ) w order by w.name, w.customer_code limit take;
end $$;

-- The same for parts as they were typed; `past` null for the first page. What many have is found among the next of them
-- in that order, what few have through the index, where few rows are left to sort: the planner cannot tell the two
-- apart, so one is tried after the other, and only what lies between walks on through all.
create function search.find_customers(parts text[], center text, past text, take integer)
returns table (customer_code text) language plpgsql stable security definer rows 48
set search_path = pg_catalog, public, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  tenant constant text := current_setting('app.tenant_id');
  near constant integer := 200;
  few constant integer := 1000;
  likes constant text[] := array(
    select '%' || replace(replace(replace(search.plain(p), '\', '\\'), '%', '\%'), '_', '\_') || '%' from unnest(parts) p);
  -- What the index is asked for: the parts of three letters and more.
  known constant text[] := array(select g from unnest(parts) p, unnest(search.grams(search.plain(p))) g);
  -- Of no collation of its own: it would go over to every text that search.walk_customers compares.
  past_name text;
  codes text[];
begin
  if past is not null then
    select s.name into past_name from search.customers s
    where s.tenant_id = tenant and s.sale_unit in (center, '') and s.customer_code = past limit 1;
    if not found then return; end if;
  end if;
  codes := array(select w.customer_code from search.walk_customers(likes, center, past_name, past, near, take) w);
  if cardinality(codes) < take and cardinality(known) > 0 then
    with found as materialized (
      select s.name, s.customer_code, s.texts from search.customers s
      where s.tenant_id = tenant and s.sale_unit in (center, '') and s.grams @> known limit few + 1
    )
    select case when (select count(*) from found) <= few then array(
      select f.customer_code from found f
      where f.texts like all (likes) and (f.name, f.customer_code) > (coalesce(past_name, ''), coalesce(past, ''))
      order by f.name, f.customer_code limit take) end into codes;
  end if;
  if codes is null or (cardinality(codes) < take and cardinality(known) = 0) then
    codes := array(select w.customer_code from search.walk_customers(likes, center, past_name, past, null, take) w);
  end if;
  return query select unnest(codes);
end $$;

revoke all on all functions in schema search from public;
grant execute on function search.find_customers(text[], text, text, integer) to shop_app;
