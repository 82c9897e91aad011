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
  switch (code) {
    case 'OUT_OF_STOCK':
      return limit !== undefined && limit > 0 ? { code: 'NOT_ENOUGH', left: limit } : { code };
    case 'NOT_SOLD_HERE':
    case 'PRICE_NOT_SHOWN':
    case 'UNIT_NOT_SOLD':
    case 'AMOUNT_TOO_LARGE':
      return { code };
    default:
      return undefined;
  }
}

/** The first problem that the server found at a product's line. */
export function problemAtLine(problems: readonly OrderProblem[], P_Code: string): LineProblem | undefined {
  const found = problems.find((problem) => problem.P_Code === P_Code);
  return found && lineProblemOf(found);
}
