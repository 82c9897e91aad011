/**
 * What becomes of promotions where less is packed than was ordered: the steps stay reached, discounts shrink with their lines
 * (`packOrder`), and free goods follow the goods that they came with.
 */
import type { PromotionTerms } from './promotion-terms.ts';

/** A line of an order, free ones included; `freeBy` is the promotion that gave it for nothing. */
export type OrderedLine = {
  lineNo: number;
  productCode: string;
  unitRate: number;
  quantity: number;
  unitPriceSatang: number;
  freeBy: string | null;
};

type OrderedTerms = Pick<PromotionTerms, 'id' | 'condition' | 'saleProducts'>;

/**
 * How much of each free line is packed beside this much of the others: in the ratio of what was packed of the goods that
 * the promotion counts, rounded up for the buyer. `packed` gives whole units by line; lines not in it are packed in full.
 */
export function promotionsAfterPacking({
  lines,
  packed,
  promotions,
}: {
  lines: readonly OrderedLine[];
  packed: ReadonlyMap<number, number>;
  promotions: readonly OrderedTerms[];
}): Map<number, number> {
  const termsOf = new Map(promotions.map((terms) => [terms.id, terms]));
  return new Map(
    lines.flatMap(({ lineNo, quantity, freeBy }): [number, number][] => {
      const terms = freeBy === null ? undefined : termsOf.get(freeBy);
      if (!terms) return [];
      const counted = lines.filter(
        (line) =>
          line.freeBy === null && (terms.condition === 'order' || terms.saleProducts.has(line.productCode)),
      );
      const count = (quantityOf: (line: OrderedLine) => number) =>
        counted.reduce(
          (sum, line) =>
            sum + quantityOf(line) * (terms.condition === 'quantity' ? line.unitRate : line.unitPriceSatang),
          0,
        );
      const ordered = count((line) => line.quantity);
      const sent = count((line) => packed.get(line.lineNo) ?? line.quantity);
      return [[lineNo, ordered === 0 ? quantity : inRatioUp(quantity, sent, ordered)]];
    }),
  );
}

/** `quantity` in the ratio of `part` to `whole`, rounded up. BigInt: the product may exceed the safe integers. */
export function inRatioUp(quantity: number, part: number, whole: number): number {
  const of = BigInt(whole);
  return Number((BigInt(quantity) * BigInt(part) + of - 1n) / of);
}
