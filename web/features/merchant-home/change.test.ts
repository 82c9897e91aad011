import { expect, test } from 'vitest';
import { changeInPercent } from './change.ts';

test.each([
  [150, 100, 50],
  [50, 100, -50],
  [100, 100, 0],
  [0, 3, -100],
  [5, 0, undefined],
])('B-82 %d after %d is a change of %s percent', (now, before, percent) => {
  expect(changeInPercent(now, before)).toBe(percent);
});
