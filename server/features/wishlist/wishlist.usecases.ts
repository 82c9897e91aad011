/** A customer's wishlist (S-16, wishlist). Private to the customer: never cached. */
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import { conflict, notFound } from '../../http/call-error.ts';
import type { Visitor, CallContext } from '../../http/visitor.ts';
import { productsFor } from '../catalogue/catalogue.public.ts';
import { holdPerson } from '../session/session.public.ts';
import { addWishes, removeWishes, wishedCodes } from './wishlist.queries.ts';

/** Nobody can find anything in a longer list; it is returned in full. */
export const MAX_WISHES = 200;

type Change = CallParsed<'addToWishlist'>['body'];
type Changed = CallAnswer<'addToWishlist'>;

/** The codes, newest first, and with `detail` also those of their products that the center offers. */
export async function wishlistFor(
  deps: Dependencies,
  looking: CallContext,
  { detail }: CallParsed<'wishlist'>['query'],
): Promise<CallAnswer<'wishlist'>> {
  const { tenantId, customerCode } = looking.visitor;
  const codes = await deps.database.inTenant(tenantId, (tx) => wishedCodes(tx, customerCode), {
    readOnly: true,
  });
  const wanted = detail === 'Y' && codes.length > 0;
  const Products = wanted
    ? await productsFor(deps, looking, { ProductIds: codes, Take: codes.length, Skip: 0 })
    : [];
  return { Data: codes, Products };
}

/** Throws 404 PRODUCT_NOT_FOUND if the shop has none of them, 409 WISHLIST_FULL; nothing is added then. */
export function addToWishlist(
  deps: Dependencies,
  visitor: Visitor,
  { productIds: codes }: Change,
): Promise<Changed> {
  const { tenantId, customerCode } = visitor;
  return deps.database.inTenant(tenantId, async (tx) => {
    await holdPerson(tx, visitor);
    const adding = { tenantId, customerCode, codes, most: MAX_WISHES, at: deps.clock() };
    const { known, isOverfull } = await addWishes(tx, adding);
    if (known === 0) throw notFound('PRODUCT_NOT_FOUND', { fields: { productIds: 'PRODUCT_NOT_FOUND' } });
    if (isOverfull) throw conflict('WISHLIST_FULL', { values: { most: MAX_WISHES } });
    return { Data: await wishedCodes(tx, customerCode) };
  });
}

/** Codes that are not on the list are ignored. */
export function removeFromWishlist(
  deps: Dependencies,
  visitor: Visitor,
  { productIds: codes }: Change,
): Promise<Changed> {
  const { tenantId, customerCode } = visitor;
  return deps.database.inTenant(tenantId, async (tx) => {
    await holdPerson(tx, visitor);
    await removeWishes(tx, { customerCode, codes });
    return { Data: await wishedCodes(tx, customerCode) };
  });
}
