/** The products that a customer has put aside (S-16, wishlist). His own and nobody else's: never cached. */
import type { CallAnswer, CallParsed } from '#contract/schemas.ts';
import type { Dependencies } from '../../dependencies.ts';
import { conflict, notFound } from '../../http/call-error.ts';
import type { Visitor } from '../../http/visitor.ts';
import { productsFor, type Looking } from '../catalogue/catalogue.public.ts';
import { addWishes, removeWishes, wishedCodes } from './wishlist.queries.ts';

/** More than this nobody finds anything in; a list is answered whole. */
export const MAX_WISHES = 200;

type Change = CallParsed<'addToWishlist'>['body'];
type Changed = CallAnswer<'addToWishlist'>;

/** The codes, newest first, and with `detail` also those of the products that the center offers. */
export async function wishlistFor(
  deps: Dependencies,
  looking: Looking,
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

/** Throws 404 PRODUCT_NOT_FOUND where the shop has none of them, 409 WISHLIST_FULL; nothing is added then. */
export function addToWishlist(
  deps: Dependencies,
  { tenantId, customerCode }: Visitor,
  { productIds: codes }: Change,
): Promise<Changed> {
  return deps.database.inTenant(tenantId, async (tx) => {
    const adding = { tenantId, customerCode, codes, most: MAX_WISHES, at: deps.clock() };
    const { known, isOverfull } = await addWishes(tx, adding);
    if (known === 0) throw notFound('PRODUCT_NOT_FOUND', { fields: { productIds: 'PRODUCT_NOT_FOUND' } });
    if (isOverfull) throw conflict('WISHLIST_FULL', { values: { most: MAX_WISHES } });
    return { Data: await wishedCodes(tx, customerCode) };
  });
}

/** What is not on the list is passed over. */
export function removeFromWishlist(
  deps: Dependencies,
  { tenantId, customerCode }: Visitor,
  { productIds: codes }: Change,
): Promise<Changed> {
  return deps.database.inTenant(tenantId, async (tx) => {
    await removeWishes(tx, { customerCode, codes });
    return { Data: await wishedCodes(tx, customerCode) };
  });
}
