import type { OrderProblem } from '#contract/orders.schemas.ts';

/** Why a line of the cart cannot be ordered as it is; `left` in pieces. */
export type LineProblem =
  | { code: 'NOT_SOLD_HERE' }
  | { code: 'PRICE_NOT_SHOWN' }
  | { code: 'UNIT_NOT_SOLD' }
  | { code: 'AMOUNT_TOO_LARGE' }
  | { code: 'OUT_OF_STOCK' }
  | { code: 'NOT_ENOUGH'; left: number };

/** A problem that the server found at a line; undefined for one of the whole order. */
export function lineProblemOf({ code, limit }: OrderProblem): LineProblem | undefined {
  if (code === 'BELOW_MINIMUM' || code === 'ABOVE_MAXIMUM' || code === 'DELIVERY_NOT_OFFERED')
    return undefined;
  if (code !== 'OUT_OF_STOCK') return { code };
  return limit !== undefined && limit > 0 ? { code: 'NOT_ENOUGH', left: limit } : { code };
}

/** The first problem that the server found at a product's line. */
export function problemAtLine(problems: readonly OrderProblem[], P_Code: string): LineProblem | undefined {
  const found = problems.find((problem) => problem.P_Code === P_Code);
  return found && lineProblemOf(found);
}
