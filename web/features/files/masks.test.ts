import { expect, test } from 'vitest';
import { maskBetween, maskByKey, newMask } from './masks.ts';

test('V-06b a box is between two corners in any order, cut at the edges', () => {
  expect(maskBetween({ x: 0.5, y: 0.75 }, { x: 0.25, y: 0.25 })).toEqual({
    x: 0.25,
    y: 0.25,
    width: 0.25,
    height: 0.5,
  });
  expect(maskBetween({ x: -1, y: 0.5 }, { x: 2, y: 3 })).toEqual({ x: 0, y: 0.5, width: 1, height: 0.5 });
});

test('V-06b a slip of the finger is no box', () => {
  expect(maskBetween({ x: 0.5, y: 0.5 }, { x: 0.51, y: 0.9 })).toBeUndefined();
});

test('V-06b arrows move a box and never out of the picture, with Shift they change its size', () => {
  const box = { x: 0.99 - newMask.width, y: 0, width: newMask.width, height: newMask.height };
  expect(maskByKey(box, { key: 'ArrowRight', shiftKey: false })?.x).toBeCloseTo(1 - newMask.width);
  expect(maskByKey(box, { key: 'ArrowUp', shiftKey: false })?.y).toBe(0);
  expect(maskByKey(box, { key: 'ArrowDown', shiftKey: true })?.height).toBeCloseTo(newMask.height + 0.02);
  expect(maskByKey({ ...box, width: 0.02 }, { key: 'ArrowLeft', shiftKey: true })?.width).toBe(0.02);
  expect(maskByKey(box, { key: 'a', shiftKey: false })).toBeUndefined();
});
