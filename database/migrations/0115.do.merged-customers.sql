-- Customers that are one (decision 61). The account that was given up stays as a row of the person who is kept, in the state
-- `merged`, and its code leads on to the kept one. A merge into one that is merged itself later is written anew: no chains.
alter table customers drop constraint customers_status_check,
  add constraint customers_status_check check (status in ('active', 'pending', 'disabled', 'erased', 'merged')),
  add column merged_into text,
  add foreign key (tenant_id, merged_into) references customers (tenant_id, customer_code) on delete cascade,
  add check (status <> 'merged' or merged_into is not null),
  add check (merged_into <> customer_code);
create index customers_merged on customers (tenant_id, merged_into) where merged_into is not null;

-- The person that the profile's account was merged into; its ledgers and consents stay under it, since they are only added to.
alter table profiles add column merged_into text,
  add foreign key (tenant_id, merged_into) references profiles (tenant_id, profile_code) on delete cascade,
  add check (merged_into <> profile_code);
create index profiles_merged on profiles (tenant_id, merged_into) where merged_into is not null;

-- Until now these were written once and deleted.
grant update (customer_code) on wishlist to shop_app;
grant update (profile_code, customer_code) on customer_invitations to shop_app;
grant delete on profile_sign_ins to shop_app;

-- Who was signed in as the customer that is given up writes nothing more of them; `erased` as before.
create or replace function refuse_erased() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare
  state text;
begin
  -- Waits for an erasure or a merge under way, and reads what it left.
  select c.status into state from customers c
  where c.tenant_id = new.tenant_id and c.customer_code = new.customer_code for key share;
  if state = 'erased' then perform refuse('CUSTOMER_ERASED', new.customer_code); end if;
  if state = 'merged' then perform refuse('CUSTOMER_MERGED', new.customer_code); end if;
  return null;
end $$;

-- The day of the last order goes along with an order that becomes another customer's.
create function search.order_moved() returns trigger language plpgsql security definer
set search_path = pg_catalog, public, pg_temp as $$
begin
  delete from search.last_orders
  where tenant_id = old.tenant_id and customer_code = old.customer_code and sale_unit = old.sale_unit;
  if new.status = 'Canceled' then return null; end if;
  insert into search.last_orders as l values (new.tenant_id, new.customer_code, new.sale_unit, new.placed_at)
  on conflict (tenant_id, customer_code, sale_unit) do update set last_order_at = excluded.last_order_at
  where l.last_order_at < excluded.last_order_at;
  update search.desk_customers set marks = array_remove(marks, 'o=never')
  where tenant_id = new.tenant_id and customer_code = new.customer_code and sale_unit in (new.sale_unit, '')
    and 'o=never' = any(marks);
  return null;
end $$;
revoke all on function search.order_moved() from public;
create trigger order_moved after update of customer_code on orders for each row
  when (new.order_type = '3' and old.customer_code is not null and new.customer_code is not null
    and old.customer_code <> new.customer_code)
  execute function search.order_moved();

-- Who signed in under either profile has signed in.
create function search.signed_in_besides() returns trigger language plpgsql security definer
set search_path = pg_catalog, public, pg_temp as $$
begin
  update search.desk_customers s set marks = array_remove(s.marks, 'i=never')
  from customers c
  where c.tenant_id = new.tenant_id and c.profile_code = new.profile_code
    and s.tenant_id = c.tenant_id and s.customer_code = c.customer_code and 'i=never' = any(s.marks);
  return null;
end $$;
revoke all on function search.signed_in_besides() from public;
create trigger signed_in_besides after insert on profile_sign_ins for each row execute function search.signed_in_besides();
