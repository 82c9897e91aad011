import { expect, test } from 'vitest';
import * as fc from 'fast-check';
import { planTree, type WantedPlace } from './category-plan.ts';
import { DEEPEST_CATEGORY, MOST_CATEGORIES, type Place } from './category-tree.ts';

/** `A A/B` has B in A; positions as they are told. */
function treeOf(...paths: string[]): Place[] {
  return paths.map((path, position) => {
    const codes = path.split('/');
    return { code: codes.at(-1) ?? '', parent: codes.at(-2) ?? null, level: codes.length, position };
  });
}
/** Rows from 2 on, as in a file. */
const rowsOf = (...said: [code: string, parent: string | null, place?: number][]): WantedPlace[] =>
  said.map(([code, parent, place], at) => ({ rowNo: at + 2, code, parent, place }));
const told = (plan: ReturnType<typeof planTree>) =>
  [...plan.problems].toSorted(([one], [other]) => one - other).map(([row, { code }]) => [row, code]);
const levels = ({ places }: ReturnType<typeof planTree>) =>
  Object.fromEntries([...places.values()].map(({ code, level }) => [code, level]));

test('R-54c a parent may come later in the file, and a branch goes where its category goes', () => {
  const plan = planTree(treeOf('FOOD', 'FOOD/CAT'), rowsOf(['KIT', 'CAT'], ['CAT', 'PETS'], ['PETS', null]));
  expect(told(plan)).toEqual([]);
  expect(levels(plan)).toEqual({ FOOD: 1, PETS: 1, CAT: 2, KIT: 3 });
});

test('R-54c two exchange their places in one file, whichever row is first', () => {
  const tree = treeOf('A', 'A/B', 'A/B/C');
  for (const rows of [rowsOf(['A', 'B'], ['B', null]), rowsOf(['B', null], ['A', 'B'])]) {
    const plan = planTree(tree, rows);
    expect(told(plan)).toEqual([]);
    expect(levels(plan)).toEqual({ A: 2, B: 1, C: 2 });
  }
});

test('R-54c a loop is named by each row that makes it; what is below it says which row is wrong', () => {
  const plan = planTree(
    treeOf('A', 'A/B'),
    rowsOf(['X', 'Y'], ['Y', 'X'], ['Z', 'Y'], ['A', 'B'], ['B', 'A']),
  );
  expect(told(plan)).toEqual([
    [2, 'CATEGORY_LOOP'],
    [3, 'CATEGORY_LOOP'],
    [4, 'CATEGORY_PARENT_WRONG'],
    [5, 'CATEGORY_LOOP'],
  ]);
  expect(plan.problems.get(2)?.values).toEqual({ path: 'X › Y › X' });
  expect(plan.problems.get(4)?.values).toEqual({ row: 3 });
  expect(levels(plan)).toEqual({ A: 1, B: 2 });
  expect(told(planTree([], rowsOf(['X', 'X'])))).toEqual([[2, 'CATEGORY_LOOP']]);
});

test('R-54c what is deeper than five levels is named by its row, or by the row that moves it there', () => {
  const deep = planTree(treeOf('1', '1/2', '1/2/3', '1/2/3/4'), rowsOf(['5', '4'], ['6', '5'], ['7', '6']));
  expect(told(deep)).toEqual([
    [3, 'CATEGORY_TOO_DEEP'],
    [4, 'CATEGORY_TOO_DEEP'],
  ]);
  const moved = planTree(treeOf('1', '1/2', '1/2/3', '1/2/3/4', 'A', 'A/B'), rowsOf(['A', '4']));
  expect(told(moved)).toEqual([[2, 'CATEGORY_TOO_DEEP']]);
  // What is deep today may leave in the same file.
  const left = planTree(treeOf('1', '1/2', '1/2/3', '1/2/3/4', 'A', 'A/B'), rowsOf(['A', '4'], ['B', null]));
  expect(told(left)).toEqual([]);
});

test('R-54c a parent that is nowhere, or wrong itself, is told apart', () => {
  const plan = planTree([], rowsOf(['A', 'NONE'], ['B', 'BAD'], ['C', 'B']), new Map([['BAD', 9]]));
  expect(told(plan)).toEqual([
    [2, 'CATEGORY_PARENT_UNKNOWN'],
    [3, 'CATEGORY_PARENT_WRONG'],
    [4, 'CATEGORY_PARENT_WRONG'],
  ]);
});

test('R-54c the order is as given; without one it stays, and what is new below a parent is last there', () => {
  const plan = planTree(
    treeOf('A', 'B', 'B/C'),
    rowsOf(['D', null], ['C', null], ['B', null, 7], ['E', 'A', 3], ['F', 'A']),
  );
  const positions = [...plan.places.values()].map(({ code, position }) => [code, position]);
  expect(Object.fromEntries(positions)).toEqual({ A: 0, B: 7, C: 8, D: 9, E: 3, F: 4 });
});

test('R-54c a shop has no more than it may: the first of a file are added', () => {
  const tree = treeOf(...Array.from({ length: MOST_CATEGORIES - 1 }, (_, at) => `T${at}`));
  expect(told(planTree(tree, rowsOf(['N1', null], ['T0', null, 5], ['N2', null])))).toEqual([
    [4, 'TOO_MANY_CATEGORIES'],
  ]);
});

test('R-54c whatever a file says, what is left of it is a tree of five levels at most', () => {
  const code = fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F', 'G', 'H');
  const file = fc.uniqueArray(
    fc.record({ code, parent: fc.option(code), place: fc.option(fc.nat(9), { nil: undefined }) }),
    { selector: (row) => row.code },
  );
  fc.assert(
    fc.property(file, file, (first, second) => {
      const rows = (said: typeof first) => said.map((row, at) => Object.assign({ rowNo: at }, row));
      const { places: tree } = planTree([], rows(first));
      const plan = planTree([...tree.values()], rows(second));
      for (const { level, parent } of plan.places.values()) {
        expect(level).toBe(parent === null ? 1 : (plan.places.get(parent)?.level ?? NaN) + 1);
        expect(level).toBeLessThanOrEqual(DEEPEST_CATEGORY);
      }
      const done = rows(second).filter(({ rowNo }) => !plan.problems.has(rowNo));
      for (const row of done) expect(plan.places.get(row.code)?.parent).toBe(row.parent);
      // Done again it changes nothing.
      expect(planTree([...plan.places.values()], done).places).toEqual(plan.places);
    }),
    { numRuns: 300 },
  );
});
