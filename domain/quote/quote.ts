/**
 * What a cart costs: its lines with the adjustments of promotions, what is given for nothing, why, and the sums. The one
 * calculation of quote, order, the page's estimate and the trying of a promotion; pure. Money is in satang, tax included;
 * quantities are in units as bought. What is packed and returned are parts of the lines that come out (`line-money.ts`), so
 * papers add up the same rows.
 */
import { lineMoney, orderSums, type Discount, type LineMoney, type OrderSums } from '../orders/line-money.ts';
import { sumSatang } from '../pricing/money.ts';
import { deliveryFee, type DeliveryTerms } from '../pricing/pricing.ts';
import { priceWithTax, taxWithin, type BasisPoints, type TaxType } from '../pricing/tax.ts';
import { applyPromotions, type PromotionInput, type PromotionResult } from '../promotion/apply-promotions.ts';
import type { Gift } from '../promotion/promotion-gifts.ts';
import type { PromotableLine } from '../promotion/promotion-terms.ts';

export type QuotableLine = PromotableLine & { taxType: TaxType };

/** The money of a line and what makes up its discount: the adjustments. */
type Adjusted = LineMoney & { discounts: readonly Discount[] };

type QuoteInput<Line extends QuotableLine> = Omit<PromotionInput, 'lines'> & {
  lines: readonly Line[];
  /** The tax of a free good, which is none of nothing, but is written on its line. */
  taxTypeOfGift: (gift: Gift) => TaxType;
  /** Of the day of the order; 0 where no tax is shown. */
  vatRate: BasisPoints;
  /** How the fee is computed; undefined for none. */
  delivery: DeliveryTerms | undefined;
};

export type Quote<Line extends QuotableLine> = OrderSums &
  Pick<PromotionResult, 'applied' | 'nearly' | 'refused' | 'gone'> & {
    /** In the order of the input. */
    lines: (Line & Adjusted)[];
    /** Free goods as lines: a discount of their whole worth is on each. */
    gifts: (Gift & Adjusted)[];
    /** What is paid for the goods: fee and limits of an order look at it. */
    goodsSatang: number;
    /** What the gifts are worth at list prices; part of subtotal and discount. */
    freeSatang: number;
    /** The tax included in the fee. */
    deliveryTaxSatang: number;
  };

/** Throws RangeError where a line is worth more than an order may be (`isAmountTooLarge`): such lines are left out before. */
export function quoteOf<Line extends QuotableLine>({
  lines: bought,
  taxTypeOfGift,
  vatRate,
  delivery,
  ...promotions
}: QuoteInput<Line>): Quote<Line> {
  const { discounts, gifts: given, ...why } = applyPromotions({ ...promotions, lines: bought });
  const lines = bought.map((line, at) => adjusted(line, vatRate, discounts[at] ?? []));
  const gifts = given.map((gift) => {
    const { promotionId: id, quantity, unitPriceSatang } = gift;
    const whole: Discount = { source: 'promotion', id, satang: unitPriceSatang * quantity };
    return adjusted({ ...gift, taxType: taxTypeOfGift(gift) }, vatRate, [whole]);
  });
  const goodsSatang = sumSatang(lines.map(({ amountSatang }) => amountSatang));
  // The fee includes tax, whatever the goods do.
  const deliveryFeeSatang = delivery ? deliveryFee(goodsSatang, delivery) : 0;
  const deliveryTaxSatang = taxWithin(deliveryFeeSatang, 1, vatRate);
  return {
    ...orderSums([...lines, ...gifts], { deliveryFeeSatang, deliveryTaxSatang }),
    applied: why.applied,
    nearly: why.nearly,
    refused: why.refused,
    gone: why.gone,
    lines,
    gifts,
    goodsSatang,
    freeSatang: sumSatang(gifts.map(({ discountSatang }) => discountSatang)),
    deliveryTaxSatang,
  };
}

/** Tax after discount, on each line. */
function adjusted<Line extends Pick<LineMoney, 'quantity' | 'unitPriceSatang' | 'taxType'>>(
  line: Line,
  taxRate: BasisPoints,
  discounts: readonly Discount[],
): Line & Adjusted {
  const { quantity, unitPriceSatang, taxType } = line;
  return { ...line, ...lineMoney({ quantity, unitPriceSatang, taxType, taxRate }, discounts), discounts };
}

/** The floor price of a piece as buyers pay it: it is kept without tax. Null for none. */
export const floorWithTax = (
  floorSatang: number | null,
  taxType: TaxType,
  vatRate: BasisPoints,
): number | null => (floorSatang === null ? null : priceWithTax(floorSatang, taxType === 0 ? 0 : 2, vatRate));
