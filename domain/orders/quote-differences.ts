/**
 * What the buyer saw against what the shop computes now: the one rule by which the server refuses an order whose prices or
 * sums have changed (`orders.placing.usecases.ts`), and by which the checkout then says what is new (`total-changes.ts`).
 * Compared is what the buyer is known to have seen: a client may tell the total alone, or prices without quantities.
 */
export type QuotedLine = {
  productCode: string;
  unit: number;
  quantity: number;
  unitPriceSatang: number;
  amountSatang: number;
  /** What promotions take off the line. */
  discountSatang?: number | undefined;
  /** Given for nothing: another line than what is bought of the same product and unit. */
  isFree?: boolean | undefined;
};
export type Quote = { lines: readonly QuotedLine[]; deliveryFeeSatang: number; totalSatang: number };

/** What was not told is left out, and is not compared. */
export type SeenQuote = {
  lines?: readonly SeenLine[] | undefined;
  deliveryFeeSatang?: number | undefined;
  totalSatang: number;
};
type SeenLine = Pick<QuotedLine, 'productCode' | 'unit' | 'unitPriceSatang' | 'discountSatang' | 'isFree'> & {
  quantity?: number | undefined;
  amountSatang?: number | undefined;
};

/** One difference. Of a line that only one side has (`added`, `gone`) there are no two values to tell. */
export type QuoteDifference =
  | { what: 'added' | 'gone'; productCode: string; unit: number; isFree?: true }
  | {
      what: 'quantity' | 'unitPrice' | 'amount' | 'discount';
      productCode: string;
      unit: number;
      isFree?: true;
      seen: number;
      computed: number;
    }
  | { what: 'deliveryFee' | 'total'; seen: number; computed: number };

/**
 * What stops no order. The price of what is not ordered: a client may tell all that it shows. And a gift that the buyer has not seen;
 * one that they saw and do not get does stop it.
 */
export const isHarmless = (difference: QuoteDifference): boolean =>
  ('isFree' in difference ? 'added' : 'gone') === difference.what;

/** All differences, amounts in satang; lines are matched by product, unit and whether they are free, in any order. */
export function quoteDifferences(seen: SeenQuote, computed: Quote): QuoteDifference[] {
  const sums = [
    ...differing({ what: 'deliveryFee' }, seen.deliveryFeeSatang, computed.deliveryFeeSatang),
    ...differing({ what: 'total' }, seen.totalSatang, computed.totalSatang),
  ];
  if (!seen.lines) return sums;
  const [seenLines, computedLines] = [giftsTogether(seen.lines), giftsTogether(computed.lines)];
  const byKey = new Map(computedLines.map((line) => [lineKey(line), line]));
  const seenKeys = new Set(seenLines.map(lineKey));
  return [
    ...seenLines.flatMap((line) => lineDifferences(line, byKey.get(lineKey(line)))),
    ...computedLines
      .filter((line) => !seenKeys.has(lineKey(line)))
      .map((line) => Object.assign(placeOf(line), { what: 'added' as const })),
    ...sums,
  ];
}

/** Several promotions may give the same: a line each, of which neither side says whose it is, so they are compared in all. */
function giftsTogether<Line extends SeenLine>(lines: readonly Line[]): Line[] {
  const byKey = new Map<string, Line>();
  const others: Line[] = [];
  for (const line of lines) {
    const known = byKey.get(lineKey(line));
    if (line.isFree !== true) others.push(line);
    else byKey.set(lineKey(line), known ? bothOf(known, line) : line);
  }
  return [...others, ...byKey.values()];
}

const bothOf = <Line extends SeenLine>(one: Line, other: Line): Line => ({
  ...one,
  quantity: plus(one.quantity, other.quantity),
  amountSatang: plus(one.amountSatang, other.amountSatang),
  discountSatang: plus(one.discountSatang, other.discountSatang),
});

const plus = (one: number | undefined, other: number | undefined): number | undefined =>
  one === undefined || other === undefined ? undefined : one + other;

type Place = Pick<QuotedLine, 'productCode' | 'unit' | 'isFree'>;

const placeOf = ({ productCode, unit, isFree }: Place) => ({
  productCode,
  unit,
  ...(isFree === true && { isFree }),
});

function lineDifferences(seen: SeenLine, computed: QuotedLine | undefined): QuoteDifference[] {
  const place = placeOf(seen);
  if (!computed) return [{ what: 'gone', ...place }];
  return [
    ...differing({ what: 'quantity', ...place }, seen.quantity, computed.quantity),
    ...differing({ what: 'unitPrice', ...place }, seen.unitPriceSatang, computed.unitPriceSatang),
    ...differing({ what: 'amount', ...place }, seen.amountSatang, computed.amountSatang),
    ...differing({ what: 'discount', ...place }, seen.discountSatang, computed.discountSatang ?? 0),
  ];
}

/** Two values of `what`, none if they are equal or what was seen is unknown. */
function differing<const Of extends object>(of: Of, seen: number | undefined, computed: number) {
  return seen === undefined || seen === computed ? [] : [{ ...of, seen, computed }];
}

const lineKey = ({ productCode, unit, isFree }: Place): string =>
  `${unit}:${isFree === true ? 'free' : ''}:${productCode}`;
