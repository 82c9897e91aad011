-- Prices of a product for some days, entered before them. On such a day a level that is set here comes before the same level of
-- product_prices, at every center.
create table advance_prices (
  tenant_id text not null,
  product_code text not null,
  advance_id text not null,
  -- What staff call it.
  name text not null check (name <> ''),
  -- In Bangkok; both are days of it.
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, product_code, advance_id),
  foreign key (tenant_id, product_code) references products on delete cascade,
  constraint advance_prices_apart exclude using gist (
    tenant_id with =, product_code with =, daterange(first_day, last_day, '[]') with &&)
);
-- What begins and ends at a midnight.
create index advance_prices_by_first_day on advance_prices (tenant_id, first_day);
create index advance_prices_by_last_day on advance_prices (tenant_id, last_day);
call platform.build_wall('advance_prices', 'select, insert, update, delete');

create table advance_unit_prices (
  tenant_id text not null,
  product_code text not null,
  advance_id text not null,
  unit_no smallint not null,
  tax_type smallint check (tax_type in (0, 1, 2)),
  tax_type2 smallint check (tax_type2 in (0, 1, 2)),
  tax_type3 smallint check (tax_type3 in (0, 1, 2)),
  tax_type4 smallint check (tax_type4 in (0, 1, 2)),
  tax_type5 smallint check (tax_type5 in (0, 1, 2)),
  -- Satang.
  level1 bigint check (level1 > 0),
  level2 bigint check (level2 > 0),
  level3 bigint check (level3 > 0),
  level4 bigint check (level4 > 0),
  level5 bigint check (level5 > 0),
  primary key (tenant_id, product_code, advance_id, unit_no),
  foreign key (tenant_id, product_code, advance_id) references advance_prices on delete cascade,
  foreign key (tenant_id, product_code, unit_no) references product_units on delete cascade,
  check ((level1 is null) = (tax_type is null) and (level2 is null) = (tax_type2 is null) and (level3 is null) = (tax_type3 is null)
    and (level4 is null) = (tax_type4 is null) and (level5 is null) = (tax_type5 is null))
);
call platform.build_wall('advance_unit_prices', 'select, insert, update, delete');
