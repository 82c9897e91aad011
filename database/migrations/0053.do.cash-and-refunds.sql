-- Cash that is handed in has a record of its own, what the shop owes a customer is paid back, and an order line keeps what
-- its goods cost the shop.

-- What was paid for the order, and what of that was paid back.
alter table orders
  add column paid_satang bigint not null default 0,
  add column refunded_satang bigint not null default 0,
  add constraint orders_refunded_check check (refunded_satang between 0 and paid_satang);
-- Before cash had records of its own, delivering an order booked all of it as paid.
update orders o set paid_satang = coalesce((
  select r.satang from cash_receipts r where r.tenant_id = o.tenant_id and r.order_id = o.order_id), o.total_satang)
where o.payment_status in ('paid', 'refunded') and o.order_type = '3';
update orders set refunded_satang = paid_satang where payment_status = 'refunded';

-- The same rules as domain/orders/order-due.ts: what is still to be paid, and what the shop owes of what was paid.
alter table orders
  add column due_satang bigint not null generated always as (
    case when order_type = 'I' or status = 'Canceled' or payment_status not in ('unpaid', 'pending') then 0
      else total_satang - returned_satang end) stored,
  add column refund_due_satang bigint not null generated always as (
    greatest(0, paid_satang - refunded_satang
      - case when order_type = 'I' or status = 'Canceled' then 0 else total_satang - returned_satang end)) stored;

-- Orders under way are few and found by their state; these alone would have to be looked for among all that were delivered.
drop index orders_owed;
create index orders_due on orders (tenant_id, sale_unit, order_type, status, placed_at, order_id)
  where status in ('Delivered', 'Returned') and due_satang > 0;
create index orders_refund_due on orders (tenant_id, sale_unit, placed_at, order_id) where refund_due_satang > 0;

create table refunds (
  tenant_id text not null,
  order_id text not null,
  refund_no smallint not null check (refund_no > 0),
  satang bigint not null check (satang > 0),
  method text not null check (method in ('cash', 'transfer', 'other')),
  -- Such as the number of a transfer.
  reference text not null default '',
  -- For staff alone.
  reason text not null check (reason <> ''),
  paid_at timestamptz not null,
  paid_by_kind text not null,
  paid_by text not null,
  -- A record that was wrong stays, and counts no more.
  undone_at timestamptz,
  undone_by text,
  undone_reason text,
  primary key (tenant_id, order_id, refund_no),
  foreign key (tenant_id, order_id) references orders on delete cascade,
  check ((undone_at is null) = (undone_by is null) and (undone_at is null) = (undone_reason is null))
);
call platform.build_wall('refunds', 'select, insert');
grant update (undone_at, undone_by, undone_reason) on refunds to shop_app;

-- All that a person held at a center and handed in at once.
create table cash_hand_ins (
  tenant_id text not null,
  hand_in_id bigint generated always as identity,
  sale_unit text not null,
  handed_in_by text not null,
  received_by text not null,
  at timestamptz not null,
  many integer not null check (many > 0),
  satang bigint not null check (satang > 0),
  primary key (tenant_id, hand_in_id),
  foreign key (tenant_id, sale_unit) references centers on delete cascade
);
create index cash_hand_ins_by_center on cash_hand_ins (tenant_id, sale_unit, at, hand_in_id);
create index cash_hand_ins_by_person on cash_hand_ins (tenant_id, sale_unit, handed_in_by, at, hand_in_id);
call platform.build_wall('cash_hand_ins', 'select, insert');

alter table cash_receipts add column hand_in_id bigint,
  add foreign key (tenant_id, hand_in_id) references cash_hand_ins;
insert into cash_hand_ins (tenant_id, sale_unit, handed_in_by, received_by, at, many, satang)
select tenant_id, sale_unit, taken_by, handed_in_to, handed_in_at, count(*), sum(satang)
from cash_receipts where handed_in_at is not null group by tenant_id, sale_unit, taken_by, handed_in_to, handed_in_at
order by handed_in_at;
update cash_receipts r set hand_in_id = h.hand_in_id from cash_hand_ins h
where h.tenant_id = r.tenant_id and h.sale_unit = r.sale_unit and h.handed_in_by = r.taken_by
  and h.received_by = r.handed_in_to and h.at = r.handed_in_at;
create index cash_receipts_of_hand_in on cash_receipts (tenant_id, hand_in_id, taken_at, order_id)
  where hand_in_id is not null;

-- Of one piece, in satang without tax, as the shop had set it when the line was ordered; null where it was not known. For
-- staff with the right alone. Lines of before stay without.
alter table order_lines add column cost_satang bigint check (cost_satang >= 0);
