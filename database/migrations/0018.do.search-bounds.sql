-- Searches that were not bounded yet. Words that are seldom or never together: every two words of a product are a number
-- in an index of their own, so what has both is one short list, and nothing is walked along. Customers: further down.

-- Codes are rare by themselves: paired with each word they would be as many entries as all else. ('~' stands before words
-- of where a product stands, '#' before its categories.)
create function search.pairable(word text) returns boolean language sql immutable parallel safe
return word !~ '[0-9]' or length(ltrim(word, '~')) <= 4 or starts_with(word, '#');

-- A number for every two words of a product of the tenant, wherever it has them from ('~' makes no difference). Numbers
-- may meet by chance, so what they find is looked at.
create function search.pairs(tenant text, words tsvector) returns integer[] language sql immutable parallel safe
set search_path = pg_catalog, pg_temp as $$
  with hashed as materialized (
    select distinct hashtext(tenant || '/' || ltrim(t.word, '~')) as h
    from unnest(tsvector_to_array(words)) as t (word) where search.pairable(t.word)
  )
  select array(
    select hashint8(a.h::bigint << 32 | (b.h::bigint & 4294967295)) from hashed a join hashed b on a.h < b.h)
$$;
-- A product of very many words would be pairs without number; those few have an index of their own words.
create index products_pairs on search.products using gin (search.pairs(tenant_id, words)) with (fastupdate = off)
  where length(words) <= 48;
create index products_long on search.products using gin (search.keyed(tenant_id, words)) with (fastupdate = off)
  where length(words) > 48;

-- The numbers of each of the words with each of the others. Null where that says nothing: one of them is not paired, or
-- stands on both sides.
create function search.pairs_between(words text[], others text[]) returns integer[] language sql stable
set search_path = pg_catalog, pg_temp as $$
  select case when bool_and(search.pairable(a.word) and search.pairable(b.word) and x.h <> y.h)
    then array_agg(distinct hashint8(least(x.h, y.h)::bigint << 32 | (greatest(x.h, y.h)::bigint & 4294967295))) end
  from unnest(words) as a (word) cross join unnest(others) as b (word)
  cross join lateral hashtext(current_setting('app.tenant_id') || '/' || ltrim(a.word, '~')) as x (h)
  cross join lateral hashtext(current_setting('app.tenant_id') || '/' || ltrim(b.word, '~')) as y (h)
$$;

-- Up to four groups of numbers, those with the fewest first: what answers all of the leads has one of each.
create function search.pairs_of(leads text[]) returns text[] language sql stable
set search_path = pg_catalog, pg_temp as $$
  select array(
    select g.pairs::text
    from unnest(leads) with ordinality as a (words, nth) join unnest(leads) with ordinality as b (words, nth) on a.nth < b.nth
    cross join lateral search.pairs_between(string_to_array(a.words, ' '), string_to_array(b.words, ' ')) as g (pairs)
    where g.pairs is not null order by cardinality(g.pairs), a.nth, b.nth limit 4)
$$;

-- All products that have one of each group of pairs, and that answer; no more than `most`. Those of very many words, and
-- all where there is no group, are asked for by `keyed`, a wider query in words of the tenant. No index of tenants is asked.
drop function search.all_answering(tsquery, tsquery);
create function search.all_answering(pairs text[], keyed tsquery, condition tsquery, most integer)
returns table (place integer, code text) language plpgsql stable rows 600
set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_indexscan = off as $$
declare
  tenant constant text := current_setting('app.tenant_id');
  one constant integer[] := pairs[1];
  two constant integer[] := coalesce(pairs[2], pairs[1]);
  three constant integer[] := coalesce(pairs[3], pairs[1]);
  four constant integer[] := coalesce(pairs[4], pairs[1]);
begin
  if one is null then
    return query select p.position, p.product_code from search.products p
      where search.keyed(p.tenant_id, p.words) @@ keyed and p.words @@ condition limit most;
  else
    return query
      select p.position, p.product_code from search.products p
      where p.tenant_id || '' = tenant and length(p.words) <= 48 and search.pairs(p.tenant_id, p.words) && one
        and search.pairs(p.tenant_id, p.words) && two and search.pairs(p.tenant_id, p.words) && three
        and search.pairs(p.tenant_id, p.words) && four and p.words @@ condition
      union all
      select p.position, p.product_code from search.products p
      where length(p.words) > 48 and search.keyed(p.tenant_id, p.words) @@ keyed and p.words @@ condition
      limit most;
  end if;
