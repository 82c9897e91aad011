-- The desk's list of customers: the active and the disabled ones of a center by name, narrowed by what is known of them.
-- Outside the wall for the same reason as search.customers, which is for ordering and has the active ones alone.

-- What staff write down about a customer, for each other.
alter table customers add column staff_note text not null default '' check (char_length(staff_note) <= 1000);

-- When a customer ordered last from a center, canceled orders aside.
create table search.last_orders (
  tenant_id text not null,
  customer_code text not null,
  sale_unit text not null,
  last_order_at timestamptz not null,
  primary key (tenant_id, customer_code, sale_unit),
  foreign key (tenant_id, customer_code) references public.customers on delete cascade
);
create index last_orders_walk on search.last_orders (tenant_id, sale_unit, last_order_at, customer_code);
insert into search.last_orders
select tenant_id, customer_code, sale_unit, max(placed_at) from orders
where order_type = '3' and customer_code is not null and status <> 'Canceled' group by 1, 2, 3;

-- When a person signed in themselves for the first and the last time; nobody who orders for them counts.
create table profile_sign_ins (
  tenant_id text not null,
  profile_code text not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (tenant_id, profile_code),
  foreign key (tenant_id, profile_code) references profiles on delete cascade
);
call platform.build_wall('profile_sign_ins', 'select, insert, update');
-- Sessions are kept for a while only; who has ordered without a salesman has signed in too.
insert into profile_sign_ins
select c.tenant_id, c.profile_code, min(s.at), max(s.at) from customers c
join lateral (
  select created_at as at from sessions t
  where t.tenant_id = c.tenant_id and t.customer_code = c.customer_code and t.kind = 'buyer' and t.user_id is null
  union all
  select placed_at from orders o
  where o.tenant_id = c.tenant_id and o.customer_code = c.customer_code and o.placed_by_user is null
) s on true
where c.status <> 'erased' group by 1, 2;

create table search.desk_customers (
  tenant_id text not null,
  -- '' for who is bound to no center.
  sale_unit text not null,
  customer_code text not null,
  name text collate "th-x-icu" not null,
  texts text not null,
  -- A word for each thing that the list is narrowed by: `s=` state, `t=` type, `l=` price level, `m=` salesman, `g=` each tag,
  -- `o=never` for who has not ordered, and `i=never` for who has not signed in.
  marks text[] not null,
  primary key (tenant_id, customer_code, sale_unit),
  foreign key (tenant_id, customer_code) references public.customers on delete cascade
);

create function search.desk_keys(tenant text, center text, texts text, marks text[]) returns integer[] language sql immutable
set search_path = pg_catalog, pg_temp as $$
  select search.gram_keys(tenant, center, texts)
    || array(select hashtext(tenant || '/' || center || '/' || m) from unnest(marks) m)
$$;
create index desk_customers_keys on search.desk_customers
  using gin (search.desk_keys(tenant_id, sale_unit, texts, marks)) with (fastupdate = on, gin_pending_list_limit = 512);
create index desk_customers_walk on search.desk_customers (tenant_id, sale_unit, name, customer_code) include (marks);
create index desk_customers_by_chance on search.desk_customers (tenant_id, sale_unit, hashtext(customer_code), customer_code)
  include (texts, marks);

