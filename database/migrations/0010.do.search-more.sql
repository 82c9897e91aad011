-- Search that tells how it understood a text, synonyms that go both ways, and what was searched for in vain.

-- Also from each of the other words to the word itself and to each other; else only from the word to the others.
alter table search_synonyms add column two_way boolean not null default false;

-- Searches that found nothing: what was typed (normalised), how often, and when last. Nobody's name stands beside it.
create table search_misses (
  tenant_id text not null references platform.tenants on delete cascade,
  text text not null check (length(text) between 1 and 100),
  times integer not null check (times > 0),
  last_at timestamptz not null,
  primary key (tenant_id, text)
);
create index search_misses_most on search_misses (tenant_id, times desc, last_at desc);
call platform.build_wall('search_misses', 'select, insert, update, delete');

-- How many letters two spellings differ by, to tell what is near from what is nearer.
create extension if not exists fuzzystrmatch;

-- Products are found by the words of their own names, and by those of what they stand in (their categories), which are
-- kept with '~' in front. The query with each word as either.
create function search.wide(query text) returns text language sql immutable
set search_path = pg_catalog, pg_temp as $$
  select regexp_replace(query, $re$'((?:[^']|'')*)'(:\*)?$re$, $to$('\1'\2 | '~\1'\2)$to$, 'g')
$$;

-- Products of the center that answer the first query, and after all of them those that answer the second and not the
-- first.
create function search.answering_ranked(first text, second text, within text, center text, skip integer, take integer)
returns table (product_code text) language plpgsql stable rows 12
set search_path = pg_catalog, public, pg_temp as $$
declare
  ahead constant tsquery := concat_ws(' & ', '(' || first || ')', within)::tsquery;
  codes text[] := array(select a.product_code from search.answering(ahead, center, skip, take) a);
  before integer;
begin
  if cardinality(codes) < take then
    before := case when cardinality(codes) > 0 or skip = 0 then skip + cardinality(codes)
      else (select count(*) from search.answering(ahead, center, 0, skip)) end;
    codes := codes || array(
      select a.product_code
      from search.answering(
        concat_ws(' & ', '(' || second || ')', '!(' || first || ')', within)::tsquery,
        center, skip - least(before, skip), take - cardinality(codes)) a);
  end if;
  return query select unnest(codes);
end $$;

-- The phrases that sound nearest to one part of what was typed: as one query, the nearest of them, and how near that is.
-- Among those that sound alike the spelling decides. Lengths are cut, for levenshtein takes 255 letters.
create function search.heard(typed text, part text)
returns table (query text, best text, degree real) language plpgsql stable rows 1
set search_path = pg_catalog, public, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  tenant constant text := current_setting('app.tenant_id');
  spelt constant text := left(regexp_replace(part, $re$'( & ')?$re$, '', 'g'), 80);
begin
  perform set_config('pg_trgm.similarity_threshold', '0.35', true);
  return query
    with alike as (
      select f.query, similarity(f.sound, typed) as sounds, left(regexp_replace(f.query, $re$'( & ')?$re$, '', 'g'), 80) as letters
      from search.phrases f where f.tenant_id = tenant and f.sound % typed
      order by 2 desc, 1 limit 24
    ), ranked as (
      select a.query, d.degree, max(d.degree) over () as nearest,
        row_number() over (order by d.degree desc, a.query) as nth
      from alike a cross join lateral (
        select (a.sounds + 0.5 * (1 - least(1, levenshtein(a.letters, spelt)::real / greatest(length(spelt), 1))))::real as degree
      ) d
    )
    select string_agg('(' || r.query || ')', ' | ' order by r.nth), min(r.query) filter (where r.nth = 1), max(r.degree)
    from ranked r where r.nth <= 6 and r.degree >= r.nearest - 0.12
    having count(*) > 0;
end $$;

-- Products of the center that answer what sounds nearest to what was typed. A part without a sound stays as it is, one
-- that sounds like nothing here is passed over. Where no product has it all, the part that was understood least is left
-- out (a part that must stay as it is first), up to three times: fewer words, but still what was asked for.
create function search.answering_by_sound(sounds text[], parts text[], within text, center text, skip integer, take integer)
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
    nearest := (select string_agg('(' || w || ')', ' & ') from unnest(words) w);
    near := search.wide((select string_agg('(' || q || ')', ' & ') from unnest(queries) q));
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

-- Products of the center that are in all of the categories and answer: the first of the queries that any does, else
-- what sounds nearest to what was typed, else what sounds nearest to the other reading of it. Each row tells by which
-- query (1, 2, …; 0 by sound) and, by sound, the phrases that were understood.
create function search.find(
  queries text[], sounds text[], parts text[], other_sounds text[], other_parts text[], categories text[],
  center text, skip integer, take integer)
returns table (product_code text, way integer, understood text[]) language plpgsql stable security definer rows 12
set search_path = pg_catalog, public, pg_temp as $$
declare
  within constant text := (select string_agg(quote_literal('#' || c), ' & ') from unnest(categories) c);
begin
  for i in 1 .. coalesce(cardinality(queries), 0) loop
    return query
      select a.product_code, i, null::text[] from search.answering_ranked(queries[i], search.wide(queries[i]), within, center, skip, take) a;
    if found then return; end if;
    -- Past the last of them: what is less near must not follow what was meant.
    if skip > 0 and exists (select from search.answering_ranked(queries[i], search.wide(queries[i]), within, center, 0, 1)) then return; end if;
  end loop;
  return query
    select a.product_code, 0, a.understood from search.answering_by_sound(sounds, parts, within, center, skip, take) a;
  if found then return; end if;
  if skip > 0 and exists (select from search.answering_by_sound(sounds, parts, within, center, 0, 1)) then return; end if;
  return query
    select a.product_code, 0, a.understood
    from search.answering_by_sound(other_sounds, other_parts, within, center, skip, take) a;
end $$;

-- Its work is done by search.find now.
drop function search.find_products(text[], text[], text[], text[], text, integer, integer);
drop function search.nearest(text[], text[]);

revoke all on all functions in schema search from public;
grant execute on function search.find(text[], text[], text[], text[], text[], text[], text, integer, integer) to shop_app;
