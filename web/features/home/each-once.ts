import { inStockFirst, type Stocked } from '../product/list/in-stock-first.ts';

type Row<Name extends string, T> = {
  name: Name;
  products: readonly T[];
  /** How many of them the row shows. */
  most: number;
};

/**
 * What each row of home shows: no product that a row above it shows already, what can be had before what is sold out,
 * and at most so many.
 */
export function eachOnce<Name extends string, T extends Stocked>(
  rows: readonly Row<Name, T>[],
): Partial<Record<Name, T[]>> {
  const seen = new Set<string>();
  const shown: Partial<Record<Name, T[]>> = {};
  for (const { name, products, most } of rows) {
    const fresh = inStockFirst(products.filter(({ P_Code }) => !seen.has(P_Code))).slice(0, most);
    for (const { P_Code } of fresh) seen.add(P_Code);
    shown[name] = fresh;
  }
  return shown;
}
