/** What a grid of prices holds as typed, what is wrong with it, and what a customer pays by it. */
import {
  CELLS,
  cellName,
  typeName,
  type CellName,
  type PriceCell,
  type TypeName,
} from '#domain/pricing/price-cells.ts';
import { formatAmount } from '#domain/pricing/format-baht.ts';
import { satangFromBaht } from '#domain/pricing/money.ts';
import {
  choosePrice,
  LEVELS,
  specialsOf,
  type ChosenPrice,
  type PriceLevel,
} from '#domain/pricing/pricing.ts';
import { taxWithin, type TaxType } from '#domain/pricing/tax.ts';
import { readTypedBaht } from '#domain/pricing/typed-baht.ts';
import type { UnitNumber } from '#domain/pricing/units.ts';

export type PriceFields = Record<CellName, number | null> & Record<TypeName, TaxType | null>;
/** Prices as typed, '' for none; types as '0', '1' or '2'. */
export type PriceValues = Record<CellName | TypeName, string>;

export const TAX_TYPES = [1, 2, 0] as const satisfies readonly TaxType[];

export const priceValuesOf = (fields: PriceFields): PriceValues =>
  Object.fromEntries(
    CELLS.flatMap(({ unit, level }) => {
      const [price, type] = [cellName(unit, level), typeName(unit, level)];
      const baht = fields[price];
      return [
        [price, baht === null ? '' : formatAmount(baht)],
        [type, String(fields[type] ?? 1)],
      ];
    }),
  ) as PriceValues;

const NONE = Object.fromEntries(
  CELLS.flatMap(({ unit, level }) => [
    [cellName(unit, level), null],
    [typeName(unit, level), null],
  ]),
) as PriceFields;
export const NO_PRICES = priceValuesOf(NONE);

const typeOf = (typed: string): TaxType => (typed === '0' ? 0 : typed === '2' ? 2 : 1);

export const priceFieldsOf = (values: PriceValues): PriceFields =>
  Object.fromEntries(
    CELLS.flatMap(({ unit, level }) => {
      const [price, type] = [cellName(unit, level), typeName(unit, level)];
      const baht = readTypedBaht(values[price]) ?? 0;
      return [
        [price, baht > 0 ? baht : null],
        [type, baht > 0 ? typeOf(values[type]) : null],
      ];
    }),
  ) as PriceFields;

/** The prices that are typed: what is none, or no amount, is left out. */
export const priceCellsOf = (values: PriceValues): PriceCell[] =>
  CELLS.flatMap(({ unit, level }) => {
    const baht = readTypedBaht(values[cellName(unit, level)]) ?? 0;
    const type = typeOf(values[typeName(unit, level)]);
    return baht > 0 ? [{ unit, level, satang: satangFromBaht(baht), type }] : [];
  });

/** The cells that hold no amount. */
export const wrongPrices = (values: PriceValues) =>
  CELLS.filter(({ unit, level }) => {
    const typed = values[cellName(unit, level)].trim();
    return typed !== '' && readTypedBaht(typed) === undefined;
  });

const levelsOf = (values: PriceValues, unit: UnitNumber) => ({
  types: LEVELS.map((level): TaxType | null => typeOf(values[typeName(unit, level)])),
  levels: LEVELS.map((level) => {
    const baht = readTypedBaht(values[cellName(unit, level)]);
    return baht ? satangFromBaht(baht) : null;
  }),
});

/** What one costs a customer of the level, and the same without tax; undefined where it has no price. */
export function paidAt(
  { values, over }: { values: PriceValues; over?: { source: 'center' | 'advance'; values: PriceValues } },
  { unit, level, vatRate }: { unit: UnitNumber; level: PriceLevel; vatRate: number },
): (ChosenPrice & { netSatang: number }) | undefined {
  const { types, levels } = levelsOf(values, unit);
  const chosen = choosePrice(
    { types: [types[0] ?? 1, ...types.slice(1)], levels: [levels[0], ...levels.slice(1)] },
    level,
    { vatRate, special: over && specialsOf(over.source, levelsOf(over.values, unit)) },
  );
  return (
    chosen && { ...chosen, netSatang: chosen.paidSatang - taxWithin(chosen.paidSatang, chosen.type, vatRate) }
  );
}

/** Cells of a block that was copied from a spreadsheet: rows of columns. */
export const readBlock = (text: string): string[][] =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map((row) => row.split('\t').map((cell) => cell.trim()));

/**
 * Where a block lands whose first cell goes to `from`: rows are units and columns levels, as the grid has them. `left` counts the
 * cells beyond it.
 */
export function placeBlock(
  block: readonly (readonly string[])[],
  { from, units }: { from: { unit: UnitNumber; level: PriceLevel }; units: readonly UnitNumber[] },
): { placed: { name: CellName; typed: string }[]; left: number } {
  const firstUnit = units.indexOf(from.unit);
  const cells = block.flatMap((row, down) =>
    row.map((typed, right) => {
      const unit = units[firstUnit + down];
      const level = LEVELS[from.level - 1 + right];
      return unit && level ? { name: cellName(unit, level), typed } : undefined;
    }),
  );
  const placed = cells.filter((cell) => cell !== undefined);
  return { placed, left: cells.length - placed.length };
}