end $$;

-- Words of the shop of which everything has one that answers the part, no more than `most`; for each way to answer it
-- its longest word, as those are the rarest. `marks`: '' for words of the product's own, '~' for those of where it stands.
create or replace function search.leads(part text, marks text[], most integer) returns text[] language plpgsql stable
set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_bitmapscan = off as $$
declare
  tenant constant text := current_setting('app.tenant_id');
  ways text[] := array[part];
  way text;
  lead text;
  begins boolean;
  mark text;
  wanted text;
  word_here text;
  answer text[] := '{}';
begin
  if starts_with(part, '((') then
    ways := array(select m[1] from regexp_matches(part, $re$\(([^()]*)\)$re$, 'g') m);
  end if;
  foreach way in array ways loop
    if strpos(way, ' & ') > 0 then
      way := (select a from unnest(string_to_array(way, ' & ')) a order by a like '%:*', length(a) desc limit 1);
    end if;
    begins := way like '%:*';
    lead := replace(substr(way, 2, length(way) - case when begins then 4 else 2 end), '''''', '''');
    foreach mark in array marks loop
      wanted := mark || lead;
      select e.word into word_here from search.words e
      where e.tenant_id = tenant and e.word >= wanted order by e.tenant_id, e.word limit 1;
      while (word_here = mark || lead or (begins and starts_with(word_here, mark || lead))) and cardinality(answer) < most loop
        if not word_here = any (answer) then answer := answer || word_here; end if;
        exit when not begins;
        wanted := word_here;
        select e.word into word_here from search.words e
        where e.tenant_id = tenant and e.word > wanted order by e.tenant_id, e.word limit 1;
      end loop;
    end loop;
  end loop;
  return answer;
end $$;

-- Whether anything stands in what has one of the query's words.
create or replace function search.stands_in(query text) returns boolean language plpgsql stable
set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_bitmapscan = off as $$
declare
  tenant constant text := current_setting('app.tenant_id');
begin
  return exists (
    select from (
      select '~' || replace(m[1], '''''', '''') as word, m[2] is not null as begins
      from regexp_matches(query, $re$'((?:[^']|'')*)'(:\*)?$re$, 'g') m
    ) w
    where (
      select e.word = w.word or (w.begins and starts_with(e.word, w.word)) from search.words e
      where e.tenant_id = tenant and e.word >= w.word order by e.tenant_id, e.word limit 1));
end $$;

-- The numbers of the leads, those of the rarest first, and about how many products of the shop have one of each: told by
-- how far its first products reach.
create function search.by_rarity(leads text[], out nths integer[], out many double precision[]) language plpgsql stable
set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_bitmapscan = off as $$
declare
  tenant constant text := current_setting('app.tenant_id');
  sample constant integer := 100;
  last_place constant double precision := (select p.position from search.products p where p.tenant_id = tenant
    order by p.tenant_id desc, p.position desc, p.product_code desc limit 1);
begin
  select array_agg(r.nth order by r.many, r.longest desc, r.nth), array_agg(r.many order by r.many, r.longest desc, r.nth) into nths, many
  from (
    select l.nth, length(l.words) as longest,
      sum(case when f.entries < sample then f.entries else sample * greatest(1, last_place / greatest(1, f.reach)) end) as many
    from unnest(leads) with ordinality as l (words, nth)
    cross join lateral unnest(string_to_array(l.words, ' ')) as w (word)
    cross join lateral (
      select count(*) as entries, max(e.position) as reach from (
        select e.position from search.words e where e.tenant_id = tenant and e.word = w.word
        order by e.position, e.product_code limit sample) e
    ) f
    group by l.nth, l.words
  ) r;
end $$;

-- Of the first products that have one of the words those that have one of the others, too; and whether there are no
-- more. Null where more than eight times as many of the others would have to be read.
create function search.first_of_both(words text[], others text[], most integer, out codes text[], out is_all boolean)
language plpgsql stable
set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_bitmapscan = off set enable_nestloop = off set enable_hashjoin = on as $$
declare
  tenant constant text := current_setting('app.tenant_id');
  firsts text[];
  seconds text[];
  last_place integer;
  last_code text;
