import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { branchOf, DEEPEST_CATEGORY, moved, pathOf, type Place, type Placed } from './category-tree.ts';

const tree: Placed[] = [
  { code: 'food', level: 1, parent: null },
  { code: 'care', level: 1, parent: null },
  { code: 'dog', level: 2, parent: 'food' },
  { code: 'cat', level: 2, parent: 'food' },
  { code: 'dry', level: 3, parent: 'dog' },
];
const codesOf = (places: readonly Place[] | undefined, parent: string | null) =>
  places
    ?.filter((one) => one.parent === parent)
    .toSorted((a, b) => a.position - b.position)
    .map(({ code }) => code);

describe('moving a category', () => {
  it('puts it before a sibling or last', () => {
    expect(codesOf(moved(tree, { code: 'cat', parent: 'food', before: 'dog' }).places, 'food')).toEqual([
      'cat',
      'dog',
    ]);
    expect(codesOf(moved(tree, { code: 'food', parent: null, before: null }).places, null)).toEqual([
      'care',
      'food',
    ]);
  });

  it('takes what is below it along, with its levels', () => {
    const { places } = moved(tree, { code: 'dog', parent: null, before: 'care' });
    expect(codesOf(places, null)).toEqual(['food', 'dog', 'care']);
    expect(places).toContainEqual({ code: 'dog', level: 1, parent: null, position: 1 });
    expect(places).toContainEqual({ code: 'dry', level: 2, parent: 'dog', position: 0 });
  });

  it('is refused below itself, too deep, and where nothing is', () => {
    const deep: Placed[] = [...tree, { code: 'x', level: 4, parent: 'dry' }];
    expect(moved(tree, { code: 'food', parent: 'dry', before: null }).error).toBe('CATEGORY_UNDER_ITSELF');
    expect(moved(tree, { code: 'food', parent: 'food', before: null }).error).toBe('CATEGORY_UNDER_ITSELF');
    expect(moved(deep, { code: 'food', parent: 'care', before: null }).places).toBeDefined();
    expect(
      moved([...deep, { code: 'y', level: 5, parent: 'x' }], { code: 'food', parent: 'care', before: null })
        .error,
    ).toBe('CATEGORY_TOO_DEEP');
    expect(moved(tree, { code: 'none', parent: null, before: null }).error).toBe('CATEGORY_NOT_FOUND');
    expect(moved(tree, { code: 'dog', parent: 'none', before: null }).error).toBe('CATEGORY_NOT_FOUND');
    expect(moved(tree, { code: 'dog', parent: 'food', before: 'care' }).error).toBe('CATEGORY_NOT_FOUND');
  });

  it('keeps every category once, below its parent by one level, whatever is moved where', () => {
    const codes = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    const move = fc.record({
      code: fc.constantFrom(...codes),
      parent: fc.option(fc.constantFrom(...codes)),
      before: fc.option(fc.constantFrom(...codes)),
    });
    fc.assert(
      fc.property(fc.array(move, { maxLength: 40 }), (moves) => {
        let places: Place[] = codes.map((code, position) => ({ code, level: 1, parent: null, position }));
        for (const one of moves) {
          const ordered = places.toSorted((a, b) => a.level - b.level || a.position - b.position);
          const next = moved(ordered, one).places ?? [];
          places = [...places.filter(({ code }) => !next.some((each) => each.code === code)), ...next];
        }
        expect(places.map(({ code }) => code).toSorted()).toEqual(codes);
        for (const { code, level, parent } of places) {
          expect(level).toBe((places.find((one) => one.code === parent)?.level ?? 0) + 1);
          expect(level).toBeLessThanOrEqual(DEEPEST_CATEGORY);
          expect(pathOf(places, code)).toHaveLength(level);
          expect(branchOf(places, code).length).toBeGreaterThan(0);
        }
      }),
    );
  });
});
