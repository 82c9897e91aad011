/**
 * What becomes of promotions where less is packed than was ordered: the steps stay reached, discounts shrink with their lines
 * (`packOrder`), and free goods follow the goods that they came with.
 */
import type { PromotionTerms } from './promotion-terms.ts';

/** A line of an order; `freeBy` is the promotion that gave it for nothing, null for what is paid. */
type OrderedLine = {
  lineNo: number;
  productCode: string;
  unitRate: number;
  quantity: number;
  unitPriceSatang: number;
  freeBy: string | null;
};

type CountedTerms = Pick<PromotionTerms, 'id' | 'condition' | 'saleProducts'>;

/**
 * How much of each free line is packed beside this much of the others: in the ratio of what was packed of the goods that
 * its promotion counts, rounded up for the buyer. `packed` gives whole units by line; lines not in it are packed in full.
 */
export function promotionsAfterPacking({
  lines,
  packed,
  promotions,
}: {
  lines: readonly OrderedLine[];
  packed: ReadonlyMap<number, number>;
  promotions: readonly CountedTerms[];
}): Map<number, number> {
  return new Map(
    lines.flatMap(({ lineNo, quantity, freeBy }): [number, number][] => {
      const terms = promotions.find(({ id }) => id === freeBy);
      if (!terms) return [];
      const sent = countedIn(lines, terms, (line) => packed.get(line.lineNo) ?? line.quantity);
      return [
        [
          lineNo,
          inRatioUp(
            quantity,
            sent,
            countedIn(lines, terms, (line) => line.quantity),
          ),
        ],
      ];
    }),
  );
}

/** How much the paid lines count for a promotion, by these quantities: pieces, or satang before any discount. */
function countedIn<Line extends OrderedLine>(
  lines: readonly Line[],
  terms: CountedTerms,
  quantityOf: (line: Line) => number,
): number {
  const isCounted = ({ freeBy, productCode }: OrderedLine) =>
    freeBy === null && (terms.condition === 'order' || terms.saleProducts.has(productCode));
  const weightOf = (line: OrderedLine) =>
    terms.condition === 'quantity' ? line.unitRate : line.unitPriceSatang;
  return lines.reduce(
    (count, line) => (isCounted(line) ? count + quantityOf(line) * weightOf(line) : count),
    0,
  );
}

/** `quantity` in the ratio of `part` to `whole`, rounded up; nothing of nothing. BigInt: the product may not be exact else. */
function inRatioUp(quantity: number, part: number, whole: number): number {
  if (whole === 0) return 0;
  const of = BigInt(whole);
  return Number((BigInt(quantity) * BigInt(part) + of - 1n) / of);
}
