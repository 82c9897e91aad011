/** SQL of what is wrong with products. `product_findings` is kept by the database, so that a page is one range of its key. */
import { sql, type RawBuilder } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';
import { kindsOfCenters, type FindingKind } from '#domain/products/findings.ts';

/** The product as a whole, and each of these centers. */
const placesOf = (saleUnits: readonly string[]): string[] => ['', ...saleUnits];

/**
 * Of each kind, at most so many. Kinds without any are left out. Asked in the order of the key, which leaves the planner no other way: to
 * find that a kind has few it might else read all of the others'.
 */
export async function countFindings(
  tx: TenantTransaction,
  { kinds, saleUnits, most }: { kinds: readonly FindingKind[]; saleUnits: readonly string[]; most: number },
): Promise<Map<FindingKind, number>> {
  const { rows } = await sql<{ kind: FindingKind; count: number }>`
    select k.kind, least(sum(f.count), ${most})::integer as count
    from unnest(${kinds}::text[]) as k (kind)
    join unnest(${placesOf(saleUnits)}::text[]) as c (sale_unit) on c.sale_unit = '' or k.kind = any (${kindsOfCenters}::text[])
    cross join lateral (
      select count(*) as count from (
        select from product_findings f
        where f.tenant_id = current_setting('app.tenant_id') and f.kind = k.kind and f.sale_unit = c.sale_unit
        order by f.product_code limit ${most}) few
    ) f where f.count > 0 group by k.kind`.execute(tx);
  return new Map(rows.map(({ kind, count }) => [kind, count]));
}

export type FindingRow = {
  code: string;
  nameTh: string;
  nameEn: string;
  picture: string | null;
  unit: 1 | 2 | 3 | null;
  unitTh: string | null;
  unitEn: string | null;
  level: number | null;
  barcode: string | null;
  other: string | null;
  /** Whose own price it is; '' for the product as a whole. */
  saleUnit: string;
};

/** The last one of the page before. */
export type FindingPlace = { code: string; saleUnit: string };

/** Of the product as a whole and of these centers, by code and center; with `found` (rows of a code) among these. */
export async function findFindings(
  tx: TenantTransaction,
  {
    kind,
    saleUnits,
    found,
    after: { code, saleUnit },
    take,
  }: {
    kind: FindingKind;
    saleUnits: readonly string[];
    found: RawBuilder<unknown> | undefined;
    after: FindingPlace;
    take: number;
  },
): Promise<FindingRow[]> {
  const among = found ? sql`and f.product_code in (select s.code from (${found}) s)` : sql``;
  const { rows } = await sql<FindingRow>`
    with page as materialized (
      select f.* from unnest(${placesOf(saleUnits)}::text[]) as c (sale_unit) cross join lateral (
        select f.product_code, f.sale_unit, f.unit_no, f.level from product_findings f
        where f.tenant_id = current_setting('app.tenant_id') and f.kind = ${kind} and f.sale_unit = c.sale_unit
          and f.product_code >= ${code} and (f.product_code, f.sale_unit) > (${code}, ${saleUnit}) ${among}
        order by f.product_code limit ${take}) f
      order by f.product_code, f.sale_unit limit ${take})
    select p.product_code as code, p.name_th as "nameTh", p.name_en as "nameEn", p.pictures[1] as picture, f.unit_no as unit, f.level,
      f.sale_unit as "saleUnit",
      u.name_th as "unitTh", u.name_en as "unitEn", u.barcode, (
        select o.product_code from product_units o
        where u.barcode is not null and o.tenant_id = p.tenant_id and o.barcode = u.barcode and o.product_code <> p.product_code
        order by o.product_code limit 1) as other
    from page f join products p on p.product_code = f.product_code
    left join product_units u on u.tenant_id = p.tenant_id and u.product_code = p.product_code and u.unit_no = f.unit_no
    order by p.product_code, f.sale_unit`.execute(tx);
  return rows;
}

type EnglishNames = { nameEn: string; shortNameEn: string };

/** Locked until the transaction ends. */
export const lockEnglishName = (tx: TenantTransaction, code: string): Promise<EnglishNames | undefined> =>
  tx
    .selectFrom('products')
    .select(['name_en as nameEn', 'short_name_en as shortNameEn'])
    .where('product_code', '=', code)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** The product is locked. */
export async function setEnglishName(
  tx: TenantTransaction,
  { code, nameEn, shortNameEn, at }: EnglishNames & { code: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('products')
    .set({
      name_en: nameEn,
      short_name_en: shortNameEn,
      updated_at: at,
      version: sql<number>`version + 1`,
    })
    .where('product_code', '=', code)
    .execute();
}

/** From the top level down to the category; undefined for one that is not there. */
export async function findPath(tx: TenantTransaction, category: string): Promise<string[] | undefined> {
  const { rows } = await sql<{ code: string }>`
    with recursive up as (
      select c.category_code as code, c.parent_code as parent, c.level from categories c where c.category_code = ${category}
      union all
      select c.category_code, c.parent_code, c.level from up join categories c on c.category_code = up.parent)
    select code from up order by level`.execute(tx);
  return rows.length === 0 ? undefined : rows.map(({ code }) => code);
}

/** Those of the products that are in no category, and not archived, get the path; who has opened one of them is told. */
export async function setPathOfBare(
  tx: TenantTransaction,
  { codes, path, at }: { codes: readonly string[]; path: readonly string[]; at: Date },
): Promise<string[]> {
  await sql`select from products where product_code = any (${codes}::text[]) order by product_code for update`.execute(
    tx,
  );
  const [h1, h2 = null, h3 = null, h4 = null, h5 = null] = path;
  const { rows } = await sql<{ code: string }>`
    update products set h1 = ${h1}, h2 = ${h2}, h3 = ${h3}, h4 = ${h4}, h5 = ${h5}, updated_at = ${at}, version = version + 1
    where product_code = any (${codes}::text[]) and h1 is null and archived_at is null returning product_code as code`.execute(
    tx,
  );
  return rows.map(({ code }) => code).toSorted();
}
