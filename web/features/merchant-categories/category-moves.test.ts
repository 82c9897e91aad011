import { expect, test } from 'vitest';
import { dropMove, stepMove } from './category-moves.ts';

const tree = [
  { code: 'food', level: 1, parent: null },
  { code: 'care', level: 1, parent: null },
  { code: 'dog', level: 2, parent: 'food' },
  { code: 'cat', level: 2, parent: 'food' },
];

test('a step goes among siblings, into the one before, or beside the one above', () => {
  expect(stepMove(tree, 'cat', 'up')).toEqual({ code: 'cat', parent: 'food', before: 'dog' });
  expect(stepMove(tree, 'dog', 'up')).toBeUndefined();
  expect(stepMove(tree, 'dog', 'down')).toEqual({ code: 'dog', parent: 'food', before: null });
  expect(stepMove(tree, 'cat', 'down')).toBeUndefined();
  expect(stepMove(tree, 'cat', 'in')).toEqual({ code: 'cat', parent: 'dog', before: null });
  expect(stepMove(tree, 'food', 'in')).toBeUndefined();
  expect(stepMove(tree, 'cat', 'out')).toEqual({ code: 'cat', parent: null, before: 'care' });
  expect(stepMove(tree, 'care', 'out')).toBeUndefined();
});

test('letting one go means before, after or inside another one, never below itself', () => {
  expect(dropMove(tree, { code: 'cat', on: 'dog', edge: 'before' })).toEqual({
    code: 'cat',
    parent: 'food',
    before: 'dog',
  });
  expect(dropMove(tree, { code: 'care', on: 'dog', edge: 'after' })).toEqual({
    code: 'care',
    parent: 'food',
    before: 'cat',
  });
  expect(dropMove(tree, { code: 'care', on: 'dog', edge: 'inside' })).toEqual({
    code: 'care',
    parent: 'dog',
    before: null,
  });
  expect(dropMove(tree, { code: 'food', on: 'dog', edge: 'inside' })).toBeUndefined();
  expect(dropMove(tree, { code: 'food', on: 'food', edge: 'after' })).toBeUndefined();
  expect(dropMove(tree, { code: 'cat', on: 'dog', edge: 'after' })).toBeUndefined();
});
