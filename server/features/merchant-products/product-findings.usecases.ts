/** What is wrong with products, and mending it from the list (R-47x). */
import { hasThai, kindsFor, kindsOfCenters, MOST_COUNTED } from '#domain/products/findings.ts';
import { productName } from '#domain/text/product-name.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import { lockCategoriesOf } from '#database/category-lock.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest, conflict, notAllowed, notFound } from '../../http/call-error.ts';
import type { CallContext } from '../../http/visitor.ts';
import { writeAudit, writeAudits } from '../audit/audit.public.ts';
import { changeProducts, foundInShop } from '../catalogue/catalogue.public.ts';
import { centerName, centersOfStaff, staffMemberOf } from '../session/session.public.ts';
import { countEmptyCategories, findEmptyCategories, hasProducts } from './empty-categories.queries.ts';
import { unknownProduct } from './merchant-products.usecases.ts';
import {
  countFindings,
  findFindings,
  findPath,
  lockEnglishName,
  setEnglishName,
  setPathOfBare,
  type FindingPlace,
  type FindingRow,
} from './product-findings.queries.ts';

type Listed = CallAnswer<'productFindings'>['Data'][number];

/** Texts are narrowed among so many; who looks for more types more. */
const MOST_FOUND = 500;

/** Every kind that the caller may see, also those with nothing wrong. */
export async function findingCounts(
  deps: Dependencies,
  { visitor }: CallContext,
): Promise<CallAnswer<'findingCounts'>> {
  const { rights } = await staffMemberOf(deps, visitor);
  const kinds = kindsFor(rights);
  const saleUnits = (await centersOfStaff(deps, visitor)).map((center) => center.saleUnit);
  const most = MOST_COUNTED + 1;
  const { counts, empty, isFilled } = await deps.database.inTenant(
    visitor.tenantId,
    async (tx) => ({
      counts: await countFindings(tx, { kinds, saleUnits, most }),
      empty: await countEmptyCategories(tx, most),
      isFilled: await hasProducts(tx),
    }),
    { readOnly: true },
  );
  const bounded = (count: number) => ({
    Count: Math.min(count, MOST_COUNTED),
    IsMore: count > MOST_COUNTED,
  });
  return {
    Data: kinds.map((kind) => Object.assign({ Kind: kind }, bounded(counts.get(kind) ?? 0))),
    EmptyCategories: bounded(empty),
    HasProducts: isFilled,
  };
}

/** Categories with nothing in them or below them. A page by code. */
export async function emptyCategories(
  deps: Dependencies,
  { visitor, language }: CallContext,
  { text = '', after = '', take }: CallParsed<'emptyCategories'>['query'],
): Promise<CallAnswer<'emptyCategories'>> {
  const rows = await deps.database.inTenant(
    visitor.tenantId,
    (tx) => findEmptyCategories(tx, { text, after, take: take + 1 }),
    { readOnly: true },
  );
  const named = (th: string | null, en: string | null): string => (language === 'th' ? th : en) ?? '';
  const shown = rows.slice(0, take);
  return {
    Data: shown.map((row) => ({
      Code: row.code,
      Name: named(row.nameTh, row.nameEn),
      Level: row.level,
      ParentName: named(row.parentTh, row.parentEn),
    })),
    Next: rows.length > take ? (shown.at(-1)?.code ?? null) : null,
  };
}

/** `P1` is the product as a whole, `P1/C2` its prices of a center. */
const placeOf = (after: string): FindingPlace => {
  const [code = '', saleUnit = ''] = after.split('/');
  return { code, saleUnit };
};
const inWords = ({ code, saleUnit }: FindingPlace): string =>
  saleUnit === '' ? code : `${code}/${saleUnit}`;

