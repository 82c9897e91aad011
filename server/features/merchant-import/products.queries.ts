/** SQL of many products at once: a batch of an import is a few statements. */
import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';
import type { ProductGiven } from '#domain/import/product-row.ts';
import { unitCode } from '#domain/products/product-draft.ts';

type UnitRow = {
  no: 1 | 2 | 3;
  code: string;
  nameTh: string;
  nameEn: string;
  rate: number;
  barcode: string | null;
};

export type StoredProduct = {
  code: string;
  given: ProductGiven;
  pricedUnits: number;
  isArchived: boolean;
  /** Added by an import that was taken back, and archived since: a file adds it anew. */
  isTakenBack: boolean;
};

type Row = {
  code: string;
  isArchived: boolean;
  isTakenBack: boolean;
  pricedUnits: number;
  units: UnitRow[];
  given: Record<string, string | number | null>;
};

/**
 * Until the transaction ends nobody else changes them; in one order, so that two batches never wait for each other. Their codes stay, so what
 * only refers to them, such as a group that is saved, does not wait.
 */
export const lockProducts = (tx: TenantTransaction, codes: readonly string[]) =>
  sql`select from products where product_code = any (${codes}::text[]) order by product_code for no key update`.execute(
    tx,
  );

export async function findStored(
  tx: TenantTransaction,
  codes: readonly string[],
): Promise<Map<string, StoredProduct>> {
  const { rows } = await sql<Row>`
    select p.product_code as code, p.archived_at is not null as "isArchived",
      p.archived_at is not null and exists (
        select from import_rows r join imports i using (tenant_id, import_id)
        where r.tenant_id = p.tenant_id and r.key = p.product_code and r.state = 'undone' and r.before is null and i.kind = 'products'
      ) as "isTakenBack",
      greatest(
        coalesce((
          select max(c.unit_no) from product_prices c where c.tenant_id = p.tenant_id and c.product_code = p.product_code
            and greatest(c.level1, c.level2, c.level3, c.level4, c.level5) > 0), 0),
        coalesce((
          select max(v.unit_no) from advance_unit_prices v
          where v.tenant_id = p.tenant_id and v.product_code = p.product_code), 0),
        coalesce((
          select max(z.unit_no) from center_prices z
          where z.tenant_id = p.tenant_id and z.product_code = p.product_code), 0))::integer as "pricedUnits",
      coalesce((
        select json_agg(json_build_object('no', u.unit_no, 'code', u.unit_code, 'nameTh', u.name_th, 'nameEn', u.name_en,
          'rate', u.rate, 'barcode', u.barcode) order by u.unit_no)
        from product_units u where u.tenant_id = p.tenant_id and u.product_code = p.product_code), '[]') as units,
      json_build_object(
        'PRODUCTNAME', p.name_th, 'PRODUCTNAME_EN', p.name_en, 'PRODUCTSHORTNAME_TH', p.short_name_th,
        'PRODUCTSHORTNAME_EN', p.short_name_en, 'P_Description', p.description_th, 'P_Description_EN', p.description_en,
        'P_GroupCode', p.group_code, 'P_Group', p.group_name, 'P_BrandCode', coalesce(p.brand_code, ''),
        'P_FlavourCode', p.flavour_code, 'P_Flavour', p.flavour_name, 'P_VarCode', p.variant_code, 'P_Var', p.variant_name,
        'P_SizeCode', p.size_code, 'P_Size', p.size_th, 'P_Size_EN', p.size_en, 'Dchain', p.distribution_chain,
        'SupplierName', p.supplier_name, 'matype', p.material_type, 'Hierarchy1', coalesce(p.h1, ''),
        'Hierarchy2', coalesce(p.h2, ''), 'Hierarchy3', coalesce(p.h3, ''), 'Hierarchy4', coalesce(p.h4, ''),
        'Hierarchy5', coalesce(p.h5, ''), 'STOCK_ITEM', case when p.is_stock_item then 'Y' else 'N' end,
        'MinimumStock', p.minimum_stock, 'Option1', p.points_cost) as given
    from products p where p.product_code = any (${codes}::text[])`.execute(tx);
  return new Map(
    rows.map(({ code, isArchived, isTakenBack, pricedUnits, units, given }) => [
      code,
      {
        code,
        isArchived,
        isTakenBack,
        pricedUnits,
        given: Object.assign(given, ...[1, 2, 3].map((no) => unitFields(units, no))),
      },
    ]),
  );
}

function unitFields(units: readonly UnitRow[], no: number): ProductGiven {
  const unit = units.find((one) => one.no === no);
  return {
    [`UNIT${no}`]: unit ? unitCode(unit) : '',
    [`UNIT${no}NAME`]: unit?.nameTh ?? '',
    [`UNIT${no}NAME_EN`]: unit?.nameEn ?? '',
    [`UNIT${no}RATE`]: unit?.rate ?? 0,
    [`BARCODE${no}`]: unit?.barcode ?? '',
  };
}

