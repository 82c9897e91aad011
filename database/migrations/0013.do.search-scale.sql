-- Search whose work does not grow with the shop: a page of a word is the beginning of a range of an index in the
-- catalogue's order. Only which products have all of several words that are seldom together is asked of the index of
-- words over whole products.

-- The words of search.products once more, an entry each, without those of categories ('#…'). Kept by the triggers.
create table search.words (
  tenant_id text not null,
  word text collate "C" not null,
  position integer not null,
  product_code text not null,
  primary key (tenant_id, word, position, product_code)
);

-- By key, whatever the planner thinks of the size of a change: there is no shop in which reading all words is right.
create function search.enter_words() returns trigger language plpgsql
set search_path = pg_catalog, pg_temp set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  if tg_op <> 'INSERT' then
    delete from search.words e using (
      select o.tenant_id, w.word, o.position, o.product_code
      from before o cross join lateral unnest(tsvector_to_array(o.words)) as w (word)
    ) g
    where e.tenant_id = g.tenant_id and e.word = g.word and e.position = g.position and e.product_code = g.product_code;
  end if;
  if tg_op <> 'DELETE' then
    insert into search.words (tenant_id, word, position, product_code)
    select n.tenant_id, w.word, n.position, n.product_code
    from after n cross join lateral unnest(tsvector_to_array(n.words)) as w (word)
    where not starts_with(w.word, '#')
    order by 1, 2, 3, 4;
  end if;
  return null;
end $$;
create trigger words_of_new after insert on search.products
  referencing new table as after for each statement execute function search.enter_words();
create trigger words_of_changed after update on search.products
  referencing old table as before new table as after for each statement execute function search.enter_words();
create trigger words_of_deleted after delete on search.products
  referencing old table as before for each statement execute function search.enter_words();

insert into search.words (tenant_id, word, position, product_code)
select p.tenant_id, w.word, p.position, p.product_code
from search.products p cross join lateral unnest(tsvector_to_array(p.words)) as w (word)
where not starts_with(w.word, '#')
order by 1, 2, 3, 4;

-- The tenant stands in each word of the index: as a column of its own, every search would also read the list of all
-- products of the tenant (20 of 22 ms in a shop of a million).
create function search.keyed(tenant text, words tsvector) returns tsvector language sql immutable parallel safe
set search_path = pg_catalog, pg_temp as $$
  select array_to_tsvector(array(select tenant || '/' || w from unnest(tsvector_to_array(words)) w))
$$;
create function search.keyed(tenant text, query text) returns tsquery language sql immutable parallel safe
set search_path = pg_catalog, pg_temp as $$
  select regexp_replace(query, $re$'((?:[^']|'')*)'$re$, '''' || tenant || '/\1''', 'g')::tsquery
$$;
drop index search.products_words;
create index products_words on search.products using gin (search.keyed(tenant_id, words)) with (fastupdate = off);

