import { expect, test } from 'vitest';
import { beforeOf, stepOf } from './drag-order.ts';

const keys = ['A', 'B', 'C'];

test('a row that is let go on the upper half of another stands before it, on the lower half after it', () => {
  expect(beforeOf(keys, { key: 'C', on: 'A', edge: 'before' })).toBe('A');
  expect(beforeOf(keys, { key: 'C', on: 'A', edge: 'after' })).toBe('B');
  expect(beforeOf(keys, { key: 'A', on: 'C', edge: 'after' })).toBeNull();
});

test('where it stands already is no place', () => {
  expect(beforeOf(keys, { key: 'A', on: 'A', edge: 'after' })).toBeUndefined();
  expect(beforeOf(keys, { key: 'A', on: 'B', edge: 'before' })).toBeUndefined();
  expect(beforeOf(keys, { key: 'B', on: 'A', edge: 'after' })).toBeUndefined();
  expect(beforeOf(keys, { key: 'C', on: 'B', edge: 'after' })).toBeUndefined();
});

test('a step goes past the neighbour, and none leads out of the list', () => {
  expect(['up', 'down'].map((step) => stepOf(keys, 'B', step as 'up'))).toEqual(['A', null]);
  expect(stepOf(keys, 'A', 'down')).toBe('C');
  expect(stepOf(keys, 'A', 'up')).toBeUndefined();
  expect(stepOf(keys, 'C', 'down')).toBeUndefined();
});