/** Prices of centers are those of the caller's. Throws 403 RIGHT_MISSING for what says something of costs. */
export async function productFindings(
  deps: Dependencies,
  { visitor, language }: CallContext,
  { kind, text = '', after = '', take }: CallParsed<'productFindings'>['query'],
): Promise<CallAnswer<'productFindings'>> {
  const { tenantId } = visitor;
  const { rights } = await staffMemberOf(deps, visitor);
  if (!kindsFor(rights).includes(kind)) throw notAllowed('RIGHT_MISSING');
  const centers = await centersOfStaff(deps, visitor);
  const saleUnits = kindsOfCenters.includes(kind) ? centers.map((center) => center.saleUnit) : [];
  const found = text === '' ? undefined : await foundInShop(deps, { tenantId, text, most: MOST_FOUND });
  if (text !== '' && !found) return { Data: [], Next: null };
  const rows = await deps.database.inTenant(
    tenantId,
    (tx) => findFindings(tx, { kind, saleUnits, found: found?.rows, after: placeOf(after), take: take + 1 }),
    { readOnly: true },
  );
  const shown = rows.slice(0, take);
  const nameOfCenter = (saleUnit: string): string => {
    const center = centers.find((one) => one.saleUnit === saleUnit);
    return center ? centerName(center, language) : '';
  };
  const present = (row: FindingRow): Listed => ({
    P_Code: row.code,
    PRODUCTNAME: productName(language, row),
    PRODUCTNAME_EN: row.nameEn,
    PIC_FILENAME: row.picture,
    Unit: row.unit,
    UnitName: (language === 'th' ? row.unitTh : row.unitEn) ?? '',
    Level: row.level,
    SaleUnit: row.saleUnit,
    DIST_NAME: nameOfCenter(row.saleUnit),
    Barcode: kind === 'barcodeTwice' ? (row.barcode ?? '') : '',
    SameBarcode: kind === 'barcodeTwice' ? (row.other ?? '') : '',
  });
  const last = shown.at(-1);
  return { Data: shown.map(present), Next: rows.length > take && last ? inWords(last) : null };
}

/**
 * Gives a product its English name. Throws 400 NAME_IN_THAI; 404 PRODUCT_NOT_FOUND; 409 PRODUCT_CHANGED where it is not as the
 * caller saw it.
 */
export async function nameProductInEnglish(
  deps: Dependencies,
  { visitor }: CallContext,
  { code, PRODUCTNAME_EN: name, Before }: CallParsed<'nameProductInEnglish'>['body'] & { code: string },
): Promise<CallAnswer<'nameProductInEnglish'>> {
  if (hasThai(name)) throw badRequest('NAME_IN_THAI', { fields: { PRODUCTNAME_EN: 'NAME_IN_THAI' } });
  await changeProducts(deps, { tenantId: visitor.tenantId, codes: [code] }, async (tx) => {
    const was = await lockEnglishName(tx, code);
    if (was === undefined) throw unknownProduct();
    if (was.nameEn === name) return;
    if (was.nameEn !== Before) throw conflict('PRODUCT_CHANGED');
    // A short name that only repeats the English name follows it; one of its own stays.
    const now = { nameEn: name, shortNameEn: was.shortNameEn === was.nameEn ? name : was.shortNameEn };
    await setEnglishName(tx, { code, ...now, at: deps.clock() });
    await writeAudit(deps, tx, {
      visitor,
      action: 'product.change',
      subject: `product/${code}`,
      before: was,
      after: now,
    });
  });
  return { P_Code: code, PRODUCTNAME_EN: name };
}

/** Puts those of the products that are in no category into one. Throws 404 CATEGORY_GONE. */
export async function putIntoCategory(
  deps: Dependencies,
  { visitor }: CallContext,
  { Codes, Category }: CallParsed<'putIntoCategory'>['body'],
): Promise<CallAnswer<'putIntoCategory'>> {
  const { tenantId } = visitor;
  const codes = [...new Set(Codes)];
  const moved = await changeProducts(deps, { tenantId, codes }, async (tx) => {
    await lockCategoriesOf(tx, tenantId, 'use');
    const path = await findPath(tx, Category);
    if (!path) throw notFound('CATEGORY_GONE', { fields: { Category: 'CATEGORY_GONE' } });
    const put = await setPathOfBare(tx, { codes, path, at: deps.clock() });
    await writeAudits(deps, tx, {
      visitor,
      changes: put.map((code) => ({
        action: 'product.change' as const,
        subject: `product/${code}` as const,
        before: { categories: '' },
        after: { categories: path.join(' › ') },
      })),
    });
    return put;
  });
  return { Moved: moved.length, Left: codes.filter((code) => !moved.includes(code)) };
}
