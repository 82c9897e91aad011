-- The desk's filters of orders, and searches that forgive (decision 47).

-- Whether staff left a note for each other, which the filter asks for: looking for it among the events of every order of a
-- list would read all of them.
alter table orders add column has_note boolean not null default false;
update orders o set has_note = true where exists (
  select from order_events e where e.tenant_id = o.tenant_id and e.order_id = o.order_id and e.note <> '');

create function order_noted() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  update orders set has_note = true where tenant_id = new.tenant_id and order_id = new.order_id and not has_note;
  return null;
end $$;
create trigger order_noted after insert on order_events for each row
  when (new.note <> '') execute function order_noted();
-- Whether they left any, there or in the list.
alter table orders add column is_noted boolean not null generated always as (has_note or staff_note <> '') stored;

-- Where it goes, as `province/district`: what staff type is looked for among the names of the districts.
alter table orders add column ship_place text
  generated always as ((ship_to ->> 'province') || '/' || (ship_to ->> 'district')) stored;

-- With all that the list narrows orders by, so that those that are not shown are never fetched. As many entries as before.
drop index orders_by_state;
create index orders_by_state on orders (tenant_id, sale_unit, order_type, status, placed_at, order_id)
  include (total_satang, payment_status, due_satang, delivery_kind, placed_by_user, is_noted);
drop index orders_by_total;
create index orders_by_total on orders (tenant_id, sale_unit, order_type, status, total_satang, order_id)
  include (placed_at, payment_status, due_satang, delivery_kind, placed_by_user, is_noted) where status <> 'Wait';

-- As in orders_by_end, placing an order writes no entry here; those that wait are few, and are looked through.
create index orders_by_place on orders (tenant_id, sale_unit, order_type, ship_place, placed_at, order_id)
  where status <> 'Wait';

-- Orders with a product. The only index here that placing an order writes to: an entry for each line.
create index order_lines_of_product on order_lines (tenant_id, product_code, order_id);

-- Customers are also found by their tax ID and by the districts and provinces of their addresses.
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
  left join lateral (
    select string_agg(distinct concat_ws(e'\n', nullif(a.tax_id, ''), r.name_th, r.name_en, q.name_th, q.name_en), e'\n') as texts
    from addresses a
    join reference.districts r on r.district_code = a.district_code
    join reference.provinces q on q.province_code = a.province_code
    where a.tenant_id = t and a.customer_code = c and a.is_active
  ) places on true
  cross join search.plain(
    concat_ws(e'\n', k.name, k.customer_code, f.username, f.mobile, nullif(k.tax_id, ''), left(places.texts, 1000))) p (texts)
  order by 1, 3, 2
  on conflict (tenant_id, customer_code, sale_unit) do update set name = excluded.name, texts = excluded.texts
  where (customers.name, customers.texts) is distinct from (excluded.name, excluded.texts)
$$;

create trigger found_after_insert after insert on addresses referencing new table as touched
  for each statement execute function search.customers_touched();
create trigger found_after_update after update on addresses referencing new table as touched
  for each statement execute function search.customers_touched();
select search.put_customers(array_agg(tenant_id), array_agg(customer_code)) from customers;

-- How many slips of the fingers away from these texts the parts are, 0 where they have all of them; null where a part is not
-- near any of it. A slip leaves one half of a word as it is, so a word is compared only around its halves. What has a digit is a
-- number or a code, and another one is another thing: a part of it is found, a slip in it is not.
create function search.slips(texts text, parts text[]) returns integer language sql immutable
set search_path = pg_catalog, public, pg_temp as $$
  select case when count(*) = count(n.slips) then sum(n.slips)::integer end
  from unnest(parts) part cross join search.plain(part) w (word) cross join lateral (
    select case
      when position(w.word in texts) > 0 then 0
      when length(w.word) < 4 or w.word ~ '[0-9]' then null
      else (
        select min(d.many)
        from (values (left(w.word, length(w.word) / 2), 0), (substr(w.word, length(w.word) / 2 + 1), length(w.word) / 2)) h (half, ahead)
        cross join generate_series(1, length(texts)) at
        cross join generate_series(-1, 1) more
        cross join lateral levenshtein_less_equal(
          substr(texts, greatest(1, at - case when ahead > 0 then ahead + more else 0 end), length(w.word) + more), w.word,
          case when length(w.word) > 5 then 2 else 1 end) d (many)
        where substr(texts, at, length(h.half)) = h.half and d.many <= case when length(w.word) > 5 then 2 else 1 end
      )
    end as slips
  ) n
$$;

-- Customers of the center whose texts are fewest slips away from the parts, at most so many: nobody turns pages of those.
-- One word is mistyped, the others are as they were typed; its halves are asked from the index.
create function search.customers_near(parts text[], center text, take integer)
returns table (customer_code text) language plpgsql stable rows 48
set search_path = pg_catalog, public, pg_temp set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_indexscan = off as $$
declare
  tenant constant text := current_setting('app.tenant_id');
  looked_at constant integer := 1000;
begin
  return query with words as (
    select p.nth, w.word from unnest(parts) with ordinality p (part, nth) cross join search.plain(p.part) w (word)
  ), tries as (
    select array_agg(o.word) filter (where o.nth <> w.nth and length(o.word) > 1) || h.half as known
    from words w
    cross join lateral (values (left(w.word, length(w.word) / 2)), (substr(w.word, length(w.word) / 2 + 1))) h (half)
    cross join words o
    where length(w.word) > 3 and w.word !~ '[0-9]' group by w.nth, h.half
  ), keys as materialized (
    select array_agg(distinct hashtext(tenant || '/' || c || '/' || g)) as keys, tenant || '/' || c as place
    from tries t cross join unnest(array[center, '']) c cross join unnest(t.known) k cross join unnest(search.grams(k)) g
    where length(g) > 2 or length(k) = 2 group by t.known, c
  ), near as (
    select distinct f.name, f.customer_code, search.slips(f.texts, parts) as slips from keys cross join lateral (
      select s.name, s.customer_code, s.texts from search.customers s
      where search.gram_keys(s.tenant_id, s.sale_unit, s.texts) @> keys.keys
        and (s.tenant_id || '/' || s.sale_unit) = keys.place limit looked_at
    ) f
  )
  select n.customer_code from near n where n.slips = (select min(m.slips) from near m) and n.slips <= 2
  order by n.name, n.customer_code limit take;
end $$;

-- As before; where nobody has all parts, those who nearly do, on one page.
alter function search.find_customers(text[], text, text, integer) rename to customers_with;
create function search.find_customers(parts text[], center text, past text, take integer)
returns table (customer_code text) language plpgsql stable security definer rows 48
set search_path = pg_catalog, public, pg_temp as $$
begin
  return query select c.customer_code from search.customers_with(parts, center, past, take) c;
  if found or past is not null or cardinality(parts) = 0 then return; end if;
  return query select n.customer_code from search.customers_near(parts, center, greatest(1, take - 1)) n;
end $$;
revoke all on all functions in schema search from public;
revoke execute on function search.customers_with(text[], text, text, integer) from shop_app;
grant execute on function search.find_customers(text[], text, text, integer) to shop_app;
grant execute on function search.slips(text, text[]) to shop_app;
grant execute on function search.plain(text) to shop_app;
