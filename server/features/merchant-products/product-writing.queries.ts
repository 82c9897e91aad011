/** SQL that writes products, their units and pictures, and where they are offered. */
import { sql } from 'kysely';
import type { TenantTransaction } from '#database/database.ts';
import type { UnitDraft } from '#domain/products/product-draft.ts';

export type ProductFields = {
  nameTh: string;
  nameEn: string;
  shortNameTh: string;
  shortNameEn: string;
  descriptionTh: string;
  descriptionEn: string;
  groupCode: string;
  groupName: string;
  brandCode: string | null;
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
  /** From the top level down. */
  categories: readonly (string | null)[];
  isStockItem: boolean;
  minimumStock: number | null;
  pointsCost: number;
  units: readonly UnitDraft[];
};

const columnsOf = (fields: ProductFields) => ({
  name_th: fields.nameTh,
  name_en: fields.nameEn,
  short_name_th: fields.shortNameTh,
  short_name_en: fields.shortNameEn,
  description_th: fields.descriptionTh,
  description_en: fields.descriptionEn,
  group_code: fields.groupCode,
  group_name: fields.groupName,
  brand_code: fields.brandCode,
  flavour_code: fields.flavourCode,
  flavour_name: fields.flavourName,
  variant_code: fields.variantCode,
  variant_name: fields.variantName,
  size_code: fields.sizeCode,
  size_th: fields.sizeTh,
  size_en: fields.sizeEn,
  distribution_chain: fields.distributionChain,
  supplier_name: fields.supplierName,
  material_type: fields.materialType,
  h1: fields.categories[0] ?? null,
  h2: fields.categories[1] ?? null,
  h3: fields.categories[2] ?? null,
  h4: fields.categories[3] ?? null,
  h5: fields.categories[4] ?? null,
  is_stock_item: fields.isStockItem,
  minimum_stock: fields.minimumStock,
  points_cost: fields.pointsCost,
});

export type LockedProduct = {
  version: number;
  isArchived: boolean;
  pictures: string[];
};

/** Whether there is this brand; it stays until the transaction ends. Before any product is locked. */
export async function lockBrand(tx: TenantTransaction, code: string): Promise<boolean> {
  const row = await tx
    .selectFrom('brands')
    .select('brand_code')
    .where('brand_code', '=', code)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** Locked until this transaction ends; undefined where there is none. */
export const lockProduct = (tx: TenantTransaction, code: string): Promise<LockedProduct | undefined> =>
  tx
    .selectFrom('products')
    .select(['version', 'pictures', sql<boolean>`archived_at is not null`.as('isArchived')])
    .where('product_code', '=', code)
    .forNoKeyUpdate()
    .executeTakeFirst();

export async function findVersion(tx: TenantTransaction, code: string): Promise<number | undefined> {
  const row = await tx
    .selectFrom('products')
    .select('version')
    .where('product_code', '=', code)
    .executeTakeFirst();
  return row?.version;
}

type New = { tenantId: string; code: string; pictures: readonly string[]; at: Date };

/** Last in the catalogue's order. Returns false where there is one with this code. */
export async function insertProduct(
  tx: TenantTransaction,
  { tenantId, code, pictures, at }: New,
  fields: ProductFields,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('products')
    .values({
      tenant_id: tenantId,
      product_code: code,
      pictures: [...pictures],
      position: sql<number>`(select coalesce(max(o.position), 0) + 1 from products o)`,
      created_at: at,
      updated_at: at,
      archived_at: null,
      ...columnsOf(fields),
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'product_code']).doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) return false;
  await writeUnits(tx, { tenantId, code, units: fields.units });
  return true;
}

/** The product is locked. */
export async function updateProduct(
  tx: TenantTransaction,
  { tenantId, code, at }: Omit<New, 'pictures'>,
  fields: ProductFields,
): Promise<void> {
  await tx
    .updateTable('products')
    .set({ ...columnsOf(fields), updated_at: at, version: sql<number>`version + 1` })
    .where('product_code', '=', code)
    .execute();
  await writeUnits(tx, { tenantId, code, units: fields.units });
}

