/** A product's units with the price that this customer pays, from a catalogue row. */
import {
  choosePrice,
  priceCandidates,
  specialsOf,
  type ChosenPrice,
  type PriceCandidate,
  type PriceLevel,
  type UnitPrices,
} from '#domain/pricing/pricing.ts';
import type { BasisPoints } from '#domain/pricing/tax.ts';
import { unitCount, type UnitNumber, type UnitRates } from '#domain/pricing/units.ts';
import type { OfferedRow, UnitOfRow } from '../catalogue.queries.ts';

export type SoldUnit = {
  unitNo: UnitNumber;
  nameTh: string;
  nameEn: string;
  /** Pieces per unit. */
  rate: number;
  /** What the customer pays for one, tax included; undefined if no price is set or they may not see it. */
  price: ChosenPrice | undefined;
};

const levelOf = ({ priceLevel }: Pick<OfferedRow, 'priceLevel'>): PriceLevel => {
  const level = priceLevel ?? 1;
  return level === 2 || level === 3 || level === 4 || level === 5 ? level : 1;
};

/** The fields of a unit used here; excludes its barcode. */
type PricedUnit = Omit<UnitOfRow, 'barcode'>;

export function ratesOf({ units }: { units: PricedUnit[] | null }): UnitRates {
  const rate = (no: UnitNumber) => units?.find((unit) => unit.no === no)?.rate ?? 0;
  return [rate(1), rate(2), rate(3)];
}

type PricedRow = { units: PricedUnit[] | null; priceLevel: number | null };

/** The units that are sold (V-03: up to three, none past a gap). */
export function soldUnits(
  row: PricedRow,
  { showPrices, vatRate }: { showPrices: boolean; vatRate: BasisPoints },
): SoldUnit[] {
  const level = levelOf(row);
  return unitsSold(row).map((unit) => {
    const { no, nameTh, nameEn, rate } = unit;
    const { prices, special } = pricesOf(unit);
    const price = showPrices && prices ? choosePrice(prices, level, { vatRate, special }) : undefined;
    return { unitNo: no, nameTh, nameEn, rate, price };
  });
}

/** Of each unit that is sold the prices that `soldUnits` looks at, the strongest first. */
export function pricesLookedAt(
  row: PricedRow,
  { isCustomer }: { isCustomer: boolean },
): { unitNo: UnitNumber; looked: PriceCandidate[] }[] {
  const level = levelOf(row);
  return unitsSold(row).map((unit) => {
    const { prices, special } = pricesOf(unit);
    return {
      unitNo: unit.no,
      looked: prices ? withNone(priceCandidates(prices, level, special), isCustomer) : [],
    };
  });
}

/** A price of the center and an advance price were looked for also where there are none, and for a customer an agreed one. */
const withNone = (looked: readonly PriceCandidate[], isCustomer: boolean): PriceCandidate[] => [
  ...(isCustomer ? AGREED : []).map(
    (source) =>
      looked.find((one) => one.source === source) ?? { source, level: null, satang: null, type: null },
  ),
  ...looked.flatMap((one) => {
    if (one.level === null) return [];
    const isSet = one.source === 'level' || one.source === 'base';
    if (!isSet) return [];
    const { level } = one;
    const special = BY_LEVEL.map(
      (source) =>
        looked.find((other) => other.source === source && other.level === level) ?? {
          source,
          level,
          satang: null,
          type: null,
        },
    );
    return [...special, one];
  }),
];
const AGREED = ['customer', 'group'] as const;
const BY_LEVEL = ['center', 'advance'] as const;

const unitsSold = (row: Pick<PricedRow, 'units'>): PricedUnit[] => {
  const count = unitCount(ratesOf(row));
  return (row.units ?? []).filter((unit) => unit.no <= count);
};

function pricesOf({ taxTypes, levels, advance, center, agreed }: PricedUnit) {
  const special = [...(agreed ?? []), ...specialsOf('center', center), ...specialsOf('advance', advance)];
  // What is agreed, or a center's own, sells a unit that has no prices besides.
  const types = typesOf(taxTypes) ?? (agreed || center ? ([1] as const) : undefined);
  return { prices: types && { types, levels }, special };
}

/** A unit without a row of prices has no tax type either. */
function typesOf([level1, ...others]: UnitOfRow['taxTypes']): UnitPrices['types'] | undefined {
  return level1 === null ? undefined : [level1, ...others];
}
