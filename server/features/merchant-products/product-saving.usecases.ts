/** Staff add and change products, offer them at centers and archive them (R-47b, S-84). */
import { isReservedCode } from '#domain/access/reserved-codes.ts';
import { barcodesTwice, HIDDEN_MATYPES, missingOf } from '#domain/products/product-draft.ts';
import { following } from '#domain/products/repeated-texts.ts';
import { productName } from '#domain/text/product-name.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import { lockCategoriesOf } from '#database/category-lock.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest, conflict } from '../../http/call-error.ts';
import type { Language } from '../../http/messages.ts';
import type { CallContext, Visitor } from '../../http/visitor.ts';
import { writeAudit } from '../audit/audit.public.ts';
import { changeProducts } from '../catalogue/catalogue.public.ts';
import { claimOf, once } from '../idempotency/idempotency.public.ts';
import { centerOfStaff } from '../session/session.public.ts';
import { findCosts } from './product-costs.queries.ts';
import { costsGiven } from './product-costs.rules.ts';
import { assertMayCost, storeCosts } from './product-costs.usecases.ts';
import { storedFields, textsOf } from './product-given.rules.ts';
import { countPricesBeyond } from './product-prices.queries.ts';
import { fieldsOf, logged } from './merchant-products.present.ts';
import { findCategories, findMaterialTypes, findProduct } from './merchant-products.queries.ts';
import { readProduct, unknownProduct } from './merchant-products.usecases.ts';
import {
  countCarts,
  findBarcodes,
  insertProduct,
  isOffered,
  lockBarcodes,
  lockBrand,
  lockProduct,
  setArchived,
  setOffered,
  updateProduct,
  type LockedProduct,
  type ProductFields,
} from './product-writing.queries.ts';

type Product = CallAnswer<'merchantProduct'>;
type Body = Omit<CallParsed<'saveProduct'>['body'], 'Version' | 'EvenPrices'>;
type Given = Omit<Body, 'Costs'>;

/** As who saves a product: of two who give the same barcode, the second sees it. */
export const lockBarcodesOf = async (tx: TenantTransaction, tenantId: string): Promise<void> => {
  await lockBarcodes(tx, tenantId);
};

/** Locked, or 404 PRODUCT_NOT_FOUND. */
export async function lockedProduct(tx: TenantTransaction, code: string): Promise<LockedProduct> {
  const locked = await lockProduct(tx, code);
  if (!locked) throw unknownProduct();
  return locked;
}

/**
 * Adds a product that no center offers yet, once for its key; with `CopyOf` it has the pictures of that one, and its costs where none
 * are given, also for who may not see them: a copy is not without a floor price. Throws what `checked` throws, 400 CODE_RESERVED, 403
 * RIGHT_MISSING for costs, 409 PRODUCT_CODE_TAKEN and what `once` throws; 404 PRODUCT_NOT_FOUND for what is to be copied.
 */
export async function addProduct(
  deps: Dependencies,
  context: CallContext & { idempotencyKey: string },
  body: CallParsed<'addProduct'>['body'],
): Promise<Product> {
  const { visitor, language, idempotencyKey } = context;
  const { tenantId } = visitor;
  const { P_Code: code, CopyOf, Costs, ...given } = body;
  const costs = costsGiven(Costs);
  await assertMayCost(deps, context, costs);
  if (isReservedCode('product', code))
    throw badRequest('CODE_RESERVED', { values: { code }, fields: { P_Code: 'CODE_RESERVED' } });
  const claim = claimOf({ visitor, call: 'addProduct', key: idempotencyKey, input: body });
  await changeProducts(deps, { tenantId, codes: [code] }, (tx) =>
    once(tx, { tenantId, claim }, async () => {
      await lockCategoriesOf(tx, tenantId, 'use');
      const fields = await checked(tx, given, { tenantId, code, language });
      const at = deps.clock();
      const pictures = CopyOf === undefined ? [] : (await lockedProduct(tx, CopyOf)).pictures;
      if (!(await insertProduct(tx, { tenantId, code, pictures, at }, fields)))
        throw conflict('PRODUCT_CODE_TAKEN', { fields: { P_Code: 'PRODUCT_CODE_TAKEN' } });
      const copied = CopyOf === undefined ? undefined : await findCosts(tx, CopyOf);
      const { after } = await storeCosts(tx, { tenantId, code, at, costs: costs ?? copied });
      await writeAudit(deps, tx, {
        visitor,
        action: 'product.add',
        subject: `product/${code}`,
        after: { ...logged(fields), ...after },
      });
      return {};
    }),
  );
  return readProduct(deps, context, { code });
}

/**
 * Changes a product; costs that are not given stay. Throws what `checked` throws; 403 RIGHT_MISSING for costs; 404 PRODUCT_NOT_FOUND; 409 PRODUCT_CHANGED where somebody has changed it
 * since the caller read it, and PRODUCT_UNIT_PRICED unless `EvenPrices` where units with prices are to go.
 */
