-- What staff do with stock (decision 64). Null in all entries of placed orders and of reservations, and in those from before.
alter table stock_ledger
  add column actor_kind text,
  -- Only of staff: which customer it was is in the order.
  add column staff_id text,
  -- Of an order what happened to it, else why staff did it.
  add column reason text,
  add column note text;
alter table stock_ledger drop constraint stock_ledger_kind_check,
  add constraint stock_ledger_kind_check
    check (kind in ('hold', 'release', 'sale', 'issue', 'return', 'adjust', 'receive', 'transfer', 'count'));

-- Goods received with a day on which they expire. How much of a lot is left is not kept but follows from the stock: what
-- expires first is taken to have left first.
create table stock_lots (
  tenant_id text not null,
  lot_id bigint generated always as identity,
  sale_unit text not null,
  product_code text not null,
  lot text not null default '',
  expires_on date not null,
  pieces bigint not null check (pieces > 0),
  primary key (tenant_id, lot_id),
  foreign key (tenant_id, sale_unit, product_code) references stock on delete cascade
);
create index stock_lots_expiry on stock_lots (tenant_id, sale_unit, expires_on, product_code, lot_id);
create index stock_lots_product on stock_lots (tenant_id, sale_unit, product_code, expires_on, lot_id);
call platform.build_wall('stock_lots', 'select, insert');
