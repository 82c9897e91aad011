/** Products as they are imported. */
import { isDeepStrictEqual } from 'node:util';
import { IMPORT_FIELDS } from '#domain/import/fields.ts';
import {
  barcodesOfRow,
  mergedProduct,
  productProblems,
  unitsOfRow,
  type ProductGiven,
} from '#domain/import/product-row.ts';
import type { CellProblem, CellValue } from '#domain/import/read-cell.ts';
import { lockCategoriesOf } from '#database/category-lock.ts';
import type { TenantTransaction } from '#database/database.ts';
import { writeAudits } from '../audit/audit.public.ts';
import { catalogueGrown, changeProducts } from '../catalogue/catalogue.public.ts';
import {
  lockBarcodesOf,
  loggedProduct,
  storedFields,
} from '../merchant-products/merchant-products.public.ts';
import { overtaken, type Change, type ImportKind, type Importing } from './import-kinds.ts';
import {
  archiveProducts,
  findBarcodeOwners,
  findKnown,
  findStored,
  lockBrandsNamed,
  lockProducts,
  reviveProducts,
  writeProducts,
  type StoredProduct,
  type WrittenProduct,
} from './products.queries.ts';

const codeOf = ({ P_Code }: Readonly<Record<string, unknown>>): string =>
  typeof P_Code === 'string' ? P_Code : '';

/** As the use-cases of products take it. */
function fieldsOf(given: ProductGiven) {
  const path = [1, 2, 3, 4, 5].map((level) => String(given[`Hierarchy${level}`] ?? '') || null);
  return storedFields(given as unknown as Parameters<typeof storedFields>[0], {
    units: unitsOfRow(given),
    categories: path,
  });
}

function writtenOf({ key, after }: Change, place: number): WrittenProduct {
  const fields = fieldsOf(after as ProductGiven);
  const [h1, h2, h3, h4, h5] = fields.categories;
  return {
    place,
    product_code: key,
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
    h1,
    h2,
    h3,
    h4,
    h5,
    is_stock_item: fields.isStockItem,
    minimum_stock: fields.minimumStock,
    points_cost: fields.pointsCost,
    units: fields.units.map(({ code, nameTh, nameEn, rate, barcode }) => ({
      unit_code: code,
      name_th: nameTh,
      name_en: nameEn,
      rate,
      barcode: barcode || null,
    })),
  };
}

async function write(
  tx: TenantTransaction,
  { deps, context: { visitor }, at }: Importing,
  changes: readonly Change[],
): Promise<void> {
  if (changes.length === 0) return;
  await writeProducts(tx, { tenantId: visitor.tenantId, products: changes.map(writtenOf), at });
  await reviveProducts(
    tx,
    changes.flatMap(({ key, before }) => (before === null ? [key] : [])),
  );
  await writeAudits(deps, tx, {
    visitor,
    changes: changes.map(({ key, before, after }) => ({
      action: before ? ('product.change' as const) : ('product.add' as const),
      subject: `product/${key}` as const,
      before: before && loggedProduct(fieldsOf(before as ProductGiven)),
      after: loggedProduct(fieldsOf(after as ProductGiven)),
    })),
  });
}

function takenBarcodes(
  code: string,
  given: ProductGiven,
  owners: ReadonlyMap<string, string[]>,
): CellProblem[] {
  return barcodesOfRow(given).flatMap(({ field, barcode }) => {
    const owner = owners.get(barcode)?.find((one) => one !== code);
    return owner === undefined ? [] : [{ field, code: 'BARCODE_TAKEN', values: { name: owner } }];
  });
}

type Values = Readonly<Record<string, CellValue>>;

/** Fields of the file's columns that are neither as they were at the check nor as the file has them. */
function overtakenFields(
  values: Values,
  { seen, now, wanted }: { seen: object | null; now: ProductGiven | undefined; wanted: ProductGiven },
): CellProblem[] {
  if (seen === null) return now ? [overtaken('P_Code', '', words(now['PRODUCTNAME']))] : [];
  const before = seen as ProductGiven;
  if (!now) return [overtaken('P_Code', words(before['PRODUCTNAME']), '')];
  return Object.keys(values)
    .filter((field) => field in before && now[field] !== before[field] && now[field] !== wanted[field])
    .map((field) => overtaken(field, words(before[field]), words(now[field])));
}

const words = (value: CellValue | undefined): string => String(value ?? '').slice(0, 60);

/** One that an import has added and taken back is new again. */
const standing = (product: StoredProduct | undefined): StoredProduct | undefined =>
  product?.isTakenBack ? undefined : product;

