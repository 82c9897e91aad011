import { expect, test } from 'vitest';
import { expectPart, partIsThere, takingOver } from './taking-over.ts';

test('a page is taken over when each of its parts is drawn or gone, in whatever order they tell', async () => {
  expect(takingOver()).toBeUndefined();
  const [early, late, gone] = [{}, {}, {}];
  // What was drawn together with its page tells before the page does.
  partIsThere(early);
  expectPart(early);
  expect(takingOver()).toBeUndefined();

  expectPart(late);
  const leave = expectPart(gone);
  const told: string[] = [];
  const over = takingOver()?.then(() => told.push('over'));
  leave();
  await Promise.resolve();
  expect(told).toEqual([]);
  // It brings a part of its own.
  const inner = {};
  partIsThere(late);
  expectPart(inner);
  await Promise.resolve();
  expect(told).toEqual([]);
  partIsThere(inner);
  await over;
  expect(told).toEqual(['over']);
  expect(takingOver()).toBeUndefined();
});
