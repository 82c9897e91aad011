import { useMemo, useState } from 'react';

/** The rows that were picked for an action on all of them, by their keys. */
export type Selection = {
  keys: ReadonlySet<string>;
  toggle: (key: string) => void;
  /** Takes all of these in, or where they are in already all of them out. */
  toggleAll: (keys: readonly string[]) => void;
  /** All of these become what the last of them is not yet. */
  toggleRange: (keys: readonly string[], last: string) => void;
  /** These alone. */
  replace: (keys: Iterable<string>) => void;
};

export function useSelection(): Selection {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  return useMemo(
    () => ({
      keys,
      toggle: (key) => setKeys((now) => toggled(now, [key])),
      toggleAll: (all) => setKeys((now) => toggled(now, all)),
      toggleRange: (all, last) => setKeys((now) => toggledRange(now, all, last)),
      replace: (next) => setKeys(new Set(next)),
    }),
    [keys],
  );
}

export function toggled(now: ReadonlySet<string>, keys: readonly string[]): ReadonlySet<string> {
  return keys.every((key) => now.has(key)) ? now.difference(new Set(keys)) : now.union(new Set(keys));
}

export function toggledRange(
  now: ReadonlySet<string>,
  keys: readonly string[],
  last: string,
): ReadonlySet<string> {
  return now.has(last) ? now.difference(new Set(keys)) : now.union(new Set(keys));
}

/** The keys from one to another, whichever comes first; the second alone where the first is not there any more. */
export function keysBetween(keys: readonly string[], from: string | undefined, to: string): string[] {
  const [a, b] = [keys.indexOf(from ?? to), keys.indexOf(to)];
  return a < 0 ? [to] : keys.slice(Math.min(a, b), Math.max(a, b) + 1);
}
