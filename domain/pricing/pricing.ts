import { MAX_SATANG } from './money.ts';
import { priceWithTax, type BasisPoints, type TaxType } from './tax.ts';

export type PriceLevel = 1 | 2 | 3 | 4 | 5;
/** The prices of one unit of a product, in satang; a level that is absent, null or 0 is not set. */
export type UnitPrices = {
  /** The tax type of each level; a level without its own has that of the first. */
  types: readonly [level1: TaxType, ...others: (TaxType | null | undefined)[]];
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
  type: TaxType;
};

/** A chosen price: as it was set, and what the buyer pays for one unit, tax included. */
export type ChosenPrice = {
  source: PriceSource;
  /** The level used; null for a special price. */
  level: PriceLevel | null;
  type: TaxType;
  setSatang: number;
  paidSatang: number;
};

/**
 * The price of one unit for a customer: the strongest special price, else their price level, else level 1.
 * Undefined if none is set: the unit is then not shown and not sold.
 */
export function choosePrice(
  prices: UnitPrices,
  level: PriceLevel,
  { vatRate, special = [] }: { vatRate: BasisPoints; special?: readonly SpecialPrice[] },
): ChosenPrice | undefined {
  const typeOf = (of: PriceLevel): TaxType => prices.types[of - 1] ?? prices.types[0];
  const candidates = [
    ...special.map((price) => ({ ...price, level: null })),
    { source: 'level', level, satang: prices.levels[level - 1], type: typeOf(level) } as const,
    { source: 'base', level: 1, satang: prices.levels[0], type: typeOf(1) } as const,
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
        paidSatang: priceWithTax(satang, type, vatRate),
      };
    }
  }
  return undefined;
}

/** Whether this quantity at this price, plus the order's other lines, exceeds what an order may be worth. */
export function isAmountTooLarge(paidSatang: number, quantity: number, othersSatang = 0): boolean {
  return paidSatang * quantity + othersSatang > MAX_SATANG;
}

export type DeliveryTerms = { feeSatang: number; freeFromSatang: number };

/** The delivery fee, tax included; `freeFromSatang` 0 means that delivery is never free. */
export function deliveryFee(subtotalSatang: number, { feeSatang, freeFromSatang }: DeliveryTerms): number {
  if (subtotalSatang <= 0) return 0;
  return freeFromSatang > 0 && subtotalSatang >= freeFromSatang ? 0 : feeSatang;
}
