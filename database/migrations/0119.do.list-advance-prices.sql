-- Lists by price follow the prices of the day. As in 0033, with the advance prices and the levels that these alone have. At the level of a
-- buyer and then at level 1, an advance price comes before what is set (`priceCandidates` of domain/pricing/pricing.ts).
drop function list_prices(text, text[]);
create function list_prices(
  whose text, codes text[] default null, on_day date default (now() at time zone 'Asia/Bangkok')::date
) returns void language plpgsql
set search_path = public, pg_temp set plan_cache_mode = force_custom_plan set enable_nestloop = on set work_mem = '32MB' as $$
declare
  levels smallint[];
begin
  if codes is null or cardinality(codes) > 100 then set local enable_nestloop = off; end if;
  if codes is null then
    select array_agg(distinct n.level) into levels from (
      select 1 as level
      union all
      select n.level from (
        select max(2) filter (where c.level2 > 0) as l2, max(3) filter (where c.level3 > 0) as l3,
          max(4) filter (where c.level4 > 0) as l4, max(5) filter (where c.level5 > 0) as l5
        from product_prices c where c.tenant_id = whose and c.unit_no = 1
      ) c cross join lateral unnest(array[c.l2, c.l3, c.l4, c.l5]) as n (level)
      union all
      select n.level from advance_prices a join advance_unit_prices v using (tenant_id, product_code, advance_id)
      cross join lateral (values (2, v.level2), (3, v.level3), (4, v.level4), (5, v.level5)) n (level, satang)
      where a.tenant_id = whose and on_day between a.first_day and a.last_day and v.unit_no = 1 and n.satang is not null
    ) n where n.level is not null;
  else
    select array_agg(n) into levels from generate_series(1, 5) n
    where n = 1 or is_listed(whose, n);
  end if;

  with wanted as materialized (
    select c.product_code, n.level, s.satang + case s.tax_type when 2 then (s.satang * r.vat + 5000) / 10000 else 0 end as satang,
      p.h1, p.h2, p.h3, p.h4, p.h5
    from product_prices c
    join products p on p.tenant_id = c.tenant_id and p.product_code = c.product_code
    cross join lateral unnest(levels) as n (level)
    cross join (select vat_rate(on_day) as vat) r
    left join advance_prices a
      on a.tenant_id = c.tenant_id and a.product_code = c.product_code and on_day between a.first_day and a.last_day
    left join advance_unit_prices v
      on v.tenant_id = a.tenant_id and v.product_code = a.product_code and v.advance_id = a.advance_id and v.unit_no = c.unit_no
    cross join lateral (
      select (array[v.level1, v.level2, v.level3, v.level4, v.level5])[n.level] as advance,
        (array[v.tax_type, v.tax_type2, v.tax_type3, v.tax_type4, v.tax_type5])[n.level] as advance_type,
        nullif((array[c.level1, c.level2, c.level3, c.level4, c.level5])[n.level], 0) as satang,
        coalesce((array[c.tax_type, c.tax_type2, c.tax_type3, c.tax_type4, c.tax_type5])[n.level], c.tax_type) as tax_type
    ) own
    cross join lateral (
      select coalesce(own.advance, own.satang, v.level1, nullif(c.level1, 0)) as satang,
        case when own.advance is not null then own.advance_type when own.satang is not null then own.tax_type
          when v.level1 is not null then v.tax_type else c.tax_type end as tax_type
    ) s
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
