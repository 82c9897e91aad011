import { useMemo, useState } from 'react';

/** The rows that were picked for an action on all of them, by their keys. */
export type Selection = {
  keys: ReadonlySet<string>;
  toggle: (key: string) => void;
  /** Takes all of these in, or where they are in already all of them out. */
  toggleAll: (keys: readonly string[]) => void;
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
      replace: (next) => setKeys(new Set(next)),
    }),
    [keys],
  );
}

export function toggled(now: ReadonlySet<string>, keys: readonly string[]): ReadonlySet<string> {
  if (!keys.every((key) => now.has(key))) return new Set([...now, ...keys]);
  return new Set([...now].filter((key) => !keys.includes(key)));
}
