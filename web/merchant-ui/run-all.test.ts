import { expect, test } from 'vitest';
import { runAll, type BulkState } from './run-all.ts';

const run = async (keys: string[], { stopAfter = Infinity } = {}) => {
  const states: BulkState[] = [];
  const worked: string[] = [];
  const left = await runAll({
    keys,
    work: async (key) => {
      worked.push(key);
      if (key.startsWith('bad')) throw new Error(key);
    },
    tell: (error) => `told ${(error as Error).message}`,
    onState: (state) => states.push(state),
    isStopped: () => worked.length >= stopAfter,
  });
  return { states, worked, left };
};

test('B-72 each row is done by itself: one that fails stops none, and stays picked with what went wrong', async () => {
  const { states, worked, left } = await run(['a', 'bad', 'b']);
  expect(worked).toEqual(['a', 'bad', 'b']);
  expect(left).toEqual(['bad']);
  expect(states.at(-1)).toEqual({
    total: 3,
    done: 3,
    failed: [{ key: 'bad', message: 'told bad' }],
    running: false,
  });
});

test('B-72 how far it is can be seen while it runs', async () => {
  const { states } = await run(['a', 'b']);
  expect(states.map(({ done, running }) => [done, running])).toEqual([
    [0, true],
    [1, true],
    [2, true],
    [2, false],
  ]);
});

test('B-72 it can be stopped: what was not come to stays picked', async () => {
  const { worked, left, states } = await run(['a', 'b', 'c'], { stopAfter: 1 });
  expect(worked).toEqual(['a']);
  expect(left).toEqual(['b', 'c']);
  expect(states.at(-1)).toMatchObject({ done: 1, running: false });
});
