/** Products as a promotion that is not saved is tried on them. */
import { vatRateAt, type BasisPoints } from '#domain/pricing/tax.ts';
import type { FreeProduct } from '#domain/promotion/promotion-gifts.ts';
import type { Dependencies } from '../../dependencies.ts';
import { freeProductOf, sellableProducts, type SellableProduct } from '../catalogue/catalogue.public.ts';
import { webConfigOf } from '../webconfig/webconfig.public.ts';

/** No promotion has this id: nothing of it is saved. */
export const DRAFT = { id: 'DRAFT', version: 0 };

/** `customerCode` '' has the prices of level 1. */
type Sold = { saleUnit: string; customerCode: string; codes: readonly string[] };
type Goods = { products: ReadonlyMap<string, SellableProduct>; vatRate: BasisPoints };

export async function goodsToTry(deps: Dependencies, tenantId: string, sold: Sold): Promise<Goods> {
  const config = await webConfigOf(deps, tenantId);
  const at = deps.clock();
  const products = await deps.database.inTenant(
    tenantId,
    (tx) => sellableProducts(tx, { ...sold, config, at }),
    { readOnly: true },
  );
  return { products, vatRate: vatRateAt(at) };
}

/** As if there were enough of each: what is in stock today says nothing of the days of the promotion. */
export const asGifts = (products: ReadonlyMap<string, SellableProduct>): Map<string, FreeProduct> =>
  new Map(
    [...products].map(([code, product]) => [code, freeProductOf({ ...product, isActive: true }, null)]),
  );
