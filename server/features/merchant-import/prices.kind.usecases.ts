/** Prices of products by unit and level as they are imported. */
import { isDeepStrictEqual } from 'node:util';
import { IMPORT_FIELDS } from '#domain/import/fields.ts';
import type { CellProblem, CellValue } from '#domain/import/read-cell.ts';
import { cellsBelowFloor } from '#domain/pricing/floor.ts';
import { bahtFromSatang, satangFromBaht } from '#domain/pricing/money.ts';
import { CELLS, cellName, changedCells, typeName, type PriceCell } from '#domain/pricing/price-cells.ts';
import { vatRateAt, type BasisPoints, type TaxType } from '#domain/pricing/tax.ts';
import type { TenantTransaction } from '#database/database.ts';
import { writeAudits } from '../audit/audit.public.ts';
import { beginLevels, catalogueGrown, changeProducts } from '../catalogue/catalogue.public.ts';
import { overtaken, type Change, type ImportKind, type Importing } from './import-kinds.ts';
import { findPrices, writePrices, type StoredPrices } from './prices.queries.ts';
import { lockProducts } from './products.queries.ts';

type Prices = { cells: PriceCell[] };
const cellsOf = (state: object): PriceCell[] => (state as Prices).cells;
const codeOf = (values: Readonly<Record<string, CellValue>>): string => String(values['P_Code'] ?? '');

/** What the file says over what is set: a column that it does not have stays, an empty cell is no price. */
function mergedCells(before: readonly PriceCell[], values: Readonly<Record<string, CellValue>>): PriceCell[] {
  return CELLS.flatMap(({ unit, level }) => {
    const had = before.find((cell) => cell.unit === unit && cell.level === level);
    const given = values[cellName(unit, level)];
    const satang =
      given === undefined ? had?.satang : given === null ? undefined : satangFromBaht(Number(given));
    if (!satang) return [];
    const type = values[typeName(unit, level)] ?? had?.type ?? 1;
    return [{ unit, level, satang, type: Number(type) as TaxType }];
  });
}

/** Prices of the file's columns that are neither as they were at the check nor as the file has them. */
function overtakenCells(
  { seen, now, wanted }: Record<'seen' | 'now' | 'wanted', readonly PriceCell[]>,
  values: Readonly<Record<string, CellValue>>,
): CellProblem[] {
  return CELLS.flatMap(({ unit, level }) => {
    const of = (cells: readonly PriceCell[]) =>
      cells.find((cell) => cell.unit === unit && cell.level === level);
    const [before, is, next] = [of(seen), of(now), of(wanted)];
    const problems: CellProblem[] = [];
    const baht = (cell: PriceCell | undefined) => cell && bahtFromSatang(cell.satang);
    if (values[cellName(unit, level)] !== undefined && isOther(before?.satang, is?.satang, next?.satang))
      problems.push(overtaken(cellName(unit, level), baht(before), baht(is)));
    else if (values[typeName(unit, level)] !== undefined && isOther(before?.type, is?.type, next?.type))
      problems.push(overtaken(typeName(unit, level), before?.type, is?.type));
    return problems;
  });
}

/** As in the grid: new prices below the floor, of units that the product has. */
const floorProblems = (
  now: StoredPrices,
  { cells, vatRate }: { cells: readonly PriceCell[]; vatRate: BasisPoints },
): CellProblem[] =>
  cellsBelowFloor({ before: now.cells, after: cells }, { ...now, vatRate }).map(({ unit, level }) => ({
    field: cellName(unit, level),
    code: 'PRICE_BELOW_LOWEST',
  }));

const isOther = <Value>(seen: Value, now: Value, wanted: Value): boolean => now !== seen && now !== wanted;

async function write(tx: TenantTransaction, importing: Importing, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return;
  const { deps, context, at } = importing;
  const { tenantId } = context.visitor;
  await writePrices(tx, {
    tenantId,
    products: changes.map(({ key, after }) => ({ code: key, cells: cellsOf(after) })),
    at,
  });
  const levels = new Set(
    changes.flatMap(({ after }) => cellsOf(after).flatMap(({ unit, level }) => (unit === 1 ? [level] : []))),
  );
  await beginLevels(deps, tx, { tenantId, levels: [...levels] });
  await writeAudits(deps, tx, {
    visitor: context.visitor,
    changes: changes.map(({ key, before, after }) => {
      const changed = changedCells(before ? cellsOf(before) : [], cellsOf(after));
      return {
        action: 'product.prices' as const,
        subject: `product/${key}` as const,
        before: { prices: changed.flatMap((one) => one.before ?? []) },
        after: { prices: changed.flatMap((one) => one.after ?? []) },
      };
    }),
  });
}

export const pricesKind: ImportKind = {
  name: 'prices',
  right: 'changePrices',
  fields: IMPORT_FIELDS.prices,
  keyFields: ['P_Code'],
  onceFields: [],
  transaction: ({ deps, context }, codes, work) =>
    changeProducts(deps, { tenantId: context.visitor.tenantId, codes }, work),
  look: async (tx, { at }, { rows, lock }) => {
    const codes = rows.map(({ values }) => codeOf(values));
    if (lock) await lockProducts(tx, codes);
    const stored = await findPrices(tx, codes);
    const vatRate = vatRateAt(at);
    return rows.map(({ rowNo, values, seen }) => {
      const now = stored.get(codeOf(values));
      const cells = mergedCells(now?.cells ?? [], values);
      const problems: CellProblem[] = now
        ? [
            ...(seen ? overtakenCells({ seen: cellsOf(seen), now: now.cells, wanted: cells }, values) : []),
            ...cells
              .filter(({ unit }) => !now.units.some(({ no }) => no === unit))
              .map(({ unit, level }) => ({ field: cellName(unit, level), code: 'PRICE_UNIT_MISSING' })),
            ...floorProblems(now, { cells, vatRate }),
          ]
        : [{ field: 'P_Code', code: 'PRODUCT_NOT_FOUND' }];
      const before: Prices = { cells: now?.cells ?? [] };
      const after: Prices = { cells };
      return { rowNo, problems, before, after, isSame: isDeepStrictEqual(before, after) };
    });
  },
  write,
  undo: async (tx, importing, changes) => {
    const codes = changes.map(({ key }) => key);
    await lockProducts(tx, codes);
    const stored = await findPrices(tx, codes);
    const mayGoBack = ({ key, before, after }: Change): boolean => {
      const now = stored.get(key);
      return (
        now !== undefined &&
        isDeepStrictEqual(now.cells, cellsOf(after)) &&
        cellsOf(before ?? { cells: [] }).every(({ unit }) => now.units.some(({ no }) => no === unit))
      );
    };
    const back = changes.filter(mayGoBack);
    await write(
      tx,
      importing,
      back.map(({ rowNo, key, before, after }) => ({
        rowNo,
        key,
        before: after,
        after: before ?? { cells: [] },
      })),
    );
    return changes
      .filter((one) => !back.includes(one))
      .map(({ rowNo }) => ({ rowNo, code: 'IMPORT_ROW_CHANGED' }));
  },
  finish: (deps, tx, tenantId) => catalogueGrown(deps, tx, tenantId),
};
