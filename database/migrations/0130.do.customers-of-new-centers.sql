-- Whether staff of the center see customers who are bound to no center, as such buy at every one. A center that came with a merchant
-- whom nobody let in does not: a stranger would see them all.
alter table centers add column sees_unbound boolean not null default true;
update centers c set sees_unbound = false from merchant_applications a
where a.tenant_id = c.tenant_id and a.new_sale_unit = c.sale_unit and a.status = 'approved' and a.decided_by is null;

create function search.sees_unbound(center text) returns boolean language sql stable set search_path = pg_catalog, public, pg_temp as $$
  select not exists (
    select from centers c
    where c.tenant_id = current_setting('app.tenant_id') and c.sale_unit = center and not c.sees_unbound)
$$;

-- As before; such a center's customers alone are read along its own index, by name.
alter function search.find_customers(text[], text, text, integer) rename to customers_of_center_and_none;
create function search.find_customers(parts text[], center text, past text, take integer)
returns table (customer_code text) language plpgsql stable security definer rows 48
set search_path = pg_catalog, public, pg_temp as $$
declare
  tenant constant text := current_setting('app.tenant_id');
  likes constant text[] := array(
    select '%' || replace(replace(replace(search.plain(p), '\', '\\'), '%', '\%'), '_', '\_') || '%' from unnest(parts) p);
  past_name text;
begin
  if search.sees_unbound(center) then
    return query select c.customer_code from search.customers_of_center_and_none(parts, center, past, take) c;
    return;
  end if;
  if past is not null then
    select s.name into past_name from search.customers s
    where s.tenant_id = tenant and s.customer_code = past and s.sale_unit = center;
    if not found then return; end if;
  end if;
  return query select s.customer_code from search.customers s
    where s.tenant_id = tenant and s.sale_unit = center and s.texts like all (likes)
      and (s.name, s.customer_code) > (coalesce(past_name, ''), coalesce(past, ''))
    order by s.name, s.customer_code limit take;
end $$;

alter function search.find_desk_customers(text[], text, jsonb, timestamptz, timestamptz, text, integer)
  rename to desk_customers_of_center_and_none;
create function search.find_desk_customers(
  parts text[], center text, groups jsonb, since timestamptz, until timestamptz, past text, take integer)
returns table (customer_code text) language plpgsql stable security definer rows 12
set search_path = pg_catalog, public, pg_temp as $$
declare
  tenant constant text := current_setting('app.tenant_id');
  likes constant text[] := array(
    select '%' || replace(replace(replace(search.plain(p), '\', '\\'), '%', '\%'), '_', '\_') || '%' from unnest(parts) p);
  past_name text;
  past_at timestamptz;
begin
  if search.sees_unbound(center) then
    return query select c.customer_code
      from search.desk_customers_of_center_and_none(parts, center, groups, since, until, past, take) c;
    return;
  end if;
  if past is not null then
    select s.name, l.last_order_at into past_name, past_at from search.desk_customers s
    left join search.last_orders l on l.tenant_id = tenant and l.customer_code = s.customer_code and l.sale_unit = center
    where s.tenant_id = tenant and s.customer_code = past and s.sale_unit = center;
    if not found then return; end if;
  end if;
  return query select s.customer_code from search.desk_customers s
    left join search.last_orders l on l.tenant_id = tenant and l.customer_code = s.customer_code and l.sale_unit = center
    where s.tenant_id = tenant and s.sale_unit = center and s.texts like all (likes)
      and not exists (select from jsonb_array_elements(groups) one
        where not s.marks && array(select jsonb_array_elements_text(one.value)))
      and case when since is null then (s.name, s.customer_code) > (coalesce(past_name, ''), coalesce(past, ''))
        else l.last_order_at >= since and l.last_order_at < until
          and (l.last_order_at, s.customer_code) < (coalesce(past_at, 'infinity'), coalesce(past, '')) end
    order by case when since is not null then l.last_order_at end desc, case when since is not null then s.customer_code end desc,
      s.name, s.customer_code limit take;
end $$;

revoke all on function search.sees_unbound(text), search.find_customers(text[], text, text, integer),
  search.find_desk_customers(text[], text, jsonb, timestamptz, timestamptz, text, integer) from public;
revoke execute on function search.customers_of_center_and_none(text[], text, text, integer),
  search.desk_customers_of_center_and_none(text[], text, jsonb, timestamptz, timestamptz, text, integer) from shop_app;
grant execute on function search.find_customers(text[], text, text, integer),
  search.find_desk_customers(text[], text, jsonb, timestamptz, timestamptz, text, integer) to shop_app;
