-- Links with which a customer pays one order that a salesman placed for them, without signing in. The link's secret is kept as its
-- hash alone; it ends with the order's payment, and an order has one.
create table payment_links (
  tenant_id text not null,
  order_id text not null,
  sale_unit text not null,
  secret_hash text not null check (secret_hash ~ '^[0-9a-f]{64}$'),
  made_at timestamptz not null,
  made_by text not null,
  primary key (tenant_id, order_id),
  foreign key (tenant_id, order_id) references orders on delete cascade
);
create unique index payment_links_by_secret on payment_links (tenant_id, secret_hash);
call platform.build_wall('payment_links', 'select, insert, update');
