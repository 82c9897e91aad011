import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDate, isInBlackout, startOfDay, yyyymmdd } from './dates.ts';

const midnight = new Date('2026-11-20T17:00:00Z');

describe('days in Bangkok', () => {
  test('begin at 17:00 UTC, in the Gregorian year', () => {
    expect(yyyymmdd(midnight)).toBe('20261121');
    expect(yyyymmdd(new Date(midnight.getTime() - 1))).toBe('20261120');
  });

  test('a day is read back from its start', () => {
    const moment = fc.date({ min: new Date('1970-01-02'), max: new Date('2999-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(moment, (at) => {
        const start = startOfDay(yyyymmdd(at));
        expect(start && yyyymmdd(start)).toBe(yyyymmdd(at));
        expect(at.getTime() - (start?.getTime() ?? 0)).toBeLessThan(24 * 60 * 60 * 1000);
      }),
    );
  });

  test.each(['', '20260230', '20261301', '2026-1-1', '202611211'])('%j is no day', (day) => {
    expect(startOfDay(day)).toBeUndefined();
  });
});

describe('the order-announcement blackout', () => {
  test.each([
    ['2026-11-20T16:59:59Z', false],
    ['2026-11-20T17:00:00Z', true],
    ['2026-11-22T16:59:59Z', true],
    ['2026-11-22T17:00:00Z', false],
  ])('K-04 of 21 to 22 November at %s: %s', (now, active) => {
    expect(isInBlackout('20261121-20261122', new Date(now))).toBe(active);
  });

  test.each(['', '20261121', '20261122-20261121', '20261121-', 'a-b', '20261121-20261122-20261123'])(
    'K-04 of %j is none',
    (text) => expect(isInBlackout(text, midnight)).toBe(false),
  );
});

describe('a date for people', () => {
  test('shows the Buddhist year in Thai and the Gregorian one in English', () => {
    expect(formatDate(midnight, 'th')).toBe('21 พ.ย. 2569');
    expect(formatDate(midnight, 'en')).toBe('21 Nov 2026');
  });

  test('shows the hour of Bangkok', () => {
    expect(formatDate(midnight, 'th', 'dayTime')).toBe('21 พ.ย. 2569 00:00');
    expect(formatDate(midnight, 'en', 'dayTime')).toBe('21 Nov 2026, 00:00');
    expect(formatDate(midnight, 'en', 'time')).toBe('00:00');
  });
});
