import { describe, expect, it } from 'vitest';
import { addressCodeWait, codeWait, passwordWait, secondsLeft } from './sign-in-waits.ts';

describe('between one-time codes', () => {
  it('a number waits longer after each code that nobody used, ten minutes at most', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 40].map((unused) => codeWait(unused))).toEqual([
      0, 30, 60, 120, 300, 600, 600, 600,
    ]);
  });

  it('an address, which many may share, waits once its free codes are used up', () => {
    expect([0, 4, 5, 6, 7, 8, 9, 40].map((unused) => addressCodeWait(unused, 5))).toEqual([
      0, 0, 30, 60, 120, 300, 600, 600,
    ]);
  });
});

describe('between wrong passwords', () => {
  const waits = (everywhere: number) =>
    [0, 1, 4, 5, 6, 7, 8, 9, 40].map((here) => passwordWait({ here, everywhere, free: 5 }));

  it('an address waits once its free tries of a name are used up, a quarter of an hour at most', () => {
    expect(waits(9)).toEqual([0, 0, 0, 30, 60, 120, 300, 900, 900]);
  });

  it('a name under attack leaves each address one free try, and shuts nobody out', () => {
    expect(waits(49)).toEqual(waits(9));
    expect(waits(50)).toEqual([0, 30, 300, 900, 900, 900, 900, 900, 900]);
    expect(waits(1_000_000)[0]).toBe(0);
  });
});

it('the remaining wait is shown in whole seconds, and is never negative', () => {
  const since = new Date('2026-03-02T05:00:00Z');
  const after = (seconds: number) => ({ since, now: new Date(since.getTime() + seconds * 1000) });
  expect([0, 19.5, 29.9, 30, 90].map((seconds) => secondsLeft(30, after(seconds)))).toEqual([
    30, 11, 1, 0, 0,
  ]);
  // The clock of another process was ahead.
  expect([secondsLeft(30, after(-5)), secondsLeft(0, after(-5))]).toEqual([30, 0]);
});
