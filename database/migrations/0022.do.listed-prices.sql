-- Lists sorted by price go by the price that a buyer is shown: that of his price level, else of level 1, with VAT where
-- the set price does not hold it; of the smallest unit.

-- A product without a price has no row. Level 1 is always listed; another level is once the shop has a price of it,
-- until then its customers are shown level 1 throughout, and so is their order. The categories stand here so that a
-- category by price is one range of an index.
create table listed_prices (
  tenant_id text not null,
  product_code text not null,
  level smallint not null check (level between 1 and 5),
  satang bigint not null check (satang > 0),
  h1 text, h2 text, h3 text, h4 text, h5 text,
  primary key (tenant_id, product_code, level),
  foreign key (tenant_id, product_code) references products on delete cascade
);
create index listed_prices_shop on listed_prices (tenant_id, level, satang, product_code);
create index listed_prices_h1 on listed_prices (tenant_id, level, h1, satang, product_code);
create index listed_prices_h2 on listed_prices (tenant_id, level, h2, satang, product_code);
create index listed_prices_h3 on listed_prices (tenant_id, level, h3, satang, product_code);
create index listed_prices_h4 on listed_prices (tenant_id, level, h4, satang, product_code) where h4 is not null;
create index listed_prices_h5 on listed_prices (tenant_id, level, h5, satang, product_code) where h5 is not null;
call platform.build_wall('listed_prices', 'select, insert, update, delete');

-- The same of what stands on a shelf: a page of a shelf by price is one range of the key. Written from shelf_products
-- only, which is bound to the products; a bond of its own would take two thirds of the time to write it.
create table shelf_prices (
  tenant_id text not null,
  shelf text not null,
  category text not null,
  level smallint not null,
  satang bigint not null,
  product_code text not null,
  primary key (tenant_id, shelf, category, level, satang, product_code)
);
create index shelf_prices_product on shelf_prices (tenant_id, product_code);
call platform.build_wall('shelf_prices', 'select, insert, update, delete');

-- Whether lists go by a level. Asked for the first row in the order of an index, which leaves the planner no other way:
-- to find that a level has none it might else read all of the others'.
create function is_listed(whose text, of_level integer) returns boolean language sql stable as $$
  select (select l.level from listed_prices l where l.tenant_id = whose and l.level = of_level order by l.satang limit 1)
    is not null $$;

-- Makes both tables true for these products of a tenant, or for all of them, and begins and ends its levels in the
-- latter case. Writes only what differs. The one place of the formula, beside domain/pricing.ts.
-- Planned for what it is asked (a product or a million), and, for many, never with a look for each.
create function list_prices(whose text, codes text[] default null) returns void language plpgsql
set search_path = public, pg_temp set plan_cache_mode = force_custom_plan set enable_nestloop = on set work_mem = '32MB' as $$
declare
  levels smallint[];
