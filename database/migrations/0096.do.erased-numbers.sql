-- Numbers of erased people who had ordered, each as a keyed hash and nothing else: whoever registers anew with one is no new
-- customer of promotions (decision 57).
create table erased_numbers (
  tenant_id text not null,
  number_hash bytea not null check (octet_length(number_hash) = 32),
  erased_at timestamptz not null,
  primary key (tenant_id, number_hash)
);
create index erased_numbers_end on erased_numbers (tenant_id, erased_at);
call platform.build_wall('erased_numbers', 'select, insert, update, delete');

-- Set when somebody registers with such a number.
alter table profiles add column ordered_before boolean not null default false;
