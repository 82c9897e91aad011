import { expect, test } from 'vitest';
import { afterQuietHours, clockOf, minutesOf } from './quiet-hours.ts';

const night = { from: minutesOf('21:00'), until: minutesOf('08:00') };
const noon = { from: minutesOf('12:00'), until: minutesOf('13:30') };
/** A moment by the clock of Bangkok. */
const bangkok = (time: string) => new Date(`${time}+07:00`);

test.each([
  ['before they begin', '2026-03-02T20:59:59', night, '2026-03-02T20:59:59'],
  ['as they begin', '2026-03-02T21:00:00', night, '2026-03-03T08:00:00'],
  ['before midnight, until the next morning', '2026-03-02T23:30:10', night, '2026-03-03T08:00:00'],
  ['after midnight, until the same morning', '2026-03-03T07:59:59', night, '2026-03-03T08:00:00'],
  ['as they end', '2026-03-03T08:00:00', night, '2026-03-03T08:00:00'],
  ['within a day', '2026-12-31T12:45:00', noon, '2026-12-31T13:30:00'],
  ['over a year', '2026-12-31T22:00:00', night, '2027-01-01T08:00:00'],
])('a message in quiet hours waits until they end: %s', (_, at, quiet, due) => {
  expect(afterQuietHours(bangkok(at), quiet)).toEqual(bangkok(due));
});

test('without quiet hours, or with hours that are no span, nothing waits', () => {
  const at = bangkok('2026-03-02T23:00:00');
  expect(afterQuietHours(at, undefined)).toBe(at);
  expect(afterQuietHours(at, { from: 60, until: 60 })).toBe(at);
});

test('minutes after midnight are read from a clock and shown as one', () => {
  expect(['00:00', '08:05', '23:59'].map((clock) => clockOf(minutesOf(clock)))).toEqual([
    '00:00',
    '08:05',
    '23:59',
  ]);
  expect(minutesOf('08:05')).toBe(485);
});
