/** Maps prices to the fields of the calls (N-25), and to what the log keeps of them. */
import {
  CELLS,
  cellName,
  typeName,
  type CellName,
  type PriceCell,
  type TypeName,
} from '#domain/pricing/price-cells.ts';
import { bahtFromSatang, satangFromBaht } from '#domain/pricing/money.ts';
import type { TaxType } from '#domain/pricing/tax.ts';
import type { UnitNumber } from '#domain/pricing/units.ts';
import { badRequest } from '../../http/call-error.ts';

export type CellFields = Record<CellName, number | null> & Record<TypeName, TaxType | null>;

export function fieldsOfCells(cells: readonly PriceCell[]): CellFields {
  const find = (at: (typeof CELLS)[number]) =>
    cells.find((cell) => cell.unit === at.unit && cell.level === at.level);
  const priced = CELLS.map((at) => {
    const cell = find(at);
    return [cellName(at.unit, at.level), cell ? bahtFromSatang(cell.satang) : null];
  });
  const typed = CELLS.map((at) => [typeName(at.unit, at.level), find(at)?.type ?? null]);
  return { ...Object.fromEntries(priced), ...Object.fromEntries(typed) } as CellFields;
}

/** Throws 400 PRICE_UNIT_MISSING at the cells of units that the product does not have. */
export function cellsGiven(given: CellFields, units: readonly UnitNumber[]): PriceCell[] {
  const cells = CELLS.flatMap(({ unit, level }) => {
    const baht = given[cellName(unit, level)];
    if (!baht) return [];
    return [{ unit, level, satang: satangFromBaht(baht), type: given[typeName(unit, level)] ?? 1 }];
  });
  const missing = cells.filter(({ unit }) => !units.includes(unit));
  if (missing.length > 0)
    throw badRequest('PRICE_UNIT_MISSING', {
      fields: Object.fromEntries(
        missing.map(({ unit, level }) => [cellName(unit, level), 'PRICE_UNIT_MISSING']),
      ),
    });
  return cells;
}
