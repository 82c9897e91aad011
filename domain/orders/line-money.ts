/** The money of an order's lines, and how a part of a line is worth. Everything is in satang, tax included. */
import { multiplySatang, sumSatang } from '../pricing/money.ts';
import { partOf } from '../pricing/shares.ts';
import { taxWithin, type BasisPoints, type TaxType } from '../pricing/tax.ts';

/** What takes something off a line: `id` names the promotion, the coupon or the member of staff. */
export const discountSources = ['promotion', 'coupon', 'voucher', 'points', 'staff'] as const;
export type Discount = { source: (typeof discountSources)[number]; id: string; satang: number };

/** A line as it was ordered. The tax type and rate are those of the day of the order. */
export type LineMoney = {
  quantity: number;
  /** One unit before discounts. */
  unitPriceSatang: number;
  discountSatang: number;
  /** Unit price times quantity, less the discount. */
  amountSatang: number;
  taxType: TaxType;
  taxRate: BasisPoints;
  /** The tax included in the amount. */
  taxSatang: number;
};

export type PricedLine = Pick<LineMoney, 'quantity' | 'unitPriceSatang' | 'taxType' | 'taxRate'>;

/**
 * The money of a line. Throws RangeError when its discounts are negative or exceed it: what grants them must see to
 * that.
 */
export function lineMoney(line: PricedLine, discounts: readonly Discount[] = []): LineMoney {
  const grossSatang = multiplySatang(line.unitPriceSatang, line.quantity);
  if (discounts.some(({ satang }) => satang < 0)) throw new RangeError('A discount is not negative');
  const discountSatang = sumSatang(discounts.map(({ satang }) => satang));
  if (discountSatang > grossSatang) throw new RangeError('A discount does not exceed its line');
  const amountSatang = grossSatang - discountSatang;
  return {
    ...line,
    discountSatang,
    amountSatang,
    taxSatang: taxWithin(amountSatang, line.taxType, line.taxRate),
  };
}

export type PartMoney = Pick<LineMoney, 'quantity' | 'discountSatang' | 'amountSatang' | 'taxSatang'>;

/**
 * What the first `quantity` units of a line are worth. Parts of a line that follow each other are the differences of
 * these: however a line is divided, its parts add up to it, and none is negative. Throws RangeError for more than the
 * line has.
 */
export function firstOf(line: Omit<LineMoney, 'taxType' | 'taxRate'>, quantity: number): PartMoney {
  if (!Number.isSafeInteger(quantity) || quantity < 0 || quantity > line.quantity)
    throw new RangeError('A part of a line is a whole quantity of it');
  const discountSatang = partOf(line.discountSatang, quantity, line.quantity);
  const amountSatang = multiplySatang(line.unitPriceSatang, quantity) - discountSatang;
  // By the amount, not the quantity: where a unit costs less than a satang, a part's tax would else exceed the part.
  const taxSatang = line.amountSatang === 0 ? 0 : partOf(line.taxSatang, amountSatang, line.amountSatang);
  return { quantity, discountSatang, amountSatang, taxSatang };
}

/** What `quantity` units are worth that follow the first `after`. */
export function partAfter(
  line: Omit<LineMoney, 'taxType' | 'taxRate'>,
  { after, quantity }: { after: number; quantity: number },
): PartMoney {
  const before = firstOf(line, after);
  const until = firstOf(line, after + quantity);
  return {
    quantity,
    discountSatang: until.discountSatang - before.discountSatang,
    amountSatang: until.amountSatang - before.amountSatang,
    taxSatang: until.taxSatang - before.taxSatang,
  };
}

/** The sums of an order. `subtotalSatang` is before discounts; the tax includes that of the fee. */
export type OrderSums = {
  subtotalSatang: number;
  discountSatang: number;
  deliveryFeeSatang: number;
  totalSatang: number;
  taxSatang: number;
};

export type Fee = { deliveryFeeSatang: number; deliveryTaxSatang: number };

/** Adds up exactly: nothing is rounded here. */
export function orderSums(
  lines: readonly Pick<LineMoney, 'discountSatang' | 'amountSatang' | 'taxSatang'>[],
  { deliveryFeeSatang, deliveryTaxSatang }: Fee,
): OrderSums {
  const amountSatang = sumSatang(lines.map((line) => line.amountSatang));
  const discountSatang = sumSatang(lines.map((line) => line.discountSatang));
  return {
    subtotalSatang: amountSatang + discountSatang,
    discountSatang,
    deliveryFeeSatang,
    totalSatang: sumSatang([amountSatang, deliveryFeeSatang]),
    taxSatang: sumSatang([...lines.map((line) => line.taxSatang), deliveryTaxSatang]),
  };
}
