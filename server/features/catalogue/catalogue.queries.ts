/** SQL of the catalogue. A page of products is one statement, whatever it holds; nothing is counted. */
import { sql, type RawBuilder } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';
import type { TextQuery } from './catalogue.search.ts';

type UnitOfRow = {
  no: 1 | 2 | 3;
  nameTh: string;
  nameEn: string;
  rate: number;
  barcode: string | null;
  /** Null where the unit has no price. */
  taxType: 0 | 1 | 2 | null;
  /** Satang of the levels 1 to 5. */
  levels: [number | null, number | null, number | null, number | null, number | null];
};

export type OfferedRow = {
  code: string;
  nameTh: string;
  nameEn: string;
  shortNameTh: string;
  shortNameEn: string;
  brandTh: string;
  brandEn: string;
  sizeTh: string;
  sizeEn: string;
  materialType: string;
  h1: string | null;
  h2: string | null;
  h3: string | null;
  isStockItem: boolean;
  pointsCost: number;
  pictures: string[];
  /** Pieces; null where the center does not know the product. */
  available: number | null;
  isActive: boolean | null;
  /** The customer's price level; null for a guest. */
  priceLevel: number | null;
  units: UnitOfRow[] | null;
};
export type DetailRow = OfferedRow & { descriptionTh: string; descriptionEn: string };

type Reader = { customerCode: string; saleUnit: string };
export type Categories = { Hierarchy1?: string; Hierarchy2?: string; Hierarchy3?: string };
type Range = { skip: number; take: number };
type Direction = 'asc' | 'desc';

/** Which products, and in what order: rows of `code` and `place`. */
type Page = { rows: RawBuilder<unknown>; direction: Direction };

/** `and p.h1 = … and …`; nothing where no category is named. */
const inCategories = ({
  Hierarchy1,
  Hierarchy2,
  Hierarchy3,
}: Categories): RawBuilder<unknown> | undefined => {
  const parts = Object.entries({ h1: Hierarchy1, h2: Hierarchy2, h3: Hierarchy3 }).flatMap(([column, code]) =>
    code === undefined ? [] : [sql`and p.${sql.id(column)} = ${code}`],
  );
  return parts.length > 0 ? sql.join(parts, sql` `) : undefined;
};
const nothing = sql``;

const offeredHere = (saleUnit: string) =>
  sql`join stock s on s.tenant_id = p.tenant_id and s.sale_unit = ${saleUnit} and s.product_code = p.product_code and s.is_active`;

// Asked as "exists": PostgreSQL then knows that a page is soon full and follows the order's index. Joined, it expects
// hardly any row (codes of all tenants look alike to it) and would read and sort the whole tenant.
const isOffered = (saleUnit: string, row: RawBuilder<unknown>) => sql`exists (
  select from stock s
  where s.tenant_id = ${row}.tenant_id and s.sale_unit = ${saleUnit} and s.product_code = ${row}.product_code and s.is_active)`;

/** In the catalogue's own order, along the index of position. */
export const pageByPosition = (saleUnit: string, categories: Categories, { skip, take }: Range): Page => ({
  direction: 'asc',
  rows: sql`
    select p.product_code as code, p.position as place from products p
    where ${isOffered(saleUnit, sql`p`)} ${inCategories(categories) ?? nothing}
    order by p.position, p.product_code offset ${skip} limit ${take}`,
});

/** By the price of the smallest unit at level 1, along its index. */
export const pageByPrice = (
  saleUnit: string,
  categories: Categories,
  { skip, take, direction }: Range & { direction: Direction },
): Page => {
  const inThem = inCategories(categories);
  const isInThem = sql`and exists (
    select from products p where p.tenant_id = c.tenant_id and p.product_code = c.product_code ${inThem ?? nothing})`;
  return {
    direction,
    rows: sql`
      select c.product_code as code, c.level1 as place from product_prices c
      where c.unit_no = 1 and ${isOffered(saleUnit, sql`c`)} ${inThem ? isInThem : nothing}
      order by c.level1 ${sql.raw(direction)}, c.product_code ${sql.raw(direction)} offset ${skip} limit ${take}`,
  };
};

