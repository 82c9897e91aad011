-- Staff also look for what no center offers: the center '*' stands for all products of the shop. No center has this code.
-- As before, but for that.
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
          and (center = '*' or (select s.is_active from stock s where s.tenant_id = tenant and s.sale_unit = center and s.product_code = f.code))
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
            and (center = '*' or (select s.is_active from stock s where s.tenant_id = tenant and s.sale_unit = center and s.product_code = w.product_code))
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
        and (center = '*' or (select s.is_active from stock s where s.tenant_id = tenant and s.sale_unit = center and s.product_code = f.code))
      order by f.nth limit wanted);
    exit when cardinality(codes) = wanted or is_all;
  end loop;
  return query select unnest(codes[skip + 1:]);
end $$;

revoke all on all functions in schema search from public;
