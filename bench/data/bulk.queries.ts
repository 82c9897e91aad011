/** A large catalogue in minutes: what would be checked or sorted for each row is done once, for all of them. */
import type { ClientBase } from 'pg';
import { addPhrases, wordsOf, type FindableProduct } from '#database/search-index.ts';

const FILLED = [
  'products',
  'product_units',
  'product_prices',
  'listed_prices',
  'stock',
  'stock_ledger',
  'search.products',
  'search.phrases',
  'search.words',
];

const INDEXES = `
  select format('drop index %s', i.indexrelid::regclass) as drop, pg_get_indexdef(i.indexrelid) as make
  from pg_index i
  where i.indrelid = any($1::regclass[]) and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`;

const INSERT_FINDABLE = `
  insert into search.products (tenant_id, product_code, words, position)
  select $1, code, array_to_tsvector(string_to_array(words, ' ')), position
  from unnest($2::text[], $3::text[], $4::int[]) as p (code, words, position)`;

const INSERT_PHRASES = `
  insert into search.phrases (tenant_id, query, sound)
  select $1, query, sound from unnest($2::text[], $3::text[]) as p (query, sound)`;

const WORDS_KEY = `
  select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
  where conrelid = 'search.words'::regclass and contype = 'p'`;

// As the triggers of search.products would, which sleep. Not sorted by tenant first: there is one, and texts are sorted
// quickly only by their own beginning.
const INSERT_WORDS = `
  insert into search.words (tenant_id, word, position, product_code)
  select p.tenant_id, w.word, p.position, p.product_code
  from search.products p cross join lateral unnest(tsvector_to_array(p.words)) as w (word)
  where not starts_with(w.word, '#')
  order by w.word, p.position, p.product_code`;

/** As the triggers of the prices would, which sleep. */
export async function listAllPrices(superuser: ClientBase, tenantId: string): Promise<void> {
  await superuser.query('select list_prices($1)', [tenantId]);
}

/**
 * Runs `fill` while the tables of a catalogue have no index but their keys, no checks of other tables and no triggers.
 * As the superuser, in a database that nobody else uses yet; the rows must be right by themselves.
 */
export async function inBulk(superuser: ClientBase, fill: () => Promise<void>): Promise<void> {
  await superuser.query(
    `set session_replication_role = replica; set maintenance_work_mem = '512MB'; set work_mem = '256MB'`,
  );
  const { rows } = await superuser.query<{ drop: string; make: string }>(INDEXES, [FILLED]);
  for (const { drop } of rows) await superuser.query(drop);
  await fill();
  for (const { make } of rows) await superuser.query(make);
}

/** Enters products into the search tables, a batch a call; `finish` after the last of them. */
export function searchFiller(superuser: ClientBase, tenantId: string) {
  const phrases = new Map<string, string>();
  return {
    add: async (products: readonly FindableProduct[], inserted: Promise<void>): Promise<void> => {
      for (const product of products) addPhrases(product, phrases);
      const words = products.map((product) => wordsOf(product).join(' '));
      await inserted;
      const codes = products.map(({ code }) => code);
      await superuser.query(INSERT_FINDABLE, [
        tenantId,
        codes,
        words,
        products.map(({ position }) => position),
      ]);
    },
    finish: async (): Promise<void> => {
      await superuser.query(INSERT_PHRASES, [tenantId, [...phrases.keys()], [...phrases.values()]]);
      const [key] = (await superuser.query<{ name: string; definition: string }>(WORDS_KEY)).rows;
      if (!key) throw new Error('search.words has no key');
      await superuser.query(`alter table search.words drop constraint ${key.name}`);
      await superuser.query(INSERT_WORDS);
      await superuser.query(`alter table search.words add constraint ${key.name} ${key.definition}`);
    },
  };
}
