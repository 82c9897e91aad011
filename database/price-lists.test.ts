/** The database maintains what lists by price are sorted by, whoever writes a price and however. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { choosePrice, type PriceLevel, type UnitPrices } from '#domain/pricing/pricing.ts';
import { VAT_RATES, vatRateAt } from '#domain/pricing/tax.ts';
import { isLevelListed, listPrices } from './price-lists.ts';
import { refreshCollections } from './collections.ts';
import { createTestDatabase, type TestDatabase } from './testing.ts';

const TENANTS = ['alpha', 'beta'] as const;
const AT = new Date('2026-03-02T05:00:00Z');
/** Around half-satang VAT roundings, and at both ends of the range. */
const SATANG = [0, 1, 7, 8, 50, 99, 100, 650, 1900, 1999, 2007, 12_345, 999_999, 100_000_000_000];

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.stop());

/** Each price with each kind of tax, level 2 set for every third and unset for the two after it. */
async function fill(tenant: string): Promise<void> {
  const write = (statement: string, values: unknown[] = []) => test.asOwner(statement, [tenant, ...values]);
  await write(`insert into platform.tenants values ($1, 'X', 'x', 'x')`);
  await write(`
    insert into products (tenant_id, product_code, name_th, name_en, short_name_th, short_name_en, h1, h2, h3)
    select $1, 'P' || n, 'x', 'x', 'x', 'x', 'A' || n % 2, 'B' || n % 3, null from generate_series(1, ${3 * SATANG.length}) n`);
  await write(`insert into product_units (tenant_id, product_code, unit_no, name_th, name_en, rate)
    select $1, product_code, no, 'x', 'x', no from products, generate_series(1, 2) no where tenant_id = $1`);
  await write(
    `insert into product_prices (tenant_id, product_code, unit_no, tax_type, level1, level2)
     select $1, 'P' || n, no, n % 3, ($2::bigint[])[(n + 2) / 3] * no, case n % 9 when 1 then 0 when 2 then 33 when 3 then 77 end
     from generate_series(1, ${3 * SATANG.length}) n, generate_series(1, 2) no`,
    [SATANG],
  );
  await write(
    `insert into display_groups (tenant_id, group_id, group_type, name_th, name_en) values ($1, 'G', 'X', 'x', 'x')`,
  );
  await write(`insert into display_group_products (tenant_id, group_id, product_code, place)
    select $1, 'G', product_code, 1 from products where tenant_id = $1 and product_code < 'P3'`);
  await test.database.inTenant(tenant, (tx) => refreshCollections(tx, { at: AT }));
}

beforeEach(async () => {
  await test.asOwner('delete from platform.tenants');
  for (const tenant of TENANTS) await fill(tenant);
});

type Prices = {
  tenant: string;
  code: string;
  types: UnitPrices['types'];
  levels: [number, ...(number | null)[]];
  h: string;
};

/** The expected listing at these levels, as computed by domain/pricing. */
async function shouldBe(levels: Record<string, readonly PriceLevel[]>): Promise<string[]> {
  const rows = await test.asOwner<Prices>(`
    select c.tenant_id as tenant, c.product_code as code, array[c.tax_type, c.tax_type2, c.tax_type3, c.tax_type4, c.tax_type5] as types,
      array[c.level1, c.level2, c.level3, c.level4, c.level5]::float[] as levels, concat_ws('/', p.h1, p.h2, p.h3, p.h4, p.h5) as h
    from product_prices c join products p using (tenant_id, product_code) where unit_no = 1`);
  return rows
    .flatMap(({ tenant, code, types, levels: set, h }) =>
      (levels[tenant] ?? []).flatMap((level) => {
        const price = choosePrice({ types, levels: set }, level, { vatRate: vatRateAt(new Date()) });
        return price ? [`${tenant} ${code} ${level} ${price.paidSatang} ${h}`] : [];
      }),
    )
    .toSorted();
}

async function listed(): Promise<string[]> {
  const rows = await test.asOwner<{ row: string }>(`
    select concat_ws(' ', tenant_id, product_code, level, satang, concat_ws('/', h1, h2, h3, h4, h5)) as row from listed_prices`);
  return rows.map(({ row }) => row).toSorted();
}

/** Collection rows that lack their price, and collection rows with a price at a level that is not listed. */
const collectedWrongly = () =>
  test.asOwner(`
    select tenant_id, shelf, category, level, satang, product_code
    from shelf_products join listed_prices using (tenant_id, product_code)
    except select tenant_id, shelf, category, level, satang, product_code from shelf_prices
    union all (
      select tenant_id, shelf, category, level, satang, product_code from shelf_prices
      except select tenant_id, shelf, category, level, satang, product_code
      from shelf_products join listed_prices using (tenant_id, product_code))`);

async function expectTrue(levels: Record<string, readonly PriceLevel[]>): Promise<void> {
  const wanted = await shouldBe(levels);
  expect(wanted.length).toBeGreaterThan(50);
  expect(await listed()).toEqual(wanted);
  expect(await collectedWrongly()).toEqual([]);
}

