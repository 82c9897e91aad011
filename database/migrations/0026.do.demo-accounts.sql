-- Accounts whose password everybody can read stay known as such: a shop that is no demo does not let them in.
alter table customers add column is_demo boolean not null default false;
alter table staff add column is_demo boolean not null default false;

-- Shops that the demo wrote before this had no other accounts.
update customers set is_demo = true where tenant_id in (
  select tenant_id from platform.audit where actor = 'demo seed' and action = 'tenant.create');
update staff set is_demo = true where tenant_id in (
  select tenant_id from platform.audit where actor = 'demo seed' and action = 'tenant.create');

create index customers_demo on customers (tenant_id) where is_demo;
create index staff_demo on staff (tenant_id) where is_demo;

create function platform.demo_shops() returns setof text
language sql stable security definer set search_path = pg_catalog as $$
  select t.tenant_id from platform.tenants t
  where exists (select from public.customers c where c.tenant_id = t.tenant_id and c.is_demo)
    or exists (select from public.staff s where s.tenant_id = t.tenant_id and s.is_demo)
  order by t.tenant_id
$$;
revoke all on function platform.demo_shops() from public;
grant execute on function platform.demo_shops() to shop_door;
