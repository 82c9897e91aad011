import type { MarkName } from '../pictures/marks.ts';
import type { DemoCategory, DemoProduct } from '../types.ts';

/** A category by its digits: one digit a level. First-level ones are drawn as a mark. */
export type CategoryPlan = readonly [digits: string, th: string, en: string, mark?: MarkName];

/** The categories of a tenant; deeper ones are drawn as one of their products. */
export function composeCategories(
  letter: string,
  plans: readonly CategoryPlan[],
  products: readonly DemoProduct[],
): DemoCategory[] {
  return plans.map(([digits, th, en, mark]) => {
    const code = letter + digits;
    const level = levelOf(digits);
    const inside = products
      .filter(({ path }) => path[level - 1] === code)
      .toSorted((a, b) => (a.code < b.code ? -1 : 1));
    // A second-level category shows its last product, so that it differs from its first child.
    const sample = level === 2 ? inside.at(-1) : inside[0];
    if (sample === undefined) throw new RangeError(`The category ${code} has no products.`);
    return {
      code,
      level,
      parent: level === 1 ? undefined : code.slice(0, -1),
      name: { th, en },
      picture: mark === undefined ? { drawing: { ...sample.drawing, scale: 1 } } : { mark },
    };
  });
}

function levelOf(digits: string): 1 | 2 | 3 {
  if (digits.length === 1) return 1;
  return digits.length === 2 ? 2 : 3;
}
