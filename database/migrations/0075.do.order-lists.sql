-- Lists that a customer saves to order from again: products with unit and quantity.
create table order_lists (
  tenant_id text not null,
  customer_code text not null,
  list_id uuid not null,
  name text not null check (char_length(name) between 1 and 60),
  lines jsonb not null check (jsonb_array_length(lines) between 1 and 200 and octet_length(lines::text) <= 40000),
  changed_at timestamptz not null,
  primary key (tenant_id, customer_code, list_id),
  foreign key (tenant_id, customer_code) references customers on delete cascade
);
create unique index order_lists_name on order_lists (tenant_id, customer_code, lower(name));
call platform.build_wall('order_lists', 'select, insert, update, delete');
