import type { UnitQuantities } from '#domain/pricing/units.ts';
import type { CartLineView } from '../summary/cart-view.ts';
import { fitToStock } from './fit-to-stock.ts';
import type { LineProblem } from './line-problem.ts';

/** So many of a unit. */
export type Amount = { count: number; unitName: string };

/** How a line's problem is fixed: it takes what is left, shown in its resulting units, or it is removed. */
export type LineFix =
  | { kind: 'reduce'; P_Code: string; quantities: UnitQuantities; amounts: Amount[] }
  | { kind: 'remove'; P_Code: string };

export function lineFix(line: CartLineView, problem: LineProblem): LineFix {
  const P_Code = line.code;
  if (problem.code !== 'NOT_ENOUGH') return { kind: 'remove', P_Code };
  const wanted: UnitQuantities = { qty1: 0, qty2: 0, qty3: 0 };
  for (const { unit, quantity } of line.units) wanted[`qty${unit}`] = quantity;
  const units = [...line.units, ...line.otherUnits];
  const quantities = fitToStock(wanted, { units, left: problem.left });
  const amounts = units
    .toSorted((a, b) => b.rate - a.rate)
    .map(({ unit, name }) => ({ count: quantities[`qty${unit}`], unitName: name }))
    .filter(({ count }) => count > 0);
  return amounts.length > 0 ? { kind: 'reduce', P_Code, quantities, amounts } : { kind: 'remove', P_Code };
}
