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
create index customers_grams on search.customers using gin (tenant_id, sale_unit, grams) with (fastupdate = off);
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

-- Active customers of the center whose texts have every part, by name and then code, after the customer `past` (null
-- for the first). A part that many have is found by walking in that order, a rare one through the index: the planner
-- cannot tell the two apart, so the rare ones are looked for first, and given up where they turn out to be many.
create function search.find_customers(parts text[], center text, past text, take integer)
returns table (customer_code text) language plpgsql stable security definer rows 48
set search_path = pg_catalog, public, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  tenant constant text := current_setting('app.tenant_id');
  few constant integer := 2000;
  likes constant text[] := array(select '%' || replace(replace(replace(search.plain(p), '\', '\\'), '%', '\%'), '_', '\_') || '%' from unnest(parts) p);
  -- What the index is asked for: the parts of three letters and more.
  known constant text[] := array(select g from unnest(parts) p, unnest(search.grams(search.plain(p))) g);
  past_name text collate "th-x-icu";
  codes text[];
begin
  if past is not null then
    select s.name into past_name from search.customers s
    where s.tenant_id = tenant and s.sale_unit in (center, '') and s.customer_code = past limit 1;
    if not found then return; end if;
  end if;
  if cardinality(known) > 0 then
    with found as materialized (
      select s.name, s.customer_code, s.texts from search.customers s
      where s.tenant_id = tenant and s.sale_unit in (center, '') and s.grams @> known limit few + 1
    )
    select case when (select count(*) from found) > few then null else coalesce(array(
      select f.customer_code from found f
      where f.texts like all (likes) and (past is null or (f.name, f.customer_code) > (past_name, past))
      order by f.name, f.customer_code limit take), '{}') end into codes;
    if codes is not null then return query select unnest(codes); return; end if;
  end if;
  return query
    select w.customer_code from (
      (select s.name, s.customer_code from search.customers s
       where s.tenant_id = tenant and s.sale_unit = center and (s.texts || '') like all (likes)
         and (past is null or (s.name, s.customer_code) > (past_name, past))
       order by s.name, s.customer_code limit take)
      union all
      (select s.name, s.customer_code from search.customers s
       where s.tenant_id = tenant and s.sale_unit = '' and (s.texts || '') like all (likes)
         and (past is null or (s.name, s.customer_code) > (past_name, past))
       order by s.name, s.customer_code limit take)
    ) w order by w.name, w.customer_code limit take;
end $$;

revoke all on all functions in schema search from public;
grant execute on function search.find_customers(text[], text, text, integer) to shop_app;