/** Those of the brands that there are stay until the transaction ends. */
export const lockBrandsNamed = (tx: TenantTransaction, codes: readonly string[]) =>
  sql`select from brands where brand_code = any (${codes}::text[]) order by brand_code for key share`.execute(
    tx,
  );

/** Which products have these barcodes. */
export async function findBarcodeOwners(
  tx: TenantTransaction,
  barcodes: readonly string[],
): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ barcode: string; codes: string[] }>`
    select u.barcode, array_agg(distinct u.product_code) as codes from product_units u
    where u.barcode = any (${barcodes}::text[]) group by u.barcode`.execute(tx);
  return new Map(rows.map(({ barcode, codes }) => [barcode, codes]));
}

export async function findKnown(tx: TenantTransaction) {
  const { rows } = await sql<{
    brands: string[];
    types: string[];
    categories: { code: string; level: number; parent: string | null }[];
  }>`
    select array(select brand_code from brands) as brands, array(select matype from material_types) as types,
      coalesce((select json_agg(json_build_object('code', category_code, 'level', level, 'parent', parent_code))
        from categories), '[]') as categories`.execute(tx);
  const { brands = [], types = [], categories = [] } = rows[0] ?? {};
  return {
    brands: new Set(brands),
    materialTypes: new Set(types),
    categories: new Map(categories.map(({ code, level, parent }) => [code, { level, parent }])),
  };
}

/** A row of `products` as JSON, with its units. */
export type WrittenProduct = {
  product_code: string;
  units: readonly {
    unit_code: string;
    name_th: string;
    name_en: string;
    rate: number;
    barcode: string | null;
  }[];
} & Record<string, unknown>;

const COLUMNS = [
  'name_th',
  'name_en',
  'short_name_th',
  'short_name_en',
  'description_th',
  'description_en',
  'group_code',
  'group_name',
  'brand_code',
  'flavour_code',
  'flavour_name',
  'variant_code',
  'variant_name',
  'size_code',
  'size_th',
  'size_en',
  'distribution_chain',
  'supplier_name',
  'material_type',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
] as const;

/** New ones stand last in the catalogue's order, in that of the list. Their units with prices stay; the others go. */
export async function writeProducts(
  tx: TenantTransaction,
  { tenantId, products, at }: { tenantId: string; products: readonly WrittenProduct[]; at: Date },
): Promise<void> {
  const given = JSON.stringify(products);
  const columns = sql.join(COLUMNS.map((column) => sql.id(column)));
  const types = sql.join(COLUMNS.map((column) => sql`${sql.id(column)} text`));
  const updated = sql.join(COLUMNS.map((column) => sql`${sql.id(column)} = excluded.${sql.id(column)}`));
  await sql`
    insert into products (tenant_id, product_code, pictures, position, created_at, updated_at,
      is_stock_item, minimum_stock, points_cost, ${columns})
    select ${tenantId}, g.product_code, '{}', (select coalesce(max(o.position), 0) from products o) + row_number() over (order by g.place),
      ${at}, ${at}, g.is_stock_item, g.minimum_stock, g.points_cost, ${sql.join(COLUMNS.map((column) => sql.id('g', column)))}
    from jsonb_to_recordset(${given}::jsonb)
      as g (product_code text, place integer, is_stock_item boolean, minimum_stock integer, points_cost integer, ${types})
    on conflict (tenant_id, product_code) do update set ${updated}, is_stock_item = excluded.is_stock_item,
      minimum_stock = excluded.minimum_stock, points_cost = excluded.points_cost, updated_at = excluded.updated_at,
      version = products.version + 1`.execute(tx);
  await sql`
    delete from product_units u using jsonb_to_recordset(${given}::jsonb) as g (product_code text, units jsonb)
    where u.product_code = g.product_code and u.unit_no > jsonb_array_length(g.units)`.execute(tx);
  await sql`
    insert into product_units (tenant_id, product_code, unit_no, unit_code, name_th, name_en, rate, barcode)
    select ${tenantId}, g.product_code, n, u ->> 'unit_code', u ->> 'name_th', u ->> 'name_en', (u ->> 'rate')::integer, u ->> 'barcode'
    from jsonb_to_recordset(${given}::jsonb) as g (product_code text, units jsonb)
    cross join jsonb_array_elements(g.units) with ordinality as units (u, n)
    on conflict (tenant_id, product_code, unit_no) do update set unit_code = excluded.unit_code, name_th = excluded.name_th,
      name_en = excluded.name_en, rate = excluded.rate, barcode = excluded.barcode`.execute(tx);
}

/** Archived no longer; no center offers them yet. */
export const reviveProducts = (tx: TenantTransaction, codes: readonly string[]) =>
  sql`
    update products set archived_at = null where product_code = any (${codes}::text[]) and archived_at is not null`.execute(
    tx,
  );

/** Offered by no center from then on. */
export async function archiveProducts(
  tx: TenantTransaction,
  { codes, at }: { codes: readonly string[]; at: Date },
): Promise<void> {
  await sql`update products set archived_at = ${at} where product_code = any (${codes}::text[])`.execute(tx);
  await sql`
    update stock set is_active = false where product_code = any (${codes}::text[]) and is_active`.execute(tx);
}
