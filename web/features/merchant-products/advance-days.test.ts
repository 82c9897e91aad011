import { expect, test } from 'vitest';
import { CELLS, cellName, typeName } from '#domain/pricing/price-cells.ts';
import { advancesMeeting, advancesOn, pricesOf, standingOf } from './advance-days.ts';
import type { AdvancePrice } from './product-prices.queries.ts';

const none = Object.fromEntries(
  CELLS.flatMap(({ unit, level }) => [
    [cellName(unit, level), null],
    [typeName(unit, level), null],
  ]),
) as unknown as AdvancePrice;
const advance = (AdvanceId: string, DateStart: string, DateEnd: string, more: object = {}): AdvancePrice => ({
  ...none,
  AdvanceId,
  Name: AdvanceId,
  DateStart,
  DateEnd,
  Version: 1,
  UNIT1PRICELEVEL1: 15,
  UNIT1PRICELEVEL1TYPE: 1,
  ...more,
});
const all = [
  advance('past', '2026-02-01', '2026-02-28'),
  advance('now', '2026-03-01', '2026-03-02', { UNIT2PRICELEVEL3: 80, UNIT2PRICELEVEL3TYPE: 2 }),
  advance('next', '2026-04-13', '2026-04-15'),
];
const names = (some: readonly AdvancePrice[]) => some.map(({ AdvanceId }) => AdvanceId);

test('B-75b an advance price is over, holds or comes, by its days with both ends', () => {
  expect(all.map((one) => standingOf(one, '2026-03-02'))).toEqual(['over', 'now', 'coming']);
  expect(all.map((one) => standingOf(one, '2026-02-28'))).toEqual(['now', 'coming', 'coming']);
});

test('B-75b a day shows what holds on it, of a unit and level where these are chosen', () => {
  expect(names(advancesOn(all, '2026-03-02'))).toEqual(['now']);
  expect(names(advancesOn(all, '2026-03-03'))).toEqual([]);
  expect(names(advancesOn(all, '2026-03-02', { unit: 2 }))).toEqual(['now']);
  expect(names(advancesOn(all, '2026-04-13', { unit: 2 }))).toEqual([]);
  expect(pricesOf(all[1] ?? none, { level: 3 })).toEqual([{ unit: 2, level: 3, baht: 80, type: 2 }]);
});

test('B-75b days that are being chosen name the others that they meet, and not the one itself', () => {
  const meeting = (first: string, last: string, except = '') =>
    names(advancesMeeting(all, { first, last, except }));
  expect(meeting('2026-02-28', '2026-03-01')).toEqual(['past', 'now']);
  expect(meeting('2026-02-28', '2026-03-01', 'now')).toEqual(['past']);
  expect(meeting('2026-03-03', '2026-04-12')).toEqual([]);
  expect(meeting('2026-03-01', '')).toEqual([]);
  expect(meeting('2026-03-02', '2026-03-01')).toEqual([]);
});
