import { describe, expect, test } from 'vitest';
import { childrenOf, placeInTree, trailTo, type Category } from './category-tree.ts';

const category = (code: string, parent: string | null): Category => ({
  code,
  parent,
  name: code,
  image: null,
  level: code.length,
});
const all = [
  category('1', null),
  category('2', null),
  category('11', '1'),
  category('12', '1'),
  category('111', '11'),
  category('112', '11'),
];
const codes = (categories: readonly Category[]) => categories.map(({ code }) => code);

describe('the tree of categories', () => {
  test('gives what is right below, in the order of the list', () => {
    expect(codes(childrenOf(all, null))).toEqual(['1', '2']);
    expect(codes(childrenOf(all, '1'))).toEqual(['11', '12']);
  });

  test('leads from the top down to a category', () => {
    expect(codes(trailTo(all, '112'))).toEqual(['1', '11', '112']);
  });

  test('leads nowhere for a category that the shop does not have', () => {
    expect(trailTo(all, '99')).toEqual([]);
    expect(trailTo(all, undefined)).toEqual([]);
  });

  test('ends where parents go round in a circle', () => {
    expect(codes(trailTo([category('a', 'b'), category('b', 'a')], 'a'))).toEqual(['b', 'a']);
  });
});

describe('the place of a list', () => {
  test('offers the top categories where nothing is chosen', () => {
    expect(codes(placeInTree(all, undefined).choices)).toEqual(['1', '2']);
  });

  test('offers what is below the chosen one', () => {
    expect(codes(placeInTree(all, '1').choices)).toEqual(['11', '12']);
  });

  test('offers the neighbours where nothing is below', () => {
    const place = placeInTree(all, '111');
    expect(codes(place.trail)).toEqual(['1', '11', '111']);
    expect(codes(place.choices)).toEqual(['111', '112']);
  });
});
