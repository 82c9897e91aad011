-- Money per line: what was taken off and why, and the tax of the day of the order.

-- A level may be set with another kind of tax than the first; without its own it has that of the first (tax_type).
alter table product_prices
  add column tax_type2 smallint check (tax_type2 in (0, 1, 2)),
  add column tax_type3 smallint check (tax_type3 in (0, 1, 2)),
  add column tax_type4 smallint check (tax_type4 in (0, 1, 2)),
  add column tax_type5 smallint check (tax_type5 in (0, 1, 2));

-- The rate of value-added tax on a day in Bangkok, in hundredths of a percent. The same rows as domain/pricing/tax.ts.
create function vat_rate(on_day date default (now() at time zone 'Asia/Bangkok')::date) returns integer
language sql stable as $$
  select r.basis_points from (values (date '-infinity', 700), (date '1999-04-01', 700)) as r (valid_from, basis_points)
  where r.valid_from <= on_day order by r.valid_from desc limit 1
$$;

alter table orders
  add column delivery_tax_satang bigint check (delivery_tax_satang between 0 and delivery_fee_satang),
  add column tax_satang bigint check (tax_satang between 0 and total_satang);
alter table order_lines
  add column discount_satang bigint not null default 0 check (discount_satang >= 0),
  add column discounts jsonb not null default '[]',
  add column tax_type smallint check (tax_type in (0, 1, 2)),
  add column tax_rate smallint check (tax_rate >= 0),
  add column tax_satang bigint check (tax_satang between 0 and amount_satang and (tax_type > 0 or tax_satang = 0)),
  add column tax_is_derived boolean not null default false,
  add column is_free boolean not null default false check (not is_free or amount_satang = 0);
alter table packed_lines
  add column discount_satang bigint not null default 0 check (discount_satang >= 0),
  add column tax_satang bigint check (tax_satang between 0 and amount_satang);

-- Lines of before take the kind of tax of today's product and say so. The rate was 7 % on every one of their days.
create function pg_temp.tax_within(satang bigint, tax_type integer) returns bigint language sql as $$
  select case tax_type when 0 then 0 else (satang * 1400 + 10700) / 21400 end
$$;
update order_lines l set
  tax_type = coalesce(c.tax_type, 1), tax_rate = 700, tax_is_derived = true,
  tax_satang = pg_temp.tax_within(l.amount_satang, coalesce(c.tax_type, 1))
from order_lines o
left join product_prices c on c.tenant_id = o.tenant_id and c.product_code = o.product_code and c.unit_no = o.unit_no
where l.tenant_id = o.tenant_id and l.order_id = o.order_id and l.line_no = o.line_no;
-- A part of a line has its part of the line's tax.
update packed_lines p set tax_satang = (2 * l.tax_satang * p.quantity + l.quantity) / (2 * l.quantity)
from order_lines l where l.tenant_id = p.tenant_id and l.order_id = p.order_id and l.line_no = p.line_no;
update orders o set
  delivery_tax_satang = pg_temp.tax_within(o.delivery_fee_satang, 1),
  tax_satang = pg_temp.tax_within(o.delivery_fee_satang, 1) + coalesce((
    select sum(coalesce(p.tax_satang, l.tax_satang)) from order_lines l left join packed_lines p using (tenant_id, order_id, line_no)
    where l.tenant_id = o.tenant_id and l.order_id = o.order_id), 0);

alter table orders
  alter column delivery_tax_satang set not null, alter column delivery_tax_satang set default 0,
  alter column tax_satang set not null, alter column tax_satang set default 0;
alter table order_lines
  alter column tax_type set not null, alter column tax_rate set not null, alter column tax_satang set not null,
  add constraint order_lines_amount check (amount_satang = unit_price_satang * quantity - discount_satang);
alter table packed_lines alter column tax_satang set not null;

-- As in 0022, with the kind of tax of the level and the rate of the day.
create or replace function list_prices(whose text, codes text[] default null) returns void language plpgsql
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
    select c.product_code, n.level, s.satang + case s.tax_type when 2 then (s.satang * r.vat + 5000) / 10000 else 0 end as satang,
      p.h1, p.h2, p.h3, p.h4, p.h5
    from product_prices c
    join products p on p.tenant_id = c.tenant_id and p.product_code = c.product_code
    cross join lateral unnest(levels) as n (level)
    cross join (select vat_rate() as vat) r
    cross join lateral (
      select nullif((array[c.level1, c.level2, c.level3, c.level4, c.level5])[n.level], 0) as satang,
        (array[c.tax_type, c.tax_type2, c.tax_type3, c.tax_type4, c.tax_type5])[n.level] as tax_type
    ) own
    cross join lateral (
      select coalesce(own.satang, nullif(c.level1, 0)) as satang,
        case when own.satang is null then c.tax_type else coalesce(own.tax_type, c.tax_type) end as tax_type
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
