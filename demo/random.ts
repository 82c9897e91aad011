/** Chance that comes out the same on every machine: the demo is a function of its seeds. */
export type Random = {
  /** 0 up to, not including, 1. */
  next(): number;
  /** A whole number from `low` to `high`, both possible. */
  int(low: number, high: number): number;
  pick<T>(list: readonly [T, ...T[]] | readonly T[]): T;
  chance(share: number): boolean;
  shuffled<T>(list: readonly T[]): T[];
};

/** One stream of chance for a name: the same name gives the same stream (FNV-1a, then mulberry32). */
export function createRandom(seed: string): Random {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    int,
    chance: (share) => next() < share,
    pick<T>(list: readonly T[]): T {
      if (list.length === 0) throw new RangeError('There is nothing to pick from.');
      // The index lies inside the list that was just seen not to be empty.
      return list[int(0, list.length - 1)] as T;
    },
    shuffled<T>(list: readonly T[]): T[] {
      return list
        .map((item) => ({ item, at: next() }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ item }) => item);
    },
  };
}
