import { expect, test } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

const filled = (most: number, items: readonly string[]) => {
  const queue = createFairQueue<string>(most);
  return { queue, refused: items.map((item) => queue.add(item.slice(0, 1), item)).filter(Boolean) };
};
const all = (queue: ReturnType<typeof filled>['queue']): (string | undefined)[] => {
  const taken = [];
  for (let item = queue.next(); item !== undefined; item = queue.next()) taken.push(item);
  return taken;
};

test('B-92 tenants take turns, each in the order of its own', () => {
  const { queue } = filled(9, ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']);
  expect(all(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

test('B-92 one that comes again waits for its turn', () => {
  const { queue } = filled(9, ['a1', 'a2', 'b1']);
  expect(queue.next()).toBe('a1');
  queue.add('a', 'a3');
  queue.add('c', 'c1');
  expect(all(queue)).toEqual(['b1', 'a2', 'c1', 'a3']);
});

test('B-92 in a full queue the tenant with the most gives way to the others, up to equal shares', () => {
  const { queue, refused } = filled(4, ['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'b2', 'b3']);
  expect(refused).toEqual(['a5', 'a4', 'a3', 'b3']);
  expect(all(queue)).toEqual(['a1', 'b1', 'a2', 'b2']);
});

test('B-92 where every tenant has one, a further one is refused', () => {
  expect(filled(2, ['a1', 'b1', 'c1']).refused).toEqual(['c1']);
});

test('draining takes all', () => {
  const { queue } = filled(4, ['a1', 'b1', 'a2']);
  expect(queue.drain().toSorted()).toEqual(['a1', 'a2', 'b1']);
  expect(queue.next()).toBeUndefined();
});
