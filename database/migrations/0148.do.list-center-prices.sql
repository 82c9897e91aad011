-- Lists by price at a center that has prices of its own. Only products with such a price have rows here, one for each level at which they
-- have any price there; lists take them in place of the shop's row as they read. All levels have rows, whether the shop lists by them or not.
create table listed_center_prices (
  tenant_id text not null,
  product_code text not null,
  sale_unit text not null,
  level smallint not null check (level between 1 and 5),
  satang bigint not null check (satang > 0),
  primary key (tenant_id, product_code, sale_unit, level),
  foreign key (tenant_id, product_code) references products on delete cascade
);
create index listed_center_prices_shop on listed_center_prices (tenant_id, sale_unit, level, satang, product_code);
call platform.build_wall('listed_center_prices', 'select, insert, update, delete');

-- As list_prices does it for the shop: at the level of a buyer and then at level 1 the center's price comes first, then the advance price, then
-- what is set (`priceCandidates` of domain/pricing/pricing.ts).
create function list_center_prices(whose text, codes text[], on_day date) returns void language plpgsql
set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
begin
  with wanted as materialized (
    select z.product_code, z.sale_unit, n.level,
      s.satang + case s.tax_type when 2 then (s.satang * r.vat + 5000) / 10000 else 0 end as satang
    from center_prices z
    cross join generate_series(1, 5) as n (level)
    cross join (select vat_rate(on_day) as vat) r
    left join product_prices c on c.tenant_id = z.tenant_id and c.product_code = z.product_code and c.unit_no = z.unit_no
    left join advance_prices a
      on a.tenant_id = z.tenant_id and a.product_code = z.product_code and on_day between a.first_day and a.last_day
    left join advance_unit_prices v
      on v.tenant_id = a.tenant_id and v.product_code = a.product_code and v.advance_id = a.advance_id and v.unit_no = z.unit_no
    cross join lateral (
      select (array[z.level1, z.level2, z.level3, z.level4, z.level5])[n.level] as center,
        (array[z.tax_type, z.tax_type2, z.tax_type3, z.tax_type4, z.tax_type5])[n.level] as center_type,
        (array[v.level1, v.level2, v.level3, v.level4, v.level5])[n.level] as advance,
        (array[v.tax_type, v.tax_type2, v.tax_type3, v.tax_type4, v.tax_type5])[n.level] as advance_type,
        nullif((array[c.level1, c.level2, c.level3, c.level4, c.level5])[n.level], 0) as satang,
        coalesce((array[c.tax_type, c.tax_type2, c.tax_type3, c.tax_type4, c.tax_type5])[n.level], c.tax_type) as tax_type
    ) own
    cross join lateral (
      select coalesce(own.center, own.advance, own.satang, z.level1, v.level1, nullif(c.level1, 0)) as satang,
        case when own.center is not null then own.center_type when own.advance is not null then own.advance_type
          when own.satang is not null then own.tax_type when z.level1 is not null then z.tax_type
          when v.level1 is not null then v.tax_type else c.tax_type end as tax_type
    ) s
    where z.tenant_id = whose and z.unit_no = 1 and s.satang is not null
      and (codes is null or z.product_code = any (codes))
  ), gone as (
    delete from listed_center_prices l
    where l.tenant_id = whose and (codes is null or l.product_code = any (codes))
      and not exists (select from wanted w where w.product_code = l.product_code and w.sale_unit = l.sale_unit and w.level = l.level)
  )
  insert into listed_center_prices as l (tenant_id, product_code, sale_unit, level, satang)
  select whose, w.* from wanted w
  where not exists (
    select from listed_center_prices o where o.tenant_id = whose and o.product_code = w.product_code and o.sale_unit = w.sale_unit
      and o.level = w.level and o.satang = w.satang)
  on conflict (tenant_id, product_code, sale_unit, level) do update set satang = excluded.satang;
end $$;

-- Whoever asks for lists to be true means those of centers too: prices that are set, the days of advance prices, the nightly check.
alter function list_prices(text, text[], date) rename to list_shop_prices;
create function list_prices(
  whose text, codes text[] default null, on_day date default (now() at time zone 'Asia/Bangkok')::date
) returns void language plpgsql set search_path = public, pg_temp as $$
begin
  perform list_shop_prices(whose, codes, on_day);
  perform list_center_prices(whose, codes, on_day);
end $$;

create function follow_center_prices() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  one record;
begin
  for one in select c.tenant_id, array_agg(distinct c.product_code) as codes from changed c where c.unit_no = 1 group by c.tenant_id
  loop
    perform list_center_prices(one.tenant_id, one.codes, (now() at time zone 'Asia/Bangkok')::date);
  end loop;
  return null;
end $$;
create trigger list_new_prices after insert on center_prices
  referencing new table as changed for each statement execute function follow_center_prices();
create trigger list_changed_prices after update on center_prices
  referencing new table as changed for each statement execute function follow_center_prices();
create trigger list_gone_prices after delete on center_prices
  referencing old table as changed for each statement execute function follow_center_prices();