/** Units that are given no more go with their prices. */
async function writeUnits(
  tx: TenantTransaction,
  { tenantId, code, units }: { tenantId: string; code: string; units: readonly UnitDraft[] },
): Promise<void> {
  await tx
    .deleteFrom('product_units')
    .where('product_code', '=', code)
    .where('unit_no', '>', units.length)
    .execute();
  await tx
    .insertInto('product_units')
    .values(
      units.map((unit, at) => ({
        tenant_id: tenantId,
        product_code: code,
        unit_no: at + 1,
        unit_code: unit.code,
        name_th: unit.nameTh,
        name_en: unit.nameEn,
        rate: unit.rate,
        barcode: unit.barcode || null,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'product_code', 'unit_no']).doUpdateSet((is) => ({
        unit_code: is.ref('excluded.unit_code'),
        name_th: is.ref('excluded.name_th'),
        name_en: is.ref('excluded.name_en'),
        rate: is.ref('excluded.rate'),
        barcode: is.ref('excluded.barcode'),
      })),
    )
    .execute();
}

/** One writer of barcodes of a shop at a time: of two who give the same one, the second sees it. */
export const lockBarcodes = (tx: TenantTransaction, tenantId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended('product-barcodes/' || ${tenantId}, 0))`.execute(tx);

type Taken = { barcode: string; code: string; nameTh: string; nameEn: string };

/** Products besides this one that have any of the barcodes. */
export async function findBarcodes(
  tx: TenantTransaction,
  { code, barcodes }: { code: string; barcodes: readonly string[] },
): Promise<Taken[]> {
  const { rows } = await sql<Taken>`
    select u.barcode, p.product_code as code, p.name_th as "nameTh", p.name_en as "nameEn"
    from product_units u join products p on p.tenant_id = u.tenant_id and p.product_code = u.product_code
    where u.barcode = any (${barcodes}::text[]) and u.product_code <> ${code}
    order by u.barcode, u.product_code`.execute(tx);
  return rows;
}

/** The shop may offer the product at the center; its stock begins with nothing. */
export async function setOffered(
  tx: TenantTransaction,
  {
    tenantId,
    code,
    saleUnit,
    isActive,
  }: { tenantId: string; code: string; saleUnit: string; isActive: boolean },
): Promise<void> {
  await tx
    .insertInto('stock')
    .values({ tenant_id: tenantId, sale_unit: saleUnit, product_code: code, is_active: isActive })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'sale_unit', 'product_code']).doUpdateSet({ is_active: isActive }),
    )
    .execute();
}

/** Whether the center offers it. The product is locked, so nobody turns it meanwhile. */
export async function isOffered(
  tx: TenantTransaction,
  { code, saleUnit }: { code: string; saleUnit: string },
): Promise<boolean> {
  const row = await tx
    .selectFrom('stock')
    .select('is_active')
    .where('product_code', '=', code)
    .where('sale_unit', '=', saleUnit)
    .executeTakeFirst();
  return row?.is_active ?? false;
}

/** Those of the products that the center offers, or does not, other than wanted; archived ones are none. In the order of the catalogue. */
export async function findToTurn(
  tx: TenantTransaction,
  { codes, saleUnit, isActive }: { codes: readonly string[]; saleUnit: string; isActive: boolean },
): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select p.product_code as code from products p
    left join stock s on s.tenant_id = p.tenant_id and s.product_code = p.product_code and s.sale_unit = ${saleUnit}
    where p.product_code = any (${codes}::text[]) and p.archived_at is null and coalesce(s.is_active, false) <> ${isActive}
    order by p.position, p.product_code`.execute(tx);
  return rows.map(({ code }) => code);
}

/** Archived it is offered by no center; taken back it stays so. Returns the centers that offered it. */
export async function setArchived(
  tx: TenantTransaction,
  { code, at }: { code: string; at: Date | null },
): Promise<string[]> {
  await tx.updateTable('products').set({ archived_at: at }).where('product_code', '=', code).execute();
  if (at === null) return [];
  const rows = await tx
    .updateTable('stock')
    .set({ is_active: false })
    .where('product_code', '=', code)
    .where('is_active', '=', true)
    .returning('sale_unit as saleUnit')
    .execute();
  return rows.map(({ saleUnit }) => saleUnit).toSorted();
}

/** Carts of the center that have the product; what was taken out is kept in them for a month, marked as removed. */
export async function countCarts(
  tx: TenantTransaction,
  { code, saleUnit }: { code: string; saleUnit: string },
): Promise<number> {
  const line = JSON.stringify([{ P_Code: code }]);
  const { rows } = await sql<{ carts: number }>`
    select count(*)::integer as carts from carts c where c.sale_unit = ${saleUnit} and c.lines @> ${line}::jsonb
      and exists (
        select from jsonb_array_elements(c.lines) l
        where l ->> 'P_Code' = ${code} and (l ->> 'removed')::boolean is not true)`.execute(tx);
  return rows[0]?.carts ?? 0;
}

/** The product is locked. */
export async function setPictures(
  tx: TenantTransaction,
  { code, pictures }: { code: string; pictures: readonly string[] },
): Promise<void> {
  await tx
    .updateTable('products')
    .set({ pictures: [...pictures] })
    .where('product_code', '=', code)
    .execute();
}
