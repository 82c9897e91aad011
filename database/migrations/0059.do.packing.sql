-- Why less of a line was packed than ordered, and what each packer has counted of an order that is being packed.

alter table packed_lines
  add column why text check (why in ('outOfStock', 'damaged', 'expired', 'other'));

-- A row for each person who packs the order; gone when it is packed, at the latest after some days.
create table packing_counts (
  tenant_id text not null,
  order_id text not null,
  user_id text not null,
  counts jsonb not null,
  counted_at timestamptz not null,
  primary key (tenant_id, order_id, user_id),
  foreign key (tenant_id, order_id) references orders on delete cascade
);
call platform.build_wall('packing_counts', 'select, insert, update, delete');
create index packing_counts_at on packing_counts (tenant_id, counted_at);
