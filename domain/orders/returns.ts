/** Goods that come back: how many of each line, what becomes of them, and what they were worth. */
import { sumSatang } from '../pricing/money.ts';
import { partAfter, type LineMoney, type PartMoney } from './line-money.ts';

/** A line as ordered, with what was sent of it and what has come back before. */
export type ReturnableLine = Omit<LineMoney, 'taxType' | 'taxRate'> & {
  lineNo: number;
  /** As packed; the whole line where nothing was left out. */
  sent: number;
  returned: number;
};

/** Whole units; `restocked` of them go back to stock, the rest is written off. */
export type WantedReturn = { quantity: number; restocked: number };

export type ReturnedLine = PartMoney & { lineNo: number; restocked: number };
export type OrderReturn = {
  lines: ReturnedLine[];
  /** What the goods were worth, tax included, and the tax within. */
  amountSatang: number;
  taxSatang: number;
  /** Nothing that was sent stays with the customer. */
  isWhole: boolean;
};

/**
 * What comes back of an order. Returns of one line follow each other, so that however often some of it comes back, the
 * amounts add up to what was paid for it.
 *
 * Undefined if that is not a valid return: an unknown line, more than the customer still has, more restocked than
 * returned, or nothing at all.
 */
export function returnOrder(
  lines: readonly ReturnableLine[],
  wanted: ReadonlyMap<number, WantedReturn>,
): OrderReturn | undefined {
  const known = new Set(lines.map((line) => line.lineNo));
  if ([...wanted.keys()].some((lineNo) => !known.has(lineNo))) return undefined;
  const isValid = lines.every(({ lineNo, sent, returned }) => {
    const { quantity, restocked } = wanted.get(lineNo) ?? NOTHING;
    return isCount(quantity, sent - returned) && isCount(restocked, quantity);
  });
  if (!isValid) return undefined;
  const back = lines.flatMap((line) => {
    const { quantity, restocked } = wanted.get(line.lineNo) ?? NOTHING;
    if (quantity === 0) return [];
    const money = partAfter(line, { after: line.returned, quantity });
    return [{ lineNo: line.lineNo, restocked, ...money }];
  });
  if (back.length === 0) return undefined;
  return {
    lines: back,
    amountSatang: sumSatang(back.map((line) => line.amountSatang)),
    taxSatang: sumSatang(back.map((line) => line.taxSatang)),
    isWhole: lines.every(
      ({ lineNo, sent, returned }) => returned + (wanted.get(lineNo)?.quantity ?? 0) === sent,
    ),
  };
}

/**
 * Everything that the customer still has. `restocked` says of how many units of a line go back to stock, all of a line
 * without it; the rest is written off. Undefined as of `returnOrder`.
 */
export function returnAll(
  lines: readonly ReturnableLine[],
  restocked: ReadonlyMap<number, number> = new Map(),
): OrderReturn | undefined {
  const known = new Set(lines.map(({ lineNo }) => lineNo));
  if ([...restocked.keys()].some((lineNo) => !known.has(lineNo))) return undefined;
  return returnOrder(
    lines,
    new Map(
      lines.map(({ lineNo, sent, returned }) => {
        const quantity = sent - returned;
        return [lineNo, { quantity, restocked: restocked.get(lineNo) ?? quantity }];
      }),
    ),
  );
}

const NOTHING: WantedReturn = { quantity: 0, restocked: 0 };
const isCount = (count: number, most: number): boolean =>
  Number.isSafeInteger(count) && count >= 0 && count <= most;