-- The parts of a query that must all be answered: 'a', 'a':*, or (('a' & 'b') | ('c')). Words hold no parentheses.
create function search.parts(query text) returns text[] language sql immutable
set search_path = pg_catalog, pg_temp as $$
  select array(select m[1] from regexp_matches(query, $re$(\(\([^()]*\)(?: \| \([^()]*\))*\)|'(?:[^']|'')*'(?::\*)?)$re$, 'g') m)
$$;

-- Words of the shop of which everything has one that answers the part, no more than `most`; for each way to answer it
-- its longest word, as those are the rarest. `marks`: '' for words of the product's own, '~' for those of where it stands.
create function search.leads(part text, marks text[], most integer) returns text[] language plpgsql stable
set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_bitmapscan = off as $$
declare
  tenant constant text := current_setting('app.tenant_id');
  lead record;
  wanted text;
  word_here text;
  answer text[] := '{}';
begin
  for lead in
    select distinct on (a.nth, k.mark) k.mark || replace(w.m[1], '''''', '''') as word, w.m[2] is not null as begins
    from (
      select x.m[1] as way, x.nth from regexp_matches(part, $re$\(([^()]*)\)$re$, 'g') with ordinality x (m, nth)
      union all select part, 0 where not starts_with(part, '((')
    ) a
    cross join lateral regexp_matches(a.way, $re$'((?:[^']|'')*)'(:\*)?$re$, 'g') as w (m)
    cross join unnest(marks) as k (mark)
    order by a.nth, k.mark, w.m[2] is not null, length(w.m[1]) desc
  loop
    wanted := lead.word;
    select e.word into word_here from search.words e
    where e.tenant_id = tenant and e.word >= wanted order by e.tenant_id, e.word limit 1;
    while (word_here = lead.word or (lead.begins and starts_with(word_here, lead.word))) and cardinality(answer) < most loop
      if not word_here = any (answer) then answer := answer || word_here; end if;
      exit when not lead.begins;
      wanted := word_here;
      select e.word into word_here from search.words e
      where e.tenant_id = tenant and e.word > wanted order by e.tenant_id, e.word limit 1;
    end loop;
  end loop;
  return answer;
end $$;

-- The first products, in the catalogue's order, of those that have one of the words.
create function search.first_of(words text[], most integer) returns table (place integer, code text)
language plpgsql stable rows 600
set search_path = pg_catalog, pg_temp set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_bitmapscan = off as $$
declare
  tenant constant text := current_setting('app.tenant_id');
begin
  if cardinality(words) = 1 then
    return query select e.position, e.product_code from search.words e
      where e.tenant_id = tenant and e.word = words[1] order by e.position, e.product_code limit most;
  else
    return query select distinct e.position, e.product_code from unnest(words) as l (word) cross join lateral (
        select w.position, w.product_code from search.words w
        where w.tenant_id = tenant and w.word = l.word order by w.position, w.product_code limit most
      ) e order by e.position, e.product_code limit most;
  end if;
end $$;

-- Whether anything stands in what has one of the query's words.
create function search.stands_in(query text) returns boolean language sql stable
set search_path = pg_catalog, pg_temp as $$
  select exists (
    select from unnest(search.parts(query)) as p (part)
    cross join lateral regexp_matches(p.part, $re$'(?:[^']|'')*'(?::\*)?$re$, 'g') as w (m)
    where search.leads(w.m[1], '{~}', 1) <> '{}')
$$;

-- The part with all words that begin so in the place of each beginning: the index of words over products reads what
-- begins so from end to end, a word only where the other words are. Null where that would be more than `most` words.
create function search.spelt_out(part text, marks text[], most integer) returns text language plpgsql stable
set search_path = pg_catalog, pg_temp as $$
declare
  beginning text;
  words text[];
  answer text := part;
begin
  for beginning in select m[1] from regexp_matches(part, $re$('(?:[^']|'')*':\*)$re$, 'g') m loop
    words := search.leads(beginning, marks, most + 1);
    if cardinality(words) > most then return null; end if;
    answer := replace(answer, beginning, coalesce(
      (select '(' || string_agg('''' || replace(w, '''', '''''') || '''', ' | ') || ')' from unnest(words) w),
      rtrim(beginning, ':*')));
  end loop;
  return answer;
end $$;

-- All products that the index of words gives for `keyed`, a wider query in words of the tenant, and that answer.
create function search.all_answering(keyed tsquery, condition tsquery) returns table (place integer, code text)
language sql stable rows 600
set search_path = pg_catalog, pg_temp set enable_seqscan = off set enable_indexscan = off as $$
  select p.position, p.product_code from search.products p
  where search.keyed(p.tenant_id, p.words) @@ keyed and p.words @@ condition
$$;

-- Products of the center that answer the query by their own words (or, `around`, also by those of where they stand) and
-- not the query `besides`, in the catalogue's order. The part of the query that fewest products answer leads: what it
-- has first is looked at. Where too little of it answers the rest, the index of words is asked for all that do.
drop function search.answering_ranked(text, text, text, text, integer, integer);
drop function search.answering(tsquery, text, integer, integer);
create function search.answering(query text, around boolean, besides text, within text, center text, skip integer, take integer)
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
  sample constant integer := 300;
  taste constant integer := 150;
  wanted constant integer := skip + take;
  among constant integer := 600 + 10 * wanted;
  part text;
  words text[];
  narrow text[] := '{}';
  leaders text[];
  walked integer;
  looked_at integer;
  spelt text;
  codes text[];
