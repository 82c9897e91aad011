/** The pictures of a product: five at most, in an order that buyers see; the first stands for it in lists. */
import { createHash } from 'node:crypto';
import { MOST_PRODUCT_PICTURES } from '#domain/products/product-draft.ts';
import type { CallAnswer } from '#contract/schemas.ts';
import type { TenantTransaction } from '#database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { badRequest, conflict } from '../../http/call-error.ts';
import type { CallContext, Visitor } from '../../http/visitor.ts';
import { writeAudit } from '../audit/audit.public.ts';
import { changeProducts } from '../catalogue/catalogue.public.ts';
import { addressOf, keepFile, storeFile, type FileName } from '../files/files.public.ts';
import { claimOf, once } from '../idempotency/idempotency.public.ts';
import { readProduct } from './merchant-products.usecases.ts';
import { lockedProduct } from './product-saving.usecases.ts';
import { setPictures } from './product-writing.queries.ts';

const MAX_SIDE = 1600;

/** Stores one of a product with its copies; it belongs to nothing until it is kept. Throws what `storeFile` throws. */
export const storePicture = (deps: Dependencies, visitor: Visitor, bytes: Uint8Array): Promise<FileName> =>
  storeFile(deps, visitor, {
    bytes,
    field: 'picture',
    kind: 'picture',
    maxSide: MAX_SIDE,
    access: 'public',
    purpose: 'product',
    owner: {},
    hasCopies: true,
  });

/**
 * Adds a picture after the others; the same key adds it once. Throws 400 FILE_MISSING, 404 PRODUCT_NOT_FOUND, 409
 * PRODUCT_PICTURES_FULL, and what `storeFile`, `keepFile` and `once` throw.
 */
export async function addProductPicture(
  deps: Dependencies,
  context: CallContext & { idempotencyKey: string },
  { code, bytes }: { code: string; bytes: Uint8Array | undefined },
): Promise<CallAnswer<'addProductPicture'>> {
  const { visitor, idempotencyKey: key } = context;
  const { tenantId } = visitor;
  await readProduct(deps, context, { code });
  if (!bytes) throw badRequest('FILE_MISSING', { fields: { picture: 'FILE_MISSING' } });
  const picture = createHash('sha256').update(bytes).digest('base64url');
  const claim = claimOf({ visitor, call: 'addProductPicture', key, input: { code, picture } });
  const file = await storePicture(deps, visitor, bytes);
  await changePictures(deps, context, {
    code,
    work: async (tx, before) => {
      let after = before;
      // What a repeated request has stored is swept as an upload that nothing names.
      await once(tx, { tenantId, claim }, async () => {
        if (before.length >= MOST_PRODUCT_PICTURES)
          throw conflict('PRODUCT_PICTURES_FULL', { values: { most: MOST_PRODUCT_PICTURES } });
        await keepFile(tx, file);
        after = [...before, addressOf(deps, 'public', file)];
        return {};
      });
      return after;
    },
  });
  return readProduct(deps, context, { code });
}

/**
 * Puts the pictures in the given order without those that are not named. The files stay: orders show what was bought, and a
 * copy of the product has the same ones. Throws 404 PRODUCT_NOT_FOUND; 409 PRODUCT_PICTURES_CHANGED for one that it has not.
 */
export async function setProductPictures(
  deps: Dependencies,
  context: CallContext,
  { code, pictures }: { code: string; pictures: readonly string[] },
): Promise<CallAnswer<'setProductPictures'>> {
  await changePictures(deps, context, {
    code,
    work: async (_, before) => {
      const isKnown = pictures.every((one) => before.includes(one));
      if (!isKnown || new Set(pictures).size < pictures.length) throw conflict('PRODUCT_PICTURES_CHANGED');
      return pictures;
    },
  });
  return readProduct(deps, context, { code });
}

type Change = {
  code: string;
  /** From the pictures as they are to those that are to be; nobody else changes them meanwhile. */
  work: (tx: TenantTransaction, before: readonly string[]) => Promise<readonly string[]>;
};

/** Not a change that a form of the product has to know. Throws 404 PRODUCT_NOT_FOUND and what `work` throws. */
export async function changePictures(
  deps: Dependencies,
  { visitor }: CallContext,
  { code, work }: Change,
): Promise<void> {
  const { tenantId } = visitor;
  await changeProducts(deps, { tenantId, codes: [code] }, async (tx) => {
    const { pictures: before } = await lockedProduct(tx, code);
    const after = await work(tx, before);
    if (after.join('\n') === before.join('\n')) return;
    await setPictures(tx, { code, pictures: after });
    // By their places before, so that the log says what was moved, left out or added.
    const places = (all: readonly string[]) =>
      all.map((one) => (before.includes(one) ? before.indexOf(one) + 1 : '+')).join(', ');
    await writeAudit(deps, tx, {
      visitor,
      action: 'product.pictures',
      subject: `product/${code}`,
      before: { pictures: places(before) },
      after: { pictures: places(after) },
    });
  });
}
