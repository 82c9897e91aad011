/**
 * The search tables are outside row-level security: closed to the app, which reads them through functions and
 * indexes.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#database/testing.ts';

const BULK = 20_000;

describe('F-07 the search tables', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase();
    await test.asOwner(
      `insert into platform.tenants select t, t, t, t from unnest(array['alpha', 'beta']) t`,
    );
    await test.asOwner(
      `insert into centers (tenant_id, sale_unit, name_th, name_en, short_name, full_address, latitude, longitude)
       select t, 'C1', 'ก', 'A', 'A', '', 13, 100 from unnest(array['alpha', 'beta']) t`,
    );
    await test.asOwner(
      `insert into products (tenant_id, product_code, name_th, name_en, short_name_th, short_name_en, position)
       select t, 'B' || n, 'สินค้า', 'bulk', '', '', n from unnest(array['alpha', 'beta']) t, generate_series(1, $1::integer) n`,
      [BULK],
    );
    await test.asOwner(
      `insert into product_units (tenant_id, product_code, unit_no, name_th, name_en, rate) select tenant_id, product_code, 1, '', '', 1 from products`,
    );
    await test.asOwner(
      `insert into product_prices (tenant_id, product_code, unit_no, tax_type, level1) select tenant_id, product_code, 1, 1, 100 + position % 900 from products`,
    );
    await test.asOwner(
      `insert into stock (tenant_id, sale_unit, product_code, on_hand) select tenant_id, 'C1', product_code, 1 from products`,
    );
    await test.asOwner(
      `insert into search.products (tenant_id, product_code, words, position)
       select tenant_id, product_code, array_to_tsvector(array_remove(array[
         'bulk', 'b' || position % 5000, 'w' || position % 7, case when position % 14 = 1 then '^w1' end,
         case when position % 7 = 5 and position > $1 then '^w5' end], null)), position
       from products`,
      [BULK - 21],
    );
    await test.asOwner(
      `insert into search.phrases (tenant_id, query, sound)
       select 'alpha', quote_literal(md5(n::text)), md5(n::text) from generate_series(1, 5000) n`,
    );
    await test.asOwner('analyze');
  });
  afterAll(() => test.stop());

  it.each([
    'select * from search.products',
    'select * from search.phrases',
    'delete from search.products',
    'select * from search.words',
    `select search.answering('a', false, null, null, 'C1', 0, 1)`,
    `select search.all_answering('{}', 'a', 'a', null)`,
    `select search.leads('a', '{""}', 1)`,
    `select search.first_of('{a}', 1)`,
    `select search.heard('maew', 'a')`,
    `select search.answering_ranked('a', 'a', null, 'C1', 0, 1)`,
    `select search.answering_by_sound(array['maew'], array['a'], null, 'C1', 0, 1)`,
  ])('are closed to the app: %s', async (statement) => {
    const asked = test.database.inTenant('alpha', (tx) => sql.raw(statement).execute(tx));
    await expect(asked).rejects.toThrow(/permission denied/);
  });

  it('give the tenant of the transaction only', async () => {
    const count = async (tenant: string) => {
      const { rows } = await test.database.inTenant(tenant, (tx) =>
        sql<{
          n: number;
        }>`select count(*)::integer as n from search.find(array[$$'b4321'$$], null, null, null, null, null, 'C1', 0, 100)`.execute(
          tx,
        ),
      );
      return rows[0]?.n;
    };
    expect([await count('alpha'), await count('beta'), await count('gamma')]).toEqual([4, 4, 0]);
  });

  // PostgreSQL counts the scans of a transaction: those of the app's own call, including inside functions.
  type Scans = { name: string; scans: number };
  const scansSoFar = sql<Scans>`
    select c.oid::regclass::text as name, pg_stat_get_xact_numscans(c.oid)::integer as scans
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'search' and c.relkind in ('r', 'i')`;
  const scansOf = (query: string) =>
    test.database.inTenant('alpha', async (tx) => {
      const { rows: before } = await scansSoFar.execute(tx);
      await sql`select * from search.find(array[${query}], array['wiskas'], array['none'], array['maew'], array['none'], null, 'C1', 0, 12)`.execute(
        tx,
      );
      const { rows: after } = await scansSoFar.execute(tx);
      const scansBefore = new Map(before.map((row) => [row.name, row.scans]));
      const used = after.map(({ name, scans }) => [name, scans - (scansBefore.get(name) ?? 0)] as const);
      return Object.fromEntries(used.filter(([, scans]) => scans > 0));
    });

  it.each([
    ['that every product has', `'bulk'`],
    ['that few products have', `'b4321'`],
  ])('are read along the words, in the catalogue’s order, for a word %s', async (_, query) => {
    expect(Object.keys(await scansOf(query))).toEqual(['search.words_pkey']);
  });

  it('are read along the words for what very many names begin with', async () => {
    expect(Object.keys(await scansOf(`'w1'`))).toEqual(['search.words_pkey']);
  });

  it('are looked up by their key where what is named so, and comes first, does not fill the page', async () => {
    const scans = await scansOf(`'w5'`);
    expect(Object.keys(scans).toSorted()).toEqual(['search.products_pkey', 'search.words_pkey']);
    // Three products are named so; nine others are checked first.
    expect(scans['search.products_pkey']).toBe(9);
  });

  it('pair what a product is with its categories only', async () => {
    const pairsOf = async (words: string[]) => {
      const [row] = await test.asOwner<{ n: number }>(
        `select cardinality(search.pairs('alpha', array_to_tsvector($1::text[]))) as n`,
        [words],
      );
      return row?.n;
    };
    expect(await pairsOf(['cat', 'litter', '#A'])).toBe(3);
    expect(await pairsOf(['cat', 'litter', '#A', '^cat', '^^cat^litter'])).toBe(5);
  });

  it('are asked for what is named so by the first two words of what is searched for', async () => {
    const asked = async (query: string) => {
      const [row] = await test.asOwner<{ head: string; says_all: boolean }>(`select * from search.head($1)`, [
        query,
      ]);
      return [row?.head, row?.says_all];
    };
    expect(await asked(`'cat':*`)).toEqual([`'^cat':*`, true]);
    expect(await asked(`'cat' & 'litter':*`)).toEqual([`'^^cat^litter':*`, true]);
    expect(await asked(`'tofu' & 'cat' & 'litter':*`)).toEqual([`'^^tofu^cat'`, false]);
    expect(await asked(`(('sand' & 'cat':*) | ('litter'))`)).toEqual([
      `(('^^sand^cat':*) | ('^litter'))`,
      true,
    ]);
    expect(await asked(`(('cat') | ('puss' & 'y')) & (('food':*) | ('meal'))`)).toEqual([
      `(('^^cat^food':*) | ('^^puss^y'))`,
      false,
    ]);
    expect(await asked(`'dog''s' & 'o''clock'`)).toEqual([`'^^dog''s^o''clock'`, true]);
  });

  it('are read along the rarest of several words, and each product by its key', async () => {
    expect(Object.keys(await scansOf(`'bulk' & 'w3'`)).toSorted()).toEqual([
      'search.products_pkey',
      // Once, for the last position in the shop.
      'search.products_walk',
      'search.words_pkey',
    ]);
  });

  it('are read through the index of pairs for words that are never together, not along either', async () => {
    const scans = Object.keys(await scansOf(`'w2' & 'w3'`));
    expect(scans).toContain('search.products_pairs');
    expect(scans).not.toContain('search.products_words');
  });

  it.each([
    ['few words', 0],
    ['very many words, which are not paired', 60],
  ])(
    'find the one product, the last of all, that has two common words together among %s',
    async (_, more) => {
      await test.asOwner(
        `update search.products set words = array_to_tsvector(array['w2', 'w3'] || array(select 'more' || n from generate_series(1, $1::integer) n))
       where tenant_id = 'beta' and product_code = 'B' || $2::integer`,
        [more, BULK],
      );
      const { rows } = await test.database.inTenant('beta', (tx) =>
        sql<{ product_code: string; way: number }>`
        select product_code, way from search.find(array[$$'w2' & 'w3'$$], null, null, null, null, null, 'C1', 0, 12)`.execute(
          tx,
        ),
      );
      expect(rows).toEqual([{ product_code: `B${BULK}`, way: 1 }]);
    },
  );

  it('are read in the catalogue’s order for a beginning of very many words', async () => {
    expect(Object.keys(await scansOf(`'b':*`)).toSorted()).toEqual([
      'search.products_walk',
      'search.words_pkey',
    ]);
  });

  it('are read through the index of sounds for a word that none has', async () => {
    expect(await scansOf(`'nowhere'`)).toEqual({
      // For names that begin so, for words of products and of their categories.
      'search.words_pkey': 3,
      // As typed, and as converted to the other keyboard layout.
      'search.phrases_sound': 2,
    });
  });

  it('hold the words of a product as it is now', async () => {
    const wordsNow = async () => {
      const rows = await test.asOwner<{ word: string; position: number }>(
        `select word, position from search.words where tenant_id = 'beta' and product_code = 'B7' order by word`,
      );
      return rows.map(({ word, position }) => `${word} ${position}`);
    };
    const change = (statement: string) => test.asOwner(statement);
    expect(await wordsNow()).toEqual(['b7 7', 'bulk 7', 'w0 7']);
    await change(
      `update search.products set words = array_to_tsvector(array['bulk', 'new', '~near', '#CAT']), position = 9
       where tenant_id = 'beta' and product_code = 'B7'`,
    );
    expect(await wordsNow()).toEqual(['bulk 9', 'new 9', '~near 9']);
    await change(`delete from search.products where tenant_id = 'beta' and product_code = 'B7'`);
    expect(await wordsNow()).toEqual([]);
  });

  it('keep so many phrases that slips are corrected quickly, and room for words alone', async () => {
    await test.asOwner(
      `insert into search.phrases (tenant_id, query, sound) select 'beta', quote_literal('kept' || n), '' from generate_series(1, 30000) n`,
    );
    await test.database.inTenant('beta', (tx) =>
      sql`select search.put_products(array['B8'], array['one two'], array[8], array[$$'one'$$, $$'one' & 'two'$$], array['wan', 'wantu'])`.execute(
        tx,
      ),
    );
    const added = await test.asOwner(
      `select query from search.phrases where tenant_id = 'beta' and query not like $$'kept%$$`,
    );
    expect(added).toEqual([{ query: `'one'` }]);
  });

  it('never read the whole of a table for a text of several parts that is near to something', async () => {
    await test.asOwner(
      `insert into search.phrases values ('alpha', $$'bulk'$$, 'bulkware'), ('alpha', $$'w3'$$, 'wthree')`,
    );
    const { rows, used } = await test.database.inTenant('alpha', async (tx) => {
      const { rows: before } = await scansSoFar.execute(tx);
      const found = await sql<{ product_code: string; way: number; understood: string[] }>`
        select * from search.find(array[$$'nowhere'$$], array['bulkwaer', 'wthre', ''], array['x', 'y', $$'99'$$], null, null, null, 'C1', 0, 12)`.execute(
        tx,
      );
      const { rows: after } = await scansSoFar.execute(tx);
      const whole = after.filter(({ name }) => /^search\.(products|phrases)$/.test(name));
      const earlier = new Map(before.map(({ name, scans }) => [name, scans]));
      return { rows: found.rows, used: whole.map(({ name, scans }) => scans - (earlier.get(name) ?? 0)) };
    });
    expect(used).toEqual([0, 0]);
    expect(rows[0]).toEqual({ product_code: 'B3', way: 0, understood: [`'bulk'`, `'w3'`] });
    expect(rows).toHaveLength(12);
  });

  it.each([
    [
      'position',
      'products_position',
      'select from products p $here order by p.position, p.product_code limit 12',
    ],
    [
      'price',
      'listed_prices_shop',
      'select from listed_prices p $here where p.level = 1 order by p.satang desc, p.product_code desc limit 12',
    ],
  ])(
    'leave lists alone, which follow their own index by %s and sort nothing',
    async (_, index, statement) => {
      const here = `join stock s on s.tenant_id = p.tenant_id and s.sale_unit = 'C1' and s.product_code = p.product_code and s.is_active`;
      const { rows } = await test.database.inTenant('alpha', (tx) =>
        sql.raw<{ 'QUERY PLAN': string }>(`explain ${statement.replace('$here', here)}`).execute(tx),
      );
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).toContain(`using ${index} on`);
      expect(plan).not.toMatch(/Sort|Seq Scan/);
    },
  );
});
