/** Products as they are imported. */
import { isDeepStrictEqual } from 'node:util';
import { isReservedCode } from '#domain/access/reserved-codes.ts';
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
  costFields,
  costsGiven,
  costsOfProducts,
  lockBarcodesOf,
  loggedCosts,
  loggedProduct,
  storeCostsOf,
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

const COSTS = ['CostPrice', 'FloorPrice'] as const;

/** Costs as the calls take them: of the file's columns alone. */
const costsIn = (given: ProductGiven) => {
  const baht = (name: (typeof COSTS)[number]): number | null | undefined => {
    const value = given[name];
    return value === undefined ? undefined : value === null ? null : Number(value);
  };
  return costsGiven({ Cost: baht('CostPrice'), FloorPrice: baht('FloorPrice') });
};

/** The product with the costs of these columns, as the shop has them. */
async function withCosts(
  tx: TenantTransaction,
  stored: Map<string, StoredProduct>,
  named: readonly object[],
): Promise<Map<string, StoredProduct>> {
  const columns = COSTS.filter((name) => named.some((given) => name in given));
  if (columns.length === 0 || stored.size === 0) return stored;
  const costs = await costsOfProducts(tx, [...stored.keys()]);
  for (const [code, product] of stored) {
    const { Cost, FloorPrice } = costFields(costs.get(code) ?? { costSatang: null, floorSatang: null });
    if (columns.includes('CostPrice')) product.given['CostPrice'] = Cost;
    if (columns.includes('FloorPrice')) product.given['FloorPrice'] = FloorPrice;
  }
  return stored;
}

/** What the log keeps of them; nothing for a file without their columns. */
const loggedCostsOf = (given: ProductGiven) => {
  const costs = costsIn(given);
  return (
    costs && loggedCosts({ costSatang: costs.costSatang ?? null, floorSatang: costs.floorSatang ?? null })
  );
};

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
  const costed = changes.flatMap(({ key, after }) => {
    const costs = costsIn(after as ProductGiven);
    return costs ? [Object.assign({ code: key }, costs)] : [];
  });
  if (costed.length > 0) await storeCostsOf(tx, { tenantId: visitor.tenantId, products: costed, at });
  await reviveProducts(
    tx,
    changes.flatMap(({ key, before }) => (before === null ? [key] : [])),
  );
  await writeAudits(deps, tx, {
    visitor,
    changes: changes.map(({ key, before, after }) => ({
      action: before ? ('product.change' as const) : ('product.add' as const),
      subject: `product/${key}` as const,
      before: before && loggedOf(before as ProductGiven),
      after: loggedOf(after as ProductGiven),
    })),
  });
}

const loggedOf = (given: ProductGiven) => Object.assign(loggedProduct(fieldsOf(given)), loggedCostsOf(given));

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
    const stored = await withCosts(
      tx,
      await findStored(tx, codes),
      rows.map(({ values }) => values),
    );
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
        ...reservedProblem(before, code),
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
    const stored = await withCosts(
      tx,
      await findStored(tx, codes),
      changes.map(({ after }) => after),
    );
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

/** One that is there keeps its code. */
const reservedProblem = (before: StoredProduct | undefined, code: string): CellProblem[] =>
  before === undefined && isReservedCode('product', code)
    ? [{ field: 'P_Code', code: 'CODE_RESERVED', values: { code } }]
    : [];

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
