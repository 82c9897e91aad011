/** The 15 prices of a product, 3 units by 5 levels, by the names of the calls (N-25). */
import type { PriceLevel } from './pricing.ts';
import { LEVELS } from './pricing.ts';
import type { TaxType } from './tax.ts';
import { UNIT_NUMBERS, type UnitNumber } from './units.ts';

export type CellName = `UNIT${UnitNumber}PRICELEVEL${PriceLevel}`;
export type TypeName = `${CellName}TYPE`;
export const cellName = (unit: UnitNumber, level: PriceLevel): CellName => `UNIT${unit}PRICELEVEL${level}`;
export const typeName = (unit: UnitNumber, level: PriceLevel): TypeName => `${cellName(unit, level)}TYPE`;

/** A price as it is set. */
export type PriceCell = { unit: UnitNumber; level: PriceLevel; satang: number; type: TaxType };

export const CELLS = UNIT_NUMBERS.flatMap((unit) => LEVELS.map((level) => ({ unit, level })));

/** Those of the cells that are not the same in both: as they were and as they are; null where there is no price. */
export function changedCells(
  before: readonly PriceCell[],
  after: readonly PriceCell[],
): { before: PriceCell | null; after: PriceCell | null }[] {
  const find = (all: readonly PriceCell[], { unit, level }: { unit: UnitNumber; level: PriceLevel }) =>
    all.find((cell) => cell.unit === unit && cell.level === level) ?? null;
  return CELLS.map((at) => ({ before: find(before, at), after: find(after, at) })).filter(
    ({ before: was, after: is }) => was?.satang !== is?.satang || was?.type !== is?.type,
  );
}
