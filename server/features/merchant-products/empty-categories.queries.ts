/** SQL of categories that hold no product: one look along an index for each, of which a shop has at most 2,000. */
import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';

/**
 * The first product in the branch along its index of the level. Not `exists`: for that the planner may read all products instead. A branch
 * is in the columns of its levels, so a product of a child is one of the parent.
 */
const isEmpty = sql`(case c.level ${sql.join(
  [1, 2, 3, 4, 5].map((level) => {
    const column = sql.ref(`p.h${level}`);
    return sql`when ${sql.lit(level)} then (
      select true from products p
      where p.tenant_id = c.tenant_id and ${column} = c.category_code and p.archived_at is null
      order by p.position, p.product_code limit 1)`;
  }),
  sql` `,
)} end) is null`;

/** Not counted beyond `most`. */
export async function countEmptyCategories(tx: TenantTransaction, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select from categories c where c.tenant_id = current_setting('app.tenant_id') and ${isEmpty} limit ${most}) few`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
}

export type EmptyCategory = {
  code: string;
  nameTh: string;
  nameEn: string;
  level: number;
  parentTh: string | null;
  parentEn: string | null;
};

/** By code. */
export async function findEmptyCategories(
  tx: TenantTransaction,
  { text, after, take }: { text: string; after: string; take: number },
): Promise<EmptyCategory[]> {
  const named = sql`(strpos(lower(c.category_code), ${text.toLowerCase()}) > 0
    or strpos(lower(c.name_th), ${text.toLowerCase()}) > 0 or strpos(lower(c.name_en), ${text.toLowerCase()}) > 0)`;
  const { rows } = await sql<EmptyCategory>`
    select c.category_code as code, c.name_th as "nameTh", c.name_en as "nameEn", c.level, a.name_th as "parentTh", a.name_en as "parentEn"
    from categories c
    left join categories a on a.tenant_id = c.tenant_id and a.category_code = c.parent_code
    where c.tenant_id = current_setting('app.tenant_id') and c.category_code > ${after} and ${named} and ${isEmpty}
    order by c.category_code limit ${take}`.execute(tx);
  return rows;
}

/** Whether the shop has any product that is not archived. */
export async function hasProducts(tx: TenantTransaction): Promise<boolean> {
  const { rows } = await sql`
    select from products p where p.tenant_id = current_setting('app.tenant_id') and p.archived_at is null limit 1`.execute(
    tx,
  );
  return rows.length > 0;
}
