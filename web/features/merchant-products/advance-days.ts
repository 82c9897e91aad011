/** Advance prices by their days, as a calendar shows them; days are YYYY-MM-DD in Bangkok. */
import { CELLS, cellName, typeName } from '#domain/pricing/price-cells.ts';
import type { AdvancePrice } from './product-prices.queries.ts';

/** Of one unit or one level, or of all. */
export type Shown = { unit?: number | undefined; level?: number | undefined };
export type Standing = 'over' | 'now' | 'coming';

export const standingOf = (
  { DateStart, DateEnd }: Pick<AdvancePrice, 'DateStart' | 'DateEnd'>,
  today: string,
): Standing => (DateEnd < today ? 'over' : DateStart > today ? 'coming' : 'now');

/** The prices of it that are shown, in the order of units and levels. */
export const pricesOf = (advance: AdvancePrice, { unit, level }: Shown) =>
  CELLS.flatMap((cell) => {
    const baht = advance[cellName(cell.unit, cell.level)];
    const isShown =
      (unit === undefined || cell.unit === unit) && (level === undefined || cell.level === level);
    return isShown && baht ? [{ ...cell, baht, type: advance[typeName(cell.unit, cell.level)] }] : [];
  });

/** Those that hold on a day and have a price that is shown; the shop lets at most one of a product do so. */
export const advancesOn = (
  advances: readonly AdvancePrice[],
  day: string,
  shown: Shown = {},
): AdvancePrice[] =>
  advances.filter((one) => one.DateStart <= day && day <= one.DateEnd && pricesOf(one, shown).length > 0);

/** Others that have one of the days; none while a day is missing or the last is before the first. */
export const advancesMeeting = (
  advances: readonly AdvancePrice[],
  { first, last, except }: { first: string; last: string; except: string },
): AdvancePrice[] =>
  first === '' || last === '' || last < first
    ? []
    : advances.filter(
        ({ AdvanceId, DateStart, DateEnd }) => AdvanceId !== except && DateStart <= last && first <= DateEnd,
      );
