import { expect, it } from 'vitest';
import { reportPeriods } from './report-range.ts';

/** Half past midnight in Bangkok, still the day before in London. */
const NOW = new Date('2026-02-28T17:30:00Z');

it.each([
  ['week', 'day', 7, '2026-02-23', '2026-02-22T17:00:00Z'],
  ['month', 'day', 30, '2026-01-31', '2026-01-30T17:00:00Z'],
  ['3months', 'month', 3, '2026-01', '2025-12-31T17:00:00Z'],
  ['year', 'month', 12, '2025-04', '2025-03-31T17:00:00Z'],
] as const)('B-31 %s goes by the %s: %i of them from %s on', (range, unit, many, first, from) => {
  const report = reportPeriods(range, NOW);
  expect(report.unit).toBe(unit);
  expect(report.periods).toHaveLength(many);
  expect(new Set(report.periods).size).toBe(many);
  expect(report.periods[0]).toBe(first);
  expect(report.periods.at(-1)).toBe(unit === 'day' ? '2026-03-01' : '2026-03');
  expect(report.from).toEqual(new Date(from));
});