begin
  select array_agg(f.product_code order by f.position, f.product_code), max(f.position) into firsts, last_place from (
    select distinct e.position, e.product_code from unnest(words) as l (word) cross join lateral (
      select w.position, w.product_code from search.words w
      where w.tenant_id = tenant and w.word = l.word order by w.position, w.product_code limit most
    ) e order by e.position, e.product_code limit most
  ) f;
  is_all := coalesce(cardinality(firsts), 0) < most;
  -- Not read from the array for each row: that counts through it.
  last_code := firsts[cardinality(firsts)];
  seconds := array(
    select e.product_code from unnest(others) as l (word) cross join lateral (
      select w.product_code from search.words w
      where w.tenant_id = tenant and w.word = l.word
        and (w.position, w.product_code) <= (last_place, last_code)
      order by w.position, w.product_code limit 8 * most
    ) e limit 8 * most);
  if cardinality(seconds) < 8 * most then
    codes := array(
      select f.code from unnest(firsts) with ordinality as f (code, nth)
      where f.code in (select unnest(seconds)) order by f.nth);
  end if;
end $$;

-- The first products, in the catalogue's order, of those that have one of the words.
drop function search.first_of(text[], integer);
create function search.first_of(words text[], most integer) returns text[]
language plpgsql stable
set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_bitmapscan = off as $$
declare
  tenant constant text := current_setting('app.tenant_id');
begin
  if cardinality(words) = 1 then
    return array(select e.product_code from search.words e
      where e.tenant_id = tenant and e.word = words[1] order by e.position, e.product_code limit most);
  end if;
  return array(select f.product_code from (
    select distinct e.position, e.product_code from unnest(words) as l (word) cross join lateral (
      select w.position, w.product_code from search.words w
      where w.tenant_id = tenant and w.word = l.word order by w.position, w.product_code limit most
    ) e) f order by f.position, f.product_code limit most);
end $$;

-- As before, but for how several parts are looked for.
create or replace function search.answering(query text, around boolean, besides text, within text, center text, skip integer, take integer)
returns table (product_code text) language plpgsql stable rows 12
set search_path = pg_catalog, public, pg_temp set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_bitmapscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  tenant constant text := current_setting('app.tenant_id');
  condition constant tsquery := concat_ws(' & ', '(' || case when around then search.wide(query) else query end || ')', '!(' || besides || ')', within)::tsquery;
  parts constant text[] := search.parts(query);
  is_word constant boolean := cardinality(parts) = 1 and not starts_with(parts[1], '((');
  marks constant text[] := case when not around then '{""}' when is_word and besides = query then '{~}' else '{"",~}' end;
  few constant integer := 16;
  wanted constant integer := skip + take;
  together constant integer := 500;
  part text;
  words text[];
  -- Of each part that few words of the shop answer: itself, and those words, none of which holds a space.
  narrow text[] := '{}';
  leads text[] := '{}';
  leaders integer[];
  many double precision[];
  walked integer;
  looked_at text;
  candidates text[];
  is_all boolean;
  pairs text[];
  keyed tsquery;
  codes text[] := '{}';
