-- A customer who registered waits as `pending` until staff decide. A refused one stays pending, with the reason, so that
-- staff may think again; the log keeps who decided.
alter table customers add column refused_at timestamptz,
  add column refusal_reason text not null default '';

-- Those who wait, the longest first.
create index customers_waiting on customers (tenant_id, created_at, customer_code) where status = 'pending';
