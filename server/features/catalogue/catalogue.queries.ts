/** SQL of the catalogue. A page of products is one statement, whatever it contains; nothing is counted. */
import { sql, type RawBuilder } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';
import type { AgreedPrice, LevelPrices } from '#domain/pricing/pricing.ts';
import type { TaxType } from '#domain/pricing/tax.ts';
import { yyyymmdd } from '#domain/time/dates.ts';
import { GUEST } from '../../http/visitor.ts';
import type { PromotionMark } from '../promotion/promotion.public.ts';
import type { Marks } from './catalogue.marks.usecases.ts';
import { isShownTo } from './catalogue.promotions.queries.ts';
import { agreedColumn, agreedWith } from './pricing/catalogue.agreed.queries.ts';
import type { TextQuery } from './search/catalogue.search.rules.ts';

export type UnitOfRow = {
  no: 1 | 2 | 3;
  nameTh: string;
  nameEn: string;
  rate: number;
  barcode: string | null;
  /** Null if the unit has no price. */
  /** By level; all null without a row of prices. */
  taxTypes: readonly [TaxType | null, ...others: (TaxType | null)[]];
  /** Satang of the levels 1 to 5. */
  levels: [number | null, number | null, number | null, number | null, number | null];
  /** The advance price of the day. */
  advance: LevelPrices | null;
  /** Those of the center. */
  center: LevelPrices | null;
  /** Agreed for the day with the customer or their type. */
  agreed: AgreedPrice[] | null;
};

export type OfferedRow = {
  code: string;
  nameTh: string;
  nameEn: string;
  shortNameTh: string;
  shortNameEn: string;
  /** All null for a product without a brand. */
  brandCode: string | null;
  brandTh: string | null;
  brandEn: string | null;
  sizeTh: string;
  sizeEn: string;
  materialType: string;
  h1: string | null;
  h2: string | null;
  h3: string | null;
  h4: string | null;
  h5: string | null;
  isStockItem: boolean;
  /** Pieces; null has the shop's. */
  minimumStock: number | null;
  pointsCost: number;
  pictures: string[];
  /** Pieces; null if the center does not know the product. */
  available: number | null;
  isActive: boolean | null;
  /** What a piece costs at least, without tax; null where the shop has set none, or no promotion could reach it. */
  floorSatang: number | null;
  /** The customer's price level; null for a guest. */
  priceLevel: number | null;
  units: UnitOfRow[] | null;
};
/** As shown in lists and details, with its current promotions. */
export type ShownRow = OfferedRow & { promotions: PromotionMark[] };
export type DetailRow = ShownRow & { descriptionTh: string; descriptionEn: string };

/** `at` decides which promotions run. */
export type Viewer = Reader & { at: Date };
type Reader = Customer & { saleUnit: string };
/** Whose prices; with a level those of all its customers, regardless of the caller. */
export type Customer = { customerCode: string; priceLevel?: number | undefined };
export type Categories = {
  Hierarchy1?: string;
  Hierarchy2?: string;
  Hierarchy3?: string;
  Hierarchy4?: string;
  Hierarchy5?: string;
};
/** The filter shared by all products of a list. */
export type Kind = Categories & { Mattype?: string; BrandCode?: string; Point?: boolean };
export type Range = { skip: number; take: number };
export type Direction = 'asc' | 'desc';

/** Which products, and in what order: rows of `code` and `place`. */
export type Page = { rows: RawBuilder<unknown>; direction: Direction };

/** From the top level down. */
export const categoriesOf = (kind: Categories): (string | undefined)[] => [
  kind.Hierarchy1,
  kind.Hierarchy2,
  kind.Hierarchy3,
  kind.Hierarchy4,
  kind.Hierarchy5,
];

/** `and p.h1 = … and …` for a row with category columns; empty without categories. */
export const ofCategories = (kind: Categories, row: RawBuilder<unknown>): RawBuilder<unknown>[] =>
  categoriesOf(kind).flatMap((code, at) =>
    code === undefined ? [] : [sql`and ${row}.${sql.id(`h${at + 1}`)} = ${code}`],
  );

/** The same for the products `p`, with the other filters. */
export const ofKind = (kind: Kind): RawBuilder<unknown> | undefined => {
  const parts = ofCategories(kind, sql`p`);
  if (kind.Mattype !== undefined) parts.push(sql`and p.material_type = ${kind.Mattype}`);
  if (kind.BrandCode !== undefined) parts.push(sql`and p.brand_code = ${kind.BrandCode}`);
  if (kind.Point) parts.push(sql`and p.points_cost > 0`);
  return parts.length > 0 ? sql.join(parts, sql` `) : undefined;
};
const nothing = sql``;

/** Whether the product of a row is of the kind. */
export const isOfKind = (kind: Kind, row: RawBuilder<unknown>) => sql`exists (
  select from products p
  where p.tenant_id = ${row}.tenant_id and p.product_code = ${row}.product_code ${ofKind(kind) ?? nothing})`;

const offeredHere = (saleUnit: string) =>
  sql`join stock s on s.tenant_id = p.tenant_id and s.sale_unit = ${saleUnit} and s.product_code = p.product_code and s.is_active`;

