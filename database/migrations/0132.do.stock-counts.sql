-- Counts of the shelves of a center (decision 67): a sheet of products, each counted by itself, and what is found booked at once.
create table stock_counts (
  tenant_id text not null,
  count_id bigint generated always as identity,
  sale_unit text not null,
  -- What was chosen, and the code of the category or brand.
  selection text not null check (selection in ('all', 'category', 'brand', 'low')),
  selected_code text not null default '',
  -- Who counts does not see what should be there.
  is_blind boolean not null,
  state text not null default 'open' check (state in ('open', 'booked', 'discarded')),
  products integer not null check (products > 0),
  counted integer not null default 0 check (counted between 0 and products),
  begun_at timestamptz not null,
  begun_by text not null,
  ended_at timestamptz,
  ended_by text,
  primary key (tenant_id, count_id),
  foreign key (tenant_id, sale_unit) references centers,
  check ((state = 'open') = (ended_at is null) and (ended_at is null) = (ended_by is null))
);
create index stock_counts_center on stock_counts (tenant_id, sale_unit, count_id);
create index stock_counts_open on stock_counts (tenant_id, sale_unit, count_id) where state = 'open';
call platform.build_wall('stock_counts', 'select, insert, update');

create table stock_count_lines (
  tenant_id text not null,
  count_id bigint not null,
  product_code text not null,
  -- Pieces on the shelf; null while nobody has counted them.
  counted bigint check (counted >= 0),
  -- Pieces that should have lain there when they were counted: on hand, and ordered but not packed.
  expected bigint,
  -- The last entry of the ledger by then: one after it that sets the stock right makes the count stale.
  last_entry bigint,
  counted_at timestamptz,
  counted_by text,
  -- The difference that was booked.
  booked bigint,
  primary key (tenant_id, count_id, product_code),
  foreign key (tenant_id, count_id) references stock_counts on delete cascade,
  foreign key (tenant_id, product_code) references products on delete cascade,
  check ((counted is null) = (expected is null) and (counted is null) = (counted_at is null)
    and (counted is null) = (counted_by is null) and (counted is null) = (last_entry is null)),
  check (booked is null or counted is not null)
);
create index stock_count_lines_product on stock_count_lines (tenant_id, product_code);
call platform.build_wall('stock_count_lines', 'select, insert, update');
