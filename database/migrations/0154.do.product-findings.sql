-- What is wrong with products: a row for each product and kind. Kept by triggers, so that whoever writes products, units, prices or costs
-- leaves it true, and a page or a count of a kind is one range of the key (decision 76). Archived products have none.
create table product_findings (
  tenant_id text not null,
  kind text not null check (kind in
    ('noPrice', 'noPicture', 'noEnglish', 'noCategory', 'unitRates', 'dearerUnit', 'barcodeTwice', 'belowCost')),
  product_code text not null,
  -- Of the first place that is wrong; null where the kind is of the product as a whole.
  unit_no smallint,
  level smallint,
  primary key (tenant_id, kind, product_code),
  foreign key (tenant_id, product_code) references products on delete cascade
);
create index product_findings_product on product_findings (tenant_id, product_code);
call platform.build_wall('product_findings', 'select, insert, update, delete');

-- The one place of what is wrong. For these products of a tenant, or for all of them; writes only what differs. Planned as list_prices is.
create function find_wrong_products(
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
  ), said as (
    select 'noPrice' as kind, m.product_code, 1 as unit_no, 1 as level from many m
    where not exists (select from units u where u.product_code = m.product_code and u.unit_no = 1 and u.level1 > 0)
    union all
    select 'noPicture', m.product_code, null, null from many m where m.pictures = '{}'
    union all
    -- Without an English name a product keeps the Thai one there.
    select 'noEnglish', m.product_code, null, null from many m where m.name_en = '' or m.name_en ~ '[\u0E01-\u0E5B]'
    union all
    select 'noCategory', m.product_code, null, null from many m where m.h1 is null
    union all
    -- A bigger unit holds several of the smaller one, and whole ones.
    select 'unitRates', b.product_code, b.unit_no, null
    from units b left join units a on a.product_code = b.product_code and a.unit_no = b.unit_no - 1
    where b.unit_no > 1 and (a.rate is null or b.rate <= a.rate or b.rate % a.rate <> 0)
    union all
    -- A piece costs more in the bigger unit.
    select 'dearerUnit', b.product_code, b.unit_no, b.level
    from paid b join paid a on a.product_code = b.product_code and a.level = b.level and a.unit_no = b.unit_no - 1
    where (b.is_own or a.is_own) and b.gross * a.rate > a.gross * b.rate
    union all
    select 'barcodeTwice', u.product_code, u.unit_no, null from units u
    where u.barcode is not null and exists (
      select from product_units o where o.tenant_id = whose and o.barcode = u.barcode
        and (o.product_code, o.unit_no) <> (u.product_code, u.unit_no))
    union all
    select 'belowCost', a.product_code, a.unit_no, a.level
    from paid a join product_costs k on k.tenant_id = whose and k.product_code = a.product_code
    where a.is_own and a.net < k.cost_satang * a.rate
  ), wanted as materialized (
    select distinct on (s.kind, s.product_code) s.kind, s.product_code, s.unit_no, s.level
    from said s join many m on m.product_code = s.product_code
    order by s.kind, s.product_code, s.unit_no, s.level
  ), gone as (
    delete from product_findings f
    where f.tenant_id = whose and (codes is null or f.product_code = any (codes))
      and not exists (select from wanted w where w.kind = f.kind and w.product_code = f.product_code)
  )
  insert into product_findings as f (tenant_id, kind, product_code, unit_no, level)
  select whose, w.* from wanted w
  where not exists (
    select from product_findings o where o.tenant_id = whose and (codes is null or o.product_code = any (codes))
      and o.kind = w.kind and o.product_code = w.product_code and (o.unit_no, o.level) is not distinct from (w.unit_no, w.level))
  on conflict (tenant_id, kind, product_code) do update set unit_no = excluded.unit_no, level = excluded.level;
end $$;

create function find_wrong_of_products() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  one record;
begin
  for one in
    select n.tenant_id, array_agg(n.product_code) as codes from changed n
    join before o on o.tenant_id = n.tenant_id and o.product_code = n.product_code
    where (o.name_en, o.h1 is null, o.pictures = '{}', o.archived_at is null)
      is distinct from (n.name_en, n.h1 is null, n.pictures = '{}', n.archived_at is null)
    group by n.tenant_id
  loop
    perform find_wrong_products(one.tenant_id, one.codes);
  end loop;
  return null;
end $$;
-- All that a statement wrote.
create function find_wrong_of_new() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  one record;
begin
  for one in select n.tenant_id, array_agg(distinct n.product_code) as codes from changed n group by n.tenant_id loop
    perform find_wrong_products(one.tenant_id, one.codes);
  end loop;
  return null;
end $$;
create trigger find_wrong_new_products after insert on products
  referencing new table as changed for each statement execute function find_wrong_of_new();
create trigger find_wrong_changed_products after update on products
  referencing old table as before new table as changed for each statement execute function find_wrong_of_products();
create trigger find_wrong_new_prices after insert on product_prices
  referencing new table as changed for each statement execute function find_wrong_of_new();
create trigger find_wrong_changed_prices after update on product_prices
  referencing new table as changed for each statement execute function find_wrong_of_new();
create trigger find_wrong_new_costs after insert on product_costs
  referencing new table as changed for each statement execute function find_wrong_of_new();
create trigger find_wrong_changed_costs after update on product_costs
  referencing new table as changed for each statement execute function find_wrong_of_new();
create trigger find_wrong_gone_costs after delete on product_costs
  referencing old table as changed for each statement execute function find_wrong_of_new();

-- A barcode that comes or goes is also news of the others that have it.
create function find_wrong_of_barcodes(whose text, codes text[], barcodes text[]) returns void language sql
set search_path = public, pg_temp as $$
  select find_wrong_products(whose, array(
    select unnest(codes) union select o.product_code from product_units o where o.tenant_id = whose and o.barcode = any (barcodes)))
$$;
create function find_wrong_of_new_units() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  one record;
begin
  for one in
    select u.tenant_id, array_agg(distinct u.product_code) as codes,
      coalesce(array_agg(distinct u.barcode) filter (where u.barcode is not null), '{}') as barcodes
    from changed u group by u.tenant_id
  loop
    perform find_wrong_of_barcodes(one.tenant_id, one.codes, one.barcodes);
  end loop;
  return null;
end $$;
create function find_wrong_of_changed_units() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  one record;
begin
  for one in
    select u.tenant_id, array_agg(distinct u.product_code) as codes,
      coalesce(array_agg(distinct b.barcode) filter (where b.barcode is not null and o.barcode is distinct from u.barcode), '{}') as barcodes
    from before o join changed u using (tenant_id, product_code, unit_no)
    cross join lateral (values (o.barcode), (u.barcode)) b (barcode)
    where (o.rate, o.barcode) is distinct from (u.rate, u.barcode) group by u.tenant_id
  loop
    perform find_wrong_of_barcodes(one.tenant_id, one.codes, one.barcodes);
  end loop;
  return null;
end $$;
create trigger find_wrong_new_units after insert on product_units
  referencing new table as changed for each statement execute function find_wrong_of_new_units();
create trigger find_wrong_changed_units after update on product_units
  referencing old table as before new table as changed for each statement execute function find_wrong_of_changed_units();
create trigger find_wrong_gone_units after delete on product_units
  referencing old table as changed for each statement execute function find_wrong_of_new_units();

select find_wrong_products(tenant_id) from platform.tenants;
