import { describe, expect, test } from 'vitest';
import { closedFrom, inOrder, isClock, spanMistakes, weekInLines } from './opening-hours.ts';

const span = (day: number, from: string, until: string) => ({ day, from, until });

describe('B-05f the hours of a center', () => {
  test.each([
    ['08:00', true],
    ['23:59', true],
    ['24:00', false],
    ['8:00', false],
    ['', false],
  ])('%s is a clock: %s', (text, is) => expect(isClock(text)).toBe(is));

  test('a span that ends before it begins is wrong, and so is one within another of its day', () => {
    expect(spanMistakes([span(1, '17:00', '08:00')])).toEqual([{ at: 0, wrong: 'order' }]);
    expect(spanMistakes([span(1, '08:00', '12:00'), span(1, '11:59', '17:00')])).toEqual([
      { at: 1, wrong: 'overlap' },
    ]);
  });

  test('a break between two spans is right, also where they touch, and so are the same hours of two days', () => {
    expect(
      spanMistakes([span(1, '08:00', '12:00'), span(1, '12:00', '17:00'), span(2, '08:00', '17:00')]),
    ).toEqual([]);
  });

  test('days of the same hours are one line, and a closed day has none', () => {
    const week = [1, 2, 3, 4, 5].flatMap((day) => [span(day, '13:00', '17:00'), span(day, '08:00', '12:00')]);
    expect(weekInLines(week)).toEqual([
      { first: 1, last: 5, spans: ['08:00–12:00', '13:00–17:00'] },
      { first: 6, last: 7, spans: [] },
    ]);
    expect(weekInLines([])).toEqual([]);
  });

  test('are stored by day and clock', () => {
    expect(
      inOrder([span(2, '08:00', '09:00'), span(1, '13:00', '14:00'), span(1, '08:00', '09:00')]),
    ).toEqual([span(1, '08:00', '09:00'), span(1, '13:00', '14:00'), span(2, '08:00', '09:00')]);
  });

  test('closed days that are over are left out', () => {
    const days = [{ date: '2026-12-31' }, { date: '2026-11-24' }, { date: '2026-11-25' }];
    expect(closedFrom(days, '2026-11-25').map(({ date }) => date)).toEqual(['2026-11-25', '2026-12-31']);
  });
});
