-- People read out the end of an order's number: 6DQT1 of 261121-6DQT1. As in orders_by_total, placing an order writes no
-- entry here; those that wait are few, and are looked through when somebody asks.
create index orders_by_end on orders (tenant_id, (substr(order_id, 8) collate "C")) where status <> 'Wait';

-- Orders of the transaction's shop that somebody has worked on and whose end begins so; an index over an expression is not
-- asked under row-level security.
create function search.orders_by_end(beginning text, take integer)
returns table (order_id text) language plpgsql stable security definer rows 10
set search_path = pg_catalog, public, pg_temp set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  tenant constant text := current_setting('app.tenant_id');
begin
  return query select o.order_id from orders o
  where o.tenant_id = tenant and o.status <> 'Wait'
    and substr(o.order_id, 8) collate "C" >= beginning and substr(o.order_id, 8) collate "C" < beginning || '~'
  order by substr(o.order_id, 8) collate "C" limit take;
end $$;
revoke all on function search.orders_by_end(text, integer) from public;
grant execute on function search.orders_by_end(text, integer) to shop_app;