begin
  if around and besides = query and not search.stands_in(query) then return; end if;
  foreach part in array parts loop
    words := search.leads(part, marks, few + 1);
    if words = '{}' then return; end if;
    if cardinality(words) <= few and (strpos(part, ':*') = 0 or search.spelt_out(part, marks, few) is not null) then
      narrow := narrow || part;
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
    words := search.leads(parts[1], marks, few);
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

  -- The rarest part reaches furthest with its first products, or has not so many. Four are enough to find the few that
  -- have all; each more would only make that longer.
  leaders := array(
    select r.part
    from (
      select n.part, count(*) as entries, max(f.place) as reach
      from (select o.part from unnest(narrow) as o (part) order by starts_with(o.part, '(('), length(o.part) desc limit 8) n
      cross join lateral search.first_of(search.leads(n.part, marks, few), sample) f
      group by n.part
    ) r
    order by least(r.entries, sample), r.reach desc, r.part limit 4);
  words := search.leads(leaders[1], marks, few);
  foreach looked_at in array array[taste, among] loop
    codes := array(
      select f.code
      from (select a.place, a.code from search.first_of(words, looked_at) a order by 1, 2 offset 0) f
      where (select p.words @@ condition from search.products p where p.tenant_id = tenant and p.product_code = f.code)
        and (select s.is_active from stock s where s.tenant_id = tenant and s.sale_unit = center and s.product_code = f.code)
      order by f.place, f.code limit wanted);
    if cardinality(codes) = wanted or (select count(*) from search.first_of(words, looked_at)) < looked_at then
      return query select unnest(codes[skip + 1:]);
      return;
    end if;
    -- What a few of them hold tells whether the others are worth looking at.
    exit when cardinality(codes) * among * 2 < wanted * taste;
  end loop;
  spelt := concat_ws(' & ', (
    select string_agg('(' || case when around then search.wide(o.part) else o.part end || ')', ' & ')
    from unnest(leaders) as n (part) cross join lateral search.spelt_out(n.part, marks, few) as o (part)), within);
  return query
    select f.code
    from (select a.place, a.code from search.all_answering(search.keyed(tenant, spelt), condition) a order by 1, 2 offset 0) f
    where (select s.is_active from stock s where s.tenant_id = tenant and s.sale_unit = center and s.product_code = f.code)
    order by f.place, f.code offset skip limit take;
end $$;

-- Products of the center that answer the first query, and after all of them those that answer the second, also by words
-- of where they stand, and not the first. Only the second where the first is null.
create function search.answering_ranked(first text, second text, within text, center text, skip integer, take integer)
returns table (product_code text) language plpgsql stable rows 12
set search_path = pg_catalog, public, pg_temp as $$
declare
  codes text[];
  before integer;
begin
  if first is null then
    return query select a.product_code from search.answering(second, true, null, within, center, skip, take) a;
    return;
  end if;
  codes := array(select a.product_code from search.answering(first, false, null, within, center, skip, take) a);
  if cardinality(codes) < take then
    before := case when cardinality(codes) > 0 or skip = 0 then skip + cardinality(codes)
      else (select count(*) from search.answering(first, false, null, within, center, 0, skip)) end;
    codes := codes || array(
      select a.product_code
      from search.answering(second, true, first, within, center, skip - least(before, skip), take - cardinality(codes)) a);
  end if;
  return query select unnest(codes);
end $$;

-- As before; the words of where a product stands are added where the answers are read.
create or replace function search.answering_by_sound(sounds text[], parts text[], within text, center text, skip integer, take integer)
returns table (product_code text, understood text[]) language plpgsql stable rows 12
set search_path = pg_catalog, public, pg_temp as $$
declare
  queries text[] := '{}';
  words text[] := '{}';
  degrees real[] := '{}';
  heard_any boolean := false;
  one record;
  least integer;
  nearest text;
  near text;
