-- Goods on their way from one center to another: they leave the stock of the first when they are sent, and come to that of the
-- second when somebody there has counted them (decision 64).
create table stock_transfers (
  tenant_id text not null,
  transfer_id bigint generated always as identity,
  product_code text not null,
  from_unit text not null,
  to_unit text not null,
  pieces bigint not null check (pieces > 0),
  note text not null default '',
  sent_at timestamptz not null,
  sent_by text not null,
  -- Null while they are on their way.
  ended_at timestamptz,
  ended_by text,
  -- Null for those that went back to where they came from.
  received bigint check (received between 0 and pieces),
  primary key (tenant_id, transfer_id),
  foreign key (tenant_id, product_code) references products on delete cascade,
  foreign key (tenant_id, from_unit) references centers,
  foreign key (tenant_id, to_unit) references centers,
  check (from_unit <> to_unit),
  check ((ended_at is null) = (ended_by is null) and (received is null or ended_at is not null))
);
create index stock_transfers_from on stock_transfers (tenant_id, from_unit, transfer_id);
create index stock_transfers_to on stock_transfers (tenant_id, to_unit, transfer_id);
call platform.build_wall('stock_transfers', 'select, insert, update');
