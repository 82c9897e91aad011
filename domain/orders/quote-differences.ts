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
  const computedLines = new Map(computed.lines.map((line) => [lineKey(line), line]));
  const seenKeys = new Set(seen.lines.map(lineKey));
  return [
    ...seen.lines.flatMap((line) => lineDifferences(line, computedLines.get(lineKey(line)))),
    ...computed.lines
      .filter((line) => !seenKeys.has(lineKey(line)))
      .map((line) => Object.assign(placeOf(line), { what: 'added' as const })),
    ...sums,
  ];
}

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
