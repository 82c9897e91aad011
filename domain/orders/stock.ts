/** Stock is counted in pieces (base units). */
import { rateOf, UNIT_NUMBERS, unitCount, type UnitNumber, type UnitRates } from '../pricing/units.ts';

/** Pieces: the highest minimum a product may have of its own, and more than any unit contains. */
export const MOST_MINIMUM_STOCK = 10_000;

export type StockOfProduct = {
  available: number;
  isStockItem: boolean;
  /** The product's own, in pieces; null or absent has the shop's. */
  minimumStock?: number | null;
};

/** The flags that determine how stock is interpreted; each is true in the normal shop. */
export type StockRules = {
  /** OUT_OF_STOCK_DISABLE_ENABLED: out-of-stock products cannot be ordered. */
  outOfStockDisable: boolean;
  /** STOCK_ITEM_CHECK_ENABLED: only stock items can be out of stock; off ignores that flag. */
  stockItemCheck: boolean;
  /** MINIMUM_STOCK_ENABLED and MINIMUM_STOCK (pieces). */
  minimumStockEnabled: boolean;
  minimumStock: number;
};

export type StockWord = 'in_stock' | 'limited' | 'out_of_stock';

/** Whether ordering this product is limited by its stock at all (V-02). */
export function isStockCounted(
  { isStockItem }: Pick<StockOfProduct, 'isStockItem'>,
  rules: Pick<StockRules, 'outOfStockDisable' | 'stockItemCheck'>,
): boolean {
  return rules.outOfStockDisable && (isStockItem || !rules.stockItemCheck);
}

/** Out of stock: items without stock are disabled, this one's stock counts, and none is available (V-02). */
export function isOutOfStock(
  stock: StockOfProduct,
  rules: Pick<StockRules, 'outOfStockDisable' | 'stockItemCheck'>,
): boolean {
  return isStockCounted(stock, rules) && stock.available <= 0;
}

/** Limited: the minimum-stock setting is on, and stock is above 0 and below the product's minimum, else the shop's (V-02). */
export function isLimited(
  { available, minimumStock }: Pick<StockOfProduct, 'available' | 'minimumStock'>,
  rules: Pick<StockRules, 'minimumStockEnabled' | 'minimumStock'>,
): boolean {
  return rules.minimumStockEnabled && available > 0 && available < (minimumStock ?? rules.minimumStock);
}

/** The stock as a word, for lists that do not show the number. */
export function stockWord(stock: StockOfProduct, rules: StockRules): StockWord {
  if (isOutOfStock(stock, rules)) return 'out_of_stock';
  return isLimited(stock, rules) ? 'limited' : 'in_stock';
}

/** The units that cannot be filled any more from the pieces left; empty if nothing at all is left. */
export function unitsShort(available: number, rates: UnitRates): UnitNumber[] {
  const sold = unitCount(rates);
  if (available <= 0) return [];
  return UNIT_NUMBERS.filter((unit) => unit <= sold && rateOf(rates, unit) > available);
}