/** What answers a text, through the functions behind which the search tables stand. */
export const pageByText = (
  saleUnit: string,
  { Hierarchy1, Hierarchy2, Hierarchy3 }: Categories,
  { skip, take, text }: Range & { text: TextQuery },
): Page => {
  const categories = [Hierarchy1, Hierarchy2, Hierarchy3].filter((code) => code !== undefined);
  return {
    direction: 'asc',
    rows: sql`
      select f.product_code as code, f.place
      from search.find_products(${text.queries}::text[], ${text.sounds}::text[], ${text.parts}::text[], ${categories}::text[],
        ${saleUnit}, ${skip}::integer, ${take}::integer) with ordinality as f (product_code, place)`,
  };
};

/** Just these, in the given order. */
export const pageOfCodes = (codes: readonly string[]): Page => ({
  direction: 'asc',
  rows: sql`select w.code, w.place from unnest(${codes}::text[]) with ordinality as w (code, place)`,
});

const unitsOfProduct = sql`(
  select json_agg(json_build_object(
    'no', u.unit_no, 'nameTh', u.name_th, 'nameEn', u.name_en, 'rate', u.rate, 'barcode', u.barcode, 'taxType', c.tax_type,
    'levels', array[c.level1, c.level2, c.level3, c.level4, c.level5]) order by u.unit_no)
  from product_units u
  left join product_prices c on c.tenant_id = u.tenant_id and c.product_code = u.product_code and c.unit_no = u.unit_no
  where u.tenant_id = p.tenant_id and u.product_code = p.product_code)`;

const columns = sql`
  p.product_code as code, p.name_th as "nameTh", p.name_en as "nameEn", p.short_name_th as "shortNameTh",
  p.short_name_en as "shortNameEn", p.brand_th as "brandTh", p.brand_en as "brandEn",
  p.size_th as "sizeTh", p.size_en as "sizeEn", p.material_type as "materialType", p.h1, p.h2, p.h3,
  p.is_stock_item as "isStockItem", p.points_cost as "pointsCost", p.pictures, s.on_hand - s.held as available,
  s.is_active as "isActive", ${unitsOfProduct} as units`;

const levelOf = (customerCode: string) =>
  sql`(select price_level from customers where customer_code = ${customerCode}) as "priceLevel"`;

/** The products of a page that the center offers, with units, prices, stock and the customer's price level. */
export async function offeredProducts(
  tx: TenantTransaction,
  { customerCode, saleUnit, page }: Reader & { page: Page },
): Promise<OfferedRow[]> {
  const direction = sql.raw(page.direction);
  const { rows } = await sql<OfferedRow>`
    with page as materialized (${page.rows})
    select ${columns}, ${levelOf(customerCode)}
    from page join products p on p.product_code = page.code ${offeredHere(saleUnit)}
    order by page.place ${direction}, page.code ${direction}`.execute(tx);
  return rows;
}

/** Products by code whether or not the center offers them, in no order. */
export async function knownProducts(
  tx: TenantTransaction,
  { customerCode, saleUnit, codes }: Reader & { codes: readonly string[] },
): Promise<OfferedRow[]> {
  const { rows } = await sql<OfferedRow>`
    select ${columns}, ${levelOf(customerCode)}
    from products p
    left join stock s on s.tenant_id = p.tenant_id and s.sale_unit = ${saleUnit} and s.product_code = p.product_code
    where p.product_code = any(${codes}::text[])`.execute(tx);
  return rows;
}

export async function offeredProduct(
  tx: TenantTransaction,
  { customerCode, saleUnit, code }: Reader & { code: string },
): Promise<DetailRow | undefined> {
  const { rows } = await sql<DetailRow>`
    select ${columns}, ${levelOf(customerCode)}, p.description_th as "descriptionTh", p.description_en as "descriptionEn"
    from products p ${offeredHere(saleUnit)}
    where p.product_code = ${code}`.execute(tx);
  return rows[0];
}

export type NameRow = { code: string; nameTh: string; nameEn: string };

export async function namesOfPage(tx: TenantTransaction, page: Page): Promise<NameRow[]> {
  const { rows } = await sql<NameRow>`
    with page as materialized (${page.rows})
    select p.product_code as code, p.name_th as "nameTh", p.name_en as "nameEn"
    from page join products p on p.product_code = page.code order by page.place`.execute(tx);
  return rows;
}

/** Parents before children. */
export function allCategories(tx: TenantTransaction) {
  return tx
    .selectFrom('categories')
    .select(['category_code', 'level', 'parent_code', 'name_th', 'name_en', 'image_path'])
    .orderBy('level')
    .orderBy('position')
    .orderBy('category_code')
    .execute();
}

export function allSynonyms(tx: TenantTransaction) {
  return tx.selectFrom('search_synonyms').select(['word', 'means']).execute();
}
