/** Where a category can go by one step, as its buttons offer it. */
import { moved, type Move, type Placed } from '#domain/products/category-tree.ts';
import type { Category } from './merchant-categories.queries.ts';

export type Step = 'up' | 'down' | 'in' | 'out';
export const STEPS: readonly Step[] = ['up', 'down', 'in', 'out'];
export type Edge = 'before' | 'inside' | 'after';

export const placedOf = ({ Code, Level, Parent }: Category): Placed => ({
  code: Code,
  level: Level,
  parent: Parent,
});

const siblingsOf = (tree: readonly Placed[], parent: string | null) =>
  tree.filter((one) => one.parent === parent);

/** undefined where the step leads nowhere. */
export function stepMove(tree: readonly Placed[], code: string, step: Step): Move | undefined {
  const self = tree.find((one) => one.code === code);
  if (!self) return undefined;
  const { parent } = self;
  const siblings = siblingsOf(tree, parent);
  const at = siblings.findIndex((one) => one.code === code);
  const earlier = siblings[at - 1];
  const move = ((): Move | undefined => {
    if (step === 'up') return earlier && { code, parent, before: earlier.code };
    if (step === 'down') return siblings[at + 1] && { code, parent, before: siblings[at + 2]?.code ?? null };
    if (step === 'in') return earlier && { code, parent: earlier.code, before: null };
    const above = tree.find((one) => one.code === parent);
    if (!above) return undefined;
    return { code, parent: above.parent, before: afterOf(tree, above) };
  })();
  return move && moved(tree, move).places ? move : undefined;
}

/** The sibling after it; null for the last place. */
function afterOf(tree: readonly Placed[], { code, parent }: Placed): string | null {
  const siblings = siblingsOf(tree, parent);
  return siblings[siblings.findIndex((one) => one.code === code) + 1]?.code ?? null;
}

type Drop = { code: string; on: string; edge: Edge };

/** What letting a category go on another one means; undefined where it may not stand, or stands already. */
export function dropMove(tree: readonly Placed[], { code, on, edge }: Drop): Move | undefined {
  const target = tree.find((one) => one.code === on);
  if (!target || code === on) return undefined;
  const move: Move =
    edge === 'inside'
      ? { code, parent: on, before: null }
      : { code, parent: target.parent, before: edge === 'before' ? on : afterOf(tree, target) };
  if (move.before === code) return undefined;
  return moved(tree, move).places ? move : undefined;
}
