import { expect, test } from 'vitest';
import { arranged, movedTo } from './list-order.ts';

const ids = ['a', 'b', 'c'];

test('C-75b a picture is moved to a place, and the others keep their order', () => {
  expect(movedTo(ids, 'a', 2)).toEqual(['b', 'c', 'a']);
  expect(movedTo(ids, 'c', 0)).toEqual(['c', 'a', 'b']);
  expect(movedTo(ids, 'b', 1)).toEqual(ids);
});

test('C-75b an order that was chosen before a picture came or went still counts for the others', () => {
  expect(arranged(ids, ['c', 'a', 'b'])).toEqual(['c', 'a', 'b']);
  expect(arranged([...ids, 'd'], ['c', 'b', 'a'])).toEqual(['c', 'b', 'a', 'd']);
  expect(arranged(['a', 'c'], ['c', 'b', 'a'])).toEqual(['c', 'a']);
});
