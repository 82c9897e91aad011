/** In which order staff read the products, and that each order is a walk along an index (decision 88). */
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { productPage, type ProductOrder } from './merchant-products.queries.ts';
import { codes, openProductDesk } from './product-desk.testing.ts';

const desk = openProductDesk();
const { list } = desk;

/** A vowel that is written before its consonant comes after it; tones and capital letters only tell what is else the same apart. */
const NAMES = [
  ['P1', 'เกลือ', 'banana'],
  ['P2', 'ขนม', 'Apple'],
  ['P3', 'กล้วย', 'apple'],
  ['P4', 'แกง', 'Cherry'],
] as const;

beforeAll(async () => {
  for (const [code, th, en] of NAMES)
    await desk
      .shop()
      .database.asOwner(
        'update products set name_th = $2, name_en = $3 where product_code = $1 and tenant_id = $4',
        [code, th, en, 'alpha'],
      );
});

const listed = async (body: object, language?: 'th' | 'en') => {
  const answer = await desk.shop().call('merchantProducts', {
    token: desk.token(),
    body,
    ...(language && { headers: { 'accept-language': language } }),
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return codes(answer.json<{ Data: Awaited<ReturnType<typeof list>> }>().Data);
};
/** Read in pages of three. */
async function paged(body: object, language?: 'th' | 'en'): Promise<string[]> {
  const all: string[] = [];
  for (;;) {
    const after = all.at(-1);
    const page = await listed({ take: 3, ...body, ...(after !== undefined && { After: after }) }, language);
    all.push(...page);
    if (page.length < 3) return all;
  }
}

test('R-47 N-24 by name as a Thai dictionary has it, and of who reads English by the English name, in both directions and over pages', async () => {
  const thai = ['P3', 'P1', 'P4', 'P2'];
  expect(await paged({ sort: 'name' }, 'th')).toEqual(thai);
  expect(await paged({ sort: 'name', dir: 'desc' }, 'th')).toEqual(thai.toReversed());
  const english = ['P3', 'P2', 'P1', 'P4'];
  expect(await paged({ sort: 'name' }, 'en')).toEqual(english);
  expect(await paged({ sort: 'name', dir: 'desc' }, 'en')).toEqual(english.toReversed());
});

test('R-47 N-24 by code in both directions; without a word on it as the shop sorts them; narrowed as before', async () => {
  expect(await paged({ sort: 'code', dir: 'desc' })).toEqual(['P4', 'P3', 'P2', 'P1']);
  expect(await paged({ sort: 'code' })).toEqual(['P1', 'P2', 'P3', 'P4']);
  expect(await paged({})).toEqual(['P1', 'P2', 'P3', 'P4']);
  await desk.turn('P2', 'N');
  expect(await paged({ sort: 'code', dir: 'desc', Active: 'Y' })).toEqual(['P4', 'P3', 'P1']);
});

test('R-47 N-24 a product that is not of the shop is followed by none', async () => {
  expect(await listed({ sort: 'name', After: 'NOTHING' })).toEqual([]);
});

/** What reads the rows, as the app's role, where sorting and reading the whole table cost more than anything. */
async function walked(order: Omit<ProductOrder, 'language'>): Promise<string> {
  const filters = {
    saleUnit: 'C1',
    barcode: undefined,
    code: undefined,
    category: undefined,
    brand: undefined,
    materialType: undefined,
    isActive: undefined,
    stock: undefined,
    withoutPicture: false,
    withoutPrice: false,
    archived: false,
    at: new Date(),
  };
  const page = productPage(filters, {
    ...order,
    language: 'th',
    skip: 0,
    take: 12,
    after: 'P2',
    level: undefined,
  });
  const { rows } = await desk.shop().deps.database.inTenant('alpha', async (tx) => {
    for (const kind of ['seqscan', 'sort', 'bitmapscan'])
      await sql`set local ${sql.raw(`enable_${kind}`)} = off`.execute(tx);
    return sql<{ 'QUERY PLAN': string }>`explain ${page}`.execute(tx);
  });
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

test.each([
  ['name', 'asc', 'products_by_name_th'],
  ['name', 'desc', 'products_by_name_th'],
  ['code', 'asc', 'products_pkey'],
  ['code', 'desc', 'products_pkey'],
  ['shop', 'asc', 'products_position'],
] as const)('R-47 a page by %s, %s begins in %s where the one before ended', async (by, dir, index) => {
  const plan = await walked({ by, dir });
  expect(plan).toContain(`${index} on products p`);
  expect(plan).not.toContain('Sort');
  expect(plan).toMatch(/Index Cond: .*product_code\)? ?[<>]|Index Cond: .*ROW\(/);
});
