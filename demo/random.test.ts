import { describe, expect, it } from 'vitest';
import { createRandom } from './random.ts';

describe('chance with a name', () => {
  it('gives the same stream for the same name and another for another', () => {
    const first = (seed: string) => {
      const random = createRandom(seed);
      return Array.from({ length: 20 }, () => random.int(0, 1_000_000));
    };
    expect(first('a')).toEqual(first('a'));
    expect(first('a')).not.toEqual(first('b'));
  });

  it('gives every whole number of a range, both ends included', () => {
    const random = createRandom('range');
    expect(new Set(Array.from({ length: 200 }, () => random.int(2, 5)))).toEqual(new Set([2, 3, 4, 5]));
  });

  it('shuffles without losing anything', () => {
    const list = Array.from({ length: 50 }, (_, at) => at);
    const shuffled = createRandom('cards').shuffled(list);
    expect(shuffled).not.toEqual(list);
    expect(shuffled.toSorted((a, b) => a - b)).toEqual(list);
  });
});
