import { expect, test } from 'vitest';
import { barOf, daysInMonth, monthBeside } from './calendar-bars.ts';

test('B-74 a promotion has its days of the month, and no more than it', () => {
  expect(barOf('2026-03', { begin: '20260305', end: '20260312' })).toEqual({ from: 5, to: 12 });
  expect(barOf('2026-03', { begin: '20260201', end: '20260401' })).toEqual({ from: 1, to: 31 });
});

test('B-74 months follow each other over the end of a year, and a leap year has its day', () => {
  expect([monthBeside('2026-12', 1), monthBeside('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
  expect([daysInMonth('2028-02'), daysInMonth('2026-02')]).toEqual([29, 28]);
});
