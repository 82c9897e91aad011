import { MAX_SATANG, multiplySatang, sumSatang } from './money.ts';

export type PriceLevel = 1 | 2 | 3 | 4 | 5;
/** 1 tax included, 2 tax not included (VAT is added), 0 non tax (K-68). */
export type PriceType = 0 | 1 | 2;

/** The prices of one unit of a product, in satang; a level that is absent, null or 0 is not set. */
export type UnitPrices = {
  type: PriceType;
  levels: readonly [level1: number | null | undefined, ...others: (number | null | undefined)[]];
};

/**
 * Where a price came from, strongest first. The skeleton knows `level` (the customer's own price level) and `base`
 * (level 1, if that level is not set); the rest come as `special` prices.
 */
export const PRICE_SOURCES = ['customer', 'group', 'center', 'advance', 'level', 'base'] as const;
export type PriceSource = (typeof PRICE_SOURCES)[number];

/** A price agreed separately from the price levels. */
export type SpecialPrice = {
  source: 'customer' | 'group' | 'center' | 'advance';
  satang: number;
  type: PriceType;
};

/** A chosen price: as it was set, and what the buyer pays for one unit, tax included. */
export type ChosenPrice = {
  source: PriceSource;
  /** The level used; null for a special price. */
  level: PriceLevel | null;
  type: PriceType;
  setSatang: number;
  paidSatang: number;
};

const VAT_PERCENT = 7;

/**
 * The price of one unit for a customer: the strongest special price, else their price level, else level 1.
 * Undefined if none is set: the unit is then not shown and not sold.
 */
export function choosePrice(
  prices: UnitPrices,
  level: PriceLevel,
  special: readonly SpecialPrice[] = [],
): ChosenPrice | undefined {
  const candidates = [
    ...special.map((price) => ({ ...price, level: null })),
    { source: 'level', level, satang: prices.levels[level - 1], type: prices.type } as const,
    { source: 'base', level: 1, satang: prices.levels[0], type: prices.type } as const,
  ];
  for (const source of PRICE_SOURCES) {
    for (const candidate of candidates) {
      const { satang, type } = candidate;
      if (candidate.source !== source || !satang || satang < 0) continue;
      return {
        source,
        level: candidate.level,
        type,
        setSatang: satang,
        paidSatang: priceWithTax(satang, type),
      };
    }
  }
  return undefined;
}

/** A price as the buyer pays it: VAT of 7 % is added, rounded half up, if the price excludes it. */
export function priceWithTax(satang: number, type: PriceType): number {
  if (type !== 2) return satang;
  return satang + dividedHalfUp(multiplySatang(satang, VAT_PERCENT), 100);
}

/** The VAT included in a paid amount, in satang, rounded half up; 0 for a non-tax price. */
export function taxWithin(paidSatang: number, type: PriceType): number {
  return type === 0 ? 0 : dividedHalfUp(multiplySatang(paidSatang, VAT_PERCENT), 100 + VAT_PERCENT);
}

/** Whether this quantity at this price, plus the order's other lines, exceeds what an order may be worth. */
export function isAmountTooLarge(paidSatang: number, quantity: number, othersSatang = 0): boolean {
  return paidSatang * quantity + othersSatang > MAX_SATANG;
}

export type LineAmount = { amountSatang: number; taxSatang: number };

/**
 * The amount of a line: the unit price the buyer saw, times the quantity. Tax is rounded on the unit price, so an
 * amount is never a satang off from the buyer's own multiplication.
 */
export function lineAmount(
  { paidSatang, type }: { paidSatang: number; type: PriceType },
  quantity: number,
): LineAmount {
  const amountSatang = multiplySatang(paidSatang, quantity);
  return { amountSatang, taxSatang: taxWithin(amountSatang, type) };
}

export type DeliveryTerms = { feeSatang: number; freeFromSatang: number };

/** The delivery fee, tax included; `freeFromSatang` 0 means that delivery is never free. */
export function deliveryFee(subtotalSatang: number, { feeSatang, freeFromSatang }: DeliveryTerms): number {
  if (subtotalSatang <= 0) return 0;
  return freeFromSatang > 0 && subtotalSatang >= freeFromSatang ? 0 : feeSatang;
}

export type OrderTotals = {
  subtotalSatang: number;
  deliveryFeeSatang: number;
  totalSatang: number;
  /** The VAT included in the total. */
  taxSatang: number;
};

/** The sums of an order. Nothing is rounded here: amounts and taxes of the lines add up exactly. */
export function orderTotals(lines: readonly LineAmount[], delivery: DeliveryTerms): OrderTotals {
  const subtotalSatang = sumSatang(lines.map((line) => line.amountSatang));
  const deliveryFeeSatang = deliveryFee(subtotalSatang, delivery);
  return {
    subtotalSatang,
    deliveryFeeSatang,
    totalSatang: sumSatang([subtotalSatang, deliveryFeeSatang]),
    taxSatang: sumSatang([...lines.map((line) => line.taxSatang), taxWithin(deliveryFeeSatang, 1)]),
  };
}

/** A quotient of whole numbers rounded half up, without binary fractions. */
function dividedHalfUp(dividend: number, divisor: number): number {
  const rest = dividend % divisor;
  return (dividend - rest) / divisor + (rest * 2 >= divisor ? 1 : 0);
}
