/** A product that may be sold, as promotions see one that they may give. */
import type { FreeProduct } from '#domain/promotion/promotion-gifts.ts';
import type { SellableProduct } from './sellable.usecases.ts';

/** `available` pieces in stock, null for without limit; a unit without a price is worth nothing. */
export function freeProductOf(
  { isActive, units }: Pick<SellableProduct, 'isActive' | 'units'>,
  available: number | null,
): FreeProduct {
  return {
    isActive,
    available,
    units: units.map(({ unitNo, rate, price }) => ({
      unit: unitNo,
      rate,
      priceSatang: price?.paidSatang ?? 0,
    })),
  };
}