/** In the order of whoever saves a product by hand: categories, barcodes, brands, products. */
async function lockAll(
  tx: TenantTransaction,
  tenantId: string,
  { brands, codes }: { brands: readonly string[]; codes: readonly string[] },
): Promise<void> {
  await lockCategoriesOf(tx, tenantId, 'use');
  await lockBarcodesOf(tx, tenantId);
  await lockBrandsNamed(tx, brands);
  await lockProducts(tx, codes);
}

export const productsKind: ImportKind = {
  name: 'products',
  right: 'manageProducts',
  fields: IMPORT_FIELDS.products,
  keyFields: ['P_Code'],
  onceFields: ['BARCODE1', 'BARCODE2', 'BARCODE3'],
  transaction: ({ deps, context }, codes, work) =>
    changeProducts(deps, { tenantId: context.visitor.tenantId, codes }, work),
  look: async (tx, { context: { visitor } }, { rows, lock }) => {
    const codes = rows.map(({ values }) => codeOf(values));
    if (lock)
      await lockAll(tx, visitor.tenantId, {
        brands: rows.map(({ values }) => words(values['P_BrandCode'])),
        codes,
      });
    const known = await findKnown(tx);
    const stored = await findStored(tx, codes);
    const merged = rows.map(({ rowNo, values, seen }) => {
      const code = codeOf(values);
      const before = standing(stored.get(code));
      const given = mergedProduct(before?.given, values);
      const late =
        seen === undefined ? [] : overtakenFields(values, { seen, now: before?.given, wanted: given });
      return { rowNo, code, before, given, late };
    });
    const barcodes = merged.flatMap(({ given }) => barcodesOfRow(given).map(({ barcode }) => barcode));
    const owners = await findBarcodeOwners(tx, barcodes);
    return merged.map(({ rowNo, code, before, given, late }) => ({
      rowNo,
      problems: [
        ...late,
        ...archivedProblem(before, given),
        ...productProblems(
          { code, given, before: before?.given, pricedUnits: before?.pricedUnits ?? 0 },
          known,
        ),
        ...takenBarcodes(code, given, owners),
      ],
      before: before?.given ?? null,
      after: given,
      isSame: before !== undefined && isDeepStrictEqual(before.given, given),
    }));
  },
  write,
  undo: async (tx, importing, changes) => {
    const codes = changes.map(({ key }) => key);
    const brands = changes.map(({ before }) => words((before as ProductGiven | null)?.['P_BrandCode']));
    await lockAll(tx, importing.context.visitor.tenantId, { brands, codes });
    const stored = await findStored(tx, codes);
    const known = await findKnown(tx);
    const barcodes = changes.flatMap(({ before }) => (before ? barcodesOfRow(before as ProductGiven) : []));
    const owners = await findBarcodeOwners(
      tx,
      barcodes.map(({ barcode }) => barcode),
    );
    const mayGoBack = ({ key, before, after }: Change): boolean => {
      const now = stored.get(key);
      if (!now || !isDeepStrictEqual(now.given, after)) return false;
      if (before === null) return true;
      const given = before as ProductGiven;
      // What it had before may be gone, or another's.
      const problems = productProblems(
        { code: key, given, before: given, pricedUnits: now.pricedUnits },
        known,
      );
      return problems.length === 0 && takenBarcodes(key, given, owners).length === 0;
    };
    const back = changes.filter(mayGoBack);
    await write(
      tx,
      importing,
      back.flatMap(({ rowNo, key, before, after }) =>
        before ? [{ rowNo, key, before: after, after: before }] : [],
      ),
    );
    // What somebody has archived meanwhile is as it is to be.
    const added = back
      .filter(({ key, before }) => before === null && stored.get(key)?.isArchived === false)
      .map(({ key }) => key);
    if (added.length > 0) await archive(tx, importing, added);
    return changes
      .filter((one) => !back.includes(one))
      .map(({ rowNo }) => ({ rowNo, code: 'IMPORT_ROW_CHANGED' }));
  },
  finish: (deps, tx, tenantId) => catalogueGrown(deps, tx, tenantId),
};

/** What is archived is changed by nobody unseen: it is taken back first. */
const archivedProblem = (before: StoredProduct | undefined, given: ProductGiven): CellProblem[] =>
  before?.isArchived === true && !isDeepStrictEqual(before.given, given)
    ? [{ field: 'P_Code', code: 'IMPORT_PRODUCT_ARCHIVED' }]
    : [];

async function archive(
  tx: TenantTransaction,
  { deps, context, at }: Importing,
  codes: string[],
): Promise<void> {
  await archiveProducts(tx, { codes, at });
  await writeAudits(deps, tx, {
    visitor: context.visitor,
    changes: codes.map((code) => ({
      action: 'product.archive' as const,
      subject: `product/${code}` as const,
      before: { isArchived: false },
      after: { isArchived: true },
    })),
  });
}
