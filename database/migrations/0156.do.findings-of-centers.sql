-- Prices below cost and below the floor price, also those that a center has of its own: each center has rows of its own, so that its staff
-- find theirs by one range of the key (decision 77). '' is the product as a whole, and its prices for all centers.
alter table product_findings drop constraint product_findings_kind_check;
alter table product_findings add constraint product_findings_kind_check check (kind in
  ('noPrice', 'noPicture', 'noEnglish', 'noCategory', 'unitRates', 'dearerUnit', 'barcodeTwice', 'belowCost', 'belowFloor'));
alter table product_findings add column sale_unit text not null default '';
alter table product_findings drop constraint product_findings_pkey;
alter table product_findings add primary key (tenant_id, kind, sale_unit, product_code);

create or replace function find_wrong_products(
  whose text, codes text[] default null, on_day date default (now() at time zone 'Asia/Bangkok')::date
) returns void language plpgsql
set search_path = public, pg_temp set plan_cache_mode = force_custom_plan set enable_nestloop = on set work_mem = '32MB' as $$
declare
  -- Once, not for each price.
  vat constant integer := vat_rate(on_day);
begin
  if codes is null or cardinality(codes) > 100 then set local enable_nestloop = off; end if;
  with many as materialized (
    select p.product_code, p.name_en, p.h1, p.pictures from products p
    where p.tenant_id = whose and p.archived_at is null and (codes is null or p.product_code = any (codes))
  ), units as materialized (
    select u.product_code, u.unit_no, u.rate, u.barcode, c.level1,
      array[c.level1, c.level2, c.level3, c.level4, c.level5] as levels,
      array[c.tax_type, c.tax_type2, c.tax_type3, c.tax_type4, c.tax_type5] as types, c.tax_type
    from product_units u
    left join product_prices c on c.tenant_id = u.tenant_id and c.product_code = u.product_code and c.unit_no = u.unit_no
    where u.tenant_id = whose and (codes is null or u.product_code = any (codes))
  ), paid as materialized (
    -- What a customer of each level pays with VAT and without, as choosePrice of domain/pricing.
    select u.product_code, u.unit_no, n.level, u.rate, s.is_own,
      s.satang + case s.tax_type when 2 then (s.satang * vat + 5000) / 10000 else 0 end as gross,
      s.satang - case s.tax_type when 1 then (s.satang * vat + (10000 + vat) / 2) / (10000 + vat) else 0 end as net
    from units u cross join generate_series(1, 5) as n (level)
    cross join lateral (
      select coalesce(nullif(u.levels[n.level], 0), nullif(u.level1, 0)) as satang, coalesce(u.levels[n.level], 0) > 0 as is_own,
        case when u.levels[n.level] > 0 then coalesce(u.types[n.level], u.tax_type) else u.tax_type end as tax_type
    ) s
    where s.satang is not null
  ), sold as (
    -- Without VAT: prices that are set for all centers, and those that a center has of its own.
    select a.product_code, '' as sale_unit, a.unit_no, a.level, a.rate, a.net from paid a where a.is_own
    union all
    select z.product_code, z.sale_unit, z.unit_no, n.level, u.rate,
      s.satang - case s.tax_type when 1 then (s.satang * vat + (10000 + vat) / 2) / (10000 + vat) else 0 end
    from center_prices z join units u on u.product_code = z.product_code and u.unit_no = z.unit_no
    cross join generate_series(1, 5) as n (level)
    cross join lateral (
      select (array[z.level1, z.level2, z.level3, z.level4, z.level5])[n.level] as satang,
        (array[z.tax_type, z.tax_type2, z.tax_type3, z.tax_type4, z.tax_type5])[n.level] as tax_type
    ) s
    where z.tenant_id = whose and (codes is null or z.product_code = any (codes)) and s.satang > 0
  ), said as (
    select 'noPrice' as kind, m.product_code, 1 as unit_no, 1 as level, '' as sale_unit from many m
    where not exists (select from units u where u.product_code = m.product_code and u.unit_no = 1 and u.level1 > 0)
    union all
    select 'noPicture', m.product_code, null, null, '' from many m where m.pictures = '{}'
    union all
    -- Without an English name a product keeps the Thai one there.
    select 'noEnglish', m.product_code, null, null, '' from many m where m.name_en = '' or m.name_en ~ '[\u0E01-\u0E5B]'
    union all
    select 'noCategory', m.product_code, null, null, '' from many m where m.h1 is null
    union all
    -- A bigger unit holds several of the smaller one, and whole ones.
    select 'unitRates', b.product_code, b.unit_no, null, ''
    from units b left join units a on a.product_code = b.product_code and a.unit_no = b.unit_no - 1
    where b.unit_no > 1 and (a.rate is null or b.rate <= a.rate or b.rate % a.rate <> 0)
    union all
    -- A piece costs more in the bigger unit.
    select 'dearerUnit', b.product_code, b.unit_no, b.level, ''
    from paid b join paid a on a.product_code = b.product_code and a.level = b.level and a.unit_no = b.unit_no - 1
    where (b.is_own or a.is_own) and b.gross * a.rate > a.gross * b.rate
    union all
    select 'barcodeTwice', u.product_code, u.unit_no, null, '' from units u
    where u.barcode is not null and exists (
      select from product_units o where o.tenant_id = whose and o.barcode = u.barcode
        and (o.product_code, o.unit_no) <> (u.product_code, u.unit_no))
    union all
    select b.kind, s.product_code, s.unit_no, s.level, s.sale_unit
    from sold s join product_costs k on k.tenant_id = whose and k.product_code = s.product_code
    cross join lateral (values ('belowCost', k.cost_satang), ('belowFloor', k.floor_satang)) b (kind, satang)
    where s.net < b.satang * s.rate
  ), wanted as materialized (
    select distinct on (s.kind, s.product_code, s.sale_unit) s.kind, s.product_code, s.unit_no, s.level, s.sale_unit
    from said s join many m on m.product_code = s.product_code
    order by s.kind, s.product_code, s.sale_unit, s.unit_no, s.level
  ), gone as (
    delete from product_findings f
    where f.tenant_id = whose and (codes is null or f.product_code = any (codes))
      and not exists (
        select from wanted w where w.kind = f.kind and w.product_code = f.product_code and w.sale_unit = f.sale_unit)
  )
  insert into product_findings as f (tenant_id, kind, product_code, unit_no, level, sale_unit)
  select whose, w.* from wanted w
  where not exists (
    select from product_findings o where o.tenant_id = whose and (codes is null or o.product_code = any (codes))
      and o.kind = w.kind and o.product_code = w.product_code and o.sale_unit = w.sale_unit
      and (o.unit_no, o.level) is not distinct from (w.unit_no, w.level))
  on conflict (tenant_id, kind, sale_unit, product_code) do update set unit_no = excluded.unit_no, level = excluded.level;
end $$;

create trigger find_wrong_new_center_prices after insert on center_prices
  referencing new table as changed for each statement execute function find_wrong_of_new();
create trigger find_wrong_changed_center_prices after update on center_prices
  referencing new table as changed for each statement execute function find_wrong_of_new();
create trigger find_wrong_gone_center_prices after delete on center_prices
  referencing old table as changed for each statement execute function find_wrong_of_new();

select find_wrong_products(tenant_id) from platform.tenants;
