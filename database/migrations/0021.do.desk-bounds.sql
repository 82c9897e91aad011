-- Two searches of the desk that still grew with the tenant (decision 15).

-- Orders of a customer with all that the desk's list narrows them by, so that those that are not shown are never fetched:
-- of a name that many have the orders of fifty customers are looked through. Placing an order writes as many entries as
-- before, some bytes longer.
drop index orders_of_customer;
create index orders_of_customer on orders (tenant_id, customer_code, placed_at, order_id)
  include (sale_unit, order_type, status, payment_status, total_satang);
-- The same by total, dearest or cheapest first. As in orders_by_total, placing an order writes no entry here: those that
-- wait are few, and are sorted when they are asked for.
create index orders_of_customer_by_total on orders (tenant_id, customer_code, total_satang, order_id)
  include (sale_unit, order_type, status, payment_status, placed_at) where status <> 'Wait';

-- With the texts, so that looking through customers by chance fetches none of them.
drop index search.customers_by_chance;
create index customers_by_chance on search.customers (tenant_id, sale_unit, hashtext(customer_code), customer_code)
  include (texts);

-- A larger sample than before, of which nothing is fetched any more.
create or replace function search.customers_like(likes text[], center text) returns double precision language plpgsql stable
set search_path = pg_catalog, public, pg_temp set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off as $$
declare
  tenant constant text := current_setting('app.tenant_id');
  sample constant integer := 300;
begin
  return (
    select case when count(*) < sample then count(*) filter (where f.texts like all (likes))
      else count(*) filter (where f.texts like all (likes)) * 4294967296.0 / (max(f.chance) + 2147483649.0) end
    from (
      select hashtext(s.customer_code) as chance, s.texts from search.customers s
      where s.tenant_id = tenant and s.sale_unit = center order by hashtext(s.customer_code), s.customer_code limit sample
    ) f);
end $$;

-- As before, but by chance from about three hundred on: fetching and sorting a thousand took several times as long as a
-- page of a small shop.
create or replace function search.find_customers(parts text[], center text, past text, take integer)
returns table (customer_code text) language plpgsql stable security definer rows 48
set search_path = pg_catalog, public, pg_temp set plan_cache_mode = force_generic_plan
set enable_seqscan = off as $$
declare
  tenant constant text := current_setting('app.tenant_id');
  likes constant text[] := array(
    select '%' || replace(replace(replace(search.plain(p), '\', '\\'), '%', '\%'), '_', '\_') || '%' from unnest(parts) p);
  -- What the index is asked for: the parts of two letters and more.
  known constant text[] := array(select search.plain(p) from unnest(parts) p where length(search.plain(p)) > 1);
  bound integer[];
  unbound integer[];
  -- Of no collation of its own: it would go over to every text that is compared.
  past_name text;
begin
  if past is not null then
    select s.name into past_name from search.customers s
    where s.tenant_id = tenant and s.customer_code = past and s.sale_unit in (center, '') limit 1;
    if not found then return; end if;
  end if;
  if cardinality(parts) = 0 then
    return query select n.customer_code from search.customers_by_name(center, past_name, past, take) n;
  elsif search.customers_like(likes, center) > 300 then
    return query select c.customer_code from search.customers_by_chance(likes, center, past, take) c;
  elsif cardinality(known) = 0 then
    return query select f.customer_code from (
      select s.name, s.customer_code from search.customers s
      where s.tenant_id = tenant and s.sale_unit in (center, '') and s.texts like all (likes)
    ) f where (f.name, f.customer_code) > (coalesce(past_name, ''), coalesce(past, ''))
      order by f.name, f.customer_code limit take;
  else
    select array_agg(distinct hashtext(tenant || '/' || center || '/' || g)), array_agg(distinct hashtext(tenant || '//' || g))
      into bound, unbound
    from unnest(known) p cross join lateral unnest(search.grams(p)) g where length(g) > 2 or length(p) = 2;
    return query select f.customer_code from search.customers_of_keys(likes, center, bound, unbound) f
      where (f.name collate "th-x-icu", f.customer_code) > (coalesce(past_name, ''), coalesce(past, ''))
      order by f.name collate "th-x-icu", f.customer_code limit take;
  end if;
end $$;
