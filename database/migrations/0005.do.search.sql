-- Text search. The operators @@, ILIKE and % are not leakproof, so PostgreSQL will not use their indexes under
-- row-level security. This schema therefore has no wall and no grant to the app: it is reached only through the
-- functions below, which take the tenant from the transaction's setting.

create schema search;

create table search.products (
  tenant_id text not null,
  product_code text not null,
  words tsvector not null,
  grams text not null,
  position integer not null default 0,
  primary key (tenant_id, product_code),
  foreign key (tenant_id, product_code) references public.products on delete cascade
);
create index products_words on search.products using gin (tenant_id, words);
create index products_grams on search.products using gin (tenant_id, grams gin_trgm_ops);

-- Replaces the entries of these products. The words are cut by the caller (Thai has no spaces).
create function search.put_products(product_codes text[], word_lists text[], gram_list text[], positions integer[])
returns void language sql volatile security definer set search_path = pg_catalog, public as $$
  insert into search.products (tenant_id, product_code, words, grams, position)
  select current_setting('app.tenant_id'), p.code, array_to_tsvector(string_to_array(p.words, ' ')), p.grams, p.pos
  from unnest(product_codes, word_lists, gram_list, positions) as p (code, words, grams, pos)
  on conflict (tenant_id, product_code)
  do update set words = excluded.words, grams = excluded.grams, position = excluded.position
$$;

-- Products that hold every word (the last one as a beginning), best first; where too few do, those whose
-- letters are near to what was typed.
create function search.find_products(query text, typed text, skip integer, take integer)
returns table (product_code text, rank real)
language plpgsql stable security definer set search_path = pg_catalog, public as $$
declare
  tenant constant text := current_setting('app.tenant_id');
  found integer;
begin
  if query <> '' then
    return query
      select p.product_code, 2::real
      from search.products p
      where p.tenant_id = tenant and p.words @@ query::tsquery
      order by p.position, p.product_code
      offset skip limit take;
    get diagnostics found = row_count;
    if found > 0 or skip > 0 then return; end if;
  end if;
  if length(typed) < 3 then return; end if;
  perform set_config('pg_trgm.word_similarity_threshold', '0.45', true);
  return query
    select p.product_code, word_similarity(typed, p.grams)
    from search.products p
    where p.tenant_id = tenant and typed <% p.grams
    order by word_similarity(typed, p.grams) desc, p.position, p.product_code
    offset skip limit take;
end $$;

revoke all on function search.put_products(text[], text[], text[], integer[]) from public;
revoke all on function search.find_products(text, text, integer, integer) from public;
grant usage on schema search to shop_app;
grant execute on function search.put_products(text[], text[], text[], integer[]) to shop_app;
grant execute on function search.find_products(text, text, integer, integer) to shop_app;
