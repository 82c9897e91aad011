import { expect, test } from 'vitest';
import { neighboursOf } from './list-neighbours.ts';

const stored = JSON.stringify(['/a', '/b', '/c']);

test('B-83 a detail has the row before and the row after it in the list one came from', () => {
  expect(neighboursOf(stored, '/b')).toEqual({ previous: '/a', next: '/c', place: 2, count: 3 });
  expect(neighboursOf(stored, '/a')).toEqual({ previous: undefined, next: '/b', place: 1, count: 3 });
  expect(neighboursOf(stored, '/c')).toEqual({ previous: '/b', next: undefined, place: 3, count: 3 });
});

test.each([null, '', '{', '{}', '5', '["/b"]', '["/a","/c"]'])(
  'B-83 there are none where one did not come from the list: %s',
  (rows) => {
    expect(neighboursOf(rows, '/b')).toBeUndefined();
  },
);
