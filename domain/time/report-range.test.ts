import { expect, it, test } from 'vitest';
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

test.each([
  ['week', '2026-02-16', '2026-02-22', '2026-02-15T17:00:00Z', '2026-02-21T17:30:00Z'],
  ['month', '2026-01-01', '2026-01-30', '2025-12-31T17:00:00Z', '2026-01-29T17:30:00Z'],
  ['3months', '2025-10', '2025-12', '2025-09-30T17:00:00Z', '2025-11-30T17:30:00Z'],
  ['year', '2024-04', '2025-03', '2024-03-31T17:00:00Z', '2025-02-28T17:30:00Z'],
] as const)(
  'B-82 before %s is as long, and ends as far into its last period',
  (range, first, last, from, until) => {
    const { before } = reportPeriods(range, NOW);
    expect([before.periods[0], before.periods.at(-1)]).toEqual([first, last]);
    expect([before.from, before.until]).toEqual([new Date(from), new Date(until)]);
  },
);

test('B-82 a shorter month before is over at its end', () => {
  const { before, from } = reportPeriods('3months', new Date('2026-05-31T10:00:00Z'));
  expect(before.periods).toEqual(['2025-12', '2026-01', '2026-02']);
  expect(before.until).toEqual(from);
});
