/** SQL of products as staff look at them: also those that no center offers. A page is one statement. */
import { sql, type RawBuilder } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';
import type { LevelPrices } from '#domain/pricing/pricing.ts';
import type { TaxType } from '#domain/pricing/tax.ts';
import { yyyymmdd } from '#domain/time/dates.ts';

export type UnitRow = {
  no: 1 | 2 | 3;
  code: string;
  nameTh: string;
  nameEn: string;
  rate: number;
  barcode: string | null;
  /** By level; all null for a unit without prices. */
  taxTypes: readonly [TaxType | null, ...others: (TaxType | null)[]];
  /** Satang of the levels 1 to 5. */
  levels: readonly [number | null, ...others: (number | null)[]];
  /** The advance price of the day. */
  advance: LevelPrices | null;
  /** Those of the center. */
  center: LevelPrices | null;
};

export type ProductRow = {
  code: string;
  nameTh: string;
  nameEn: string;
  shortNameTh: string;
  shortNameEn: string;
  descriptionTh: string;
  descriptionEn: string;
  groupCode: string;
  groupName: string;
  brandCode: string | null;
  brandTh: string | null;
  brandEn: string | null;
  flavourCode: string;
  flavourName: string;
  variantCode: string;
  variantName: string;
  sizeCode: string;
  sizeTh: string;
  sizeEn: string;
  distributionChain: string;
  supplierName: string;
  materialType: string;
  materialTh: string | null;
  materialEn: string | null;
  h1: string | null;
  h2: string | null;
  h3: string | null;
  h4: string | null;
  h5: string | null;
  isStockItem: boolean;
  minimumStock: number | null;
  pointsCost: number;
  pictures: string[];
  isArchived: boolean;
  version: number;
  /** At the center. */
  isActive: boolean;
  onHand: number;
  held: number;
  units: UnitRow[];
};

const unitsOfProduct = ({ at, saleUnit }: { at: Date; saleUnit: string }) => sql`coalesce((
  select json_agg(json_build_object(
    'no', u.unit_no, 'code', u.unit_code, 'nameTh', u.name_th, 'nameEn', u.name_en, 'rate', u.rate, 'barcode', u.barcode,
    'taxTypes', array[c.tax_type, c.tax_type2, c.tax_type3, c.tax_type4, c.tax_type5],
    'levels', array[c.level1, c.level2, c.level3, c.level4, c.level5],
    'advance', case when v.unit_no is not null then json_build_object(
      'types', array[v.tax_type, v.tax_type2, v.tax_type3, v.tax_type4, v.tax_type5],
      'levels', array[v.level1, v.level2, v.level3, v.level4, v.level5]) end,
    'center', case when z.unit_no is not null then json_build_object(
      'types', array[z.tax_type, z.tax_type2, z.tax_type3, z.tax_type4, z.tax_type5],
      'levels', array[z.level1, z.level2, z.level3, z.level4, z.level5]) end) order by u.unit_no)
  from product_units u
  left join product_prices c on c.tenant_id = u.tenant_id and c.product_code = u.product_code and c.unit_no = u.unit_no
  left join advance_prices a
    on a.tenant_id = u.tenant_id and a.product_code = u.product_code and ${yyyymmdd(at)}::date between a.first_day and a.last_day
  left join advance_unit_prices v
    on v.tenant_id = a.tenant_id and v.product_code = a.product_code and v.advance_id = a.advance_id and v.unit_no = u.unit_no
  left join center_prices z
    on z.tenant_id = u.tenant_id and z.product_code = u.product_code and z.sale_unit = ${saleUnit} and z.unit_no = u.unit_no
  where u.tenant_id = p.tenant_id and u.product_code = p.product_code), '[]')`;

const columns = (here: { at: Date; saleUnit: string }) => sql`
  p.product_code as code, p.name_th as "nameTh", p.name_en as "nameEn", p.short_name_th as "shortNameTh",
  p.short_name_en as "shortNameEn", p.description_th as "descriptionTh", p.description_en as "descriptionEn",
  p.group_code as "groupCode", p.group_name as "groupName", p.brand_code as "brandCode", b.name_th as "brandTh",
  b.name_en as "brandEn", p.flavour_code as "flavourCode", p.flavour_name as "flavourName",
  p.variant_code as "variantCode", p.variant_name as "variantName", p.size_code as "sizeCode", p.size_th as "sizeTh",
  p.size_en as "sizeEn", p.distribution_chain as "distributionChain", p.supplier_name as "supplierName",
  p.material_type as "materialType", m.name_th as "materialTh", m.name_en as "materialEn", p.h1, p.h2, p.h3, p.h4, p.h5,
  p.is_stock_item as "isStockItem", p.minimum_stock as "minimumStock", p.points_cost as "pointsCost", p.pictures,
  p.archived_at is not null as "isArchived", p.version, coalesce(s.is_active, false) as "isActive",
  coalesce(s.on_hand, 0) as "onHand", coalesce(s.held, 0) as held, ${unitsOfProduct(here)} as units`;