// Uses "exists": PostgreSQL then knows that a page fills soon and follows the order's index. With a join it expects
// hardly any row (codes of all tenants look alike to it) and would read and sort the whole tenant.
export const isOffered = (saleUnit: string, row: RawBuilder<unknown>) => sql`exists (
  select from stock s
  where s.tenant_id = ${row}.tenant_id and s.sale_unit = ${saleUnit} and s.product_code = ${row}.product_code and s.is_active)`;

/** In the catalogue's own order, along the position index. */
export const pageByPosition = (saleUnit: string, kind: Kind, { skip, take }: Range): Page => ({
  direction: 'asc',
  rows: sql`
    select p.product_code as code, p.position as place from products p
    where ${isOffered(saleUnit, sql`p`)} ${ofKind(kind) ?? nothing}
    order by p.position, p.product_code offset ${skip} limit ${take}`,
});

/** Products matching a text, through the functions that guard the search tables. */
export const pageByText = (
  saleUnit: string,
  kind: Categories,
  { skip, take, text }: Range & { text: TextQuery },
): Page => {
  const categories = categoriesOf(kind).filter((code) => code !== undefined);
  return {
    direction: 'asc',
    rows: sql`
      select f.product_code as code, f.place
      from search.find(${text.queries}::text[], ${text.typed.sounds}::text[], ${text.typed.parts}::text[],
        ${text.other.sounds}::text[], ${text.other.parts}::text[], ${categories}::text[],
        ${saleUnit}, ${skip}::integer, ${take}::integer) with ordinality as f (product_code, way, understood, place)`,
  };
};

/** Exactly these, in the given order. */
export const pageOfCodes = (codes: readonly string[]): Page => ({
  direction: 'asc',
  rows: sql`select w.code, w.place from unnest(${codes}::text[]) with ordinality as w (code, place)`,
});

const unitsOfProduct = ({
  at,
  customerCode,
  saleUnit,
}: Pick<Viewer, 'customerCode' | 'at' | 'saleUnit'>) => sql`(
  select json_agg(json_build_object(
    'no', u.unit_no, 'nameTh', u.name_th, 'nameEn', u.name_en, 'rate', u.rate, 'barcode', u.barcode, 'taxTypes', array[c.tax_type, c.tax_type2, c.tax_type3, c.tax_type4, c.tax_type5],
    'levels', array[c.level1, c.level2, c.level3, c.level4, c.level5],
    'advance', case when v.unit_no is not null then json_build_object(
      'types', array[v.tax_type, v.tax_type2, v.tax_type3, v.tax_type4, v.tax_type5],
      'levels', array[v.level1, v.level2, v.level3, v.level4, v.level5]) end,
    'center', case when z.unit_no is not null then json_build_object(
      'types', array[z.tax_type, z.tax_type2, z.tax_type3, z.tax_type4, z.tax_type5],
      'levels', array[z.level1, z.level2, z.level3, z.level4, z.level5]) end,
    'agreed', ${agreedColumn(customerCode)}) order by u.unit_no)
  from product_units u
  left join product_prices c on c.tenant_id = u.tenant_id and c.product_code = u.product_code and c.unit_no = u.unit_no
  left join advance_prices a
    on a.tenant_id = u.tenant_id and a.product_code = u.product_code and ${yyyymmdd(at)}::date between a.first_day and a.last_day
  left join advance_unit_prices v
    on v.tenant_id = a.tenant_id and v.product_code = a.product_code and v.advance_id = a.advance_id and v.unit_no = u.unit_no
  left join center_prices z
    on z.tenant_id = u.tenant_id and z.product_code = u.product_code and z.sale_unit = ${saleUnit} and z.unit_no = u.unit_no
  where u.tenant_id = p.tenant_id and u.product_code = p.product_code)`;

/**
 * Pieces that this customer may order: pieces reserved by their own checkout are included, so that a reservation
 * never blocks its owner. Guests reserve nothing.
 */
const availableTo = (customerCode: string) =>
  customerCode === GUEST
    ? sql`s.on_hand - s.held`
    : sql`s.on_hand - s.held + coalesce((
        select h.pieces[array_position(h.codes, s.product_code)] from stock_holds h
        where h.tenant_id = s.tenant_id and h.customer_code = ${customerCode} and h.sale_unit = s.sale_unit), 0)`;

const brandOf = sql`left join brands b on b.tenant_id = p.tenant_id and b.brand_code = p.brand_code`;

const floorOfProduct = sql`(
  select k.floor_satang from product_costs k where k.tenant_id = p.tenant_id and k.product_code = p.product_code)`;

