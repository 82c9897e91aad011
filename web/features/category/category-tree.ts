/** The tree of categories, read from the flat list that the shop answers with (parents before children). */
import type { CallAnswer } from '#contract/schemas.ts';

export type Category = CallAnswer<'categoryList'>['Data'][number];

/** The categories right below one, or the top ones, in the shop's own order. */
export function childrenOf(all: readonly Category[], parent: string | null): Category[] {
  return all.filter((category) => category.parent === parent);
}

/** From the top category down to this one; empty where the shop has no such category. */
export function trailTo(all: readonly Category[], code: string | undefined): Category[] {
  const byCode = new Map(all.map((category) => [category.code, category]));
  const trail: Category[] = [];
  for (let at = code === undefined ? undefined : byCode.get(code); at && !trail.includes(at);) {
    trail.unshift(at);
    at = at.parent === null ? undefined : byCode.get(at.parent);
  }
  return trail;
}

/** The place of a list of products in the tree. */
export type CategoryPlace = {
  /** From the top down to what is shown; empty for all products. */
  trail: readonly Category[];
  /** What can be chosen next: what is below, or beside it where nothing is below. */
  choices: readonly Category[];
};

export function placeInTree(all: readonly Category[], code: string | undefined): CategoryPlace {
  const trail = trailTo(all, code);
  const below = childrenOf(all, trail.at(-1)?.code ?? null);
  if (below.length > 0) return { trail, choices: below };
  return { trail, choices: childrenOf(all, trail.at(-2)?.code ?? null) };
}
