-- The staff list names each person's last sign-in: one probe of this index each, however many sessions there were.
create index sessions_last_sign_in on sessions (tenant_id, user_id, created_at desc) where kind = 'merchant';

-- What only a removed address said of a customer finds them no more.
create trigger found_after_delete after delete on addresses referencing old table as touched
  for each statement execute function search.customers_touched();
select search.put_customers(array_agg(tenant_id), array_agg(customer_code)) from customers;
select search.put_desk_customers(array_agg(tenant_id), array_agg(customer_code)) from customers;
