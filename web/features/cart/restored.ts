import type { Product } from '#contract/catalogue.schemas.ts';
import { restoreCart, type CartLine, type RestoredProduct } from '#domain/cart.ts';
import { isOutOfStock } from '#domain/stock.ts';
import type { CartRules } from './cart-rules.ts';

/**
 * The stored lines after the shop was asked for their products (storefront §4, "On restore"), or undefined where
 * they are right as they are.
 */
export function restoredLines(
  lines: readonly CartLine[],
  products: ReadonlyMap<string, Product>,
  { rules, guest }: { rules: CartRules; guest: boolean },
): CartLine[] | undefined {
  const told = new Map([...products].map(([code, product]) => [code, restoredProduct(product, rules)]));
  const restored = restoreCart(lines, told, { guest, guestCatalogPrice: rules.guestCatalogPrice });
  const same =
    restored.length === lines.length && restored.every((line, index) => isSameLine(line, lines[index]));
  return same ? undefined : restored;
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

function isSameLine(a: CartLine, b: CartLine | undefined): boolean {
  return (
    a.P_Code === b?.P_Code &&
    a.qty1 === b.qty1 &&
    a.qty2 === b.qty2 &&
    a.qty3 === b.qty3 &&
    a.selected === b.selected
  );
}
