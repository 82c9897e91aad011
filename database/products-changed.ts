/** What follows from products: search, and the lists they are in. The one place that all who write products call. */
import { sql } from 'kysely';
import { holdRules, rulesFollow } from './group-shelves.ts';
import { listPricesOf } from './price-lists.ts';
import { indexProducts } from './search-index.ts';
import type { TenantTransaction } from './tenant-transaction.ts';

/**
 * Makes search, the collections' categories, the groups that go by a rule and the prices that lists are sorted by true for these products, in the
 * transaction that wrote them, their units, prices, or the names of their categories; `at` decides which advance prices hold. What counts orders (best sellers)
 * or promotions stays with `refreshCollections`. The caller drops the cached answers after the commit.
 */
export async function productsChanged(
  tx: TenantTransaction,
  codes: readonly string[],
  { at }: { at: Date },
): Promise<void> {
  if (codes.length === 0) return;
  await holdRules(tx);
  await indexProducts(tx, await findFindable(tx, codes));
  await moveInCollections(tx, codes);
  await listPricesOf(tx, codes, { at });
  await rulesFollow(tx, { codes, at });
}

/** What products are found by: their names, brand, barcodes and categories in both languages. */
async function findFindable(tx: TenantTransaction, codes: readonly string[]) {
  const { rows } = await sql<{
    code: string;
    texts: string[];
    brands: string[];
    around: string[];
    barcodes: string[];
    categories: string[];
    position: number;
  }>`
    select p.product_code as code, array[p.name_th, p.name_en] as texts, array_remove(array[b.name_th, b.name_en], null) as brands, p.position,
      array_remove(array[p.h1, p.h2, p.h3, p.h4, p.h5], null) as categories,
      coalesce((
        select array_agg(n.name order by h.nth, n.nth)
        from unnest(array[p.h1, p.h2, p.h3, p.h4, p.h5]) with ordinality as h (code, nth)
        join categories c on c.tenant_id = p.tenant_id and c.category_code = h.code
        cross join lateral unnest(array[c.name_th, c.name_en]) with ordinality as n (name, nth)), '{}') as around,
      coalesce((
        select array_agg(u.barcode order by u.unit_no) from product_units u
        where u.tenant_id = p.tenant_id and u.product_code = p.product_code and u.barcode is not null), '{}') as barcodes
    from products p left join brands b on b.tenant_id = p.tenant_id and b.brand_code = p.brand_code
    where p.product_code = any (${codes}::text[])
    order by p.position, p.product_code`.execute(tx);
  return rows;
}

/**
 * A collection has each of its products once for the whole shop, and once for each of its categories. In a category that is
 * new to a product it gets the place that it has in the whole shop.
 */
async function moveInCollections(tx: TenantTransaction, codes: readonly string[]): Promise<void> {
  const categoriesOf = sql`
    select p.tenant_id, p.product_code, h.category from products p
    cross join lateral unnest(array[p.h1, p.h2, p.h3, p.h4, p.h5]) as h (category)
    where p.product_code = any (${codes}::text[]) and h.category is not null`;
  await sql`
    delete from shelf_products s where s.product_code = any (${codes}::text[]) and s.category <> ''
      and not exists (
        select from (${categoriesOf}) c where c.product_code = s.product_code and c.category = s.category)`.execute(
    tx,
  );
  await sql`
    insert into shelf_products (tenant_id, shelf, category, product_code, place)
    select s.tenant_id, s.shelf, c.category, s.product_code, s.place
    from shelf_products s join (${categoriesOf}) c using (tenant_id, product_code)
    where s.product_code = any (${codes}::text[]) and s.category = ''
    on conflict do nothing`.execute(tx);
}