const joined = (saleUnit: string) => sql`
  left join brands b on b.tenant_id = p.tenant_id and b.brand_code = p.brand_code
  left join material_types m on m.tenant_id = p.tenant_id and m.matype = p.material_type
  left join stock s on s.tenant_id = p.tenant_id and s.sale_unit = ${saleUnit} and s.product_code = p.product_code`;

export type ProductFilters = {
  saleUnit: string;
  barcode: string | undefined;
  code: string | undefined;
  category: string | undefined;
  brand: string | undefined;
  materialType: string | undefined;
  isActive: boolean | undefined;
  /** Pieces available at the center: none, or some but fewer than the product's minimum, else these. */
  stock: 'none' | { below: number } | undefined;
  withoutPicture: boolean;
  withoutPrice: boolean;
  archived: boolean;
  /** Decides the advance prices. */
  at: Date;
};

/** The level of a category; undefined for one that is not there. */
export async function levelOfCategory(tx: TenantTransaction, code: string): Promise<number | undefined> {
  const row = await tx
    .selectFrom('categories')
    .select('level')
    .where('category_code', '=', code)
    .executeTakeFirst();
  return row?.level;
}

/**
 * For the products `p`. What another table says is asked by subselects: the planner then follows the order's index, as
 * buyers' pages do, and does not read the whole shop.
 */
function conditions(filters: ProductFilters, level: number | undefined): RawBuilder<unknown> {
  const { saleUnit, barcode, code, category, brand, materialType, isActive, stock } = filters;
  const here = (what: RawBuilder<unknown>) => sql`(
    select ${what} from stock o
    where o.tenant_id = p.tenant_id and o.sale_unit = ${saleUnit} and o.product_code = p.product_code)`;
  const left = sql`coalesce(${here(sql`o.on_hand - o.held`)}, 0)`;
  const parts = [filters.archived ? sql`p.archived_at is not null` : sql`p.archived_at is null`];
  if (barcode !== undefined)
    parts.push(
      sql`p.product_code in (select u.product_code from product_units u where u.barcode = ${barcode})`,
    );
  if (code !== undefined) parts.push(sql`p.product_code = ${code}`);
  if (category !== undefined)
    parts.push(level === undefined ? sql`false` : sql`p.${sql.id(`h${level}`)} = ${category}`);
  if (brand !== undefined) parts.push(sql`p.brand_code = ${brand}`);
  if (materialType !== undefined) parts.push(sql`p.material_type = ${materialType}`);
  if (isActive !== undefined)
    parts.push(sql`${here(sql`o.is_active`)} is ${isActive ? sql`true` : sql`not true`}`);
  if (stock === 'none') parts.push(sql`${left} <= 0`);
  else if (stock)
    parts.push(sql`${left} > 0 and ${left} < coalesce(p.minimum_stock, ${stock.below}::integer)`);
  if (filters.withoutPicture) parts.push(sql`p.pictures = '{}'`);
  // What is wrong with products is kept, but of archived ones (decision 76).
  if (filters.withoutPrice && !filters.archived)
    parts.push(sql`p.product_code in (
      select f.product_code from product_findings f
      where f.tenant_id = current_setting('app.tenant_id') and f.kind = 'noPrice')`);
  else if (filters.withoutPrice)
    parts.push(sql`coalesce((
      select c.level1 from product_prices c
      where c.tenant_id = p.tenant_id and c.product_code = p.product_code and c.unit_no = 1), 0) = 0`);
  return sql.join(parts, sql` and `);
}

/** `shop`: the catalogue's order, of a search that of what it finds, and only from first to last. */
export type ProductOrder = { by: 'shop' | 'code' | 'name'; dir: 'asc' | 'desc'; language: 'th' | 'en' };
type Found = { found?: RawBuilder<unknown> | undefined };
type Range = ProductOrder & { skip: number; take: number; after: string | undefined };

/** As the indexes of migration 180 have it. */
const nameOf = (language: 'th' | 'en') => sql`p.${sql.id(`name_${language}`)} collate "th-x-icu"`;

/** What the rows `p` are sorted by besides their code; undefined where it is the code alone. */
function keyOf({ by, language }: ProductOrder, found: RawBuilder<unknown> | undefined) {
  if (by === 'code') return undefined;
  if (by === 'name') return nameOf(language);
  return found ? sql`f.place` : sql`p.position`;
}

