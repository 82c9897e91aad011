import type { Product } from '#contract/catalogue.schemas.ts';
import { restoreCart, type CartLine, type RestoredProduct } from '#domain/orders/cart.ts';
import { isSameCart } from '#domain/orders/cart-mirror.ts';
import { isOutOfStock } from '#domain/orders/stock.ts';
import type { CartRules } from './cart-rules.ts';

/**
 * The stored lines after the shop was asked for their products (S-15, "On restore"), or undefined where
 * they are right as they are.
 */
export function restoredLines(
  lines: readonly CartLine[],
  products: ReadonlyMap<string, Product>,
  { rules, guest }: { rules: CartRules; guest: boolean },
): CartLine[] | undefined {
  const told = new Map([...products].map(([code, product]) => [code, restoredProduct(product, rules)]));
  const restored = restoreCart(lines, told, { guest, guestCatalogPrice: rules.guestCatalogPrice });
  return isSameCart(restored, lines) ? undefined : restored;
}

function restoredProduct(product: Product, { stock }: CartRules): RestoredProduct {
  const { ShowPrice1, ShowPrice2, ShowPrice3, STOCK_ITEM, Stock } = product;
  return {
    showPrice: [ShowPrice1, ShowPrice2, ShowPrice3],
    outOfStock: isOutOfStock(
      { isStockItem: STOCK_ITEM === 'Y', available: Stock.StockAvailable ?? Infinity },
      stock,
    ),
  };
}
