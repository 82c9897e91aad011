import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

const end = new Date('2026-12-01T00:00:00+07:00');
const before = (minutes: number) => timeLeft(end, end.getTime() - minutes * 60_000);

test('P-46 a countdown runs for the last day, in begun minutes, and ends with it', () => {
  expect(before(24 * 60 + 1)).toBeUndefined();
  expect(before(24 * 60)).toEqual({ hours: 24, minutes: 0 });
  expect(before(312.5)).toEqual({ hours: 5, minutes: 13 });
  expect(before(0.1)).toEqual({ hours: 0, minutes: 1 });
  expect(before(0)).toBeUndefined();
  expect(before(-5)).toBeUndefined();
});
