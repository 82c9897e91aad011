/** A product's units with the price that this customer pays, from a catalogue row. */
import { choosePrice, type ChosenPrice, type PriceLevel, type UnitPrices } from '#domain/pricing/pricing.ts';
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

/** The units that are sold (V-03: up to three, none past a gap). */
export function soldUnits(
  row: { units: PricedUnit[] | null; priceLevel: number | null },
  { showPrices, vatRate }: { showPrices: boolean; vatRate: BasisPoints },
): SoldUnit[] {
  const count = unitCount(ratesOf(row));
  const level = levelOf(row);
  return (row.units ?? [])
    .filter((unit) => unit.no <= count)
    .map(({ no, nameTh, nameEn, rate, taxTypes, levels }) => {
      const types = typesOf(taxTypes);
      const price = showPrices && types ? choosePrice({ types, levels }, level, { vatRate }) : undefined;
      return { unitNo: no, nameTh, nameEn, rate, price };
    });
}

/** A unit without a row of prices has no tax type either. */
function typesOf([level1, ...others]: UnitOfRow['taxTypes']): UnitPrices['types'] | undefined {
  return level1 === null ? undefined : [level1, ...others];
}