const asAlpha = (statement: string) =>
  test.database.inTenant('alpha', (tx) => sql.raw(statement).execute(tx));

describe('C-41 listed prices', () => {
  it('are those that a buyer is shown, to the satang, at each level that has a price', async () => {
    await expectTrue({ alpha: [1, 2], beta: [1, 2] });
    expect((await test.asOwner('select from shelf_prices')).length).toBeGreaterThan(50);
  });

  it('take the rate of the day from the same rows as everything else', async () => {
    for (const { from } of VAT_RATES) {
      const [row] = await test.asOwner<{ before: number; on: number }>(
        `select vat_rate($1::date - 1) as before, vat_rate($1::date) as on`,
        [from],
      );
      const day = new Date(`${from.slice(0, 4)}-${from.slice(4, 6)}-${from.slice(6)}T00:00:00+07:00`);
      expect(row).toEqual({ before: vatRateAt(new Date(day.getTime() - 1)), on: vatRateAt(day) });
    }
  });

  it.each([
    ['a price of level 1', `update product_prices set level1 = 4321 where product_code = 'P5'`, [1, 2]],
    [
      'a price that is taken away',
      `update product_prices set level1 = 0 where product_code in ('P7', 'P5')`,
      [1, 2],
    ],
    ['the kind of tax', `update product_prices set tax_type = (tax_type + 1) % 3`, [1, 2]],
    ['the kind of tax of one level', `update product_prices set tax_type2 = (tax_type + 1) % 3`, [1, 2]],
    ['many prices', `update product_prices set level1 = level1 + 15, level2 = level2 * 2`, [1, 2]],
    [
      'the first price of a level',
      `update product_prices set level4 = 5 where product_code = 'P20' and unit_no = 1`,
      [1, 2, 4],
    ],
    ['a larger unit', `update product_prices set level1 = 5, level5 = 5 where unit_no = 2`, [1, 2]],
    ['a category', `update products set h1 = 'A9', h5 = 'E1' where product_code = 'P5'`, [1, 2]],
    ['the categories of all', `update products set h3 = 'C' || h1`, [1, 2]],
    ['a product that is gone', `delete from products where product_code = 'P5'`, [1, 2]],
  ] as const)(
    'follow %s in the statement that writes it, in that shop alone',
    async (_, statement, levels) => {
      const before = await listed();
      if (statement.startsWith('delete')) await test.asOwner(`${statement} and tenant_id = 'alpha'`);
      else await asAlpha(statement);
      await expectTrue({ alpha: levels, beta: [1, 2] });
      const ofBeta = (rows: string[]) => rows.filter((row) => row.startsWith('beta'));
      expect(ofBeta(await listed())).toEqual(ofBeta(before));
    },
  );

  it('of a level end with its last price, when all are gone through', async () => {
    await asAlpha('update product_prices set level2 = null where unit_no = 1');
    await expectTrue({ alpha: [1, 2], beta: [1, 2] });
    await test.database.inTenant('alpha', (tx) => listPrices(tx, { at: AT }));
    await expectTrue({ alpha: [1], beta: [1, 2] });
    const levelsOfAlpha = [1, 2, 3, 4, 5].map((level) =>
      test.database.inTenant('alpha', (tx) => isLevelListed(tx, level)),
    );
    expect(await Promise.all(levelsOfAlpha)).toEqual([true, false, false, false, false]);
  });

  it('that went wrong are repaired when all are gone through, and nothing else is written', async () => {
    const versions = () =>
      test.asOwner(`select xmin::text, ctid::text, * from listed_prices order by 3, 4, 5`);
    const inCollections = () =>
      test.asOwner(`select xmin::text, ctid::text, * from shelf_prices order by 3, 4, 5, 6, 7, 8`);
    const before = [await versions(), await inCollections()] as const;
    await test.database.inTenant('alpha', (tx) => listPrices(tx, { at: AT }));
    expect([await versions(), await inCollections()]).toEqual(before);
    await test.asOwner(`delete from listed_prices where tenant_id = 'alpha' and product_code = 'P10'`);
    await test.asOwner(
      `update listed_prices set satang = 5 where tenant_id = 'alpha' and product_code = 'P11'`,
    );
    await test.asOwner(
      `update listed_prices set h2 = 'OLD' where tenant_id = 'alpha' and product_code = 'P12'`,
    );
    await test.asOwner(`delete from shelf_prices where tenant_id = 'alpha' and product_code = 'P13'`);
    await test.database.inTenant('alpha', (tx) => listPrices(tx, { at: AT }));
    await expectTrue({ alpha: [1, 2], beta: [1, 2] });
    const touched = (await versions()).filter(
      (row) => !before[0].some((old) => JSON.stringify(old) === JSON.stringify(row)),
    );
    expect(new Set(touched.map((row) => row['product_code']))).toEqual(new Set(['P10', 'P11', 'P12']));
  });

  it('of another shop cannot be read or written from within one', async () => {
    await test.asOwner('delete from listed_prices');
    await asAlpha(`select list_prices('beta')`);
    expect(await listed()).toEqual([]);
  });
});