begin
  if around and besides = query and not search.stands_in(query) then return; end if;
  foreach part in array parts loop
    words := search.leads(part, marks, few + 1);
    if words = '{}' then return; end if;
    if cardinality(words) <= few and (part not like '((%:*%' or search.spelt_out(part, marks, few) is not null) then
      narrow := narrow || part;
      leads := leads || array_to_string(words, ' ');
    end if;
  end loop;

  -- Only the beginning of very many words: what has it among the first products of the shop and, behind them, what the
  -- first of those words have. Every page is cut from the same; mostly it is found among the very first.
  if narrow = '{}' then
    words := search.leads(parts[1], marks, 64);
    foreach walked in array array[400, 2000] loop
      codes := array(
        select f.code from (
          select w.position as place, w.product_code as code from (
            select p.product_code, p.position, p.words from search.products p
            where p.tenant_id = tenant order by p.position, p.product_code limit walked
          ) w
          where w.words @@ condition
          union
          select e.position, e.product_code from unnest(words) as l (word) cross join lateral (
            select w.position, w.product_code from search.words w
            where w.tenant_id = tenant and w.word = l.word order by w.position, w.product_code limit 200
          ) e
          where walked = 2000
          order by 1, 2 offset 0
        ) f
        where (walked = 400 or (select p.words @@ condition from search.products p where p.tenant_id = tenant and p.product_code = f.code))
          and (select s.is_active from stock s where s.tenant_id = tenant and s.sale_unit = center and s.product_code = f.code)
        order by f.place, f.code offset skip limit take);
      exit when cardinality(codes) = take;
    end loop;
    return query select unnest(codes);
    return;
  end if;

  -- An entry says already that the product answers, so nothing else is read of it and there is no end to the list.
  if is_word and not around and within is null then
    codes := array(
      select distinct_entries.product_code from (
        select distinct e.position, e.product_code from unnest(words) as l (word) cross join lateral (
          select w.position, w.product_code from search.words w
          where w.tenant_id = tenant and w.word = l.word
            and (select s.is_active from stock s where s.tenant_id = tenant and s.sale_unit = center and s.product_code = w.product_code)
          order by w.position, w.product_code limit wanted
        ) e
      ) distinct_entries
      order by distinct_entries.position, distinct_entries.product_code offset skip limit take);
    return query select unnest(codes);
    return;
  end if;

  select r.nths, r.many into leaders, many from search.by_rarity(leads) r;
  words := string_to_array(leads[leaders[1]], ' ');
  -- In turn, until one says all: some first products of the rarest part; all that have the rarest words together, if they
  -- are few and none of the first was among them; the first products of two parts; all whatever they are.
  foreach looked_at in array array['few', 'together', 'first', 'all'] loop
    continue when looked_at = 'together' and codes <> '{}';
    if looked_at in ('together', 'all') then
      if pairs is null then
        pairs := search.pairs_of(array(select leads[n] from unnest(leaders[1:4]) n) || array(
          select replace(trim(both '''' from w), '''''', '''') from unnest(string_to_array(within, ' & ')) w));
        keyed := search.keyed(tenant, concat_ws(' & ', (
          select string_agg('(' || case when around then search.wide(o.part) else o.part end || ')', ' & ')
          from unnest(leaders[1:4]) as n cross join lateral search.spelt_out(narrow[n], marks, few) as o (part)), within));
      end if;
      continue when looked_at = 'together' and pairs = '{}';
      candidates := array(
        select a.code from search.all_answering(pairs, keyed, condition, case looked_at when 'together' then together end) a
        order by a.place, a.code);
      continue when looked_at = 'together' and cardinality(candidates) = together;
      is_all := true;
    else
      walked := case looked_at when 'few' then least(150, 4 * wanted) else 600 + 10 * wanted end;
      candidates := null;
      if looked_at = 'first' and many[2] < 8 * many[1] then
        select b.codes, b.is_all into candidates, is_all
        from search.first_of_both(words, string_to_array(leads[leaders[2]], ' '), walked) b;
      end if;
      if candidates is null then
        candidates := search.first_of(words, walked);
        is_all := cardinality(candidates) < walked;
      end if;
    end if;
    codes := array(
      select f.code from unnest(candidates) with ordinality as f (code, nth)
      where (select p.words @@ condition from search.products p where p.tenant_id = tenant and p.product_code = f.code)
        and (select s.is_active from stock s where s.tenant_id = tenant and s.sale_unit = center and s.product_code = f.code)
      order by f.nth limit wanted);
    exit when cardinality(codes) = wanted or is_all;
  end loop;
  return query select unnest(codes[skip + 1:]);
end $$;

-- Along the index of sounds, whatever the planner thinks of so few phrases; and planned once, not for each part of a text.
alter function search.heard(text, text) set plan_cache_mode = force_generic_plan;
alter function search.heard(text, text) set enable_seqscan = off;
alter function search.heard(text, text) set enable_indexscan = off;

-- Customers: what no more than about a thousand have is found through the index and shown by name; what more have is met
-- soon in an order that has nothing to do with any text. Along names one might walk past nearly everybody first.

-- What the index knows of a text: every two and three letters that follow each other, and every six digits.
create or replace function search.grams(value text) returns text[] language sql immutable
set search_path = pg_catalog, pg_temp as $$
  select array(
    select substr(value, n, 2) from generate_series(1, length(value) - 1) n
    union
    select substr(value, n, 3) from generate_series(1, length(value) - 2) n
    union
    select substr(value, n, 6) from generate_series(1, length(value) - 5) n where substr(value, n, 6) ~ '^[0-9]{6}$')
$$;

-- As numbers that hold the tenant and the center: as columns of their own every search would read the lists of both.
create function search.gram_keys(tenant text, center text, value text) returns integer[] language sql immutable
set search_path = pg_catalog, pg_temp as $$
  select array(select distinct hashtext(tenant || '/' || center || '/' || g) from unnest(search.grams(value)) g)
$$;
drop index search.customers_grams;
alter table search.customers drop column grams;
create index customers_grams on search.customers using gin (search.gram_keys(tenant_id, sale_unit, texts))
  with (fastupdate = on, gin_pending_list_limit = 512);
create index customers_by_chance on search.customers (tenant_id, sale_unit, hashtext(customer_code), customer_code);

create or replace function search.put_customers(tenants text[], codes text[])
returns void language sql volatile set search_path = pg_catalog, public, pg_temp as $$
  with touched as (select distinct t, c from unnest(tenants, codes) as u (t, c)), gone as (
    delete from search.customers s using touched
    where s.tenant_id = t and s.customer_code = c and not exists (
      select from customers k
      left join customer_centers d on d.tenant_id = k.tenant_id and d.customer_code = k.customer_code
      where k.tenant_id = t and k.customer_code = c and k.status = 'active' and coalesce(d.sale_unit, '') = s.sale_unit)
  )
  insert into search.customers (tenant_id, sale_unit, customer_code, name, texts)
  select k.tenant_id, coalesce(d.sale_unit, ''), k.customer_code, k.name, p.texts
  from touched
  join customers k on k.tenant_id = t and k.customer_code = c and k.status = 'active'
  left join customer_centers d on d.tenant_id = k.tenant_id and d.customer_code = k.customer_code
  cross join search.plain(concat_ws(e'\n', k.name, k.customer_code, k.username, k.mobile)) p (texts)
  order by 1, 3, 2
  on conflict (tenant_id, customer_code, sale_unit) do update set name = excluded.name, texts = excluded.texts
  where (customers.name, customers.texts) is distinct from (excluded.name, excluded.texts)
$$;

-- Everybody of the center, by name and then code, after the customer `past`.
drop function search.walk_customers(text[], text, text, text, integer, integer);
create function search.customers_by_name(center text, past_name text, past text, take integer)
returns table (customer_code text) language plpgsql stable rows 48
-- In the order of the index, whatever the planner knows of a table that grew a minute ago.
set search_path = pg_catalog, public, pg_temp set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off as $$
declare
  tenant constant text := current_setting('app.tenant_id');
  from_name constant text collate "th-x-icu" := coalesce(past_name, '');
  from_code constant text := coalesce(past, '');
begin
  return query select w.customer_code from (
    (select s.name, s.customer_code from search.customers s
      where s.tenant_id = tenant and s.sale_unit = center and (s.name, s.customer_code) > (from_name, from_code)
      order by s.name, s.customer_code limit take)
    union all
    (select s.name, s.customer_code from search.customers s
      where s.tenant_id = tenant and s.sale_unit = '' and (s.name, s.customer_code) > (from_name, from_code)
      order by s.name, s.customer_code limit take)
  ) w order by w.name, w.customer_code limit take;
end $$;

-- Those of the center whose texts have every part, by chance, after the customer `past`.
create function search.customers_by_chance(likes text[], center text, past text, take integer)
returns table (customer_code text) language plpgsql stable rows 48
set search_path = pg_catalog, public, pg_temp set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off as $$
declare
  tenant constant text := current_setting('app.tenant_id');
  from_chance constant integer := coalesce(hashtext(past), -2147483648);
  from_code constant text := coalesce(past, '');
begin
  return query select u.code from (
    (select hashtext(s.customer_code) as chance, s.customer_code as code from search.customers s
      where s.tenant_id = tenant and s.sale_unit = center and (hashtext(s.customer_code), s.customer_code) > (from_chance, from_code)
        and s.texts like all (likes) order by 1, 2 limit take)
    union all
    (select hashtext(s.customer_code), s.customer_code from search.customers s
      where s.tenant_id = tenant and s.sale_unit = '' and (hashtext(s.customer_code), s.customer_code) > (from_chance, from_code)
        and s.texts like all (likes) order by 1, 2 limit take)
  ) u order by u.chance, u.code limit take;
end $$;

-- About how many of the center have every part: of so many that chance gave, and from how far those reach.
create function search.customers_like(likes text[], center text) returns double precision language plpgsql stable
set search_path = pg_catalog, public, pg_temp set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off as $$
declare
  tenant constant text := current_setting('app.tenant_id');
  sample constant integer := 100;
begin
  return (
    select case when count(*) < sample then count(*) filter (where f.texts like all (likes))
      else count(*) filter (where f.texts like all (likes)) * 4294967296.0 / (max(f.chance) + 2147483649.0) end
    from (
      select hashtext(s.customer_code) as chance, s.texts from search.customers s
      where s.tenant_id = tenant and s.sale_unit = center order by hashtext(s.customer_code), s.customer_code limit sample
    ) f);
end $$;

-- Those of the center that have all of the numbers, and whose texts have every part. Numbers may meet by chance, so tenant
-- and center are compared, in a way for which no other index could be asked: one would read the whole center.
create function search.customers_of_keys(likes text[], center text, bound integer[], unbound integer[])
returns table (name text, customer_code text) language plpgsql stable rows 48
set search_path = pg_catalog, public, pg_temp set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_indexscan = off as $$
declare
  tenant constant text := current_setting('app.tenant_id');
begin
  return query
    select s.name, s.customer_code from search.customers s
    where search.gram_keys(s.tenant_id, s.sale_unit, s.texts) @> bound
      and (s.tenant_id || '/' || s.sale_unit) = tenant || '/' || center and s.texts like all (likes)
    union all
    select s.name, s.customer_code from search.customers s
    where search.gram_keys(s.tenant_id, s.sale_unit, s.texts) @> unbound
      and (s.tenant_id || '/' || s.sale_unit) = tenant || '/' and s.texts like all (likes);
end $$;

-- For parts as they were typed; `past` null for the first page. By name and then code; by chance where more than about a
-- thousand have them, which every page finds alike.
create or replace function search.find_customers(parts text[], center text, past text, take integer)
returns table (customer_code text) language plpgsql stable security definer rows 48
set search_path = pg_catalog, public, pg_temp set plan_cache_mode = force_generic_plan
set enable_seqscan = off as $$
declare
  tenant constant text := current_setting('app.tenant_id');
  likes constant text[] := array(
    select '%' || replace(replace(replace(search.plain(p), '\', '\\'), '%', '\%'), '_', '\_') || '%' from unnest(parts) p);
  -- What the index is asked for: the parts of two letters and more.
  known constant text[] := array(select search.plain(p) from unnest(parts) p where length(search.plain(p)) > 1);
  bound integer[];
  unbound integer[];
  -- Of no collation of its own: it would go over to every text that is compared.
  past_name text;
begin
  if past is not null then
    select s.name into past_name from search.customers s
    where s.tenant_id = tenant and s.customer_code = past and s.sale_unit in (center, '') limit 1;
    if not found then return; end if;
  end if;
  if cardinality(parts) = 0 then
    return query select n.customer_code from search.customers_by_name(center, past_name, past, take) n;
  elsif search.customers_like(likes, center) > 1000 then
    return query select c.customer_code from search.customers_by_chance(likes, center, past, take) c;
  elsif cardinality(known) = 0 then
    return query select f.customer_code from (
      select s.name, s.customer_code from search.customers s
      where s.tenant_id = tenant and s.sale_unit in (center, '') and s.texts like all (likes)
    ) f where (f.name, f.customer_code) > (coalesce(past_name, ''), coalesce(past, ''))
      order by f.name, f.customer_code limit take;
  else
    select array_agg(distinct hashtext(tenant || '/' || center || '/' || g)), array_agg(distinct hashtext(tenant || '//' || g))
      into bound, unbound
    from unnest(known) p cross join lateral unnest(search.grams(p)) g where length(g) > 2 or length(p) = 2;
    return query select f.customer_code from search.customers_of_keys(likes, center, bound, unbound) f
      where (f.name collate "th-x-icu", f.customer_code) > (coalesce(past_name, ''), coalesce(past, ''))
      order by f.name collate "th-x-icu", f.customer_code limit take;
  end if;
end $$;

revoke all on all functions in schema search from public;
