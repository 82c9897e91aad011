-- As before, but who is bound to no center is looked at only for a center that sees such customers: others took the places of those
-- who are shown, and hid pairs of theirs.
create or replace function search.doubles_of(of_code text, centers text[], take integer)
returns table (customer_code text, kinds text[])
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select o.customer_code, array_agg(distinct left(o.key, 1) order by left(o.key, 1))
  from (select distinct k.key, k.profile_code from search.customer_keys k
    where k.tenant_id = current_setting('app.tenant_id') and k.customer_code = of_code) own
  cross join unnest(centers || case when exists (select from unnest(centers) c where search.sees_unbound(c)) then array[''] end)
    u (center)
  cross join lateral (
    -- What many have says little: some of them are enough.
    select k.key, k.customer_code, k.profile_code from search.customer_keys k
    where k.tenant_id = current_setting('app.tenant_id') and k.sale_unit = u.center and k.key = own.key limit 50) o
  where o.customer_code <> of_code and search.is_double(left(o.key, 1), own.profile_code, o.profile_code)
  group by o.customer_code order by count(distinct o.key) desc, o.customer_code limit take
$$;

-- Pairs of a center's customers that have something in common, by key, among the next `look` entries that somebody shares: each pair once, under the first
-- key that both have. The last row has where to look on from; null at the end.
create or replace function search.double_pairs(center text, past text, take integer, look integer)
returns table (one text, other text, kinds text[], next_key text)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  with seen as materialized (
    select s.* from (
      (select k.key, k.customer_code, k.profile_code from search.customer_keys k
        where k.tenant_id = current_setting('app.tenant_id') and k.is_shared and k.sale_unit = center and k.key > coalesce(past, '') collate "C"
        order by k.key, k.customer_code limit look)
      union all
      (select k.key, k.customer_code, k.profile_code from search.customer_keys k
        where k.tenant_id = current_setting('app.tenant_id') and k.is_shared and k.sale_unit = '' and search.sees_unbound(center)
          and k.key > coalesce(past, '') collate "C"
        order by k.key, k.customer_code limit look)
    ) s order by s.key, s.customer_code limit look
  ), ends as (
    select count(*) = look as is_cut, max(key) as last, max(key) filter (where key < (select max(key) from seen)) as before from seen
  ), groups as materialized (
    select s.key, (array_agg(s.customer_code order by s.customer_code))[1:6] as codes
    -- The last key may go on beyond what was looked at, unless nothing is before it.
    from seen s cross join ends e where not e.is_cut or s.key < e.last or e.before is null
    group by s.key having count(*) > 1 and (left(s.key, 1) = 'n' or count(distinct s.profile_code) > 1)
    order by s.key limit take
  ), pairs as (
    select g.key, g.codes[1] as one, o.code as other, common.keys from groups g
    cross join lateral unnest(g.codes[2:]) o (code)
    cross join lateral (
      select array_agg(distinct a.key order by a.key) as keys from search.customer_keys a
      join search.customer_keys b on b.tenant_id = a.tenant_id and b.key = a.key and b.customer_code = o.code
      where a.tenant_id = current_setting('app.tenant_id') and a.customer_code = g.codes[1]
        and search.is_double(left(a.key, 1), a.profile_code, b.profile_code)) common
    where common.keys[1] = g.key
  )
  select p.one, p.other, array(select distinct left(k, 1) from unnest(p.keys) k order by 1), null from pairs p
  union all
  select null, null, null, case when (select count(*) from groups) = take then (select max(key) from groups)
    when e.is_cut then coalesce(e.before, e.last) end
  from ends e
$$;
