-- Text search. The operators @@ and % are not leakproof, so PostgreSQL will not use their indexes under row-level
-- security. This schema therefore has no wall and no grant to the app: it is reached only through the functions
-- below, which take the tenant from the transaction's setting. Nothing here depends on the database's locale:
-- words are cut and letters are made Latin by the caller (under lc_ctype C pg_trgm drops every Thai letter).

create schema search;

-- words: what the product is found by, and '#' before the code of each of its categories.
create table search.products (
  tenant_id text not null,
  product_code text not null,
  words tsvector not null,
  position integer not null default 0,
  primary key (tenant_id, product_code),
  foreign key (tenant_id, product_code) references public.products on delete cascade
);
-- fastupdate off: searches never wade through a list of entries not yet merged, also right after an import.
create index products_words on search.products using gin (tenant_id, words) with (fastupdate = off);
create index products_walk on search.products (tenant_id, position, product_code);

-- Up to three words that follow each other in some product's name: how they sound in Latin letters, and the query
-- that finds them. A slip of the fingers is mended by the phrase that sounds nearest; there are far fewer phrases
-- than products, so this stays fast. A phrase that no product has any more finds nothing and does no harm.
create table search.phrases (
  tenant_id text not null references platform.tenants on delete cascade,
  query text not null,
  sound text not null,
  primary key (tenant_id, query)
);
create index phrases_sound on search.phrases using gin (tenant_id, sound gin_trgm_ops) with (fastupdate = off);

-- Replaces the entries of these products; word_lists are separated by spaces.
create function search.put_products(product_codes text[], word_lists text[], positions integer[], phrase_queries text[], phrase_sounds text[])
returns void language sql volatile security definer set search_path = pg_catalog, public, pg_temp as $$
  insert into search.products (tenant_id, product_code, words, position)
  select current_setting('app.tenant_id'), p.code, array_to_tsvector(array_remove(string_to_array(p.words, ' '), '')), p.pos
  from unnest(product_codes, word_lists, positions) as p (code, words, pos)
  order by p.code
  on conflict (tenant_id, product_code) do update set words = excluded.words, position = excluded.position;

  insert into search.phrases (tenant_id, query, sound)
  select current_setting('app.tenant_id'), f.query, f.sound
  from unnest(phrase_queries, phrase_sounds) as f (query, sound)
  order by f.query
  on conflict do nothing;
$$;

-- Products of the center that answer the query, in the catalogue's order. Words that many products have are found
-- within the first of them, in that order; rare words through the index, where few rows are left to sort. The
-- planner cannot tell the two apart for a word it keeps no statistics of, so both ways are tried in turn.
create function search.answering(query tsquery, center text, skip integer, take integer)
returns table (product_code text) language plpgsql stable rows 12
set search_path = pg_catalog, public, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  tenant constant text := current_setting('app.tenant_id');
  among constant integer := 2000 + 20 * skip;
  codes text[];
begin
  select array_agg(h.product_code order by h.position, h.product_code) into codes from (
    select w.product_code, w.position from (
      select p.product_code, p.position, p.words from search.products p
      where p.tenant_id = tenant order by p.position, p.product_code limit among
    ) w
    where w.words @@ query and exists (
      select from stock s where s.tenant_id = tenant and s.sale_unit = center and s.product_code = w.product_code and s.is_active)
    order by w.position, w.product_code offset skip limit take
  ) h;
  if coalesce(cardinality(codes), 0) < take then
    with found as materialized (
      select p.product_code, p.position from search.products p where p.tenant_id = tenant and p.words @@ query
    )
    select array_agg(h.product_code order by h.position, h.product_code) into codes from (
      select f.product_code, f.position from found f
      where exists (
        select from stock s where s.tenant_id = tenant and s.sale_unit = center and s.product_code = f.product_code and s.is_active)
      order by f.position, f.product_code offset skip limit take
    ) h;
  end if;
  return query select unnest(codes);
end $$;

-- What was typed, as the phrases that sound nearest to each of its parts. A part without a sound (a number) stays
-- as it is; one that sounds like nothing here is passed over. Null when none sounds like anything.
create function search.nearest(sounds text[], parts text[])
returns text language plpgsql stable
set search_path = pg_catalog, public, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  tenant constant text := current_setting('app.tenant_id');
  near text;
  answer text;
  heard boolean := false;
begin
  perform set_config('pg_trgm.similarity_threshold', '0.35', true);
  for i in 1 .. coalesce(cardinality(sounds), 0) loop
    if sounds[i] = '' then
      near := parts[i];
    else
      select string_agg(n.query, ' | ') into near from (
        select '(' || f.query || ')' as query, similarity(f.sound, sounds[i]) as degree, max(similarity(f.sound, sounds[i])) over () as best
        from search.phrases f where f.tenant_id = tenant and f.sound % sounds[i]
        order by 2 desc, 1 limit 6
      ) n where n.degree >= n.best - 0.12;
      heard := heard or near is not null;
    end if;
    if near is not null then answer := concat_ws(' & ', answer, '(' || near || ')'); end if;
  end loop;
  return case when heard then answer end;
end $$;

-- Products of the center that answer the first of the queries that any does, and are in all of the categories; where
-- none does, those that answer what sounds nearest to what was typed.
create function search.find_products(queries text[], sounds text[], parts text[], categories text[], center text, skip integer, take integer)
returns table (product_code text) language plpgsql stable security definer rows 12
set search_path = pg_catalog, public, pg_temp as $$
declare
  within constant text := (select string_agg(quote_literal('#' || c), ' & ') from unnest(categories) c);
  query tsquery;
  near text;
begin
  for i in 1 .. coalesce(cardinality(queries), 0) loop
    query := concat_ws(' & ', '(' || queries[i] || ')', within)::tsquery;
    return query select a.product_code from search.answering(query, center, skip, take) a;
    if found then return; end if;
    -- Past the last of them: what is less near must not follow what was meant.
    if skip > 0 and exists (select from search.answering(query, center, 0, 1)) then return; end if;
  end loop;
  near := search.nearest(sounds, parts);
  if near is null then return; end if;
  return query select a.product_code from search.answering(concat_ws(' & ', near, within)::tsquery, center, skip, take) a;
end $$;

revoke all on all functions in schema search from public;
grant usage on schema search to shop_app;
grant execute on function search.put_products(text[], text[], integer[], text[], text[]) to shop_app;
grant execute on function search.find_products(text[], text[], text[], text[], text, integer, integer) to shop_app;
