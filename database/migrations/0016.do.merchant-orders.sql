-- Orders as staff look at them: by center, type and state, newest or dearest first, each page a range of an index.

-- One walk a state gives every list by time, so the index without the state goes: placing an order writes as many
-- entries as before.
drop index orders_of_center;
create index orders_by_state on orders (tenant_id, sale_unit, order_type, status, placed_at, order_id);
-- Only once somebody has worked on the order, so that placing it writes no entry here. Those that wait are few, and
-- are sorted when they are asked for.
create index orders_by_total on orders (tenant_id, sale_unit, order_type, status, total_satang, order_id)
  where status <> 'Wait';

-- Told when less was packed than ordered, and when the parcel is on its way. Empty costs an order nothing.
alter table orders
  add column ordered_total_satang bigint check (ordered_total_satang >= 0),
  add column carrier text,
  add column tracking_no text,
  add column tracking_url text;

-- What was packed, a row for each line of an order of which less was packed than ordered. Lines stay as ordered.
create table packed_lines (
  tenant_id text not null,
  order_id text not null,
  line_no smallint not null,
  quantity integer not null check (quantity >= 0),
  amount_satang bigint not null check (amount_satang >= 0),
  primary key (tenant_id, order_id, line_no),
  foreign key (tenant_id, order_id, line_no) references order_lines on delete cascade
);
call platform.build_wall('packed_lines', 'select, insert');

-- The log, newest first, by each of its filters.
create index audit_log_at on audit_log (tenant_id, at, audit_id);
create index audit_log_action on audit_log (tenant_id, action, at, audit_id);
create index audit_log_actor on audit_log (tenant_id, actor_id, at, audit_id);
create index audit_log_subject on audit_log (tenant_id, subject, at, audit_id);

-- New customers by day.
create index customers_created on customers (tenant_id, created_at);