export async function saveProduct(
  deps: Dependencies,
  context: CallContext,
  {
    code,
    Version,
    EvenPrices,
    Costs,
    ...given
  }: Body & { code: string; Version: number; EvenPrices: boolean },
): Promise<Product> {
  const { visitor, language } = context;
  const { tenantId, saleUnit } = visitor;
  const costs = costsGiven(Costs);
  await assertMayCost(deps, context, costs);
  await changeProducts(deps, { tenantId, codes: [code] }, async (tx) => {
    await lockCategoriesOf(tx, tenantId, 'use');
    // Before the product, as who imports many: else two would wait for each other.
    const units = unitsOf(given);
    if (units.some(({ barcode }) => barcode !== '')) await lockBarcodes(tx, tenantId);
    await lockBrand(tx, given.P_BrandCode);
    const { version } = await lockedProduct(tx, code);
    if (version !== Version) throw conflict('PRODUCT_CHANGED');
    const before = await findProduct(tx, { code, saleUnit, at: deps.clock() });
    if (!before) throw unknownProduct();
    const now = following(given, textsOf(fieldsOf(before)));
    const fields = await checked(tx, now, { tenantId, code, language, before: before.materialType });
    const priced = EvenPrices ? 0 : await countPricesBeyond(tx, { code, units: fields.units.length });
    if (priced > 0) throw conflict('PRODUCT_UNIT_PRICED', { values: { count: priced } });
    const at = deps.clock();
    await updateProduct(tx, { tenantId, code, at }, fields);
    const costed = await storeCosts(tx, { tenantId, code, at, costs });
    await writeAudit(deps, tx, {
      visitor,
      action: 'product.change',
      subject: `product/${code}`,
      before: { ...logged(fieldsOf(before)), ...costed.before },
      after: { ...logged(fields), ...costed.after },
    });
  });
  return readProduct(deps, context, { code });
}

type Turning = {
  code: string;
  saleUnit: string;
  /** undefined: what it is not now. */
  isActive: boolean | undefined;
  evenInCarts: boolean;
};

/**
 * Offers a product at a center of the caller or no longer (S-84); where the center has not had it, its stock begins with
 * nothing. Throws 404 CENTER_NOT_FOUND, PRODUCT_NOT_FOUND; 409 PRODUCT_ARCHIVED, and PRODUCT_IN_CARTS unless `evenInCarts`.
 */
export async function turnProduct(
  deps: Dependencies,
  { visitor }: CallContext,
  { code, saleUnit, isActive: wanted, evenInCarts }: Turning,
): Promise<CallAnswer<'setProductActive'>> {
  const { tenantId } = visitor;
  await centerOfStaff(deps, { visitor, saleUnit });
  const isActive = await changeProducts(deps, { tenantId, codes: [code] }, (tx) =>
    turnLocked(deps, tx, visitor, { code, saleUnit, isActive: wanted, evenInCarts }),
  );
  return { P_Code: code, SaleUnit: saleUnit, Disable: isActive ? 'N' : 'Y' };
}

/** Locks the product and turns it at a center of the visitor; returns whether it is offered now. Throws what `turnProduct` throws. */
export async function turnLocked(
  deps: Pick<Dependencies, 'clock'>,
  tx: TenantTransaction,
  visitor: Visitor,
  { code, saleUnit, isActive: wanted, evenInCarts }: Turning,
): Promise<boolean> {
  const { tenantId } = visitor;
  const { isArchived } = await lockedProduct(tx, code);
  const was = await isOffered(tx, { code, saleUnit });
  const is = wanted ?? !was;
  if (is && isArchived) throw conflict('PRODUCT_ARCHIVED');
  if (is === was) return is;
  const carts = is || evenInCarts ? 0 : await countCarts(tx, { code, saleUnit });
  if (carts > 0) throw conflict('PRODUCT_IN_CARTS', { values: { count: carts } });
  await setOffered(tx, { tenantId, code, saleUnit, isActive: is });
  await writeAudit(deps, tx, {
    visitor,
    action: 'product.active',
    subject: `product/${code}`,
    before: { SaleUnit: saleUnit, isOffered: was },
    after: { SaleUnit: saleUnit, isOffered: is },
  });
  return is;
}

/** Archives a product at all centers of the shop, or takes it back. Throws 404 PRODUCT_NOT_FOUND. */
export async function archiveProduct(
  deps: Dependencies,
  context: CallContext,
  { code, archived }: { code: string; archived: boolean },
): Promise<Product> {
  const { visitor } = context;
  const { tenantId } = visitor;
  await changeProducts(deps, { tenantId, codes: [code] }, async (tx) => {
    const { isArchived } = await lockedProduct(tx, code);
    if (isArchived === archived) return;
    const centers = await setArchived(tx, { code, at: archived ? deps.clock() : null });
    await writeAudit(deps, tx, {
      visitor,
      action: 'product.archive',
      subject: `product/${code}`,
      before: { isArchived, ...(centers.length > 0 && { SaleUnits: centers }) },
      after: { isArchived: archived },
    });
  });
  return readProduct(deps, context, { code });
}

