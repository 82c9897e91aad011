import type { Product } from '#contract/catalogue.schemas.ts';

/** What is needed to tell products apart, and whether they are available. */
export type Stocked = { P_Code: string; Stock: Pick<Product['Stock'], 'StockWord'> };

/** A shop window shows what can be had; the order stays otherwise. */
export function inStockFirst<T extends Stocked>(products: readonly T[]): T[] {
  const isGone = ({ Stock }: T) => Stock.StockWord === 'out_of_stock';
  return [...products.filter((product) => !isGone(product)), ...products.filter(isGone)];
}
