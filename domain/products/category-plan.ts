/** What many categories at once make of the tree, such as those of a file: each may be in one that comes later. */
import { DEEPEST_CATEGORY, MOST_CATEGORIES, type Place } from './category-tree.ts';

export type WantedPlace = {
  rowNo: number;
  /** No two rows have the same. */
  code: string;
  /** null: at the top. */
  parent: string | null;
  /** Siblings are shown from the smallest; undefined: where it is, or last below another parent. */
  place: number | undefined;
};

export type PlanProblem = {
  code:
    | 'CATEGORY_PARENT_UNKNOWN'
    | 'CATEGORY_PARENT_WRONG'
    | 'CATEGORY_LOOP'
    | 'CATEGORY_TOO_DEEP'
    | 'TOO_MANY_CATEGORIES';
  values?: Record<string, string | number>;
};

export type CategoryPlan = {
  /** By row; such a row changes nothing. */
  problems: ReadonlyMap<number, PlanProblem>;
  /** Every category once all other rows are done. */
  places: ReadonlyMap<string, Place>;
};

type Parents = ReadonlyMap<string, string | null>;
/** Codes of a loop that are told. */
const MOST_TOLD = 6;

/**
 * `broken` has the codes of rows that cannot be done for other reasons: what is to be in a new one of these cannot be done either. A row that
 * makes a loop, or puts anything below level 5, is named; the others are done without it.
 */
export function planTree(
  tree: readonly Place[],
  wanted: readonly WantedPlace[],
  broken: ReadonlyMap<string, number> = new Map(),
): CategoryPlan {
  const before = new Map(tree.map((one) => [one.code, one]));
  const problems = new Map<number, PlanProblem>();
  const wrong = new Map(broken);
  let rows = withinShop(before, wanted);
  for (const { rowNo, code } of wanted.filter((row) => !rows.includes(row))) {
    problems.set(rowNo, { code: 'TOO_MANY_CATEGORIES', values: { most: MOST_CATEGORIES } });
    wrong.set(code, rowNo);
  }
  for (;;) {
    const found = problemsOf({ before, rows, wrong });
    if (found.size === 0) return { problems, places: placesOf(before, rows) };
    for (const [row, problem] of found) {
      problems.set(row.rowNo, problem);
      wrong.set(row.code, row.rowNo);
    }
    rows = rows.filter((row) => !found.has(row));
  }
}

type Tree = ReadonlyMap<string, Place>;

/** New ones only until the shop has as many as it may. */
function withinShop(before: Tree, wanted: readonly WantedPlace[]): readonly WantedPlace[] {
  let room = MOST_CATEGORIES - before.size;
  return wanted.filter(({ code }) => {
    if (before.has(code)) return true;
    room -= 1;
    return room >= 0;
  });
}

const parentsOf = (before: Tree, rows: readonly WantedPlace[]): Parents =>
  new Map([
    ...[...before.values()].map(({ code, parent }) => [code, parent] as const),
    ...rows.map(({ code, parent }) => [code, parent] as const),
  ]);

type Looking = { before: Tree; rows: readonly WantedPlace[]; wrong: ReadonlyMap<string, number> };

/** Of these rows together; at least one where the tree would not be one. */
function problemsOf({ before, rows, wrong }: Looking): ReadonlyMap<WantedPlace, PlanProblem> {
  const parents = parentsOf(before, rows);
  const found = new Map<WantedPlace, PlanProblem>();
  for (const row of rows) {
    if (row.parent === null || parents.has(row.parent)) continue;
    const at = wrong.get(row.parent);
    found.set(
      row,
      at === undefined
        ? { code: 'CATEGORY_PARENT_UNKNOWN' }
        : { code: 'CATEGORY_PARENT_WRONG', values: { row: at } },
    );
  }
  if (found.size > 0) return found;
  const { levels, loops } = levelsOf(parents);
  // What stays in the category that it is in makes no loop and nothing deeper.
  const moving = new Map(
    rows.filter(({ code, parent }) => before.get(code)?.parent !== parent).map((row) => [row.code, row]),
  );
  for (const loop of loops)
    for (const [at, code] of loop.entries()) {
      const row = moving.get(code);
      if (row) found.set(row, { code: 'CATEGORY_LOOP', values: { path: toldLoop(loop, at) } });
    }
  for (const [code, level] of levels) {
    if (level <= DEEPEST_CATEGORY) continue;
    let at: string | null = code;
    while (at !== null && !moving.has(at)) at = parents.get(at) ?? null;
    const row = at === null ? undefined : moving.get(at);
    if (row) found.set(row, { code: 'CATEGORY_TOO_DEEP' });
  }
  return found;
}

/** From the category down to itself. */
function toldLoop(loop: readonly string[], at: number): string {
  const up = [...loop.slice(at), ...loop.slice(0, at + 1)];
  return up.slice(-MOST_TOLD).toReversed().join(' › ');
}

/** Levels from 1, but of those in or below a loop. */
function levelsOf(parents: Parents): { levels: ReadonlyMap<string, number>; loops: string[][] } {
  const levels = new Map<string, number>();
  const loops: string[][] = [];
  const hanging = new Set<string>();
  for (const start of parents.keys()) {
    const walk = new Set<string>();
    let at: string | null = start;
    while (at !== null && !levels.has(at) && !hanging.has(at) && !walk.has(at)) {
      walk.add(at);
      at = parents.get(at) ?? null;
    }
    const up = [...walk];
    if (at !== null && walk.has(at)) loops.push(up.slice(up.indexOf(at)));
    if (at !== null && !levels.has(at)) {
      for (const code of up) hanging.add(code);
      continue;
    }
    let level = at === null ? 0 : (levels.get(at) ?? 0);
    for (const code of up.toReversed()) levels.set(code, (level += 1));
  }
  return { levels, loops };
}

function placesOf(before: Tree, rows: readonly WantedPlace[]): ReadonlyMap<string, Place> {
  const parents = parentsOf(before, rows);
  const { levels } = levelsOf(parents);
  const given = new Map(rows.map((row) => [row.code, row]));
  const last = new Map<string | null, number>();
  const places = new Map<string, Place>();
  const put = (code: string, parent: string | null, position: number): void => {
    places.set(code, { code, parent, position, level: levels.get(code) ?? 1 });
    last.set(parent, Math.max(last.get(parent) ?? 0, position));
  };
  const later: [string, string | null][] = [];
  for (const [code, parent] of parents) {
    const was = before.get(code);
    const position = given.get(code)?.place ?? (was?.parent === parent ? was.position : undefined);
    if (position === undefined) later.push([code, parent]);
    else put(code, parent, position);
  }
  for (const [code, parent] of later) put(code, parent, (last.get(parent) ?? 0) + 1);
  return places;
}
