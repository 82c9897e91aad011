/** An order as placed with promotions, for tests of what becomes of it later. */
import { lineMoney } from '../orders/line-money.ts';
import { applyPromotions, type PromotionInput } from './apply-promotions.ts';
import type { SentLine } from './promotion-returns.ts';

/** The lines of the cart in their order, then the gifts; nothing is packed short, nothing has come back. */
export function placed(input: PromotionInput): SentLine[] {
  const { discounts, gifts } = applyPromotions(input);
  const tax = { taxType: 1, taxRate: 700 } as const;
  const bought = input.lines.map((line, index): Omit<SentLine, 'lineNo'> => {
    const given = discounts[index] ?? [];
    return Object.assign(lineMoney(Object.assign({}, line, tax), given), line, {
      discounts: given,
      freeBy: null,
      sent: line.quantity,
      returned: 0,
      refundedSatang: 0,
    });
  });
  const free = gifts.map((gift): Omit<SentLine, 'lineNo'> => {
    const given = [
      { source: 'promotion', id: gift.promotionId, satang: gift.quantity * gift.unitPriceSatang } as const,
    ];
    const { productCode, unitNo, unitRate } = gift;
    return Object.assign(lineMoney(Object.assign({}, gift, tax), given), {
      productCode,
      unitNo,
      unitRate,
      floorSatang: null,
      discounts: given,
      freeBy: gift.promotionId,
      sent: gift.quantity,
      returned: 0,
      refundedSatang: 0,
    });
  });
  return [...bought, ...free].map((line, index) => Object.assign(line, { lineNo: index + 1 }));
}
