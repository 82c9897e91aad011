import { expect, test } from 'vitest';
import { createChance, createZipf, pick } from './chance.ts';

test('the same seed gives the same numbers', () => {
  const [a, b] = [createChance(7), createChance(7)];
  expect(Array.from({ length: 20 }, a)).toEqual(Array.from({ length: 20 }, b));
});

test('ranks stay inside, and the first is asked for about ten times as often as the tenth', () => {
  const next = createZipf(1000, createChance(1));
  const asked = Array.from({ length: 1000 }, () => 0);
  for (let count = 0; count < 200_000; count += 1) {
    const rank = next();
    asked[rank] = (asked[rank] ?? 0) + 1;
  }
  const [first = 0, tenth = 1] = [asked[0], asked[9]];
  expect(asked).toHaveLength(1000);
  expect(first / tenth).toBeGreaterThan(8);
  expect(first / tenth).toBeLessThan(12);
});

test('picking from nothing is refused', () => {
  expect(() => pick([], Math.random)).toThrow(RangeError);
});
