-- What sign-ins may cost: codes by SMS are counted, and wrong passwords make whoever tries them wait.

-- The address that asked for the code, hashed with the key of the installation; codes that nobody has used count.
alter table one_time_codes add column address_hash bytea;
create index one_time_codes_address on one_time_codes (tenant_id, address_hash, created_at)
  where address_hash is not null and used_at is null;

-- How many codes went to customers on a day of Bangkok: of each shop, and under '' of all shops together.
create table platform.code_counts (
  day date not null,
  tenant_id text not null,
  sent integer not null,
  primary key (day, tenant_id)
);

-- Counts one code of the transaction's shop. A count that is null would have passed its limit: nothing may be sent, and
-- the transaction is to be rolled back. Always the shop's row first: two transactions never wait for each other.
create function count_code(of_day date, most_of_shop integer, most_of_all integer)
returns table (of_shop integer, of_all integer)
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into platform.code_counts as c (day, tenant_id, sent)
  values (of_day, current_setting('app.tenant_id'), 1)
  on conflict (day, tenant_id) do update set sent = c.sent + 1 where c.sent < most_of_shop
  returning c.sent into of_shop;
  insert into platform.code_counts as c (day, tenant_id, sent) values (of_day, '', 1)
  on conflict (day, tenant_id) do update set sent = c.sent + 1 where c.sent < most_of_all
  returning c.sent into of_all;
  -- The first of the day clears the week before last away.
  if of_all = 1 then delete from platform.code_counts c where c.day < of_day - 14; end if;
  return next;
end $$;
revoke all on function count_code(date, integer, integer) from public;
grant execute on function count_code(date, integer, integer) to shop_app;

-- A code that could not be sent cost nothing.
create function uncount_code(of_day date) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  update platform.code_counts c set sent = c.sent - 1
  where c.day = of_day and c.tenant_id = current_setting('app.tenant_id') and c.sent > 0;
  update platform.code_counts c set sent = c.sent - 1 where c.day = of_day and c.tenant_id = '' and c.sent > 0;
$$;
revoke all on function uncount_code(date) from public;
grant execute on function uncount_code(date) to shop_app;

-- Wrong passwords by the name that was typed and the address it came from. Both are hashed with the key of the
-- installation: a name nobody has may be a password typed into the wrong field.
create table sign_in_tries (
  tenant_id text not null references platform.tenants on delete cascade,
  audience text not null check (audience in ('buyer', 'merchant', 'rider')),
  name_hash bytea not null,
  address_hash bytea not null,
  failures integer not null,
  last_at timestamptz not null,
  primary key (tenant_id, audience, name_hash, address_hash)
);
create index sign_in_tries_age on sign_in_tries (tenant_id, last_at);
call platform.build_wall('sign_in_tries', 'select, insert, update, delete');