begin
  if codes is null or cardinality(codes) > 100 then set local enable_nestloop = off; end if;
  if codes is null then
    select array_remove(array[1, max(2) filter (where c.level2 > 0), max(3) filter (where c.level3 > 0),
      max(4) filter (where c.level4 > 0), max(5) filter (where c.level5 > 0)], null)
    into levels from product_prices c where c.tenant_id = whose and c.unit_no = 1;
  else
    select array_agg(n) into levels from generate_series(1, 5) n
    where n = 1 or is_listed(whose, n);
  end if;

  with wanted as materialized (
    select c.product_code, n.level, s.satang + case c.tax_type when 2 then (s.satang * 7 + 50) / 100 else 0 end as satang,
      p.h1, p.h2, p.h3, p.h4, p.h5
    from product_prices c
    join products p on p.tenant_id = c.tenant_id and p.product_code = c.product_code
    cross join lateral unnest(levels) as n (level)
    cross join lateral (select coalesce(
      nullif((array[c.level1, c.level2, c.level3, c.level4, c.level5])[n.level], 0), nullif(c.level1, 0)) as satang) s
    where c.tenant_id = whose and c.unit_no = 1 and s.satang is not null
      and (codes is null or c.product_code = any (codes))
  ), gone as (
    delete from listed_prices l
    where l.tenant_id = whose and (codes is null or l.product_code = any (codes))
      and not exists (select from wanted w where w.product_code = l.product_code and w.level = l.level)
  )
  insert into listed_prices as l (tenant_id, product_code, level, satang, h1, h2, h3, h4, h5)
  select whose, w.* from wanted w
  where not exists (
    select from listed_prices o where o.tenant_id = whose and (codes is null or o.product_code = any (codes))
      and o.product_code = w.product_code and o.level = w.level
      and (o.satang, o.h1, o.h2, o.h3, o.h4, o.h5) is not distinct from (w.satang, w.h1, w.h2, w.h3, w.h4, w.h5))
  on conflict (tenant_id, product_code, level) do update
    set satang = excluded.satang, h1 = excluded.h1, h2 = excluded.h2, h3 = excluded.h3, h4 = excluded.h4, h5 = excluded.h5;

  with wanted as materialized (
    select s.shelf, s.category, l.level, l.satang, s.product_code
    from shelf_products s join listed_prices l on l.tenant_id = s.tenant_id and l.product_code = s.product_code
    where s.tenant_id = whose and (codes is null or s.product_code = any (codes))
  ), gone as (
    delete from shelf_prices x
    where x.tenant_id = whose and (codes is null or x.product_code = any (codes))
      and not exists (select from wanted w where w.shelf = x.shelf and w.category = x.category and w.level = x.level
        and w.satang = x.satang and w.product_code = x.product_code)
  )
  insert into shelf_prices (tenant_id, shelf, category, level, satang, product_code)
  select whose, w.* from wanted w
  where not exists (
    select from shelf_prices x where x.tenant_id = whose and (codes is null or x.product_code = any (codes))
      and x.shelf = w.shelf and x.category = w.category and x.level = w.level and x.satang = w.satang
      and x.product_code = w.product_code)
  on conflict do nothing;
end $$;

-- Whoever writes a price or moves a product to another category. The first price of a level lists the level at once in a
-- shop that has no more than so many products; in a larger one a job does, for it takes long.
create function follow_prices() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  at_once constant integer := 2000;
  one record;
begin
  for one in
    select c.tenant_id, array_agg(distinct c.product_code) as codes,
      array_agg(distinct n.level) filter (where n.satang > 0) as levels
    from changed c
    cross join lateral (values (2, c.level2), (3, c.level3), (4, c.level4), (5, c.level5)) n (level, satang)
    where c.unit_no = 1 group by c.tenant_id
  loop
    if exists (select from unnest(one.levels) as level where not is_listed(one.tenant_id, level))
      and at_once >= (
        select count(*) from (select from products p where p.tenant_id = one.tenant_id limit at_once + 1) few)
    then perform list_prices(one.tenant_id);
    else perform list_prices(one.tenant_id, one.codes);
    end if;
  end loop;
  return null;
end $$;
create trigger list_new_prices after insert on product_prices
  referencing new table as changed for each statement execute function follow_prices();
create trigger list_changed_prices after update on product_prices
  referencing new table as changed for each statement execute function follow_prices();

create function follow_categories() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  one record;
begin
  for one in
    select n.tenant_id, array_agg(n.product_code) as codes from before o join changed n using (tenant_id, product_code)
    where (o.h1, o.h2, o.h3, o.h4, o.h5) is distinct from (n.h1, n.h2, n.h3, n.h4, n.h5) group by n.tenant_id
  loop
    perform list_prices(one.tenant_id, one.codes);
  end loop;
  return null;
end $$;
create trigger list_moved_products after update on products
  referencing old table as before new table as changed for each statement execute function follow_categories();

create function unlist_products() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  delete from shelf_prices s using before o where s.tenant_id = o.tenant_id and s.product_code = o.product_code;
  return null;
end $$;
create trigger unlist_deleted_products after delete on products
  referencing old table as before for each statement execute function unlist_products();

select list_prices(tenant_id) from platform.tenants;

alter table products drop column list_price;
alter table shelf_products drop column list_price;
