/** The tree of categories: what moving one makes of it (levels 1 to 5, each child linked to its parent by code). */

export type Placed = { code: string; level: number; parent: string | null };
/** In the order of siblings, from 0. */
export type Place = Placed & { position: number };

export const DEEPEST_CATEGORY = 5;
export const MOST_CATEGORIES = 2_000;

type Moved =
  | { places: Place[]; error?: undefined }
  | { places?: undefined; error: 'CATEGORY_NOT_FOUND' | 'CATEGORY_UNDER_ITSELF' | 'CATEGORY_TOO_DEEP' };
export type Move = {
  code: string;
  /** null: to the top. */
  parent: string | null;
  /** The sibling that it is to stand before; null for the last place. */
  before: string | null;
};

/** The category and all that is below it; `tree` has siblings in their order. */
export function branchOf<T extends Placed>(tree: readonly T[], code: string): T[] {
  const self = tree.filter((one) => one.code === code);
  return [
    ...self,
    ...tree.filter(({ parent }) => parent === code).flatMap((child) => branchOf(tree, child.code)),
  ];
}

/** Each before those below it, siblings as they were; what is too deep or below none of them is left out. */
export function inTreeOrder<T>(all: readonly T[], of: (one: T) => Pick<Placed, 'code' | 'parent'>): T[] {
  const children = Map.groupBy(all, (one) => of(one).parent);
  const below = (parent: string | null, level: number): T[] =>
    level > DEEPEST_CATEGORY
      ? []
      : (children.get(parent) ?? []).flatMap((one) => [one].concat(below(of(one).code, level + 1)));
  return below(null, 1);
}

/** From the top to the category itself; shorter where a parent is missing. */
export function pathOf(tree: readonly Placed[], code: string): string[] {
  const path: string[] = [];
  let at: string | null = code;
  while (at !== null && path.length < DEEPEST_CATEGORY) {
    const here: string = at;
    path.unshift(here);
    at = tree.find((one) => one.code === here)?.parent ?? null;
  }
  return path;
}

/**
 * Where the category, what is below it and its new siblings stand once it has moved; `tree` has siblings in their order. Refused
 * below itself, and where a category would be deeper than level 5.
 */
export function moved(tree: readonly Placed[], { code, parent, before }: Move): Moved {
  const self = tree.find((one) => one.code === code);
  const above = tree.find((one) => one.code === parent);
  if (!self || (parent !== null && !above)) return { error: 'CATEGORY_NOT_FOUND' };
  const branch = branchOf(tree, code);
  if (branch.some((one) => one.code === parent)) return { error: 'CATEGORY_UNDER_ITSELF' };
  const level = (above?.level ?? 0) + 1;
  const deeper = level - self.level;
  if (Math.max(...branch.map((one) => one.level)) + deeper > DEEPEST_CATEGORY)
    return { error: 'CATEGORY_TOO_DEEP' };
  const others = tree.filter((one) => one.parent === parent && one.code !== code);
  const place = before === null ? others.length : others.findIndex((one) => one.code === before);
  if (place < 0) return { error: 'CATEGORY_NOT_FOUND' };
  const siblings = [...others];
  siblings.splice(place, 0, { code, level, parent });
  const below = branch.filter((one) => one.code !== code);
  return {
    places: [
      ...siblings.map(({ code: each, level: at, parent: under }, position) => ({
        code: each,
        level: at,
        parent: under,
        position,
      })),
      ...below.map((one) => ({
        code: one.code,
        parent: one.parent,
        level: one.level + deeper,
        position: tree.filter(({ parent: same }) => same === one.parent).indexOf(one),
      })),
    ],
  };
}
