import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { datePresets, presetDays, readTypedDate, typedDateText } from './typed-date.ts';

const NOW = new Date('2026-11-21T05:00:00Z');
const read = (typed: string) => readTypedDate(typed, NOW);

describe('B-70 a typed day', () => {
  test.each([
    ['21/11/2569', '2026-11-21'],
    ['21/11/2026', '2026-11-21'],
    ['1/2/2569', '2026-02-01'],
    ['21-11-2026', '2026-11-21'],
    ['21.11.2026', '2026-11-21'],
    ['21 11 2569', '2026-11-21'],
    ['๒๑/๑๑/๒๕๖๙', '2026-11-21'],
    ['21112569', '2026-11-21'],
    ['2026-11-21', '2026-11-21'],
    ['2569-11-21', '2026-11-21'],
    ['21/11/69', '2026-11-21'],
    ['21/11/26', '2026-11-21'],
    ['29/2/2567', '2024-02-29'],
  ])('is read with a Buddhist or a Gregorian year: %s', (typed, day) => {
    expect(read(typed)).toEqual({ day });
  });

  test.each([['2'], ['21'], ['21/'], ['21/1'], ['21/11'], ['21/11/2'], ['21/11/256'], ['2026-11'], ['2111']])(
    'is not wrong while more may follow: %s',
    (typed) => {
      expect(read(typed)).toBe('half');
    },
  );

  test.each([
    ['31/2/2569'],
    ['29/2/2568'],
    ['32/1/2569'],
    ['1/13/2569'],
    ['yesterday'],
    ['21/11/20269'],
    ['1/1/0001'],
    ['1/2/3/4'],
    ['2026-02-30'],
  ])('is impossible: %s', (typed) => {
    expect(read(typed)).toBe('impossible');
  });

  test('of nothing is none', () => {
    expect(read('  ')).toBe('empty');
    expect(typedDateText('', 'th')).toBe('');
  });

  test('reads back as it is written, in both languages', () => {
    const day = fc
      .date({ min: new Date('1950-01-01'), max: new Date('2300-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, fc.constantFrom('th' as const, 'en' as const), (wanted, language) => {
        expect(read(typedDateText(wanted, language))).toEqual({ day: wanted });
      }),
    );
  });
});

describe('B-70 a range with a name', () => {
  test('is of days in Bangkok', () => {
    const evening = new Date('2026-11-30T18:00:00Z');
    expect(Object.fromEntries(datePresets.map((name) => [name, presetDays(name, evening)]))).toEqual({
      today: { first: '2026-12-01', last: '2026-12-01' },
      yesterday: { first: '2026-11-30', last: '2026-11-30' },
      last7Days: { first: '2026-11-25', last: '2026-12-01' },
      thisMonth: { first: '2026-12-01', last: '2026-12-01' },
      lastMonth: { first: '2026-11-01', last: '2026-11-30' },
      thisYear: { first: '2026-01-01', last: '2026-12-01' },
    });
    expect(presetDays('lastMonth', new Date('2026-03-31T05:00:00Z'))).toEqual({
      first: '2026-02-01',
      last: '2026-02-28',
    });
  });
});
