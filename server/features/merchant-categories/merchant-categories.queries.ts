/** SQL of the tree of categories as staff look after it, and of the products that follow it. */
import { sql } from 'kysely';
import { lockCategoriesOf } from '#database/category-lock.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Place } from '#domain/products/category-tree.ts';

export type CategoryRow = {
  code: string;
  level: number;
  parent: string | null;
  nameTh: string;
  nameEn: string;
  image: string | null;
  /** Among its siblings, from the smallest. */
  position: number;
  version: number;
};

/** Parents before children, siblings in their order. */
export const findTree = (tx: TenantTransaction): Promise<CategoryRow[]> =>
  tx
    .selectFrom('categories')
    .select([
      'category_code as code',
      'level',
      'parent_code as parent',
      'name_th as nameTh',
      'name_en as nameEn',
      'image_path as image',
      'position',
      'version',
    ])
    .orderBy('level')
    .orderBy('position')
    .orderBy('category_code')
    .execute();

/** The same, and nobody changes it until this transaction ends. */
export async function lockTree(tx: TenantTransaction, tenantId: string): Promise<CategoryRow[]> {
  await lockCategoriesOf(tx, tenantId, 'change');
  return findTree(tx);
}

type New = { tenantId: string; code: string; level: number; parent: string | null };
type Names = { nameTh: string; nameEn: string };

/** Last of its siblings. */
export async function insertCategory(
  tx: TenantTransaction,
  { tenantId, code, level, parent, nameTh, nameEn }: New & Names,
): Promise<void> {
  await tx
    .insertInto('categories')
    .values({
      tenant_id: tenantId,
      category_code: code,
      level,
      parent_code: parent,
      name_th: nameTh,
      name_en: nameEn,
      position: sql<number>`(
        select coalesce(max(o.position), 0) + 1 from categories o where o.parent_code is not distinct from ${parent})`,
    })
    .execute();
}

/** Where they are told to stand; one may be in another of them. */
export async function insertCategories(
  tx: TenantTransaction,
  { tenantId, categories }: { tenantId: string; categories: readonly (Place & Names)[] },
): Promise<void> {
  await sql`
    insert into categories (tenant_id, category_code, level, parent_code, name_th, name_en, position)
    select ${tenantId}, n.code, n.level, n.parent, n."nameTh", n."nameEn", n.position
    from jsonb_to_recordset(${JSON.stringify(categories)}::jsonb)
      as n (code text, level smallint, parent text, "nameTh" text, "nameEn" text, position integer)`.execute(
    tx,
  );
}

/** A form that was opened before is told. */
export async function renameCategories(
  tx: TenantTransaction,
  renamed: readonly (Names & { code: string })[],
): Promise<void> {
  await sql`
    update categories c set name_th = n."nameTh", name_en = n."nameEn", version = c.version + 1
    from jsonb_to_recordset(${JSON.stringify(renamed)}::jsonb) as n (code text, "nameTh" text, "nameEn" text)
    where c.category_code = n.code`.execute(tx);
}

export async function deleteCategories(tx: TenantTransaction, codes: readonly string[]): Promise<void> {
  await sql`delete from categories where category_code = any (${codes}::text[])`.execute(tx);
}

export async function renameCategory(
  tx: TenantTransaction,
  { code, nameTh, nameEn }: Names & { code: string },
): Promise<void> {
  await tx
    .updateTable('categories')
    .set((of) => ({ name_th: nameTh, name_en: nameEn, version: of('version', '+', 1) }))
    .where('category_code', '=', code)
    .execute();
}

/** Those that stand there already stay as they are. */
export async function placeCategories(tx: TenantTransaction, places: readonly Place[]): Promise<void> {
  const given = JSON.stringify(places);
  await sql`
    update categories c set level = n.level, parent_code = n.parent, position = n.position
    from jsonb_to_recordset(${given}::jsonb) as n (code text, level smallint, parent text, position integer)
    where c.category_code = n.code
      and (c.level, c.parent_code, c.position) is distinct from (n.level, n.parent, n.position)`.execute(tx);
}

export async function deleteCategory(tx: TenantTransaction, code: string): Promise<void> {
  await tx.deleteFrom('categories').where('category_code', '=', code).execute();
}

export async function setImage(
  tx: TenantTransaction,
  { code, image }: { code: string; image: string | null },
): Promise<void> {
  await tx.updateTable('categories').set({ image_path: image }).where('category_code', '=', code).execute();
}

/** Those of these that a product is in itself, rather than in one below. */
export async function findHolding(
  tx: TenantTransaction,
  codes: readonly string[],
): Promise<ReadonlySet<string>> {
  const holds = [1, 2, 3, 4, 5].map((level) => {
    const below = level < 5 ? sql`and p.${sql.id(`h${level + 1}`)} is null` : sql``;
    return sql`(c.level = ${sql.lit(level)} and exists (
      select from products p where p.tenant_id = c.tenant_id and p.${sql.id(`h${level}`)} = c.category_code ${below}))`;
  });
  const { rows } = await sql<{ code: string }>`
    select c.category_code as code from categories c
    where c.category_code = any (${codes}::text[]) and (${sql.join(holds, sql` or `)})`.execute(tx);
  return new Set(rows.map(({ code }) => code));
}

export type FollowingProduct = { code: string; position: number; path: (string | null)[] };
type Part = {
  category: string;
  /** The level that the products have it at. */
  level: number;
  /** The last product of the part before. */
  after: Pick<FollowingProduct, 'code' | 'position'> | undefined;
  take: number;
};

/** Products that are in the category or below it, in the catalogue's order, along the index of the level. */
export async function findProductsIn(
  tx: TenantTransaction,
  { category, level, after, take }: Part,
): Promise<FollowingProduct[]> {
  const beyond = after ? sql`and (p.position, p.product_code) > (${after.position}, ${after.code})` : sql``;
  const { rows } = await sql<FollowingProduct>`
    select p.product_code as code, p.position, array[p.h1, p.h2, p.h3, p.h4, p.h5] as path
    from products p
    where ${sql.id('p', `h${level}`)} = ${category} ${beyond}
    order by p.position, p.product_code limit ${take}`.execute(tx);
  return rows;
}

type Moving = { code: string; path: readonly (string | null)[] };

/** Puts the products into the categories of their paths; a form that was opened before is told. */
export async function moveProducts(
  tx: TenantTransaction,
  { products, at }: { products: readonly Moving[]; at: Date },
): Promise<void> {
  const given = JSON.stringify(
    products.map(({ code, path: [h1, h2, h3, h4, h5] }) => ({ code, h1, h2, h3, h4, h5 })),
  );
  await sql`
    update products p set h1 = n.h1, h2 = n.h2, h3 = n.h3, h4 = n.h4, h5 = n.h5, updated_at = ${at}, version = p.version + 1
    from jsonb_to_recordset(${given}::jsonb) as n (code text, h1 text, h2 text, h3 text, h4 text, h5 text)
    where p.product_code = n.code`.execute(tx);
}