create function search.put_desk_customers(tenants text[], codes text[])
returns void language sql volatile set search_path = pg_catalog, public, pg_temp as $$
  with touched as (select distinct t, c from unnest(tenants, codes) as u (t, c)), gone as (
    delete from search.desk_customers s using touched
    where s.tenant_id = t and s.customer_code = c and not exists (
      select from customers k
      left join customer_centers d on d.tenant_id = k.tenant_id and d.customer_code = k.customer_code
      where k.tenant_id = t and k.customer_code = c and k.status in ('active', 'disabled')
        and coalesce(d.sale_unit, '') = s.sale_unit)
  )
  insert into search.desk_customers (tenant_id, sale_unit, customer_code, name, texts, marks)
  select k.tenant_id, coalesce(d.sale_unit, ''), k.customer_code, k.name, p.texts,
    array['s=' || k.status, 't=' || coalesce(k.customer_type, ''), 'l=' || k.price_level, 'm=' || coalesce(k.salesman_id, '')]
      || array(select 'g=' || tag from unnest(k.tags) tag order by 1)
      || case when exists (select from search.last_orders l
        where l.tenant_id = t and l.customer_code = c and l.sale_unit = coalesce(d.sale_unit, l.sale_unit))
        then '{}'::text[] else array['o=never'] end
      || case when exists (select from profile_sign_ins i where i.tenant_id = t and i.profile_code = k.profile_code)
        then '{}'::text[] else array['i=never'] end
  from touched
  join customers k on k.tenant_id = t and k.customer_code = c and k.status in ('active', 'disabled')
  join profiles f on f.tenant_id = k.tenant_id and f.profile_code = k.profile_code
  left join customer_centers d on d.tenant_id = k.tenant_id and d.customer_code = k.customer_code
  left join lateral (
    select string_agg(distinct concat_ws(e'\n', nullif(a.tax_id, ''), r.name_th, r.name_en, q.name_th, q.name_en), e'\n') as texts
    from addresses a
    join reference.districts r on r.district_code = a.district_code
    join reference.provinces q on q.province_code = a.province_code
    where a.tenant_id = t and a.customer_code = c and a.is_active
  ) places on true
  cross join search.plain(
    concat_ws(e'\n', k.name, k.customer_code, f.username, f.mobile, nullif(k.tax_id, ''), left(places.texts, 400))) p (texts)
  order by 1, 3, 2
  on conflict (tenant_id, customer_code, sale_unit) do update set name = excluded.name, texts = excluded.texts,
    -- Whether they have ordered or signed in is as it stands in the row: they may do so at this moment.
    marks = array(select m from unnest(excluded.marks) m where m not like '%=never')
      || array(select m from unnest(desk_customers.marks) m where m like '%=never')
  where (desk_customers.name, desk_customers.texts) is distinct from (excluded.name, excluded.texts)
    or desk_customers.marks <> excluded.marks
$$;

create or replace function search.customers_touched() returns trigger language plpgsql security definer
set search_path = pg_catalog, public, pg_temp as $$
begin
  perform search.put_customers(array_agg(t.tenant_id), array_agg(t.customer_code)) from touched t;
  perform search.put_desk_customers(array_agg(t.tenant_id), array_agg(t.customer_code)) from touched t;
  return null;
end $$;
create or replace function search.profiles_touched() returns trigger language plpgsql security definer
set search_path = pg_catalog, public, pg_temp as $$
begin
  perform search.put_customers(array_agg(k.tenant_id), array_agg(k.customer_code)),
    search.put_desk_customers(array_agg(k.tenant_id), array_agg(k.customer_code))
  from touched t join customers k on k.tenant_id = t.tenant_id and k.profile_code = t.profile_code;
  return null;
end $$;
select search.put_desk_customers(array_agg(tenant_id), array_agg(customer_code)) from customers;

create function search.order_counted() returns trigger language plpgsql security definer
set search_path = pg_catalog, public, pg_temp as $$
begin
  update search.last_orders set last_order_at = new.placed_at
  where tenant_id = new.tenant_id and customer_code = new.customer_code and sale_unit = new.sale_unit
    and last_order_at <= new.placed_at;
  if found then return null; end if;
  insert into search.last_orders values (new.tenant_id, new.customer_code, new.sale_unit, new.placed_at) on conflict do nothing;
  if not found then return null; end if;
  update search.desk_customers set marks = array_remove(marks, 'o=never')
  where tenant_id = new.tenant_id and customer_code = new.customer_code and sale_unit in (new.sale_unit, '')
    and 'o=never' = any(marks);
  return null;
end $$;
create function search.order_canceled() returns trigger language plpgsql security definer
set search_path = pg_catalog, public, pg_temp as $$
declare
  at timestamptz;
begin
  select o.placed_at into at from orders o
  where o.tenant_id = new.tenant_id and o.customer_code = new.customer_code and o.sale_unit = new.sale_unit
    and o.order_type = '3' and o.status <> 'Canceled'
  order by o.placed_at desc limit 1;
  if at is not null then
    -- One that came meanwhile is later than what is canceled.
    update search.last_orders set last_order_at = at
    where tenant_id = new.tenant_id and customer_code = new.customer_code and sale_unit = new.sale_unit
      and last_order_at <= new.placed_at;
    return null;
  end if;
  delete from search.last_orders
  where tenant_id = new.tenant_id and customer_code = new.customer_code and sale_unit = new.sale_unit
    and last_order_at <= new.placed_at;
  if not found then return null; end if;
  update search.desk_customers s set marks = marks || array['o=never']
  where s.tenant_id = new.tenant_id and s.customer_code = new.customer_code and not 'o=never' = any(s.marks)
    and (s.sale_unit = new.sale_unit or s.sale_unit = '' and not exists (
      select from search.last_orders l where l.tenant_id = s.tenant_id and l.customer_code = s.customer_code));
  return null;
