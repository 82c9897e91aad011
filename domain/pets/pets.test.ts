import { describe, expect, test } from 'vitest';
import { ageOn, monthsLater, nextReminder } from './pets.ts';

describe('R-27i the age of a pet', () => {
  test.each([
    ['2020-05-10', '2026-05-09', { years: 5, months: 11 }],
    ['2020-05-10', '2026-05-10', { years: 6, months: 0 }],
    ['2026-01-31', '2026-02-28', { years: 0, months: 0 }],
    ['2026-03-02', '2026-03-02', { years: 0, months: 0 }],
    ['2025-12-15', '2026-01-20', { years: 0, months: 1 }],
  ])('born %s, on %s', (born, day, age) => {
    expect(ageOn(born, day)).toEqual(age);
  });

  test('of one that is not born yet is not known', () => {
    expect(ageOn('2026-03-03', '2026-03-02')).toBeUndefined();
  });
});

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-11-30', 3, '2027-02-28'],
  ['2026-03-15', 12, '2027-03-15'],
])('R-27i %s and %i months is %s', (day, months, later) => {
  expect(monthsLater(day, months)).toBe(later);
});

describe('R-27i a reminder', () => {
  test('that comes once has no next day', () => {
    expect(nextReminder({ firstDay: '2026-03-01', months: 0 }, '2026-03-02')).toBeUndefined();
  });
  test('leaves out what was missed, and keeps its day of the month', () => {
    expect(nextReminder({ firstDay: '2026-01-31', months: 1 }, '2026-03-02')).toBe('2026-03-31');
    expect(nextReminder({ firstDay: '2026-01-31', months: 1 }, '2026-02-28')).toBe('2026-03-31');
    expect(nextReminder({ firstDay: '2026-01-31', months: 1 }, '2026-02-27')).toBe('2026-02-28');
  });
});
