/**
 * A search stays as fast in a shop with very many products: its reads are counted in blocks, as the app's role.
 * Words have the same relative frequency in both shops, so the large one has twelve times as many products for
 * each.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#database/testing.ts';
import { pageByText } from '../catalogue.queries.ts';
import { parseSearch } from './catalogue.search.rules.ts';
import { readSynonyms } from './catalogue.synonyms.rules.ts';

const SHOPS = { small: 5_000, large: 60_000 } as const;
type Shop = keyof typeof SHOPS;

let test: TestDatabase;

/**
 * `late` is in the last tenth only; 'ant' and 'bee' meet in 1 of 300, 'cow' and 'dog' never, four words in the last. Names
 * begin with '^' words: with 'every' three at the end, with 'cow' and 'ant bee' half of those that hold them, with 'bowl'
 * those of category A1 and one more of each.
 */
async function fill(tenant: Shop): Promise<void> {
  const many = SHOPS[tenant];
  await test.asOwner(
    `insert into platform.tenants (tenant_id, company_code, name_th, name_en) values ($1, 'X', 'x', 'x')`,
    [tenant],
  );
  await test.asOwner(
    `insert into centers (tenant_id, sale_unit, name_th, name_en, short_name, full_address, latitude, longitude)
     values ($1, 'C1', 'x', 'x', 'x', 'x', 13, 100)`,
    [tenant],
  );
  // In parts: the triggers of one statement look at all that it wrote.
  for (let first = 1; first <= many; first += 4_000)
    await test.asOwner(
      `insert into products (tenant_id, product_code, name_th, name_en, short_name_th, short_name_en, position)
       select $1, 'P' || n, 'x', 'x', 'x', 'x', n from generate_series($2::integer, $3::integer) n`,
      [tenant, first, Math.min(many, first + 3_999)],
    );
  await test.asOwner(
    `insert into stock (tenant_id, sale_unit, product_code, on_hand)
     select $1, 'C1', product_code, 9 from products where tenant_id = $1`,
    [tenant],
  );
  await test.asOwner(
    `insert into search.products (tenant_id, product_code, position, words)
     select $1, 'P' || n, n, array_to_tsvector(array_remove(array[
       'p' || n, 'every', '#A' || n % 8, case when n % 300 = 295 then 'seldom' end, case when n > $2::integer * 0.9 then 'late' end,
       case when n % 15 = 0 then 'ant' end, case when n % 20 = 0 then 'bee' end, case when n % 100 = 0 then 'bead' end,
       case when n % 5 = 0 then 'cow' end, case when n % 5 = 1 then 'dog' end, case when n % 30 = 7 then '~shelf' end,
       case when n > $2::integer - 3 then '^every' end, case when n % 10 = 0 then '^cow' end,
       case when n % 120 = 0 then '^^ant^bee' end, case when n % 2 = 0 or n % 8 = 1 then 'bowl' end,
       case when n % 8 = 1 or (n % 2 = 0 and n > $2::integer - 8) then '^bowl' end,
       'e' || chr(97 + n % 10), 'f' || chr(97 + n / 10 % 10), case when n % 1000 = 999 then 'rare' end], null))
     from generate_series(1, $2::integer) n`,
    [tenant, many],
  );
  await test.asOwner(
    `insert into search.phrases (tenant_id, query, sound)
     select $1, quote_literal(w), w from unnest(array['every', 'seldom', 'late', 'ant', 'bee', 'cow', 'dog']) w`,
    [tenant],
  );
}

beforeAll(async () => {
  test = await createTestDatabase({ maxConnections: 1 });
  await fill('small');
  await fill('large');
  await test.vacuum();
});
afterAll(() => test.stop());

const synonyms = readSynonyms([{ word: 'pet', means: ['cow', 'dog'], twoWay: false }]);
type SearchPage = { skip?: number; take?: number; typing?: boolean; category?: string };

function pageOf(text: string, { skip = 0, take = 12, typing = false, category }: SearchPage) {
  const query = parseSearch(text, synonyms, { typing });
  if (!query) throw new Error(`"${text}" has no words`);
  return pageByText('C1', { Hierarchy1: category }, { skip, take, text: query }).rows;
}

type Plan = { 'Shared Hit Blocks': number; 'Shared Read Blocks': number; 'Actual Rows': number };

