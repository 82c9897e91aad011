-- Which customers a member of staff has opened of late: their number within an hour is bounded. Deleted after a day.
create table customer_looks (
  tenant_id text not null,
  user_id text not null,
  customer_code text not null,
  looked_at timestamptz not null,
  primary key (tenant_id, user_id, customer_code),
  foreign key (tenant_id, user_id) references staff on delete cascade,
  foreign key (tenant_id, customer_code) references customers on delete cascade
);
create index customer_looks_of_late on customer_looks (tenant_id, user_id, looked_at);
create index customer_looks_by_customer on customer_looks (tenant_id, customer_code);
call platform.build_wall('customer_looks', 'select, insert, update, delete');