/** Where the rows begin that come after the product `after`, along the same index. */
function beginsAfter(
  { after, ...order }: Pick<Range, 'by' | 'dir' | 'language' | 'after'>,
  found: RawBuilder<unknown> | undefined,
): RawBuilder<unknown> {
  if (after === undefined) return sql`true`;
  const than = order.dir === 'desc' ? sql`<` : sql`>`;
  const key = keyOf(order, found);
  if (!key) return sql`p.product_code ${than} ${after}`;
  const isPlace = order.by === 'shop' && found !== undefined;
  const last = isPlace
    ? sql`(select f.place from (${found}) f where f.code = ${after})`
    : sql`(select ${key} from products p where p.product_code = ${after})`;
  return sql`(${key}, p.product_code) ${than} (${last}, ${after})`;
}

/** The codes of what `findProducts` lists, in the same order. */
export async function findCodes(
  tx: TenantTransaction,
  filters: ProductFilters,
  { take, found }: { take: number; found: RawBuilder<unknown> | undefined },
): Promise<string[]> {
  const { category } = filters;
  const level = category === undefined ? undefined : await levelOfCategory(tx, category);
  const wanted = conditions(filters, level);
  const { rows } = await (
    found
      ? sql<{ code: string }>`
        select p.product_code as code from (${found}) f join products p on p.product_code = f.code
        where ${wanted} order by f.place, p.product_code limit ${take}`
      : sql<{ code: string }>`
        select p.product_code as code from products p
        where ${wanted} order by p.position, p.product_code limit ${take}`
  ).execute(tx);
  return rows.map(({ code }) => code);
}

function sortedBy(order: ProductOrder, found: RawBuilder<unknown> | undefined) {
  const key = keyOf(order, found);
  const dir = sql.raw(order.dir);
  return key ? sql`${key} ${dir}, p.product_code ${dir}` : sql`p.product_code ${dir}`;
}

/** The codes of a page, with their places in `found`. */
export function productPage(
  filters: ProductFilters,
  { skip, take, found, level, ...order }: Range & Found & { level: number | undefined },
): RawBuilder<unknown> {
  const wanted = sql`${conditions(filters, level)} and ${beginsAfter(order, found)}`;
  const range = sql`order by ${sortedBy(order, found)} offset ${skip} limit ${take}`;
  return found
    ? sql`select p.product_code as code, f.place from (${found}) f join products p on p.product_code = f.code where ${wanted} ${range}`
    : sql`select p.product_code as code from products p where ${wanted} ${range}`;
}

/** Along the index of the order; with `found` (rows of code and place) among these. */
export async function findProducts(
  tx: TenantTransaction,
  filters: ProductFilters,
  { skip, take, found, ...order }: Range & Found,
): Promise<ProductRow[]> {
  const { category, saleUnit } = filters;
  const level = category === undefined ? undefined : await levelOfCategory(tx, category);
  const page = productPage(filters, { skip, take, found, level, ...order });
  const shown = order.by === 'shop' && found ? sql`page.place, p.product_code` : sortedBy(order, found);
  const { rows } = await sql<ProductRow>`
    with page as materialized (${page})
    select ${columns({ at: filters.at, saleUnit })} from page join products p on p.product_code = page.code ${joined(saleUnit)}
    order by ${shown}`.execute(tx);
  return rows;
}

export async function findProduct(
  tx: TenantTransaction,
  { code, saleUnit, at }: { code: string; saleUnit: string; at: Date },
): Promise<ProductRow | undefined> {
  const { rows } = await sql<ProductRow>`
    select ${columns({ at, saleUnit })} from products p ${joined(saleUnit)} where p.product_code = ${code}`.execute(
    tx,
  );
  return rows[0];
}

type AtCenter = { saleUnit: string; isActive: boolean; onHand: number; held: number };

/** The product at those of the centers that have it. */
export const findAtCenters = (
  tx: TenantTransaction,
  { code, saleUnits }: { code: string; saleUnits: readonly string[] },
): Promise<AtCenter[]> =>
  tx
    .selectFrom('stock')
    .select(['sale_unit as saleUnit', 'is_active as isActive', 'on_hand as onHand', 'held'])
    .where('product_code', '=', code)
    .where('sale_unit', 'in', saleUnits)
    .execute();

export const findMaterialTypes = (tx: TenantTransaction) =>
  tx
    .selectFrom('material_types')
    .select(['matype', 'name_th as nameTh', 'name_en as nameEn'])
    .orderBy('position')
    .orderBy('matype')
    .execute();

/** Parents before children. */
export const findCategories = (tx: TenantTransaction) =>
  tx
    .selectFrom('categories')
    .select([
      'category_code as code',
      'level',
      'parent_code as parent',
      'name_th as nameTh',
      'name_en as nameEn',
    ])
    .orderBy('level')
    .orderBy('position')
    .orderBy('category_code')
    .execute();

export const findBrands = (tx: TenantTransaction) =>
  tx
    .selectFrom('brands')
    .select(['brand_code as code', 'name_th as nameTh', 'name_en as nameEn'])
    .orderBy('position')
    .orderBy('brand_code')
    .execute();
