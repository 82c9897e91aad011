/** Chance that repeats itself: every run of the bench asks for the same things in the same order. */

/** Numbers from 0 (inclusive) to 1 (exclusive), by mulberry32. */
export function createChance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Ranks from 0 to `size` - 1, the rank r asked for 1 / (r + 1) as often as the first: few are asked for often. */
export function createZipf(size: number, chance: () => number): () => number {
  const upTo = new Float64Array(size);
  let sum = 0;
  for (let rank = 0; rank < size; rank += 1) {
    sum += 1 / (rank + 1);
    upTo[rank] = sum;
  }
  return () => {
    const wanted = chance() * sum;
    let low = 0;
    let high = size - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((upTo[middle] ?? 0) > wanted) high = middle;
      else low = middle + 1;
    }
    return low;
  };
}

export function pick<T>(from: readonly T[], chance: () => number): T {
  const picked = from[Math.floor(chance() * from.length)];
  if (picked === undefined) throw new RangeError('There is nothing to pick from');
  return picked;
}
