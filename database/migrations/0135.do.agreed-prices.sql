-- Prices agreed with one customer, or with all customers of a type: of one unit, whatever price level they have, for always or for
-- some days (decision 69).
create table agreed_prices (
  tenant_id text not null,
  agreed_id text not null,
  product_code text not null,
  unit_no smallint not null,
  -- One of the two says for whom.
  customer_code text,
  customer_type text,
  -- Both in one: orders look for those of a customer and of their type in one index. Types come before customers.
  who text not null generated always as (coalesce('T' || customer_type, 'U' || customer_code)) stored,
  satang bigint not null check (satang > 0),
  tax_type smallint not null check (tax_type in (0, 1, 2)),
  -- In Bangkok; both are days of it. Null has no beginning or no end.
  first_day date,
  last_day date,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, agreed_id),
  foreign key (tenant_id, product_code, unit_no) references product_units on delete cascade,
  foreign key (tenant_id, customer_code) references customers on delete cascade,
  foreign key (tenant_id, customer_type) references customer_types on delete cascade,
  check (num_nonnulls(customer_code, customer_type) = 1),
  check (last_day >= first_day),
  constraint agreed_prices_apart exclude using gist (
    tenant_id with =, product_code with =, who with =, unit_no with =, daterange(first_day, last_day, '[]') with &&)
);
-- What orders and lists look for, and the page of a product.
create index agreed_prices_by_product on agreed_prices (tenant_id, product_code, who, unit_no, agreed_id);
-- The page of a customer, and whether they have any.
create index agreed_prices_by_customer on agreed_prices (tenant_id, customer_code, product_code, unit_no, agreed_id)
  where customer_code is not null;
create index agreed_prices_by_type on agreed_prices (tenant_id, customer_type, product_code, unit_no, agreed_id)
  where customer_type is not null;
call platform.build_wall('agreed_prices', 'select, insert, update, delete');
