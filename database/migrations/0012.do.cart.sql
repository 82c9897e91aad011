-- The cart that follows a customer, and the stock that is held while he confirms his order.

-- One row a cart: per customer, center and mode (storefront 3). The lines hold when each was last changed, and those
-- removed lately, so that a device that comes late cannot bring one back. What a line names may be gone: no key.
create table carts (
  tenant_id text not null references platform.tenants on delete cascade,
  customer_code text not null,
  sale_unit text not null,
  mode text not null check (mode in ('money', 'point')),
  version bigint not null default 1,
  lines jsonb not null default '[]',
  updated_at timestamptz not null,
  primary key (tenant_id, customer_code, sale_unit, mode),
  foreign key (tenant_id, customer_code) references customers on delete cascade,
  foreign key (tenant_id, sale_unit) references centers
);
call platform.build_wall('carts', 'select, insert, update, delete');

-- One set of held stock a customer, whatever he opens: the key forbids a second. pieces[n] are those of codes[n].
create table stock_holds (
  tenant_id text not null references platform.tenants on delete cascade,
  customer_code text not null,
  hold_id text not null,
  sale_unit text not null,
  codes text[] not null,
  pieces bigint[] not null,
  expires_at timestamptz not null,
  primary key (tenant_id, customer_code),
  foreign key (tenant_id, customer_code) references customers,
  foreign key (tenant_id, sale_unit) references centers,
  check (cardinality(codes) = cardinality(pieces) and cardinality(codes) > 0)
);
call platform.build_wall('stock_holds', 'select, insert, update, delete');
