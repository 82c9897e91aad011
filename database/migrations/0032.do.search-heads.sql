-- What is named so comes first: products whose name begins with what is searched for stand before those that only hold it.
-- What a product is, is said by two more kinds of words (domain/search-heads.ts): '^a' where its name begins with the word,
-- '^^a^b' where it begins with both. They are rows of search.words as all others, so they are read along the same index.

-- They are paired with categories, for a search within one. With other words they would only be as many pairs again. No
-- product has any yet, so what stands in the index of pairs stays true.
create or replace function search.pairs(tenant text, words tsvector) returns integer[] language sql immutable parallel safe
set search_path = pg_catalog, pg_temp as $$
  with hashed as materialized (
    select distinct hashtext(tenant || '/' || ltrim(t.word, '~')) as h, starts_with(t.word, '^') as is_head, starts_with(t.word, '#') as is_category
    from unnest(tsvector_to_array(words)) as t (word) where search.pairable(t.word)
  )
  select array(
    select hashint8(a.h::bigint << 32 | (b.h::bigint & 4294967295)) from hashed a join hashed b on a.h < b.h
    where (a.is_category or not b.is_head) and (b.is_category or not a.is_head))
$$;

create or replace function search.pairs_between(words text[], others text[]) returns integer[] language sql stable
set search_path = pg_catalog, pg_temp as $$
  select case when bool_and(search.pairable(a.word) and search.pairable(b.word) and x.h <> y.h
      and (starts_with(a.word, '#') or not starts_with(b.word, '^')) and (starts_with(b.word, '#') or not starts_with(a.word, '^')))
    then array_agg(distinct hashint8(least(x.h, y.h)::bigint << 32 | (greatest(x.h, y.h)::bigint & 4294967295))) end
  from unnest(words) as a (word) cross join unnest(others) as b (word)
  cross join lateral hashtext(current_setting('app.tenant_id') || '/' || ltrim(a.word, '~')) as x (h)
  cross join lateral hashtext(current_setting('app.tenant_id') || '/' || ltrim(b.word, '~')) as y (h)
$$;

-- The query for what is named so: for each way to say what is asked for first, its first two words, or its only word with
-- the one that follows. `says_all` where nothing else is asked for, so that what has the head answers the whole query.
create function search.head(query text, out head text, out says_all boolean) language plpgsql immutable
set search_path = pg_catalog, pg_temp as $$
declare
  parts constant text[] := search.parts(query);
  part text;
  ways text[];
  way text;
  words text[];
  -- What is asked for behind the first part, each in its first way: that is how it was typed.
  rest text[] := '{}';
  heads text[] := '{}';
begin
  foreach part in array parts[2:] loop
    rest := rest || string_to_array(coalesce((regexp_match(part, $re$^\(\(([^()]*)\)$re$))[1], part), ' & ');
  end loop;
  ways := case when starts_with(parts[1], '((') then array(select m[1] from regexp_matches(parts[1], $re$\(([^()]*)\)$re$, 'g') m) else parts[1:1] end;
  says_all := true;
  foreach way in array ways loop
    words := string_to_array(way, ' & ');
    says_all := says_all and cardinality(words) + cardinality(rest) <= 2;
    if cardinality(words) = 1 then words := words || rest[1:1]; end if;
    heads := heads || case when cardinality(words) = 1 then '''^' || substr(words[1], 2)
      else '''^^' || rtrim(substr(words[1], 2), ''':*') || '^' || substr(words[2], 2) end;
  end loop;
  head := case when cardinality(heads) = 1 then heads[1] else '((' || array_to_string(heads, ') | (') || '))' end;
end $$;

-- As before, but that a word alone may also be asked for `besides` what came before.
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

  -- An entry says already that the product answers, so nothing else is read of it (but whether it came before, where
  -- `besides` says what did) and there is no end to the list.
  if is_word and not around and within is null then
    codes := array(
      select distinct_entries.product_code from (
        select distinct e.position, e.product_code from unnest(words) as l (word) cross join lateral (
          select w.position, w.product_code from search.words w
          where w.tenant_id = tenant and w.word = l.word
            and (select s.is_active from stock s where s.tenant_id = tenant and s.sale_unit = center and s.product_code = w.product_code)
            and (besides is null or (select p.words @@ condition from search.products p where p.tenant_id = tenant and p.product_code = w.product_code))
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

-- Products of the center, each once: those that are named as the first query says, then those that answer it by other words
-- of their own, and after them those that answer the second, also by words of where they stand. Only these where the
-- first is null. What very many words begin with is no name yet and says nothing about what comes first.
create or replace function search.answering_ranked(first text, second text, within text, center text, skip integer, take integer)
returns table (product_code text) language plpgsql stable rows 12
set search_path = pg_catalog, public, pg_temp as $$
declare
  few constant integer := 16;
  named record;
  heads integer := 0;
  queries text[];
  besides text[];
  codes text[] := '{}';
  more text[];
  -- How many there are in the ranks before, and how many of this one are passed over.
  before integer := 0;
  past integer;
begin
  if first is not null then
    select h.head, h.says_all into named from search.head(first) h;
    heads := cardinality(search.leads(named.head, '{""}', few + 1));
  end if;
  if heads between 1 and few then
    queries := array[case when named.says_all then named.head else named.head || ' & ' || first end, first, second];
    besides := array[null, named.head, first];
  else
    queries := array[null, first, second];
    besides := array[null, null, first];
  end if;
  for rank in 1 .. 3 loop
    continue when queries[rank] is null;
    past := greatest(0, skip - before);
    more := array(
      select a.product_code
      from search.answering(queries[rank], rank = 3, besides[rank], within, center, past, take - cardinality(codes)) a);
    codes := codes || more;
    exit when cardinality(codes) = take;
    before := before + case when past = 0 or cardinality(more) > 0 then past + cardinality(more)
      else (select count(*) from search.answering(queries[rank], rank = 3, besides[rank], within, center, 0, past)) end;
  end loop;
  return query select unnest(codes);
end $$;

revoke all on all functions in schema search from public;
