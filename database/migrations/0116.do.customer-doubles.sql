-- By what one customer may be another as well: hashes of what both say, so that the table tells nobody's number. Outside the wall for
-- the same reason as search.desk_customers; its functions give what is of the caller's tenant.
create table search.customer_keys (
  tenant_id text not null,
  -- '' for who is bound to no center.
  sale_unit text not null,
  -- A letter for the kind and a hash: m mobile number, e e-mail, t tax number, n name and district.
  key text collate "C" not null,
  customer_code text not null,
  profile_code text not null,
  -- Another customer of the shop has it too, whatever the center: what lists of doubles walk.
  is_shared boolean not null default false,
  primary key (tenant_id, sale_unit, key, customer_code),
  foreign key (tenant_id, customer_code) references public.customers on delete cascade
);
create index customer_keys_of on search.customer_keys (tenant_id, customer_code);
create index customer_keys_by_key on search.customer_keys (tenant_id, key, customer_code, profile_code);
create index customer_keys_shared on search.customer_keys (tenant_id, sale_unit, key, customer_code) include (profile_code) where is_shared;

-- A Thai number as it is dialled; '' for what is none.
create function search.dialled(value text) returns text language sql immutable
set search_path = pg_catalog, pg_temp as $$
  select coalesce(substring(regexp_replace(regexp_replace(value, '\D', '', 'g'), '^(00)?66', '0') from '^0\d{8,9}$'), '')
$$;

-- Without what people write or leave out: titles, forms of companies, blanks and dots.
create function search.name_alone(value text) returns text language sql immutable
set search_path = pg_catalog, pg_temp as $$
  -- Normalized last: it takes apart the vowel of the company's form.
  select normalize(regexp_replace(regexp_replace(lower(value),
      '^\s*(ร้าน|บริษัท|บจก\.?|หจก\.?|คุณ|นางสาว|น\.ส\.|นาย|นาง|mr\.?\s|mrs\.?\s|ms\.?\s)|(จำกัด(\s*\(มหาชน\))?|co\.?,?\s*ltd\.?)\s*$', '', 'g'),
    '[\s.,()-]+', '', 'g'), nfkc)
$$;

-- Accounts of one person share their number and e-mail, and may share a tax number: only name and place make them doubles.
create function search.is_double(kind text, a_profile text, b_profile text) returns boolean language sql immutable
set search_path = pg_catalog, pg_temp as $$ select kind = 'n' or a_profile <> b_profile $$;

create function search.put_customer_keys(tenants text[], codes text[])
returns void language plpgsql volatile set search_path = pg_catalog, public, pg_temp as $$
declare
  were jsonb;
begin
  select jsonb_agg(distinct jsonb_build_array(s.tenant_id, s.key)) into were from search.customer_keys s
  join unnest(tenants, codes) u (t, c) on s.tenant_id = t and s.customer_code = c;
  with touched as (select distinct t, c from unnest(tenants, codes) as u (t, c)), now as materialized (
    select distinct k.tenant_id, coalesce(d.sale_unit, '') as sale_unit, v.kind || md5(v.value) as key, k.customer_code,
      k.profile_code
    from touched
    join customers k on k.tenant_id = t and k.customer_code = c and k.status in ('active', 'disabled')
    join profiles f on f.tenant_id = k.tenant_id and f.profile_code = k.profile_code
    left join customer_centers d on d.tenant_id = k.tenant_id and d.customer_code = k.customer_code
    cross join lateral (
      select 'm', search.dialled(f.mobile)
      union all select 'e', lower(f.email)
      union all select 't', substring(regexp_replace(k.tax_id, '\D', '', 'g') from '^\d{13}$')
      union all
      select w.* from addresses a cross join lateral (
        values ('m', search.dialled(a.phone)), ('t', substring(regexp_replace(a.tax_id, '\D', '', 'g') from '^\d{13}$')),
          ('n', nullif(search.name_alone(k.name), '') || '/' || a.district_code)) w
      where a.tenant_id = k.tenant_id and a.customer_code = k.customer_code and a.is_active
    ) v (kind, value)
    where v.value <> ''
  ), gone as (
    delete from search.customer_keys s using touched
    where s.tenant_id = t and s.customer_code = c and not exists (
      select from now n where n.tenant_id = s.tenant_id and n.customer_code = s.customer_code and n.sale_unit = s.sale_unit
        and n.key = s.key)
  )
  insert into search.customer_keys as s (tenant_id, sale_unit, key, customer_code, profile_code)
  select tenant_id, sale_unit, key, customer_code, profile_code from now order by 1, 2, 3, 4
  on conflict (tenant_id, sale_unit, key, customer_code) do update set profile_code = excluded.profile_code
  where s.profile_code <> excluded.profile_code;
  -- Of whoever had or has such a key, the others too.
  update search.customer_keys s set is_shared = not s.is_shared
  from (
    select w ->> 0 as t, w ->> 1 as k from jsonb_array_elements(were) w
    union
    select n.tenant_id, n.key from search.customer_keys n
    join unnest(tenants, codes) u (t, c) on n.tenant_id = t and n.customer_code = c) of
  where s.tenant_id = of.t and s.key = of.k and s.is_shared <> exists (
    select from search.customer_keys o where o.tenant_id = s.tenant_id and o.key = s.key and o.customer_code <> s.customer_code
      and search.is_double(left(o.key, 1), o.profile_code, s.profile_code));
