import { expect, test } from 'vitest';
import { expectSection, sectionIsHydrated, hydrating } from './hydration.ts';

test('a page is hydrated when each of its sections is drawn or gone, in whatever order they report', async () => {
  expect(hydrating()).toBeUndefined();
  const [early, late, gone] = [{}, {}, {}];
  // Components rendered together with their page are hydrated before the page is.
  sectionIsHydrated(early);
  expectSection(early);
  expect(hydrating()).toBeUndefined();

  expectSection(late);
  const leave = expectSection(gone);
  const told: string[] = [];
  const over = hydrating()?.then(() => told.push('over'));
  leave();
  await Promise.resolve();
  expect(told).toEqual([]);
  // It brings a section of its own.
  const inner = {};
  sectionIsHydrated(late);
  expectSection(inner);
  await Promise.resolve();
  expect(told).toEqual([]);
  sectionIsHydrated(inner);
  await over;
  expect(told).toEqual(['over']);
  expect(hydrating()).toBeUndefined();
});
