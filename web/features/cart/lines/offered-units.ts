import type { Product } from '#contract/catalogue.schemas.ts';
import { satangFromBaht } from '#domain/pricing/money.ts';
import { pricePerPiece, unitCount, type PricedUnit, type UnitNumber } from '#domain/pricing/units.ts';

/** A unit that the buyer may choose: its price is shown. Prices in satang. */
export type OfferedUnit = PricedUnit & {
  name: string;
  /** What one piece costs in this unit; null for the piece itself. */
  perPieceSatang: number | null;
  /** After the promotions of which that is certain; absent where there is none. */
  afterSatang?: number;
};

/** The units of a product that are sold and whose price is shown, the piece first (S-12, V-03). */
export function offeredUnits(product: Product): OfferedUnit[] {
  const count = unitCount([product.UNIT1RATE, product.UNIT2RATE, product.UNIT3RATE]);
  const all: [UnitNumber, string, number, number | null, boolean, number | undefined][] = [
    [
      1,
      product.UNIT1NAME,
      product.UNIT1RATE,
      product.SalesPrice1,
      product.ShowPrice1,
      product.PromotionPrice1,
    ],
    [
      2,
      product.UNIT2NAME,
      product.UNIT2RATE,
      product.SalesPrice2,
      product.ShowPrice2,
      product.PromotionPrice2,
    ],
    [
      3,
      product.UNIT3NAME,
      product.UNIT3RATE,
      product.SalesPrice3,
      product.ShowPrice3,
      product.PromotionPrice3,
    ],
  ];
  return all.flatMap(([unit, name, rate, price, shown, after]) => {
    if (unit > count || !shown || price === null) return [];
    const priceSatang = satangFromBaht(price);
    const perPieceSatang = rate > 1 ? pricePerPiece(priceSatang, rate) : null;
    const discounted = after === undefined ? {} : { afterSatang: satangFromBaht(after) };
    return [{ unit, name, rate: Math.max(rate, 1), priceSatang, perPieceSatang, ...discounted }];
  });
}

/** What a piece of the unit costs, after promotions too; null for the piece itself. */
export const paidPerPiece = ({ perPieceSatang, afterSatang, rate }: OfferedUnit): number | null =>
  perPieceSatang === null || afterSatang === undefined ? perPieceSatang : pricePerPiece(afterSatang, rate);
