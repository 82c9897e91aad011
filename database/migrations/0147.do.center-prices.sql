-- Prices of a center: at it, a level that is set here comes before the same level of an advance price and of product_prices (decision 73).
create table center_prices (
  tenant_id text not null,
  product_code text not null,
  sale_unit text not null,
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
  updated_at timestamptz not null default now(),
  primary key (tenant_id, product_code, sale_unit, unit_no),
  foreign key (tenant_id, product_code, unit_no) references product_units on delete cascade,
  foreign key (tenant_id, sale_unit) references centers on delete cascade,
  check (num_nonnulls(level1, level2, level3, level4, level5) > 0),
  check ((level1 is null) = (tax_type is null) and (level2 is null) = (tax_type2 is null) and (level3 is null) = (tax_type3 is null)
    and (level4 is null) = (tax_type4 is null) and (level5 is null) = (tax_type5 is null))
);
call platform.build_wall('center_prices', 'select, insert, update, delete');
