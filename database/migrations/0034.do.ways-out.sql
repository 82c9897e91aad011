-- More ways out of an order than being delivered: it comes back, whole or in part; a delivery fails; a step is taken back.
-- Paying is apart from all of them.

alter table orders drop constraint orders_status_check,
  add constraint orders_status_check
    check (status in ('Wait', 'Approved', 'Packed', 'Shipping', 'Delivered', 'Canceled', 'Returned')),
  -- What came back was worth so much, of the total.
  add column returned_satang bigint not null default 0 check (returned_satang between 0 and total_satang);

-- Besides transitions: what happens to an order in a state. `reason` is shown to the customer, `note` to staff alone.
alter table order_events
  add column kind text not null default 'transition'
    check (kind in ('transition', 'undo', 'packing', 'failed', 'return', 'note', 'cash')),
  add column note text not null default '';

-- A packing that is corrected or taken back is written again.
grant delete on packed_lines to shop_app;

-- Goods that came back, a document each time. Of a whole return before delivery the fee is not paid either.
create table order_returns (
  tenant_id text not null,
  order_id text not null,
  return_no smallint not null check (return_no > 0),
  at timestamptz not null,
  actor_kind text not null,
  actor_id text not null,
  reason text not null check (reason <> ''),
  is_whole boolean not null,
  amount_satang bigint not null check (amount_satang >= 0),
  tax_satang bigint not null check (tax_satang between 0 and amount_satang),
  fee_satang bigint not null default 0 check (fee_satang >= 0),
  primary key (tenant_id, order_id, return_no),
  foreign key (tenant_id, order_id) references orders on delete cascade
);
call platform.build_wall('order_returns', 'select, insert');

create table order_return_lines (
  tenant_id text not null,
  order_id text not null,
  return_no smallint not null,
  line_no smallint not null,
  quantity integer not null check (quantity > 0),
  -- Back to stock; the rest is written off.
  restocked integer not null check (restocked between 0 and quantity),
  discount_satang bigint not null check (discount_satang >= 0),
  amount_satang bigint not null check (amount_satang >= 0),
  tax_satang bigint not null check (tax_satang between 0 and amount_satang),
  primary key (tenant_id, order_id, return_no, line_no),
  foreign key (tenant_id, order_id, return_no) references order_returns on delete cascade,
  foreign key (tenant_id, order_id, line_no) references order_lines on delete cascade
);
call platform.build_wall('order_return_lines', 'select, insert');

-- Cash that was taken for an order, by whom and when, and when it was handed in to the center.
create table cash_receipts (
  tenant_id text not null,
  order_id text not null,
  sale_unit text not null,
  satang bigint not null check (satang > 0),
  taken_at timestamptz not null,
  taken_by_kind text not null,
  taken_by text not null,
  handed_in_at timestamptz,
  handed_in_to text,
  primary key (tenant_id, order_id),
  foreign key (tenant_id, order_id) references orders on delete cascade,
  check ((handed_in_at is null) = (handed_in_to is null))
);
create index cash_receipts_held on cash_receipts (tenant_id, sale_unit, taken_by, taken_at, order_id)
  where handed_in_at is null;
call platform.build_wall('cash_receipts', 'select, insert, update, delete');