end $$;
create function search.signed_in() returns trigger language plpgsql security definer
set search_path = pg_catalog, public, pg_temp as $$
declare
  person text;
begin
  select c.profile_code into person from customers c where c.tenant_id = new.tenant_id and c.customer_code = new.customer_code;
  update profile_sign_ins set last_at = new.created_at where tenant_id = new.tenant_id and profile_code = person;
  if found then return null; end if;
  insert into profile_sign_ins values (new.tenant_id, person, new.created_at, new.created_at) on conflict do nothing;
  update search.desk_customers s set marks = array_remove(s.marks, 'i=never')
  from customers c
  where c.tenant_id = new.tenant_id and c.profile_code = person
    and s.tenant_id = c.tenant_id and s.customer_code = c.customer_code and 'i=never' = any(s.marks);
  return null;
end $$;
create trigger signed_in after insert on sessions for each row
  when (new.kind = 'buyer' and new.customer_code is not null and new.user_id is null) execute function search.signed_in();

-- Beside `erase_person`, which sets this state.
create function erased_besides() returns trigger language plpgsql security definer
set search_path = pg_catalog, public, pg_temp as $$
begin
  delete from profile_sign_ins where tenant_id = new.tenant_id and profile_code = new.profile_code;
  new.staff_note := '';
  return new;
end $$;
revoke all on function erased_besides() from public;
create trigger erased_besides before update of status on customers for each row
  when (new.status = 'erased' and old.status <> 'erased') execute function erased_besides();

-- At the commit: an order has taken its stock by then, whichever way round it changes both.
create constraint trigger order_counted after insert on orders deferrable initially deferred for each row
  when (new.order_type = '3' and new.customer_code is not null and new.status <> 'Canceled')
  execute function search.order_counted();
create constraint trigger order_uncanceled after update of status on orders deferrable initially deferred for each row
  when (new.order_type = '3' and new.customer_code is not null and old.status = 'Canceled' and new.status <> 'Canceled')
  execute function search.order_counted();
create constraint trigger order_canceled after update of status on orders deferrable initially deferred for each row
  when (new.order_type = '3' and new.customer_code is not null and old.status <> 'Canceled' and new.status = 'Canceled')
  execute function search.order_canceled();

-- `narrowed` is SQL that search.find_desk_customers made. By name and then code, after the customer `past`.
create function search.desk_by_name(center text, narrowed text, past_name text, past text, take integer)
returns table (customer_code text) language plpgsql stable rows 12
set search_path = pg_catalog, public, pg_temp set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off as $$
begin
  return query execute format($query$
    select w.customer_code from (
      (select s.name, s.customer_code from search.desk_customers s
        where s.tenant_id = %1$L and s.sale_unit = %2$L and (s.name, s.customer_code) > (%3$L collate "th-x-icu", %4$L) %5$s
        order by s.name, s.customer_code limit %6$s)
      union all
      (select s.name, s.customer_code from search.desk_customers s
        where s.tenant_id = %1$L and s.sale_unit = '' and (s.name, s.customer_code) > (%3$L collate "th-x-icu", %4$L) %5$s
        order by s.name, s.customer_code limit %6$s)
    ) w order by w.name, w.customer_code limit %6$s $query$,
    current_setting('app.tenant_id'), center, coalesce(past_name, ''), coalesce(past, ''), narrowed, take);
end $$;

-- In an order that means nothing, which every page finds alike.
create function search.desk_by_chance(center text, narrowed text, past text, take integer)
returns table (customer_code text) language plpgsql stable rows 12
set search_path = pg_catalog, public, pg_temp set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off as $$
begin
  return query execute format($query$
    select w.code from (
      (select hashtext(s.customer_code) as chance, s.customer_code as code from search.desk_customers s
        where s.tenant_id = %1$L and s.sale_unit = %2$L and (hashtext(s.customer_code), s.customer_code) > (%3$s, %4$L) %5$s
        order by 1, 2 limit %6$s)
      union all
      (select hashtext(s.customer_code), s.customer_code from search.desk_customers s
        where s.tenant_id = %1$L and s.sale_unit = '' and (hashtext(s.customer_code), s.customer_code) > (%3$s, %4$L) %5$s
        order by 1, 2 limit %6$s)
    ) w order by w.chance, w.code limit %6$s $query$,
    current_setting('app.tenant_id'), center, coalesce(hashtext(past), -2147483648), coalesce(past, ''), narrowed, take);