async function read(shop: Shop, text: string, asked: SearchPage): Promise<{ blocks: number; rows: number }> {
  const explain = () =>
    test.database.inTenant(
      shop,
      (tx) =>
        sql<{ 'QUERY PLAN': [{ Plan: Plan }] }>`
          explain (analyze, buffers, format json) ${pageOf(text, asked)}`.execute(tx),
      { readOnly: true },
    );
  // The first call of a connection also loads the function definitions.
  await explain();
  const plan = (await explain()).rows[0]?.['QUERY PLAN'][0].Plan;
  if (!plan) throw new Error('There is no plan');
  return { blocks: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'], rows: plan['Actual Rows'] };
}

const SEARCHES: readonly [what: string, text: string, asked?: SearchPage][] = [
  ['a word that every product has', 'every'],
  ['a word of one in 300', 'seldom'],
  ['a word of the shop’s last products', 'late'],
  ['a beginning of few words', 'seld', { typing: true, take: 30 }],
  ['a beginning of very many words', 'p', { typing: true, take: 30 }],
  ['the beginning of a code', 'P49'],
  ['a code', 'P4999'],
  ['two words', 'every seldom'],
  ['two words of one in 60', 'bee ant'],
  ['two words of one in 300', 'ant bead'],
  ['two words and the beginning of very many', 'ant bead e'],
  ['two words with synonyms', 'seldom pet'],
  ['a word that synonyms have too', 'pet'],
  ['a word of where products stand', 'shelf'],
  ['words that never meet', 'cow dog'],
  ['words that never meet, in a page further on', 'ant cow dog', { skip: 24 }],
  ['four words of which one product in a thousand has all', 'rare ej fj every'],
  ['a slip', 'seldim'],
  ['the other keyboard layout', 'ำอำพั'],
  ['a later page', 'every', { skip: 120 }],
  ['a word that half of the names begin with', 'cow'],
  ['the page behind the names that begin with the word', 'every', { skip: 3 }],
  ['two words that names begin with', 'ant bee'],
  ['a name and more', 'ant bee every'],
  ['a name in a category where one begins so', 'bowl', { category: 'A2' }],
  ['a name in a category where all begin so', 'bowl', { category: 'A1' }],
];

describe('F-07 a search reads no more in a shop twelve times as large', () => {
  it.each(SEARCHES)('%s: %s', async (_, text, asked = {}) => {
    const small = await read('small', text, asked);
    const large = await read('large', text, asked);
    expect(small.rows, 'rows found').toBeGreaterThan(0);
    expect(large.rows).toBeGreaterThanOrEqual(small.rows);
    // A bigger index is a level deeper: one more block per lookup.
    expect(large.blocks, `${small.blocks} blocks in the small shop`).toBeLessThanOrEqual(
      small.blocks * 1.5 + 60,
    );
  });
});

describe('F-07 pages of a search follow each other without a gap or a repeat', () => {
  const truth = async (condition: string, named: string, limit: number) => {
    const rows = await test.asOwner<{ code: string }>(
      `select product_code as code from search.products where tenant_id = 'large' and words @@ $1::tsquery
       order by not words @@ $2::tsquery, position, product_code limit $3`,
      [condition, named, limit],
    );
    return rows.map(({ code }) => code);
  };
  it.each<[text: string, condition: string, most: number, named?: string, category?: string]>([
    ['seldom', `'seldom'`, 200],
    ['ant bead', `'ant' & 'bead'`, 200],
    ['seldom every', `'seldom' & 'every'`, 200],
    ['seldom pet', `'seldom' & ('cow' | 'dog' | 'pet')`, 200],
    ['late cow', `'late' & 'cow'`, 120],
    ['p5', `'p5':*`, 96],
    ['f', `'f':*`, 120],
    ['rare ej', `'rare' & 'ej'`, 60],
    ['shelf', `'~shelf'`, 120],
    ['every', `'every'`, 60, `'^every'`],
    ['ant bee', `'ant' & 'bee'`, 1000, `'^^ant^bee'`],
    ['ant bee every', `'ant' & 'bee'`, 600, `'^^ant^bee'`],
    ['bowl', `'bowl' & '#A2'`, 60, `'^bowl'`, 'A2'],
  ])('%s', async (text, condition, most, named = `'none'`, category) => {
    const found: string[] = [];
    for (let page = 0; page * 12 < most; page += 1) {
      const { rows } = await test.database.inTenant('large', (tx) =>
        sql<{ code: string }>`${pageOf(text, { skip: page * 12, category })}`.execute(tx),
      );
      found.push(...rows.map(({ code }) => code));
      if (rows.length < 12) break;
    }
    const expected = await truth(condition, named, found.length + 1);
    expect(found).toEqual(expected.slice(0, found.length));
    expect(found.length).toBeGreaterThanOrEqual(Math.min(most, expected.length));
  });
});
