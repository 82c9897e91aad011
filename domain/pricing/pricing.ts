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
 * Where a price came from, strongest first: `level` is the customer's own price level, `base` level 1 where that is not set; the
 * rest come as `special` prices. `customer` and `group` are agreed with a customer or with all of a type, `center` is a
 * price of one center, `advance` one for some days.
 */
export const PRICE_SOURCES = ['customer', 'group', 'center', 'advance', 'level', 'base'] as const;
export type PriceSource = (typeof PRICE_SOURCES)[number];

/** A price agreed separately from the price levels. */
export type SpecialPrice = {
  source: 'customer' | 'group' | 'center' | 'advance';
  satang: number;
  type: TaxType;
  /** Where it stands in for one price level; else it holds whatever the customer's level is. */
  level?: PriceLevel;
};

/** The prices of one unit by level, such as an advance price has them; a level without one is null in both. */
export type LevelPrices = {
  types: readonly (TaxType | null)[];
  levels: readonly (number | null)[];
};

/** A price of one unit that is agreed with a customer, or with all customers of their type (`group`). */
export type AgreedPrice = { source: 'customer' | 'group'; satang: number; type: TaxType };

export const LEVELS = [1, 2, 3, 4, 5] as const satisfies readonly PriceLevel[];

/** Prices that stand in for price levels. */
export const specialsOf = (
  source: 'center' | 'advance',
  prices: LevelPrices | null | undefined,
): SpecialPrice[] =>
  LEVELS.flatMap((level) => {
    const satang = prices?.levels[level - 1];
    const type = prices?.types[level - 1];
    return satang && type !== null && type !== undefined ? [{ source, level, satang, type }] : [];
  });

/** A price that was looked at for a customer; `satang` as set, null where there is none. */
export type PriceCandidate = {
  source: PriceSource;
  /** The level used; null for a price that belongs to none. */
  level: PriceLevel | null;
  type: TaxType | null;
  satang: number | null;
};

/** A chosen price: as it was set, and what the buyer pays for one unit, tax included. */
export type ChosenPrice = {
  source: PriceSource;
  level: PriceLevel | null;
  type: TaxType;
  setSatang: number;
  paidSatang: number;
};

/**
 * All prices that may be a customer's, the strongest first: those of no level, then those of the customer's level, then those of
 * level 1. Within each, by `PRICE_SOURCES`.
 */
export function priceCandidates(
  prices: UnitPrices,
  level: PriceLevel,
  special: readonly SpecialPrice[] = [],
): PriceCandidate[] {
  const from = (of: PriceLevel | null): PriceCandidate[] =>
    PRICE_SOURCES.flatMap((source) =>
      special
        .filter((price) => price.source === source && (price.level ?? null) === of)
        .map(({ satang, type }) => ({ source, level: of, satang, type })),
    );
  const set = (source: 'level' | 'base', of: PriceLevel): PriceCandidate => {
    const satang = prices.levels[of - 1] || null;
    return {
      source,
      level: of,
      satang,
      type: satang === null ? null : (prices.types[of - 1] ?? prices.types[0]),
    };
  };
  const own = [...from(null), ...from(level), set('level', level)];
  return level === 1 ? own : [...own, ...from(1), set('base', 1)];
}

/**
 * The price of one unit for a customer: the first of `priceCandidates` that is set. Undefined if none is: the unit is then not
 * shown and not sold.
 */
export function choosePrice(
  prices: UnitPrices,
  level: PriceLevel,
  { vatRate, special }: { vatRate: BasisPoints; special?: readonly SpecialPrice[] | undefined },
): ChosenPrice | undefined {
  for (const { source, level: of, satang, type } of priceCandidates(prices, level, special)) {
    if (satang === null || satang <= 0 || type === null) continue;
    return { source, level: of, type, setSatang: satang, paidSatang: priceWithTax(satang, type, vatRate) };
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