end $$;

-- Those who ordered last within a time, the latest first.
create function search.desk_by_last_order(
  center text, narrowed text, since timestamptz, until timestamptz, past_at timestamptz, past text, take integer)
returns table (customer_code text) language plpgsql stable rows 12
set search_path = pg_catalog, public, pg_temp set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off
set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  return query execute format($query$
    select l.customer_code from search.last_orders l
    join search.desk_customers s
      on s.tenant_id = l.tenant_id and s.customer_code = l.customer_code and s.sale_unit in (%2$L, '')
    where l.tenant_id = %1$L and l.sale_unit = %2$L and l.last_order_at >= %3$L and l.last_order_at < %4$L
      and (l.last_order_at, l.customer_code) < (%5$L, %6$L) %7$s
    order by l.last_order_at desc, l.customer_code desc limit %8$s $query$,
    current_setting('app.tenant_id'), center, since, until, coalesce(past_at, 'infinity'::timestamptz), coalesce(past, ''),
    narrowed, take);
end $$;

-- About how many of the center are narrowed to: of so many that chance gave, and from how far those reach.
create function search.desk_many(center text, narrowed text) returns double precision language plpgsql stable
set search_path = pg_catalog, public, pg_temp set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off as $$
declare
  many double precision := 0;
  part double precision;
  place text;
begin
  foreach place in array array[center, ''] loop
  execute format($query$
    select case when count(*) < 300 then count(*) filter (where s.fits)
      else count(*) filter (where s.fits) * 4294967296.0 / (max(s.chance) + 2147483649.0) end
    from (
      select hashtext(s.customer_code) as chance, true %3$s as fits from search.desk_customers s
      where s.tenant_id = %1$L and s.sale_unit = %2$L order by hashtext(s.customer_code), s.customer_code limit 300
    ) s $query$, current_setting('app.tenant_id'), place, narrowed) into part;
  many := many + coalesce(part, 0);
  end loop;
  return many;
end $$;

-- Those of the center that are narrowed to and have one number of each group.
create function search.desk_of_keys(center text, narrowed text, words text[], groups jsonb)
returns table (name text, customer_code text) language plpgsql stable rows 48
set search_path = pg_catalog, public, pg_temp set enable_seqscan = off set enable_indexscan = off as $$
declare
  tenant constant text := current_setting('app.tenant_id');
  place text;
  keys text;
begin
  foreach place in array array[center, ''] loop
    select string_agg(k.condition, ' ') into keys from (
      select format('and search.desk_keys(s.tenant_id, s.sale_unit, s.texts, s.marks) @> %L::integer[]',
        array_agg(distinct hashtext(tenant || '/' || place || '/' || g))) as condition
      from unnest(words) p cross join lateral unnest(search.grams(p)) g where length(g) > 2 or length(p) = 2
      having count(*) > 0
      union all
      select format('and search.desk_keys(s.tenant_id, s.sale_unit, s.texts, s.marks) && %L::integer[]',
        array(select hashtext(tenant || '/' || place || '/' || m) from jsonb_array_elements_text(one) m))
      from jsonb_array_elements(groups) one) k;
    -- Tenant and center are compared in a way for which no other index could be asked: one would read the whole center.
    return query execute format($query$
      select s.name, s.customer_code from search.desk_customers s
      where (s.tenant_id || '/' || s.sale_unit) = %1$L %2$s %3$s $query$, tenant || '/' || place, keys, narrowed);
  end loop;
end $$;

/*
 * For parts as they were typed; each of `groups` has marks of which a customer has one. `past` is null for the first page. With
 * `since` those who ordered last from then to `until`, the latest first; else by name and then code, or in no order where a text has
 * more than about three hundred. Where nobody has the parts, the active ones who nearly do, on one page.
 */