begin
  for i in 1 .. coalesce(cardinality(sounds), 0) loop
    if sounds[i] = '' then
      queries := queries || parts[i];
      words := words || parts[i];
      degrees := degrees || 0::real;
    else
      select * into one from search.heard(sounds[i], parts[i]);
      if found then
        queries := queries || one.query;
        words := words || one.best;
        degrees := degrees || one.degree;
        heard_any := true;
      end if;
    end if;
  end loop;
  if not heard_any then return; end if;
  for tries in 0 .. 3 loop
    -- Where nothing is misspelt it is known already that no product has it all.
    nearest := case when words <> parts then (select string_agg('(' || w || ')', ' & ') from unnest(words) w) end;
    near := (select string_agg('(' || q || ')', ' & ') from unnest(queries) q);
    return query select a.product_code, words from search.answering_ranked(nearest, near, within, center, skip, take) a;
    if found then return; end if;
    -- Past the last of them.
    if skip > 0 and exists (select from search.answering_ranked(nearest, near, within, center, 0, 1)) then return; end if;
    if cardinality(queries) < 2 then return; end if;
    select d.nth into least from unnest(degrees) with ordinality as d (degree, nth) order by d.degree, d.nth desc limit 1;
    queries := queries[:least - 1] || queries[least + 1:];
    words := words[:least - 1] || words[least + 1:];
    degrees := degrees[:least - 1] || degrees[least + 1:];
    -- What is left must have been heard: a number alone says nothing.
    if not exists (select from unnest(degrees) d where d > 0) then return; end if;
  end loop;
end $$;

create or replace function search.find(
  queries text[], sounds text[], parts text[], other_sounds text[], other_parts text[], categories text[],
  center text, skip integer, take integer)
returns table (product_code text, way integer, understood text[]) language plpgsql stable security definer rows 12
set search_path = pg_catalog, public, pg_temp as $$
declare
  within constant text := (select string_agg(quote_literal('#' || c), ' & ') from unnest(categories) c);
begin
  for i in 1 .. coalesce(cardinality(queries), 0) loop
    return query
      select a.product_code, i, null::text[] from search.answering_ranked(queries[i], queries[i], within, center, skip, take) a;
    if found then return; end if;
    -- Past the last of them: what is less near must not follow what was meant.
    if skip > 0 and exists (select from search.answering_ranked(queries[i], queries[i], within, center, 0, 1)) then return; end if;
  end loop;
  return query
    select a.product_code, 0, a.understood from search.answering_by_sound(sounds, parts, within, center, skip, take) a;
  if found then return; end if;
  if skip > 0 and exists (select from search.answering_by_sound(sounds, parts, within, center, 0, 1)) then return; end if;
  return query
    select a.product_code, 0, a.understood
    from search.answering_by_sound(other_sounds, other_parts, within, center, skip, take) a;
end $$;

-- Of so many phrases slips are mended quickly. Common ones come early, and words alone still find room for long.
create or replace function search.put_products(product_codes text[], word_lists text[], positions integer[], phrase_queries text[], phrase_sounds text[])
returns void language plpgsql volatile security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  tenant constant text := current_setting('app.tenant_id');
  most constant integer := 30000;
  most_words constant integer := 100000;
  kept integer;
begin
  insert into search.products (tenant_id, product_code, words, position)
  select tenant, p.code, array_to_tsvector(array_remove(string_to_array(p.words, ' '), '')), p.pos
  from unnest(product_codes, word_lists, positions) as p (code, words, pos)
  order by p.code
  on conflict (tenant_id, product_code) do update set words = excluded.words, position = excluded.position;

  -- Most products bring no phrase of their own.
  if not exists (
    select from unnest(phrase_queries) as f (query)
    where not exists (select from search.phrases k where k.tenant_id = tenant and k.query = f.query)
  ) then return; end if;
  select count(*) into kept from search.phrases k where k.tenant_id = tenant;
  insert into search.phrases (tenant_id, query, sound)
  select tenant, f.query, f.sound
  from (
    select n.query, n.sound, n.is_word, row_number() over (order by n.is_word desc, length(n.query), n.query) as nth
    from (
      select p.query, p.sound, strpos(p.query, ' & ') = 0 as is_word from unnest(phrase_queries, phrase_sounds) as p (query, sound)
    ) n
    where not exists (select from search.phrases k where k.tenant_id = tenant and k.query = n.query)
  ) f
  where kept + f.nth <= case when f.is_word then most_words else most end
  order by f.query
  on conflict do nothing;
end $$;

revoke all on all functions in schema search from public;