const columnsFor = (
  { customerCode, at, saleUnit }: Pick<Viewer, 'customerCode' | 'at' | 'saleUnit'>,
  { isAny }: Marks,
) => sql`
  p.product_code as code, p.name_th as "nameTh", p.name_en as "nameEn", p.short_name_th as "shortNameTh",
  p.short_name_en as "shortNameEn", p.brand_code as "brandCode", b.name_th as "brandTh", b.name_en as "brandEn",
  p.size_th as "sizeTh", p.size_en as "sizeEn", p.material_type as "materialType", p.h1, p.h2, p.h3, p.h4, p.h5,
  p.is_stock_item as "isStockItem", p.minimum_stock as "minimumStock", p.points_cost as "pointsCost", p.pictures, ${availableTo(customerCode)} as available,
  s.is_active as "isActive", ${unitsOfProduct({ at, customerCode, saleUnit })} as units, ${isAny ? floorOfProduct : sql`null::bigint`} as "floorSatang"`;

/** Read for each product of a page, one index lookup per product; not at all where no promotion has to be asked. */
const shownOf = ({ asked }: Marks, viewer: Viewer) =>
  asked.length === 0
    ? sql`'{}'::text[] as shown`
    : sql`array(
        select r.promotion_id from promotion_products l
        join promotions r on r.tenant_id = l.tenant_id and r.promotion_id = l.promotion_id
        where l.tenant_id = p.tenant_id and l.product_code = p.product_code and r.promotion_id = any(${asked}::text[])
          and ${isShownTo(viewer)}) as shown`;

type Shown = { shown: string[] };

/** With the promotions that the viewer sees on them. */
const marked = <T extends OfferedRow & Shown>(rows: readonly T[], marks: Marks) =>
  rows.map(({ shown, ...row }) => Object.assign(row, { promotions: marks.of(row.code, shown) }));

const levelOf = ({ customerCode, priceLevel }: Customer) =>
  priceLevel === undefined
    ? sql`(select price_level from customers where customer_code = ${customerCode}) as "priceLevel"`
    : sql`${priceLevel}::integer as "priceLevel"`;

/** The products of a page that the center offers, with units, prices, stock and the customer's price level. */
export async function offeredProducts(
  tx: TenantTransaction,
  { saleUnit, page, at, marks, ...customer }: Viewer & { page: Page; marks: Marks },
): Promise<ShownRow[]> {
  const direction = sql.raw(page.direction);
  const { rows } = await sql<OfferedRow & Shown>`
    with page as materialized (${page.rows})${agreedWith({ ...customer, at }, sql`array(select code from page)`)}
    select ${columnsFor({ ...customer, at, saleUnit }, marks)}, ${levelOf(customer)}, ${shownOf(marks, { saleUnit, at, ...customer })}
    from page join products p on p.product_code = page.code ${offeredHere(saleUnit)} ${brandOf}
    order by page.place ${direction}, page.code ${direction}`.execute(tx);
  return marked(rows, marks);
}

export async function offeredProduct(
  tx: TenantTransaction,
  { saleUnit, code, at, marks, ...customer }: Viewer & { code: string; marks: Marks },
): Promise<DetailRow | undefined> {
  const { rows } = await sql<Omit<DetailRow, 'promotions'> & Shown>`
    with page as materialized (select ${code}::text as code)${agreedWith({ ...customer, at }, sql`array(select code from page)`)}
    select ${columnsFor({ ...customer, at, saleUnit }, marks)}, ${levelOf(customer)}, ${shownOf(marks, { saleUnit, at, ...customer })},
      p.description_th as "descriptionTh", p.description_en as "descriptionEn"
    from products p ${offeredHere(saleUnit)} ${brandOf}
    where p.product_code = ${code}`.execute(tx);
  return marked(rows, marks)[0];
}

export type NameRow = { code: string; nameTh: string; nameEn: string; picture: string | null };

export async function namesOfPage(tx: TenantTransaction, page: Page): Promise<NameRow[]> {
  const { rows } = await sql<NameRow>`
    with page as materialized (${page.rows})
    select p.product_code as code, p.name_th as "nameTh", p.name_en as "nameEn", p.pictures[1] as picture
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

/**
 * The query for the codes of categories that contain a product, or one available for points. One index lookup per
 * category, regardless of the number of products; a product names all categories above its own, so these are in use
 * too.
 */
export function categoriesInUse({
  withPoints,
  code,
}: {
  withPoints: boolean;
  /** This one alone. */
  code?: string;
}): RawBuilder<{ code: string }> {
  // Each level by its own index.
  const holds = [1, 2, 3, 4, 5].map(
    (level) => sql`(c.level = ${sql.lit(level)} and exists (
      select from products p where p.tenant_id = c.tenant_id and p.${sql.id(`h${level}`)} = c.category_code
      ${withPoints ? sql`and p.points_cost > 0` : nothing}))`,
  );
  return sql<{ code: string }>`
    select c.category_code as code from categories c where (${sql.join(holds, sql` or `)})
    ${code === undefined ? nothing : sql`and c.category_code = ${code}`}`;
}

type Place = { h1: string | null; h2: string | null };

/** The query for the top categories of a product that the center offers: by key only; no row if it is not offered. */
export function placeOfProduct({ saleUnit, code }: { saleUnit: string; code: string }): RawBuilder<Place> {
  return sql<Place>`
    select p.h1, p.h2 from products p ${offeredHere(saleUnit)} where p.product_code = ${code}`;
}
