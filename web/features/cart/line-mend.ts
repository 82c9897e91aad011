import type { UnitQuantities } from '#domain/units.ts';
import type { CartLineView } from './cart-view.ts';
import { fitToStock } from './fit-to-stock.ts';
import type { LineProblem } from './line-problem.ts';

/** How a line's problem goes away: it takes what is left (in pieces), or it goes. */
export type LineMend =
  | { kind: 'reduce'; P_Code: string; quantities: UnitQuantities; pieces: number; pieceName: string }
  | { kind: 'remove'; P_Code: string };

export function lineMend(line: CartLineView, problem: LineProblem): LineMend {
  const P_Code = line.code;
  if (problem.code !== 'NOT_ENOUGH') return { kind: 'remove', P_Code };
  const wanted: UnitQuantities = { qty1: 0, qty2: 0, qty3: 0 };
  for (const { unit, quantity } of line.units) wanted[`qty${unit}`] = quantity;
  const units = [...line.units, ...line.otherUnits];
  const quantities = fitToStock(wanted, { units, left: problem.left });
  const pieces = units.reduce((sum, { unit, rate }) => sum + quantities[`qty${unit}`] * rate, 0);
  return pieces > 0
    ? { kind: 'reduce', P_Code, quantities, pieces, pieceName: line.pieceName }
    : { kind: 'remove', P_Code };
}