type Checking = {
  tenantId: string;
  code: string;
  language: Language;
  /** The kind of goods that the product has, which stays allowed. */
  before?: string;
};

/**
 * What was given, as it is stored. Throws 400 FIELDS_MISSING, BARCODE_TWICE, BRAND_NOT_FOUND, MATYPE_NOT_FOUND,
 * CATEGORY_NOT_FOUND; 409 BARCODE_TAKEN with the name of the product that has it.
 */
async function checked(
  tx: TenantTransaction,
  given: Given,
  { tenantId, code, language, before = '' }: Checking,
): Promise<ProductFields> {
  const units = unitsOf(given);
  const missing = missingOf({ code, name: given.PRODUCTNAME, units });
  if (missing.length > 0) throw badRequest('FIELDS_MISSING', { fields: said(missing, 'FIELD_MISSING') });
  const twice = barcodesTwice(units);
  if (twice.length > 0) throw badRequest('BARCODE_TWICE', { fields: said(twice, 'BARCODE_TWICE') });
  await assertBarcodesFree(tx, units, { tenantId, code, language });
  const { P_BrandCode: brand, matype } = given;
  if (brand !== '' && !(await lockBrand(tx, brand)))
    throw badRequest('BRAND_NOT_FOUND', { fields: { P_BrandCode: 'BRAND_NOT_FOUND' } });
  if (matype !== '' && matype !== before) {
    const isKnown = (await findMaterialTypes(tx)).some((one) => one.matype === matype);
    if (!isKnown || HIDDEN_MATYPES.includes(matype))
      throw badRequest('MATYPE_NOT_FOUND', { fields: { matype: 'MATYPE_NOT_FOUND' } });
  }
  return storedFields(given, { units, categories: await checkedCategories(tx, given) });
}

const said = (fields: readonly string[], code: string): Record<string, string> =>
  Object.fromEntries(fields.map((field) => [field, code]));

type Unit = { code: string; nameTh: string; nameEn: string; rate: number; barcode: string };

const unitsOf = (given: Given): readonly [Unit, Unit, Unit] => [
  {
    code: given.UNIT1,
    nameTh: given.UNIT1NAME,
    nameEn: given.UNIT1NAME_EN,
    rate: given.UNIT1RATE,
    barcode: given.BARCODE1,
  },
  {
    code: given.UNIT2,
    nameTh: given.UNIT2NAME,
    nameEn: given.UNIT2NAME_EN,
    rate: given.UNIT2RATE,
    barcode: given.BARCODE2,
  },
  {
    code: given.UNIT3,
    nameTh: given.UNIT3NAME,
    nameEn: given.UNIT3NAME_EN,
    rate: given.UNIT3RATE,
    barcode: given.BARCODE3,
  },
];

async function assertBarcodesFree(
  tx: TenantTransaction,
  units: readonly Unit[],
  { tenantId, code, language }: Checking,
): Promise<void> {
  const barcodes = units.map(({ barcode }) => barcode).filter((one) => one !== '');
  if (barcodes.length === 0) return;
  await lockBarcodes(tx, tenantId);
  const [taken] = await findBarcodes(tx, { code, barcodes });
  if (!taken) return;
  const field = `BARCODE${units.findIndex(({ barcode }) => barcode === taken.barcode) + 1}`;
  throw conflict('BARCODE_TAKEN', {
    values: { name: `${productName(language, taken)} (${taken.code})` },
    fields: { [field]: 'BARCODE_TAKEN' },
    details: { P_Code: taken.code },
  });
}

/** From the top level down, without a gap: each is a child of the one before. */
async function checkedCategories(tx: TenantTransaction, given: Given): Promise<(string | null)[]> {
  const path = [given.Hierarchy1, given.Hierarchy2, given.Hierarchy3, given.Hierarchy4, given.Hierarchy5];
  if (path.every((one) => one === '')) return path.map(() => null);
  const known = await findCategories(tx);
  for (const [at, code] of path.entries()) {
    const above = at === 0 ? null : path[at - 1];
    const isRight =
      code === '' ||
      (above !== '' &&
        known.some((one) => one.code === code && one.level === at + 1 && one.parent === above));
    if (!isRight)
      throw badRequest('CATEGORY_NOT_FOUND', { fields: { [`Hierarchy${at + 1}`]: 'CATEGORY_NOT_FOUND' } });
  }
  return path.map((one) => one || null);
}
