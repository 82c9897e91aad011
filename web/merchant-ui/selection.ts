import { hashKey, type QueryKey } from '@tanstack/react-query';
import { useState } from 'react';

/** The rows that were picked for an action on all of them, by their keys. */
export type Selection = {
  keys: ReadonlySet<string>;
  toggle: (key: string) => void;
  /** Takes all of these in, or where they are in already all of them out. */
  toggleAll: (keys: readonly string[]) => void;
  /** All of these become what the last of them is not yet. */
  toggleRange: (keys: readonly string[], last: string) => void;
  clear: () => void;
  /** All that the list has, beyond what is shown. */
  isWhole: boolean;
  pickWhole: () => void;
};

type Picked = { list: string; keys: ReadonlySet<string>; isWhole: boolean };
type Shown = { list: string; rows: readonly string[] };

const NOTHING: ReadonlySet<string> = new Set();

/**
 * Of the rows that are shown: what another question of the list does not show is not picked, nor is a row that is gone.
 * `query` is the question, `rows` are the keys of its answer.
 */
export function useSelection({ query, rows }: { query: QueryKey; rows: readonly string[] }): Selection {
  const list = hashKey(query);
  const [kept, setKept] = useState<Picked>({ list, keys: NOTHING, isWhole: false });
  const picked = stillShown(kept, { list, rows });
  if (picked !== kept) setKept(picked);
  const { keys, isWhole } = picked;
  const areAll = rows.length > 0 && rows.every((row) => keys.has(row));
  const change = (to: (now: ReadonlySet<string>) => ReadonlySet<string>) =>
    setKept((now) => ({ list: now.list, keys: to(now.keys), isWhole: false }));
  return {
    keys,
    toggle: (key) => change((now) => toggled(now, [key])),
    toggleAll: (all) => change((now) => toggled(now, all)),
    toggleRange: (all, last) => change((now) => toggledRange(now, all, last)),
    clear: () => change(() => NOTHING),
    isWhole: isWhole && areAll,
    pickWhole: () => setKept((now) => ({ ...now, isWhole: true })),
  };
}

/** The same where nothing of it is gone. */
export function stillShown(picked: Picked, { list, rows }: Shown): Picked {
  if (picked.list !== list) return { list, keys: NOTHING, isWhole: false };
  const keys = picked.keys.intersection(new Set(rows));
  return keys.size === picked.keys.size ? picked : { ...picked, keys };
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
