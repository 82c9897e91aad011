/** The free goods of promotions: which product, in which unit, and what cannot be given. */
import { MAX_QUANTITY } from '../orders/cart.ts';
import { MAX_SATANG } from '../pricing/money.ts';
import { biggestUnit, type PricedUnit } from '../pricing/units.ts';
import { freeOf, type ReachedPromotion } from './reached-promotion.ts';

/** A product that may be given, as it is now at the buyer's center. */
export type FreeProduct = {
  isActive: boolean;
  /** Its units at the buyer's list prices, tax included; 0 where the unit has no price. */
  units: readonly PricedUnit[];
  /** Pieces in stock; null where its stock is not counted. */
  available: number | null;
};

/** A line of the order that costs nothing: a discount of its whole worth stands on it. */
export type Gift = {
  promotionId: string;
  version: number;
  productCode: string;
  unitNo: PricedUnit['unit'];
  unitRate: number;
  quantity: number;
  unitPriceSatang: number;
  isBiggestUnit: boolean;
};

/** What cannot be given: the buyer is told, and waives it or not, which changes nothing of what is computed. */
export type GoneGift = {
  promotionId: string;
  quantity: number;
  isBiggestUnit: boolean;
  products: readonly string[];
};

export type GiftInput = {
  freeProducts: ReadonlyMap<string, FreeProduct>;
  /** Pieces that the cart itself takes, by product. */
  taken: ReadonlyMap<string, number>;
  /** What promotions may still give away, in satang; those that are absent have no budget. */
  budgets: ReadonlyMap<string, number>;
};

export type Gifts = { gifts: Gift[]; gone: GoneGift[] };

/**
 * The gifts of these promotions, in their order. The first product of a promotion that has enough is given; where none has,
 * what there is of each. Of none more than a line may have, and of no promotion more than an order may be worth.
 */
export function giftsOf(
  reached: readonly ReachedPromotion[],
  { freeProducts, taken, budgets }: GiftInput,
): Gifts {
  const left = new Map<string, number>();
  const stockOf = (code: string): number => {
    const known = left.get(code);
    if (known !== undefined) return known;
    const product = freeProducts.get(code);
    if (!product?.isActive) return 0;
    return product.available === null ? Infinity : Math.max(0, product.available - (taken.get(code) ?? 0));
  };
  const gifts: Gift[] = [];
  const gone: GoneGift[] = [];
  for (const { terms, taken: steps } of reached) {
    const wanted = freeOf({ terms, taken: steps });
    if (wanted === 0) continue;
    let budget = Math.min(budgets.get(terms.id) ?? Infinity, MAX_SATANG);
    const offers = terms.freeProducts.flatMap((code) => {
      const unit = unitOf(freeProducts.get(code), terms.givesBiggestUnits);
      return unit
        ? [{ code, unit, most: Math.min(MAX_QUANTITY, Math.floor(stockOf(code) / unit.rate)) }]
        : [];
    });
    const enough = offers.find(({ most }) => most >= wanted);
    let missing = wanted;
    for (const { code, unit, most } of enough ? [enough] : offers) {
      const affordable = unit.priceSatang > 0 ? Math.floor(budget / unit.priceSatang) : Infinity;
      const quantity = Math.min(missing, most, affordable);
      if (quantity < Math.min(missing, most)) missing = quantity;
      if (quantity <= 0) continue;
      missing -= quantity;
      budget -= quantity * unit.priceSatang;
      left.set(code, stockOf(code) - quantity * unit.rate);
      gifts.push({
        promotionId: terms.id,
        version: terms.version,
        productCode: code,
        unitNo: unit.unit,
        unitRate: unit.rate,
        quantity,
        unitPriceSatang: unit.priceSatang,
        isBiggestUnit: terms.givesBiggestUnits,
      });
    }
    if (missing > 0)
      gone.push({
        promotionId: terms.id,
        quantity: missing,
        isBiggestUnit: terms.givesBiggestUnits,
        products: terms.freeProducts,
      });
  }
  return { gifts, gone };
}

/** What gifts are worth at list prices, by promotion. */
export function giftWorth(gifts: readonly Gift[]): Map<string, number> {
  const worth = new Map<string, number>();
  for (const { promotionId, quantity, unitPriceSatang } of gifts)
    worth.set(promotionId, (worth.get(promotionId) ?? 0) + quantity * unitPriceSatang);
  return worth;
}

function unitOf(product: FreeProduct | undefined, isBiggest: boolean): PricedUnit | undefined {
  if (!product) return undefined;
  if (!isBiggest) return product.units.find(({ rate }) => rate === 1);
  const number = biggestUnit(product.units);
  return product.units.find(({ unit }) => unit === number);
}
