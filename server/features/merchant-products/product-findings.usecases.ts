/** What is wrong with products, and mending it from the list (R-47x). */
import { hasThai, kindsFor, MOST_COUNTED } from '#domain/products/findings.ts';
import { productName } from '#domain/text/product-name.ts';
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import { lockCategoriesOf } from '#database/category-lock.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest, conflict, notAllowed, notFound } from '../../http/call-error.ts';
import type { CallContext } from '../../http/visitor.ts';
import { writeAudit, writeAudits } from '../audit/audit.public.ts';
import { changeProducts, foundInShop } from '../catalogue/catalogue.public.ts';
import { staffMemberOf } from '../session/session.public.ts';
import { unknownProduct } from './merchant-products.usecases.ts';
import {
  countFindings,
  findFindings,
  findPath,
  lockEnglishName,
  setEnglishName,
  setPathOfBare,
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
  const counts = await deps.database.inTenant(
    visitor.tenantId,
    (tx) => countFindings(tx, { kinds, most: MOST_COUNTED + 1 }),
    { readOnly: true },
  );
  return {
    Data: kinds.map((kind) => {
      const count = counts.get(kind) ?? 0;
      return { Kind: kind, Count: Math.min(count, MOST_COUNTED), IsMore: count > MOST_COUNTED };
    }),
  };
}

/** Throws 403 RIGHT_MISSING for what says something of costs. */
export async function productFindings(
  deps: Dependencies,
  { visitor, language }: CallContext,
  { kind, text = '', after, take }: CallParsed<'productFindings'>['query'],
): Promise<CallAnswer<'productFindings'>> {
  const { tenantId } = visitor;
  const { rights } = await staffMemberOf(deps, visitor);
  if (!kindsFor(rights).includes(kind)) throw notAllowed('RIGHT_MISSING');
  const found = text === '' ? undefined : await foundInShop(deps, { tenantId, text, most: MOST_FOUND });
  if (text !== '' && !found) return { Data: [], Next: null };
  const rows = await deps.database.inTenant(
    tenantId,
    (tx) => findFindings(tx, { kind, found: found?.rows, after, take: take + 1 }),
    { readOnly: true },
  );
  const shown = rows.slice(0, take);
  const present = (row: FindingRow): Listed => ({
    P_Code: row.code,
    PRODUCTNAME: productName(language, row),
    PRODUCTNAME_EN: row.nameEn,
    PIC_FILENAME: row.picture,
    Unit: row.unit,
    UnitName: (language === 'th' ? row.unitTh : row.unitEn) ?? '',
    Level: row.level,
    Barcode: kind === 'barcodeTwice' ? (row.barcode ?? '') : '',
    SameBarcode: kind === 'barcodeTwice' ? (row.other ?? '') : '',
  });
  return { Data: shown.map(present), Next: rows.length > take ? (shown.at(-1)?.code ?? null) : null };
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
    if (was === name) return;
    if (was !== Before) throw conflict('PRODUCT_CHANGED');
    await setEnglishName(tx, { code, name, at: deps.clock() });
    await writeAudit(deps, tx, {
      visitor,
      action: 'product.change',
      subject: `product/${code}`,
      before: { nameEn: was },
      after: { nameEn: name },
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
