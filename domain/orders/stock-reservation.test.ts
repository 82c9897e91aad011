import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COOL_DOWN_MINUTES, reservationTime, piecesToReserve } from './stock-reservation.ts';

describe('pieces reserved for one customer', () => {
  test.each([
    [1, 1, 1],
    [5, 5, 5],
    [99_999, 5, 5],
    [99_999, 6, 5],
    [99_999, 10, 5],
    [99_999, 11, 5],
    [99_999, 12, 6],
    [99_999, 1001, 500],
    [30, 1000, 30],
    [1, 0, 0],
    [1, -3, 0],
    [0, 10, 0],
  ])('S-51 of %i wanted and %i available: %i', (wanted, available, held) => {
    expect(piecesToReserve({ wanted, available })).toBe(held);
  });

  test('S-51 are never more than wanted or there, and leave half of more than ten', () => {
    const pieces = fc.integer({ min: 0, max: 2_000_000_000 });
    fc.assert(
      fc.property(pieces, pieces, (wanted, available) => {
        const held = piecesToReserve({ wanted, available });
        expect(held).toBeLessThanOrEqual(Math.min(wanted, available));
        expect(held).toBeLessThanOrEqual(Math.max(5, available / 2));
      }),
    );
  });
});

describe('the time of a reservation of 10 minutes', () => {
  const begin = new Date('2026-03-02T05:00:00Z').getTime();
  const at = (minute: number) => new Date(begin + minute * 60_000);
  const asked = (minute: number, since?: number, until?: number) =>
    reservationTime(
      {
        since: since === undefined ? undefined : at(since),
        until: until === undefined ? undefined : at(until),
      },
      { now: at(minute), minutes: 10 },
    );

  test('S-51 begins with the first', () => {
    expect(asked(3)).toEqual({ since: at(3), until: at(13) });
  });

  test('S-51 keeps its end while it lasts', () => {
    expect(asked(9, 0, 10)).toEqual({ since: at(0), until: at(10) });
  });

  test('S-51 comes once more after it, or after letting go, within twenty minutes of the first', () => {
    expect(asked(10, 0, 10)).toEqual({ since: at(0), until: at(20) });
    expect(asked(4, 0)).toEqual({ since: at(0), until: at(14) });
    expect(asked(15, 0)).toEqual({ since: at(0), until: at(20) });
  });

  test('S-51 ends then for good until the cool-down is over', () => {
    const againAt = at(20 + COOL_DOWN_MINUTES);
    expect(asked(20, 0, 20)).toEqual({ againAt });
    expect(asked(79, 0)).toEqual({ againAt });
    expect(asked(80, 0)).toEqual({ since: at(80), until: at(90) });
  });

  test('S-51 a shorter time that the shop sets meanwhile holds at once', () => {
    const held = { since: at(0), until: at(10) };
    expect(reservationTime(held, { now: at(3), minutes: 1 })).toEqual({ againAt: at(2 + COOL_DOWN_MINUTES) });
    expect(reservationTime(held, { now: at(3), minutes: 4 })).toEqual({ since: at(0), until: at(8) });
  });

  test('S-51 however often it is asked for, a customer holds a quarter of the time at most', () => {
    let since: Date | undefined;
    let until: Date | undefined;
    let held = 0;
    for (let minute = 0; minute < 800; minute += 1) {
      const time = reservationTime(
        { since, until: minute % 3 === 0 ? undefined : until },
        { now: at(minute), minutes: 10 },
      );
      if ('againAt' in time) continue;
      ({ since, until } = time);
      held += 1;
    }
    expect(held).toBe(200);
  });
});
