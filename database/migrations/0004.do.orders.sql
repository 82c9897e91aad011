-- Orders, their lines and events, and the answers of calls that must not happen twice.

create table orders (
  tenant_id text not null references platform.tenants on delete cascade,
  order_id text not null,
  sale_unit text not null,
  order_type text not null default '3' check (order_type in ('3', 'I')),
  status text not null check (status in ('Wait', 'Approved', 'Packed', 'Shipping', 'Delivered', 'Canceled')),
  customer_code text not null,
  placed_by_user text,
  payment_type smallint not null,
  payment_status text not null default 'unpaid' check (payment_status in ('unpaid', 'pending', 'paid', 'refunded')),
  delivery_method text not null,
  subtotal_satang bigint not null check (subtotal_satang >= 0),
  discount_satang bigint not null default 0 check (discount_satang >= 0),
  delivery_fee_satang bigint not null default 0 check (delivery_fee_satang >= 0),
  total_satang bigint not null check (total_satang >= 0),
  remark text not null default '',
  ship_to jsonb not null,
  bill_to jsonb,
  placed_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, order_id),
  foreign key (tenant_id, sale_unit) references centers,
  foreign key (tenant_id, customer_code) references customers
);
create index orders_of_customer on orders (tenant_id, customer_code, placed_at desc, order_id);
create index orders_of_center on orders (tenant_id, sale_unit, placed_at desc, order_id);
call platform.build_wall('orders', 'select, insert, update');

-- What was ordered stands here as it was, whatever happens to the product later.
create table order_lines (
  tenant_id text not null,
  order_id text not null,
  line_no smallint not null,
  product_code text not null,
  name_th text not null,
  name_en text not null,
  picture text,
  unit_no smallint not null,
  unit_name_th text not null,
  unit_name_en text not null,
  unit_rate integer not null check (unit_rate > 0),
  quantity integer not null check (quantity > 0),
  unit_price_satang bigint not null check (unit_price_satang >= 0),
  amount_satang bigint not null check (amount_satang >= 0),
  price_source text not null,
  takes_stock boolean not null,
  primary key (tenant_id, order_id, line_no),
  foreign key (tenant_id, order_id) references orders on delete cascade
);
call platform.build_wall('order_lines', 'select, insert');

create table order_events (
  tenant_id text not null,
  order_id text not null,
  event_id bigint generated always as identity,
  at timestamptz not null,
  from_status text,
  to_status text not null,
  actor_kind text not null,
  actor_id text not null,
  reason text not null default '',
  primary key (tenant_id, order_id, event_id),
  foreign key (tenant_id, order_id) references orders on delete cascade
);
call platform.build_wall('order_events', 'select, insert');

-- The same key gives the same answer. A row without an answer never outlives its transaction.
create table idempotency_keys (
  tenant_id text not null references platform.tenants on delete cascade,
  owner text not null,
  call text not null,
  key text not null,
  request_hash text not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (tenant_id, owner, call, key)
);
create index idempotency_keys_age on idempotency_keys (tenant_id, created_at);
call platform.build_wall('idempotency_keys', 'select, insert, update, delete');