end $$;

create or replace function search.customers_touched() returns trigger language plpgsql security definer
set search_path = pg_catalog, public, pg_temp as $$
begin
  perform search.put_customers(array_agg(t.tenant_id), array_agg(t.customer_code)) from touched t;
  perform search.put_desk_customers(array_agg(t.tenant_id), array_agg(t.customer_code)) from touched t;
  perform search.put_customer_keys(array_agg(t.tenant_id), array_agg(t.customer_code)) from touched t;
  return null;
end $$;
create or replace function search.profiles_touched() returns trigger language plpgsql security definer
set search_path = pg_catalog, public, pg_temp as $$
begin
  perform search.put_customers(array_agg(k.tenant_id), array_agg(k.customer_code)),
    search.put_desk_customers(array_agg(k.tenant_id), array_agg(k.customer_code)),
    search.put_customer_keys(array_agg(k.tenant_id), array_agg(k.customer_code))
  from touched t join customers k on k.tenant_id = t.tenant_id and k.profile_code = t.profile_code;
  return null;
end $$;
select search.put_customer_keys(array_agg(tenant_id), array_agg(customer_code)) from customers;

-- Who may be the same as a customer, at these centers or bound to none; those with more in common first.
create function search.doubles_of(of_code text, centers text[], take integer)
returns table (customer_code text, kinds text[])
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select o.customer_code, array_agg(distinct left(o.key, 1) order by left(o.key, 1))
  from (select distinct k.key, k.profile_code from search.customer_keys k
    where k.tenant_id = current_setting('app.tenant_id') and k.customer_code = of_code) own
  cross join unnest(centers || array['']) u (center)
  cross join lateral (
    -- What many have says little: some of them are enough.
    select k.key, k.customer_code, k.profile_code from search.customer_keys k
    where k.tenant_id = current_setting('app.tenant_id') and k.sale_unit = u.center and k.key = own.key limit 50) o
  where o.customer_code <> of_code and search.is_double(left(o.key, 1), own.profile_code, o.profile_code)
  group by o.customer_code order by count(distinct o.key) desc, o.customer_code limit take
$$;

-- Pairs of a center's customers that have something in common, by key, among the next `look` entries that somebody shares: each pair once, under the first
-- key that both have. The last row has where to look on from; null at the end.
create function search.double_pairs(center text, past text, take integer, look integer)
returns table (one text, other text, kinds text[], next_key text)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  with seen as materialized (
    select s.* from (
      (select k.key, k.customer_code, k.profile_code from search.customer_keys k
        where k.tenant_id = current_setting('app.tenant_id') and k.is_shared and k.sale_unit = center and k.key > coalesce(past, '') collate "C"
        order by k.key, k.customer_code limit look)
      union all
      (select k.key, k.customer_code, k.profile_code from search.customer_keys k
        where k.tenant_id = current_setting('app.tenant_id') and k.is_shared and k.sale_unit = '' and k.key > coalesce(past, '') collate "C"
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

revoke all on search.customer_keys from shop_app;
revoke all on function search.dialled(text), search.name_alone(text), search.put_customer_keys(text[], text[]),
  search.is_double(text, text, text), search.doubles_of(text, text[], integer), search.double_pairs(text, text, integer, integer)
  from public;
grant execute on function search.doubles_of(text, text[], integer), search.double_pairs(text, text, integer, integer) to shop_app;
