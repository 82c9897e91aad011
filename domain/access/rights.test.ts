import { expect, test } from 'vitest';
import { rightsOf } from './rights.ts';

test('B-05d a right is the super admin’s, and that of the salesmen whose role the shop gave it to', () => {
  expect(rightsOf('1', [])).toEqual(['costs']);
  expect(rightsOf('3', ['costs'])).toEqual(['costs']);
  expect(rightsOf('3', [])).toEqual([]);
});

test('B-05d nobody else has one, and a right that is unknown is none', () => {
  for (const role of ['GUEST', '', '2']) expect(rightsOf(role, ['costs'])).toEqual([]);
  expect(rightsOf('3', ['everything'])).toEqual([]);
});
