-- When stock was first held for a customer since his last cool-down: his holds end by it, however often he lets go.
create table stock_hold_spans (
  tenant_id text not null references platform.tenants on delete cascade,
  customer_code text not null,
  began_at timestamptz not null,
  primary key (tenant_id, customer_code),
  foreign key (tenant_id, customer_code) references customers
);
call platform.build_wall('stock_hold_spans', 'select, insert, update');