create function search.find_desk_customers(
  parts text[], center text, groups jsonb, since timestamptz, until timestamptz, past text, take integer)
returns table (customer_code text) language plpgsql stable security definer rows 12
set search_path = pg_catalog, public, pg_temp as $$
declare
  tenant constant text := current_setting('app.tenant_id');
  few constant integer := 300;
  likes constant text[] := array(
    select '%' || replace(replace(replace(search.plain(p), '\', '\\'), '%', '\%'), '_', '\_') || '%' from unnest(parts) p);
  -- What the index is asked for: the parts of two letters and more.
  known constant text[] := array(select search.plain(p) from unnest(parts) p where length(search.plain(p)) > 1);
  by_marks constant text := coalesce((
    select string_agg(format('and s.marks && %L::text[]', array(select jsonb_array_elements_text(one))), ' ')
    from jsonb_array_elements(groups) one), '');
  narrowed constant text := by_marks || case when cardinality(likes) = 0 then ''
    else format(' and s.texts like all (%L::text[])', likes) end;
  is_narrowed constant boolean := narrowed <> '';
  past_name text;
  past_at timestamptz;
  is_few boolean := false;
begin
  if past is not null then
    select s.name into past_name from search.desk_customers s
    where s.tenant_id = tenant and s.customer_code = past and s.sale_unit in (center, '') limit 1;
    if not found then return; end if;
    select l.last_order_at into past_at from search.last_orders l
    where l.tenant_id = tenant and l.customer_code = past and l.sale_unit = center;
  end if;
  if is_narrowed and cardinality(known) + jsonb_array_length(groups) > 0 then
    -- Each customer on the way by the last order is looked up, so more of them are read by their numbers.
    is_few := search.desk_many(center, narrowed) <= case when since is null then few else 2 * few end;
  end if;
  if is_few and since is not null then
    return query select f.customer_code from search.desk_of_keys(center, narrowed, known, groups) f
      -- `offset`: each of the few is looked up, whatever the planner knows of the table.
      cross join lateral (
        select o.last_order_at as at from search.last_orders o
        where o.tenant_id = tenant and o.customer_code = f.customer_code and o.sale_unit = center offset 0) l
      where l.at >= since and l.at < until
        and (l.at, f.customer_code) < (coalesce(past_at, 'infinity'), coalesce(past, ''))
      order by l.at desc, f.customer_code desc limit take;
  elsif since is not null then
    return query select l.customer_code
      from search.desk_by_last_order(center, narrowed, since, until, past_at, past, take) l;
  elsif is_few then
    return query select f.customer_code from search.desk_of_keys(center, narrowed, known, groups) f
      where (f.name collate "th-x-icu", f.customer_code) > (coalesce(past_name, ''), coalesce(past, ''))
      order by f.name collate "th-x-icu", f.customer_code limit take;
  elsif cardinality(parts) > 0 then
    return query select c.customer_code from search.desk_by_chance(center, narrowed, past, take) c;
  else
    return query select n.customer_code from search.desk_by_name(center, narrowed, past_name, past, take) n;
  end if;
  if found or past is not null or cardinality(parts) = 0 or since is not null then return; end if;
  return query execute format($query$
    select n.customer_code from search.customers_near(%1$L, %2$L, %3$s) with ordinality n (customer_code, nth)
    join search.desk_customers s on s.tenant_id = %4$L and s.customer_code = n.customer_code and s.sale_unit in (%2$L, '')
    where true %5$s order by n.nth $query$, parts, center, greatest(1, take - 1), tenant, by_marks);
end $$;

-- When these customers ordered last from the center.
create function search.last_orders_at(center text, codes text[]) returns table (customer_code text, at timestamptz)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select l.customer_code, l.last_order_at from search.last_orders l
  where l.tenant_id = current_setting('app.tenant_id') and l.customer_code = any(codes) and l.sale_unit = center
$$;

revoke all on all functions in schema search from public;
revoke all on function search.desk_by_name(text, text, text, text, integer), search.desk_by_chance(text, text, text, integer),
  search.desk_by_last_order(text, text, timestamptz, timestamptz, timestamptz, text, integer), search.desk_many(text, text),
  search.desk_of_keys(text, text, text[], jsonb) from shop_app;
grant execute on function search.find_desk_customers(text[], text, jsonb, timestamptz, timestamptz, text, integer),
  search.last_orders_at(text, text[]) to shop_app;
