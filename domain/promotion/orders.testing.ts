/** An order as placed with promotions, for tests of what becomes of it later. */
import { lineMoney, type Discount } from '../orders/line-money.ts';
import type { PromotedLine } from '../orders/promoted-returns.ts';
import { applyPromotions, type PromotionInput } from './apply-promotions.ts';
import type { PromotionTerms } from './promotion-terms.ts';

export type PlacedOrder = {
  /** The lines of the cart in their order, then the gifts; nothing is packed short, nothing has come back. */
  lines: PromotedLine[];
  /** Those that it got something of. */
  promotions: { terms: PromotionTerms; discountSatang: number }[];
};

type OrderedGoods = Pick<
  PromotedLine,
  'productCode' | 'unitNo' | 'unitRate' | 'quantity' | 'unitPriceSatang'
>;
type Given = { discounts: readonly Discount[]; freeBy: string | null };

function lineOf(goods: OrderedGoods, { discounts, freeBy }: Given): Omit<PromotedLine, 'lineNo'> {
  const { productCode, unitNo, unitRate, quantity, unitPriceSatang } = goods;
  const money = lineMoney({ quantity, unitPriceSatang, taxType: 1, taxRate: 700 }, discounts);
  return {
    ...money,
    productCode,
    unitNo,
    unitRate,
    discounts,
    freeBy,
    sent: quantity,
    returned: 0,
    refundedSatang: 0,
  };
}

export function placed(input: PromotionInput): PlacedOrder {
  const { discounts, gifts, applied } = applyPromotions(input);
  const bought = input.lines.map((line, index) =>
    lineOf(line, { discounts: discounts[index] ?? [], freeBy: null }),
  );
  const free = gifts.map((gift) => {
    const { promotionId: id, quantity, unitPriceSatang } = gift;
    const whole: Discount = { source: 'promotion', id, satang: quantity * unitPriceSatang };
    return lineOf(gift, { discounts: [whole], freeBy: id });
  });
  return {
    lines: [...bought, ...free].map((line, index) => Object.assign(line, { lineNo: index + 1 })),
    promotions: input.promotions.flatMap((terms) => {
      const one = applied.find(({ id }) => id === terms.id);
      return one ? [{ terms, discountSatang: one.discountSatang }] : [];
    }),
  };
}
