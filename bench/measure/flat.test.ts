import { expect, test } from 'vitest';
import { growthOf } from './flat.ts';

const minutes = (of: (n: number) => number) => Array.from({ length: 90 }, (_, n) => of(n));

test('memory that goes up and down around the same is flat', () => {
  expect(growthOf(minutes((n) => 200 + 30 * Math.sin(n)))).toMatchObject({ isFlat: true });
});

test('memory that grew while warming up is flat', () => {
  expect(growthOf(minutes((n) => Math.min(200, 100 + 5 * n)))).toEqual({
    before: 200,
    after: 200,
    isFlat: true,
  });
});

test('memory that goes on growing is not', () => {
  expect(growthOf(minutes((n) => 150 + n))).toMatchObject({ isFlat: false });
});

test('a run too short to say is flat', () => {
  expect(growthOf([100, 200])).toEqual({ before: 100, after: 200, isFlat: true });
});
